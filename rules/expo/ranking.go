package expo

import (
	"cmp"
	"slices"
)

// Rank is a seat's place at the end (E27). No two seats share one.
type Rank struct {
	Place, Seat           int
	Prestige, Cubes, Left int // prestige; cubes and $ that are not converted
}

// Ranking lists the seats, the best first, as it would be if the match ended as it stands: by prestige, then the cubes that are
// not converted, then the $, then the initiative.
func (t *Table) Ranking() []Rank {
	ranks := make([]Rank, t.seats)
	for n, seat := range t.order[:t.seats] {
		ranks[n] = t.rank(int(seat))
	}
	slices.SortStableFunc(ranks, compareRanks)
	for n := range ranks {
		ranks[n].Place = n + 1
	}
	return ranks
}

// rank is what decides the place of a seat, but for the initiative.
func (t *Table) rank(seat int) Rank {
	return Rank{Seat: seat, Prestige: t.Has(seat, Prestige), Cubes: t.Has(seat, Cubes) % cubesEach, Left: t.Has(seat, Economy) % moneyEach}
}

func compareRanks(a, b Rank) int {
	return cmp.Or(cmp.Compare(b.Prestige, a.Prestige), cmp.Compare(b.Cubes, a.Cubes), cmp.Compare(b.Left, a.Left))
}

// Place is a seat's place in the [Table.Ranking].
func (t *Table) Place(seat int) int {
	own, place := t.rank(seat), 1
	for _, other := range t.order[:t.seats] {
		c := compareRanks(t.rank(int(other)), own)
		if c < 0 || c == 0 && t.OrderOf(int(other)) < t.OrderOf(seat) {
			place++
		}
	}
	return place
}
