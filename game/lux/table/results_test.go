//go:build !js

package table

import (
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/lux/ai"
	"capital/game/lux/table/ending"
	"capital/game/lux/table/past"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/scene/lookback"
	"capital/game/session"
	"capital/input"
	"capital/render/text"
	"capital/render/widget"
	"capital/rules/lux"
	"capital/rules/record"
)

// drawn is what a scene looks like once it has been seen for a moment.
func drawn(t *testing.T, d *desk, s scene.Scene) *image.RGBA {
	t.Helper()
	for range 3 {
		if err := s.Update(d.App, nil); err != nil {
			t.Fatal(err)
		}
	}
	w, h := d.Size()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { s.Draw(d.App, dst) })
}

// TestAMatchIsLookedBackAt from its results: of several seats, and of one alone against ROB, at every kind of decision.
func TestAMatchIsLookedBackAt(t *testing.T) {
	drive.Window(t)
	over := func(m *lux.Match) bool { return m.Over() }
	for name, seats := range map[string][]record.Seat{"several": seats(1, 2, ai.Builder), "rob": seats(1, 0, "")} {
		d := quickApp(t)
		r := until(t, seats, "AAAA", 7, over)
		table := tableOf(t, d, r)
		results := table.Results()
		drive.Keep(t, "lux-results-"+name, drawn(t, d, results))
		course := ending.NewCourse(r, d.adviser.Review)
		looked := map[lux.ActionKind]bool{}
		for move, made := range r.Actions {
			if looked[made.Action.Kind] {
				continue
			}
			looked[made.Action.Kind] = true
			back := newLookBack(d, course, move, results)
			picture := drawn(t, d, back)
			if made.Action.Kind == lux.PlayCapital {
				drive.Keep(t, "lux-lookback-"+name, picture)
			}
			if err := back.Update(d.App, []input.Intent{{Kind: input.Navigate, DX: 1}}); err != nil {
				t.Fatal(err)
			}
			next := drawn(t, d, back)
			if move+1 < len(r.Actions) && drive.Differing(picture, next) == 0 {
				t.Errorf("%s: after move %d the next one looks the same", name, move)
			}
		}
		course.Leave()
	}
}

// TestALookBackSaysWhereItIs in the game's words.
func TestALookBackSaysWhereItIs(t *testing.T) {
	d := quickApp(t)
	r := until(t, seats(1, 1, ai.Builder), "AAAA", 7, owes(0, lux.DecidePlay, 2))
	at := &lookedAt{app: d, record: &r, picture: view.NewTable(d.art, startOf(&r))}
	if said := at.Show(lookback.Moment{Moves: 2, Mover: r.Actions[2].Seat, Seat: r.Actions[2].Seat}); said != "You, round I" && said != "Aurora, round I" {
		t.Errorf("it is called %q", said)
	}
}

// TestThePosterIsOfferedAndKept from the results of a match of several, the last of whom is a person, and of one against ROB.
func TestThePosterIsOfferedAndKept(t *testing.T) {
	over := func(m *lux.Match) bool { return m.Over() }
	last := append(seats(0, 1, ai.Builder), record.Seat{Player: session.Person, Name: "Bo"})
	for name, sitting := range map[string][]record.Seat{"several": last, "rob": seats(1, 0, "")} {
		d := quickApp(t)
		r := until(t, sitting, "AAAA", 7, over)
		results := tableOf(t, d, r).Results()
		press := func(s scene.Scene, group *widget.Group, label string) {
			t.Helper()
			for range 2 {
				if err := s.Update(d.App, nil); err != nil {
					t.Fatal(err)
				}
			}
			n := slices.IndexFunc(group.Widgets, func(w widget.Widget) bool { return w.Label == d.App.Strings.Text(label) && !w.Hidden && !w.Disabled })
			if n < 0 {
				t.Fatalf("%s: nothing says %q", name, label)
			}
			x, y := group.Widgets[n].Rect.Centre()
			for _, kind := range []input.Kind{input.Move, input.Press, input.Release} {
				if err := s.Update(d.App, []input.Intent{{Kind: kind, X: x, Y: y}}); err != nil {
					t.Fatal(err)
				}
			}
		}
		press(results, results.Widgets, "results.poster")
		shown, ok := d.App.Shown().(*gallery.Screen)
		if !ok {
			t.Fatalf("%s: the button leads to a %T", name, d.App.Shown())
		}
		says := func(what string) {
			t.Helper()
			drive.Until(t, what, func() bool {
				if err := shown.Update(d.App, nil); err != nil {
					t.Fatal(err)
				}
				return strings.HasPrefix(shown.Spoken(d.App).Prompt, what)
			})
		}
		says("To print")
		press(shown, shown.Widgets, "gallery.keep")
		says("Kept as Capital Lux 2")
	}
}

