//go:build !js

package table

import (
	"testing"

	"capital/input"
)

// tap is a finger's tap.
func tap(x, y float64) []input.Intent {
	return []input.Intent{{Kind: input.Press, X: x, Y: y, Touch: true}, {Kind: input.Release, X: x, Y: y, Touch: true}}
}

// TestTwoFingersOpenAnothersDistrict pinches on the small district of another seat: it is shown large, and larger.
func TestTwoFingersOpenAnothersDistrict(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	table.desk.ResizePoints(1170, 2532, 3)
	settle(t, table)
	x, y := centre(table.picture.Layout.Other(1, 3))
	wants(t, table, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true}, input.Intent{Kind: input.Abandon, X: x, Y: y, Touch: true})
	all := table.place.Tile
	wants(t, table, input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: 2, Touch: true})
	if table.enlarged != 2 || table.place.Tile <= all {
		t.Errorf("seat %d is large, its tiles %v pixels, before %v", table.enlarged, table.place.Tile, all)
	}
}

// TestTheStripOpensASheet taps what is said in brief on a telephone, and taps again; keys do the same.
func TestTheStripOpensASheet(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	table.desk.ResizePoints(2532, 1170, 3)
	settle(t, table)
	x, y := centre(table.picture.Layout.Side)
	for _, step := range []struct {
		intents []input.Intent
		open    bool
		log     bool
	}{
		{tap(x, y), true, false}, {tap(x, y), false, false},
		{[]input.Intent{{Kind: input.Log}}, true, false}, {[]input.Intent{{Kind: input.Log}}, false, true},
		{[]input.Intent{{Kind: input.Cancel}}, false, false},
	} {
		wants(t, table, step.intents...)
		if table.opened != step.open || table.ShowLog != step.log {
			t.Fatalf("after %v the sheet is open: %v, the log: %v", step.intents, table.opened, table.ShowLog)
		}
	}
}
