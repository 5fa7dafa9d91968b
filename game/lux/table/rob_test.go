//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/lux/ai"
	narrate "capital/game/lux/table/narration"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/lux"
)

// TestAloneAgainstRob plays whole matches of one seat in every way, up to the results, with every power that there is then.
func TestAloneAgainstRob(t *testing.T) {
	builder, err := ai.New(ai.Builder, 5)
	if err != nil {
		t.Fatal(err)
	}
	for name, act := range ways() {
		for _, letters := range []string{"ACDD", "BCBC", "CDCD", "AAAA"}[:testscope.Count(1, 4)] {
			t.Run(name+" "+letters, func(t *testing.T) {
				d := quickApp(t)
				r := until(t, seats(1, 0, ""), letters, 11, func(*lux.Match) bool { return true })
				table := tableOf(t, d, r)
				d.ShowAtOnce(table)
				do := func(intents ...input.Intent) {
					if err := scene.Tick(d.App, tick, intents...); err != nil {
						t.Fatal(err)
					}
				}
				rest := func() {
					drive.Until(t, "the person may decide", func() bool {
						if table.shown.Announced() != nil {
							do(input.Intent{Kind: input.Confirm})
						}
						do()
						return table.Over() || table.shown.AllShown() && table.Free()
					})
				}
				for rest(); !table.Over(); rest() {
					v := table.known()
					want, before := builder.Choose(&v), table.session.Moves()
					act(table, do, want)
					drive.Until(t, "something is done", func() bool { do(); return table.session.Moves() > before })
					if made := table.session.Record().Actions; made[before].Action != want {
						t.Fatalf("%v was wanted, and %v made", want, made[before:])
					}
				}
				drive.Until(t, "the results are shown", func() bool {
					do(input.Intent{Kind: input.Confirm})
					return d.Shown() != scene.Scene(table)
				})
			})
		}
	}
}

// TestWhatRobWouldDoIsShown lays what ROB would do large over the table, in every way, and takes it away again: on a wide screen
// and on a telephone, in the draft and before a card is played.
func TestWhatRobWouldDoIsShown(t *testing.T) {
	pressed := func(like input.Intent) func(t *testing.T, table *screen, do func(...input.Intent)) {
		return func(t *testing.T, table *screen, do func(...input.Intent)) {
			p := table.Position()
			x, y := table.picture.Where(&p, robsCards).Centre()
			press, release := like, like
			press.Kind, press.X, press.Y, release.Kind, release.X, release.Y = input.Press, x, y, input.Release, x, y
			do(press)
			do(release)
		}
	}
	confirmed := func(way input.Intent) func(t *testing.T, table *screen, do func(...input.Intent)) {
		return func(t *testing.T, table *screen, do func(...input.Intent)) {
			for n := 0; n < 20 && table.hand.focus != robsCards; n++ {
				do(way)
			}
			if does, ready := table.hand.Confirms(); !ready || !strings.Contains(does, "ROB") && does != "Close" {
				t.Errorf("confirming does %q", does)
			}
			do(input.Intent{Kind: input.Confirm})
		}
	}
	for name, ask := range map[string]func(t *testing.T, table *screen, do func(...input.Intent)){
		"mouse": pressed(input.Intent{}), "finger": pressed(input.Intent{Touch: true}),
		"keys": confirmed(input.Intent{Kind: input.Next}), "arrows or a gamepad": confirmed(input.Intent{Kind: input.Navigate, DY: -1}),
	} {
		for _, size := range [][3]float64{{1280, 720, 1}, {1170, 2532, 3}} {
			for _, owed := range []lux.Decision{lux.DecideKeep, lux.DecidePlay} {
				d := quickApp(t)
				d.ResizePoints(size[0], size[1], size[2])
				table := tableOf(t, d, until(t, seats(1, 0, ""), "ACDA", 7, owes(0, owed, 2)))
				do := func(intents ...input.Intent) { table.TakeOne(intents[0]) }
				ask(t, table, do)
				if p := table.Position(); p.Open != robsCards {
					t.Fatalf("%s, %v, %v: %+v lies over the table", name, size, owed, p.Open)
				}
				ask(t, table, do)
				if p := table.Position(); p.Open.Kind != view.Nothing {
					t.Errorf("%s, %v, %v: %+v still lies over the table", name, size, owed, p.Open)
				}
			}
		}
	}
}

// TestWhatRobWouldDoIsHeard says for each instruction what ROB would do, where keys are at ROB's cards and whenever how all stand
// is asked.
func TestWhatRobWouldDoIsHeard(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 0, ""), "ACDA", 7, owes(0, lux.DecidePlay, 2)))
	for n := 0; n < 20 && table.hand.focus != robsCards; n++ {
		table.TakeOne(input.Intent{Kind: input.Next})
	}
	p := table.Position()
	said := narrate.Table(table.art, &p, "")
	open := table.session.Table()
	for _, i := range []lux.Instruction{lux.BestFit, lux.Roomiest, lux.Tightest} {
		_, does, _ := strings.Cut(table.art.RobSays(i, open.RobPlay(i)), ": ")
		if !strings.Contains(said.Focus, does) || !slices.ContainsFunc(said.State(), func(s string) bool { return strings.Contains(s, does) }) {
			t.Errorf("%q is not said; that is %q, and %q", does, said.Focus, said.State())
		}
	}
}
