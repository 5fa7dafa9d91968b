//go:build !js

package table

import (
	"testing"

	"capital/game/lux/ai"
	"capital/rules/lux"
)

// Who leads is told by the points that all have when a round begins, also once the match has gone on.
func TestTheLeadIsThatOfARoundsBeginning(t *testing.T) {
	r := until(t, seats(1, 3, ai.Builder), "ABCA", 7, owes(0, lux.DecidePlay, lux.Rounds))
	table := tableOf(t, quickApp(t), r)
	begun := map[int][4]int{}
	m := lux.Rules().New(&r, nil)
	for _, move := range r.Actions {
		m.Apply(move.Seat, move.Action, func(e lux.Event) {
			if e.Kind == lux.RoundBegan {
				begun[e.Count] = [4]int{m.Points(0), m.Points(1), m.Points(2), m.Points(3)}
			}
		})
	}
	var points [4]int
	for round := 2; round <= lux.Rounds; round++ {
		table.standing(round, points[:])
		if points != begun[round] || points == [4]int{} {
			t.Errorf("round %d: told are %v points, and they were %v", round, points, begun[round])
		}
	}
}
