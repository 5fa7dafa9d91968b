//go:build !js

package table

import (
	"testing"

	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// milestoneLookedAt is the milestone that keys are at, counted from 1; or 0.
func milestoneLookedAt(table *screen) int {
	if at := table.Position().Focus; at.Kind == view.MilestoneOf {
		return at.N + 1
	}
	return 0
}

// TestMilestonesAreLookedAtByKeys goes to the shared board and back, in the hand and with a tile aimed at the topmost space.
func TestMilestonesAreLookedAtByKeys(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	moves := table.session.Moves()
	up, down := input.Intent{Kind: input.Navigate, DY: -1}, input.Intent{Kind: input.Navigate, DY: 1}
	right := input.Intent{Kind: input.Navigate, DX: 1}
	shown := func(want int, what string, intents ...input.Intent) {
		t.Helper()
		for _, in := range intents {
			table.TakeAll([]input.Intent{in})
		}
		if got := milestoneLookedAt(table); got != want {
			t.Errorf("%s: milestone %d is shown, not %d", what, got, want)
		}
	}
	shown(1, "up from the hand", up)
	shown(3, "two to the right", right, right)
	shown(5, "beyond the last", right, right, right)
	shown(0, "down again", down)
	shown(2, "by its number", input.Intent{Kind: input.Choose, Number: 6})
	shown(0, "cancelled", input.Intent{Kind: input.Cancel})
	shown(0, "a tile of the hand", input.Intent{Kind: input.Choose, Number: 1})
	table.TakeAll([]input.Intent{up}) // aims it
	for range 4 {
		if milestoneLookedAt(table) == 0 {
			table.TakeAll([]input.Intent{up})
		}
	}
	shown(2, "up from the board", right)
	aimed := table.hand.held.target
	shown(0, "confirmed", input.Intent{Kind: input.Confirm})
	if table.session.Moves() != moves || !table.hand.held.aimed || table.hand.held.target != aimed {
		t.Error("to look at milestones has done something")
	}
}

// recordTo is a match of two in which each does the first thing that is legal, up to where something is wanted.
func recordTo(t *testing.T, wanted func(m *warsaw.Match) bool) warsaw.Record {
	t.Helper()
	r := warsaw.Record{Seed: 3, Seats: []record.Seat{person("Zofia"), person("Sawa")}}
	m := warsaw.NewMatch(2, r.Seed, nil)
	for !m.Over() {
		for seat := range r.Seats {
			if wanted(&m) {
				return r
			}
			legal := m.Legal(seat, false, nil)
			if len(legal) == 0 {
				continue
			}
			a := legal[len(legal)/2] // to build rather than to discard
			m.Apply(seat, a, nil)
			r.Actions = append(r.Actions, warsaw.Move{Seat: seat, Action: a})
		}
	}
	t.Fatal("the match does not come to it")
	return r
}

// TestWhatMeansNothingIsHidden asks for stacks, and for tiles.
func TestWhatMeansNothingIsHidden(t *testing.T) {
	for _, c := range []struct {
		owed   warsaw.Decision
		hidden bool
	}{{warsaw.DecideUse, false}, {warsaw.DecideLosses, true}} {
		s, err := newMatch(recordTo(t, func(m *warsaw.Match) bool { return m.Owes(0) == c.owed }))
		if err != nil {
			t.Fatal(err)
		}
		table := newScreen(quickApp(t), s)
		settle(t, table)
		turning := table.Buttons.Widgets[view.ButtonTurnLeft]
		if p := table.Position(); p.Drops.Shown == c.hidden || turning.Hidden != c.hidden {
			t.Errorf("%v: places for tiles are shown: %v, the button to turn one is hidden: %v", c.owed, p.Drops.Shown, turning.Hidden)
		}
	}
}
