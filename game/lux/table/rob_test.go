//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/lux/ai"
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
