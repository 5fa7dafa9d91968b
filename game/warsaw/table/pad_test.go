//go:build !js

package table

import (
	"testing"

	"capital/input"
)

// TestOthersAreLookedAtWithoutAPointer left of the milestones: one after the other, and back.
func TestOthersAreLookedAtWithoutAPointer(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	settle(t, table)
	moves := table.session.Moves()
	up, left, right := input.Intent{Kind: input.Navigate, DY: -1}, input.Intent{Kind: input.Navigate, DX: -1}, input.Intent{Kind: input.Navigate, DX: 1}
	for n, c := range []struct {
		in           input.Intent
		seat, showed int
	}{{up, -1, 1}, {left, 2, 0}, {left, 1, 0}, {left, 1, 0}, {right, 2, 0}, {right, -1, 1}, {left, 2, 0}, {up, -1, 0}} {
		table.TakeAll([]input.Intent{c.in})
		if p := table.Position(); p.Enlarged != c.seat || milestoneLookedAt(table) != c.showed {
			t.Errorf("step %d: the district of seat %d is large, and milestone %d", n, p.Enlarged, milestoneLookedAt(table))
		}
	}
	if table.session.Moves() != moves || !table.hand.held.none() {
		t.Error("to look at others has done something")
	}
}
