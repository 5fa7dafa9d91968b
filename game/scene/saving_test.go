//go:build !js

package scene

import (
	"slices"
	"testing"

	"capital/game/drive"
	"capital/game/scene/narration"
	"capital/game/session"
	"capital/input"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// TestASlowSaveIsSaid has a disk that takes a move when the test says so, under a match and the menu over it.
func TestASlowSaveIsSaid(t *testing.T) {
	app := quickApp(t)
	disk := make(chan struct{})
	g := app.cabinet.open
	app.sit(g.Start(Config{Seed: 1, Seats: []record.Seat{{Player: session.Person, Name: "Ala"}}}, func(string) error { <-disk; return nil }))
	var told []string
	app.Listen(func(said narration.Told) { told = append(told, said.Words) })
	words := app.Strings.Text("toast.saving")
	says := func() bool { return app.top().Words == words && app.top().Left.Value() == 1 }
	ticks := func(n int) (at int) {
		for at = range n {
			if says() {
				return at
			}
			Tick(app, tick)
		}
		return -1
	}
	drive.Until(t, "the table is there", func() bool {
		Tick(app, tick)
		return tableOf(t, app).shownTo == 0
	})
	if ticks(2*patience) >= 0 {
		t.Fatal("it says so without a save")
	}
	tableOf(t, app).play(recordtest.Bid, 0)
	if at := ticks(2 * patience); at != patience {
		t.Errorf("it says so after %d ticks", at)
	}
	app.Say("something else")
	if says() {
		t.Error("it lies over a toast")
	}
	app.toast = toast{}
	OpenMenu(app)
	if Tick(app, tick); !says() {
		t.Error("it is not said under the menu")
	}
	close(disk)
	drive.Until(t, "the move is saved, and so it says nothing", func() bool {
		Tick(app, tick, input.Intent{Kind: input.Cancel})
		return !says()
	})
	if n := len(told) - len(slices.DeleteFunc(slices.Clone(told), func(said string) bool { return said == words })); n != 1 {
		t.Errorf("who listens hears it %d times: %q", n, told)
	}
}
