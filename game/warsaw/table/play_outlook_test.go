//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/warsaw/table/income"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// counted is a table with an income that has begun to be counted.
func counted(t *testing.T) (*screen, *income.Counting) {
	t.Helper()
	app := testCapital(t, scene.Settings{Speed: 1, TextSize: 100}, store.OpenFolder(t.TempDir()))
	s, err := newMatch(warsaw.Record{Seed: 5, Seats: []record.Seat{person("Zofia"), computer("Sawa")}})
	if err != nil {
		t.Fatal(err)
	}
	table := newScreen(app, s)
	drive.Until(t, "an income is counted", func() bool {
		if w := table.shown.Waiting; len(w) > 0 && w[0].income != nil && table.shown.Begun(0) {
			return true
		}
		if table.decision() != warsaw.NoDecision && len(table.shown.Waiting) == 0 && table.session.Saved() {
			table.session.Submit(table.Seat, choose(t, table.session.Match(), table.Seat))
			table.hand.Forget()
		}
		if err := table.Update(app.App, nil); err != nil {
			t.Fatal(err)
		}
		return false
	})
	return table, table.shown.Waiting[0].income
}

// TestWhatMayComeWaitsOverAnIncome: the sheet opens from the menu over an income that is being counted, is seen and heard, and
// alone takes keys; the income waits below it and then goes on.
func TestWhatMayComeWaitsOverAnIncome(t *testing.T) {
	drive.Window(t)
	table, counting := counted(t)
	before := pictureOf(table)
	table.Menu().Outlook()
	if table.Sheet == nil {
		t.Fatal("the sheet does not open")
	}
	table.Update(table.App, nil)
	opened := pictureOf(table)
	if drive.Differing(before, opened) < opened.Bounds().Dx()*opened.Bounds().Dy()/2 {
		t.Error("the sheet is not seen")
	}
	if said, want := table.Spoken(table.App).Place, table.Sheet.Spoken().Place; said != want {
		t.Errorf("%q is heard, not %q", said, want)
	}
	for range 600 { // longer than any counting
		table.Update(table.App, nil)
	}
	if counting.Settled() || drive.Differing(opened, pictureOf(table)) != 0 {
		t.Error("the income goes on below the sheet")
	}
	table.Update(table.App, []input.Intent{{Kind: input.Confirm}})
	if table.Sheet != nil {
		table.Update(table.App, []input.Intent{{Kind: input.Cancel}})
	}
	if table.Sheet != nil || len(table.shown.Waiting) == 0 || table.shown.Waiting[0].income != counting || counting.Settled() {
		t.Fatal("keys do not close the sheet alone")
	}
	drive.Until(t, "the income is counted", func() bool {
		table.Update(table.App, nil)
		return counting.Settled()
	})
}
