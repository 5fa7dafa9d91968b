package rome

import (
	"cmp"
	"slices"
)

// Rank is a seat's place at the end (C22): who shares a place has the same.
type Rank struct {
	Place, Seat            int
	Score, Firsts, OnBoard int // points; prefectures in which it is first; floors on the board
}

// Ranking lists the seats, the best first, as it would be if the match ended now: by points, then prefectures in which they
// are first, then floors on the board.
func (t *Table) Ranking() []Rank {
	ranks := make([]Rank, t.seats)
	for seat := range ranks {
		ranks[seat] = Rank{Seat: seat, Score: int(t.players[seat].Score), Firsts: t.Firsts(seat), OnBoard: t.Floors(seat)}
	}
	slices.SortStableFunc(ranks, compareRanks)
	for n := range ranks {
		ranks[n].Place = n + 1
		if n > 0 && compareRanks(ranks[n-1], ranks[n]) == 0 {
			ranks[n].Place = ranks[n-1].Place
		}
	}
	return ranks
}

func compareRanks(a, b Rank) int {
	return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(b.Firsts, a.Firsts), cmp.Compare(b.OnBoard, a.OnBoard))
}

// Place is a seat's place in the [Table.Ranking].
func (t *Table) Place(seat int) int {
	ranks := t.Ranking()
	return ranks[slices.IndexFunc(ranks, func(r Rank) bool { return r.Seat == seat })].Place
}
