package ai

import (
	"errors"
	"testing"

	"capital/rules/record"
	"capital/rules/warsaw"
)

// look is shown the match before each decision, and the view of the seat that owes it. A
// match ends where look says so.
type look func(m *warsaw.Match, v *warsaw.View) (end bool)

// each is a look at every decision of a match.
func each(see func(m *warsaw.Match, v *warsaw.View)) look {
	return func(m *warsaw.Match, v *warsaw.View) bool { see(m, v); return false }
}

// blank is the record of a match not yet begun.
func blank(seats int, seed uint64) warsaw.Record {
	r := warsaw.Record{Seed: seed}
	for range seats {
		r.Seats = append(r.Seats, record.Seat{Player: Random, Name: "Sawa"})
	}
	return r
}

// play plays a match with the players, one of them at all seats or one a seat, to its end or
// until look, which may be nil, ends it.
func play(t testing.TB, seats int, seed uint64, players []Player, look look) (warsaw.Record, warsaw.Match) {
	t.Helper()
	ended := errors.New("ended")
	played := blank(seats, seed)
	m, err := warsaw.Rules().Play(&played, func(m *warsaw.Match, seat int) (warsaw.Action, error) {
		v := m.View(seat)
		if look != nil && look(m, &v) {
			return warsaw.Action{}, ended
		}
		return players[seat%len(players)].Choose(&v), nil
	}, nil)
	if err != nil && err != ended {
		t.Fatalf("seed %d: %v", seed, err)
	}
	return played, m
}

// playTo plays a match of builders until it has come as far as wanted.
func playTo(t testing.TB, seats int, seed uint64, there func(m *warsaw.Match) bool) warsaw.Match {
	t.Helper()
	_, m := play(t, seats, seed, makePlayers(t, Builder), func(m *warsaw.Match, _ *warsaw.View) bool { return there(m) })
	if m.Over() {
		t.Fatal("the match never comes so far")
	}
	return m
}

// recorded is a whole match between the levels.
func recorded(t testing.TB, seed uint64, levels ...string) warsaw.Record {
	t.Helper()
	played, _ := play(t, len(levels), seed, makePlayers(t, levels...), nil)
	return played
}
