package view

import (
	"testing"

	"capital/rules/random"
	"capital/rules/rome"
)

// played is a match in which every seat builds what it can, until a state that is asked for.
func played(t testing.TB, seats int, seed uint64, until func(*rome.Match) bool) *rome.Match {
	t.Helper()
	chance := random.Source(seed)
	m := rome.NewMatch(seats, seed, nil)
	for !m.Over() && !until(&m) {
		for seat := range seats {
			if m.Owes(seat) == rome.NoDecision || until(&m) {
				continue
			}
			if r := m.Apply(seat, choice(&m, seat, &chance), nil); !r.OK() {
				t.Fatal(r)
			}
		}
	}
	return &m
}

// choice carries a house if it can, else finishes one, else builds; now and then it passes. It bids its lowest cards.
func choice(m *rome.Match, seat int, chance *random.Source) rome.Action {
	if m.Owes(seat) == rome.DecideBid {
		var bid rome.Cards
		for c := range m.Hand(seat).Prints().All() {
			if chance.Below(4) == 0 && bid.Count() < 3 {
				bid |= 1 << c
			}
		}
		return rome.Action{Kind: rome.Bid, Bid: bid.Prints()}
	}
	legal := m.Legal(seat, nil)
	best, most := legal[0], -1
	for _, a := range legal {
		worth := chance.Below(10)
		if a.Kind == rome.Play {
			worth += 10 * int(a.Card.Type()+1)
			if a.Card.Type() == rome.Floor && m.Player(seat).Unfinished != [8]uint8{} {
				worth -= 8
			}
		}
		if a.Kind == rome.Idle {
			worth -= 20
		}
		if worth > most {
			best, most = a, worth
		}
	}
	return best
}

var names = []string{"You", "Livia", "Marcus", "Claudia"}

// see is what a seat sees of a match: the table, all that it can tell of the hands, and its own cards.
func see(v *rome.View, names []string) Position {
	p := Position{Table: v.Table, Names: names, Seat: v.Seat()}
	for seat := range v.Seats() {
		p.Scores[seat] = int(v.Player(seat).Score)
		p.Known[seat] = v.KnownOf(seat)
		for of := range rome.Type(rome.Types) {
			p.Hidden[seat][of] = v.UnknownOf(seat, of)
		}
		p.Most[seat] = MostBid(v, seat)
		p.Thinks[seat] = v.Owes(seat) != rome.NoDecision
	}
	p.Hand.Cards = SortHand(v.Hand())
	return p
}
