package view

import (
	"testing"

	"capital/rules/lux"
	"capital/rules/random"
)

// played is a match of random legal moves in a state that is asked for, of the first seed from one on that leads there; solo
// where seats is 1.
func played(t testing.TB, seats int, set string, seed uint64, until func(*lux.Match) bool) *lux.Match {
	t.Helper()
	for last := seed + 200; seed < last; seed++ {
		if m := playedOf(t, seats, set, seed, until); until(m) {
			return m
		}
	}
	t.Fatalf("%d seats, %s: no match leads to what was asked for", seats, set)
	return nil
}

// playedOf is so of one seed, or a match that is over.
func playedOf(t testing.TB, seats int, set string, seed uint64, until func(*lux.Match) bool) *lux.Match {
	t.Helper()
	chance := random.Source(seed)
	m := lux.NewMatch(seats, lux.SetOf(set), seed, nil)
	for !m.Over() && !until(&m) {
		for seat := range m.Seats() {
			legal := m.Legal(seat, nil)
			if len(legal) == 0 || until(&m) {
				continue
			}
			if r := m.Apply(seat, legal[chance.Below(len(legal))], nil); !r.OK() {
				t.Fatal(r)
			}
		}
	}
	return &m
}

// plays is a round of the match in which a seat has so many cards and is to play one.
func plays(round, seat, cards int) func(*lux.Match) bool {
	return func(m *lux.Match) bool {
		return m.Round() == round && m.Owes(seat) == lux.DecidePlay && m.HandSize(seat) <= cards
	}
}

var names = []string{"You", "Iris", "Magnus", "Noor"}

// namesOf are those of a match's seats.
func namesOf(t *lux.Table) []string {
	if t.Solo() {
		return []string{"You", "ROB"}
	}
	return names[:t.Seats()]
}

// see is what a seat sees of a match: the table, all that it can tell of the hands, and its own cards.
func see(v *lux.View) Position {
	p := Position{Table: v.Table, Names: namesOf(&v.Table), Seat: v.Seat(), Starts: v.Starter(), PointerX: -1, PointerY: -1}
	for d := range lux.District(lux.HomeDistricts) {
		p.Limits[d][0], p.Limits[d][1] = v.LimitRange(d)
	}
	for n := range v.Laid() {
		p.Modifiers[n] = v.ModifierAt(n)
	}
	for seat := range v.Seats() {
		p.Known[seat] = v.Known(seat)
		p.Thinks[seat] = v.Owes(seat) != lux.NoDecision
	}
	p.Hand.Cards, p.Hand.Looked = SortHand(v.Hand()), v.Looked()
	if v.Owes(v.Seat()) == lux.DecideKeep {
		p.Hand.Draft, p.Hand.Kept = true, SortHand(v.Hand())
		p.Hand.Cards = SortHand(v.Own().Packet())
	}
	for _, c := range p.Hand.Cards {
		if v.Owes(v.Seat()) == lux.DecidePlay && v.Impossible(c) && !p.Hand.Idle.Has(c) {
			p.Hand.Idle = with(p.Hand.Idle, c)
		}
	}
	return p
}

// with are citizens and one more.
func with(s lux.Citizens, c lux.Citizen) lux.Citizens { return s + 1<<(3*uint(c)) }
