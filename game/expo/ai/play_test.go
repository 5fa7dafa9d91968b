package ai

import (
	"errors"
	"testing"

	"capital/rules/expo"
	"capital/rules/record"
)

// look is shown the match before each decision, and the view of the seat that owes it. A match ends where look says so.
type look func(m *expo.Match, v *expo.View) (end bool)

// each is a look at every decision of a match.
func each(see func(m *expo.Match, v *expo.View)) look {
	return func(m *expo.Match, v *expo.View) bool { see(m, v); return false }
}

// play plays a match with the players, one of them at all seats or one a seat, to its end or until look, which may be nil,
// ends it.
func play(t testing.TB, seats int, seed uint64, players []Player, look look) (expo.Record, expo.Match) {
	t.Helper()
	ended := errors.New("ended")
	played := expo.Record{Seed: seed}
	for range seats {
		played.Seats = append(played.Seats, record.Seat{Player: Random, Name: "Kraków"})
	}
	m, err := expo.Rules().Play(&played, func(m *expo.Match, seat int) (expo.Action, error) {
		v := m.View(seat)
		if look != nil && look(m, &v) {
			return expo.Action{}, ended
		}
		return players[seat%len(players)].Choose(&v), nil
	}, nil)
	if err != nil && err != ended {
		t.Fatalf("seed %d: %v", seed, err)
	}
	return played, m
}

// makePlayers makes one player a level named. A master thinks little.
func makePlayers(t testing.TB, levels ...string) []Player {
	t.Helper()
	players := make([]Player, len(levels))
	for s, level := range levels {
		var err error
		if players[s], err = New(level, uint64(s)); err != nil {
			t.Fatal(err)
		}
		players[s] = Within(Limit{Samples: 3}, players[s])
	}
	return players
}