// TestTheBestAgainstRobIsKept from match to match: the results tell the class of each, what the next one needs and the best
// before it, and the set-up tells the best.
func TestTheBestAgainstRobIsKept(t *testing.T) {
	d := quickApp(t)
	d.past.Wait(t.Context())
	if said := d.alone(); said != "" {
		t.Errorf("before the first match it is said: %q", said)
	}
	over := func(m *lux.Match) bool { return m.Over() }
	var best *past.Match
	for seed := range uint64(4) {
		r := until(t, seats(1, 0, ""), "AAAA", seed, over)
		table := tableOf(t, d, r)
		now, ok := past.Of(&r, table.session.Table())
		if !ok {
			t.Fatal("it does not count")
		}
		results := table.Results()
		drawn(t, d, results)
		said := results.Spoken(d.App).Place
		want := []string{d.art.Strings.Text("results.class."+now.Class.String(), table.session.Table().Points(0), now.Margin)}
		if next, points, ok := now.Class.Next(now.Margin); ok {
			want = append(want, d.art.Strings.Text("ladder.next", points, d.art.ClassName(next)))
		}
		key := "ladder.best"
		if best != nil && now.Better(*best) {
			key = "ladder.best.new"
		}
		if best != nil {
			want = append(want, d.art.Strings.Text(key, view.MarginWords(best.Margin), d.art.ClassName(best.Class)))
		} else if strings.Contains(said, "best") {
			t.Errorf("of the first match is said %q", said)
		}
		for _, words := range want {
			if !strings.Contains(said, words) {
				t.Errorf("match %d: %q is not said; that is %q", seed, words, said)
			}
		}
		if best == nil || now.Better(*best) {
			best = &now
		}
		if said, want := d.alone(), ending.Best(d.art, *best); said != want {
			t.Errorf("after match %d is said %q, not %q", seed, said, want)
		}
	}
	r := until(t, seats(1, 1, ai.Builder), "AAAA", 7, over)
	before, _ := d.past.Best(nil)
	tableOf(t, d, r).Results()
	if after, _ := d.past.Best(nil); after != before {
		t.Error("a match of two counts")
	}
}

// TestTheBestAgainstRobOutlivesTheProgram: another start reads it from what is kept of the match.
func TestTheBestAgainstRobOutlivesTheProgram(t *testing.T) {
	d := quickApp(t)
	r := until(t, seats(1, 0, ""), "AAAA", 3, func(m *lux.Match) bool { return m.Over() })
	m := lux.Rules().New(&r, nil)
	for _, a := range r.Actions {
		m.Apply(a.Seat, a.Action, nil)
	}
	if err := d.Store.Save(file, []byte(lux.Rules().Text(&r, &m))); err != nil {
		t.Fatal(err)
	}
	for _, finished := range []bool{false, true} {
		if finished {
			if err := d.Store.Finish(file, "2031-04-05-lux-3"); err != nil {
				t.Fatal(err)
			}
		}
		again, err := newDesk(d.App)
		if err != nil {
			t.Fatal(err)
		}
		again.past.Wait(t.Context())
		class, margin := m.Class()
		if best, ok := again.past.Best(nil); !ok || best.Class != class || best.Margin != margin {
			t.Errorf("finished %v: the best is %+v", finished, best)
		}
	}
}

// TestTheSetUpTellsTheBest where one seat is to play against ROB.
func TestTheSetUpTellsTheBest(t *testing.T) {
	drive.Window(t)
	d := quickApp(t)
	d.past.Add(past.Match{Class: lux.VeryGood, Margin: 14})
	for people, want := range map[int]bool{1: true, 2: false} {
		d.Begin(scene.Config{Seats: seats(people, 0, ""), Seed: 4})
		d.ShowSetup()
		drive.Until(t, "the set-up is shown", func() bool {
			if err := scene.Tick(d.App, tick); err != nil {
				t.Fatal(err)
			}
			_, table := d.Shown().(*screen)
			return !table
		})
		var words []string
		d.art.Writer.Watch = func(w text.Written) func() {
			words = append(words, w.Words)
			return func() {}
		}
		drawn(t, d, d.Shown())
		d.art.Writer.Watch = nil
		if told := strings.Contains(strings.Join(words, " "), "+14"); told != want {
			t.Errorf("of %d people: told is %v in %q", people, told, words)
		}
	}
}
