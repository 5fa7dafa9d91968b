package view

import (
	"testing"

	"capital/rules/expo"
	"capital/rules/random"
)

// played is a match of random legal moves in a state that is asked for, of the first seed from one on that leads there.
func played(t testing.TB, seats int, seed uint64, until func(*expo.Match) bool) *expo.Match {
	t.Helper()
	for last := seed + 50; seed < last; seed++ {
		if m := playedOf(t, seats, seed, until); until(m) {
			return m
		}
	}
	t.Fatalf("%d seats: no match leads to what was asked for", seats)
	return nil
}

// playedOf is so of one seed, or a match that is over. Tiles come where they cost little, and what can be activated is.
func playedOf(t testing.TB, seats int, seed uint64, until func(*expo.Match) bool) *expo.Match {
	t.Helper()
	chance := random.Source(seed)
	m := expo.NewMatch(seats, seed, nil)
	var legal []expo.Action
	for !m.Over() && !until(&m) {
		seat := m.Turn()
		legal = sensible(&m, seat, m.Legal(seat, legal[:0]))
		if r := m.Apply(seat, legal[chance.Below(len(legal))], nil); !r.OK() {
			t.Fatal(r)
		}
	}
	return &m
}

// sensible are the actions that a person would think about.
func sensible(m *expo.Match, seat int, legal []expo.Action) []expo.Action {
	var kept []expo.Action
	p := m.Player(seat)
	for _, a := range legal {
		switch a.Kind {
		case expo.Build, expo.Prosper:
			if p.Penalty(a.Tile, a.Cell()) == 0 {
				kept = append(kept, a)
			}
		case expo.Activate:
			kept = append(kept, a)
		}
	}
	if kept == nil {
		return legal
	}
	return kept
}

// owes is a decision of a seat in a round.
func owes(round, seat int, d expo.Decision) func(*expo.Match) bool {
	return func(m *expo.Match) bool { return m.Round() == round && m.Owes(seat) == d }
}

var names = []string{"You", "Iris", "Magnus", "Noor", "Hugo"}

// see is what a seat sees of a match.
func see(m *expo.Match, seat int) Position {
	p := Position{Table: m.Table, Names: names[:m.Seats()], Seat: seat, PointerX: -1, PointerY: -1}
	for other := range m.Seats() {
		p.Thinks[other] = m.Owes(other) != expo.NoDecision
	}
	p.Tray = Thing{Kind: map[expo.Decision]ThingKind{expo.DecideBuild: Market, expo.DecideSpace: Order, expo.DecideProsper: Prosperity}[m.Owes(seat)]}
	return p
}
