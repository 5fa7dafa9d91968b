//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/expo/table/ending"
	"capital/game/expo/table/fair"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/input"
	"capital/rules/expo"
)

// inputAt is a mouse at a point.
func inputAt(x, y float64) input.Intent { return input.Intent{Kind: input.Press, X: x, Y: y} }

// dragged is what a mouse does that drags something.
func dragged(x, y, toX, toY float64) []input.Intent {
	return []input.Intent{
		{Kind: input.Press, X: x, Y: y}, {Kind: input.Move, X: x, Y: y - 40}, {Kind: input.Move, X: toX, Y: toY}, {Kind: input.Release, X: toX, Y: toY},
	}
}

// TestEveryExpoIsCountedOnce in a match of a person against computer players, and in one that is only watched.
func TestEveryExpoIsCountedOnce(t *testing.T) {
	for _, people := range []int{1, 0} {
		settings := scene.Settings{TextSize: 100}
		if people == 0 {
			settings.Speed = 4 // where nobody plays, what does not move passes at once
		}
		d := testExpo(t, settings)
		table := tableOf(t, d, until(t, seats(people, 2-people, ai.Builder), 9, func(m *expo.Match) bool { return m.Round() == 4 }))
		d.ShowAtOnce(table)
		counted := map[*fair.Counting]bool{}
		builder, err := ai.New(ai.Builder, 9)
		if err != nil {
			t.Fatal(err)
		}
		drive.Until(t, "the match is over", func() bool {
			var intents []input.Intent
			if len(table.shown.Waiting) > 0 {
				if c := table.shown.Waiting[0].counting; c != nil {
					counted[c] = true
				}
				intents = []input.Intent{{Kind: input.Confirm}}
			} else if table.Free() && table.Saved() && !table.Waits() && table.atRest() {
				v := table.known()
				table.Do(builder.Choose(&v))
			}
			if err := scene.Tick(d.App, tick, intents...); err != nil {
				t.Fatal(err)
			}
			return d.Shown() != scene.Scene(table)
		})
		if len(counted) != expo.Eras {
			t.Errorf("%d people: %d Expos were counted", people, len(counted))
		}
	}
}

// atRest reports whether nothing is announced or on its way.
func (t *screen) atRest() bool { return len(t.shown.Waiting) == 0 && !t.shown.OnItsWay() }

// TestWhatIsGainedIsSeen on its way to where it is counted, and the table goes on when it is there.
func TestWhatIsGainedIsSeen(t *testing.T) {
	d := testExpo(t, scene.Settings{Speed: 1, TextSize: 100})
	table := tableOf(t, d, until(t, seats(1, 2, ai.Builder), 3, owes(0, expo.DecideBuild, 2)))
	d.ShowAtOnce(table)
	v := table.known()
	var build expo.Action
	for _, a := range v.Legal(nil) {
		if e := a.Tile.Effect(expo.Printed); e != nil {
			build = a
			break
		}
	}
	table.Do(build)
	flew := 0
	drive.Until(t, "all is where it belongs", func() bool {
		if err := scene.Tick(d.App, tick); err != nil {
			t.Fatal(err)
		}
		p := table.Position()
		for _, f := range p.Flying {
			if f.Words != "" && f.Seat == 0 {
				flew++
			}
		}
		return table.session.Moves() > 0 && flew > 0 && !table.shown.OnItsWay()
	})
	if table.session.Table().Player(0).At(build.Cell()) < 0 {
		t.Error("nothing is built")
	}
}

// TestAMatchIsLookedBackAt from its results, at every kind of decision.
func TestAMatchIsLookedBackAt(t *testing.T) {
	drive.Window(t)
	d := quickApp(t)
	r := until(t, seats(1, 2, ai.Builder), 7, func(m *expo.Match) bool { return m.Over() })
	results := tableOf(t, d, r).Results()
	course := ending.NewCourse(r, d.adviser.Review)
	defer course.Leave()
	looked := map[expo.ActionKind]bool{}
	for move, made := range r.Actions {
		if looked[made.Action.Kind] || move+1 == len(r.Actions) {
			continue
		}
		looked[made.Action.Kind] = true
		back := newLookBack(d, course, move, results)
		look := func() {
			t.Helper()
			for range 3 {
				if err := back.Update(d.App, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		look()
		w, h := d.Size()
		before := drive.Drawn(w, h, func(dst *ebiten.Image) { back.Draw(d.App, dst) })
		if made.Action.Kind == expo.Build {
			drive.Keep(t, "expo-lookback", before)
		}
		if err := back.Update(d.App, []input.Intent{{Kind: input.Navigate, DX: 1}}); err != nil {
			t.Fatal(err)
		}
		look()
		if after := drive.Drawn(w, h, func(dst *ebiten.Image) { back.Draw(d.App, dst) }); drive.Differing(before, after) == 0 {
			t.Errorf("after move %d the next one looks the same", move)
		}
	}
	if len(looked) < 6 {
		t.Errorf("only %d kinds of decision came up", len(looked))
	}
}

// TestAHintShowsTheBestChain of activations: its buildings lie in the city, in their order, the advised one first.
func TestAHintShowsTheBestChain(t *testing.T) {
	longest := 0
	for seed := uint64(1); seed < 8 && longest < 2; seed++ {
		table := tableOf(t, quickApp(t), until(t, seats(1, 1, ai.Builder), seed, owes(0, expo.DecideActivate, 8)))
		for _, a := range table.hand.choosing().legal {
			if a.Kind != expo.Activate {
				continue
			}
			table.hand.hint = view.Hint{Open: true, Ready: true, Advice: view.Advice{Rows: []view.AdviceRow{{Action: a}}}}
			p := table.Position()
			if len(p.Chain) == 0 || p.Chain[0] != a.Cell() || p.After == nil {
				t.Fatalf("the chain of %v is %v", a, p.Chain)
			}
			longest = max(longest, len(p.Chain))
		}
	}
	if longest < 2 {
		t.Error("no chain is longer than one")
	}
}
