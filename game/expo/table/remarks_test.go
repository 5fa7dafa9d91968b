package table

import (
	"testing"

	"capital/game/expo/ai"
	"capital/rules/expo"
	"capital/rules/record"
)

// Who leads is told by the prestige that events bring, which is what every seat has after each move.
func TestPrestigeFollowsFromEvents(t *testing.T) {
	player, err := ai.New(ai.Apprentice, 0)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(3) {
		r := expo.Record{Seed: seed, Seats: []record.Seat{{Player: ai.Apprentice}, {Player: ai.Apprentice}, {Player: ai.Apprentice}}}
		start := expo.Rules().New(&r, nil)
		var points [3]int
		m, err := expo.Rules().Play(&r, func(m *expo.Match, seat int) (expo.Action, error) {
			v := m.View(seat)
			return player.Choose(&v), nil
		}, func(e expo.Event) {
			if n := earned(e); n != 0 {
				points[e.Seat] += n
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		for seat, n := range points {
			if got := m.Has(seat, expo.Prestige) - start.Has(seat, expo.Prestige); got != n {
				t.Errorf("seed %d, seat %d: events bring %d prestige, and it has gained %d", seed, seat, n, got)
			}
		}
	}
}
