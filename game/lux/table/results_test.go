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
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/input"
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
	if said := at.Show(2); said != "You, round I" && said != "Aurora, round I" {
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
		results := tableOf(t, d, r).Results().(*results.Screen)
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
