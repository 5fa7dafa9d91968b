package lux

import (
	"cmp"
	"slices"
)

// Score is what a seat's points come from.
type Score struct {
	Homes [HomeDistricts]int // the citizens of each home district
	Bonus int                // the citizens of the score pile
	Gold  int                // how much gold, each worth 2
}

// Points adds a score up.
func (s *Score) Points() int {
	points := s.Bonus + GoldPoints*s.Gold
	for _, n := range s.Homes {
		points += n
	}
	return points
}

// Score is what the seat has now (L15).
func (t *Table) Score(seat int) (s Score) {
	for d := range District(HomeDistricts) {
		s.Homes[d] = t.sum(homePile(seat, d))
	}
	s.Bonus, s.Gold = t.bonus[seat].Sum(), int(t.gold[seat])
	return s
}

// Points is how many points the seat has now (L15).
func (t *Table) Points(seat int) int {
	s := t.Score(seat)
	return s.Points()
}

// Rank is a seat's place at the end (L15): who shares a place has the same.
type Rank struct {
	Place, Seat  int
	Points, Gold int
}

// Ranking lists the seats, the best first, as it would be if the match ended now: by points, then the fewest gold. Against ROB
// a seat that is tied in both has lost (L21).
func (t *Table) Ranking() []Rank {
	ranks := make([]Rank, t.seats)
	for seat := range ranks {
		ranks[seat] = Rank{Seat: seat, Points: t.Points(seat), Gold: int(t.gold[seat])}
	}
	compare := func(a, b Rank) int {
		order := cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Gold, b.Gold))
		if order == 0 && t.solo {
			return cmp.Compare(b.Seat, a.Seat)
		}
		return order
	}
	slices.SortStableFunc(ranks, compare)
	for n := range ranks {
		ranks[n].Place = n + 1
		if n > 0 && compare(ranks[n-1], ranks[n]) == 0 {
			ranks[n].Place = ranks[n-1].Place
		}
	}
	return ranks
}

// Place is a seat's place in the [Table.Ranking].
func (t *Table) Place(seat int) int {
	ranks := t.Ranking()
	return ranks[slices.IndexFunc(ranks, func(r Rank) bool { return r.Seat == seat })].Place
}

// Class is how well a seat does against ROB (L21).
type Class uint8

// The classes.
const (
	NoClass Class = iota // lost by a tie
	Loss
	Decent
	Good
	VeryGood
	Excellent
	Outstanding
	WorldClass
)

// String is the class's word.
func (c Class) String() string {
	return [...]string{"none", "loss", "decent", "good", "very-good", "excellent", "outstanding", "world-class"}[min(c, WorldClass)]
}

// Classes are the steps of the ladder, the lowest first.
var Classes = [...]Class{Loss, Decent, Good, VeryGood, Excellent, Outstanding, WorldClass}

// classMargins is what a seat must be ahead of ROB for each class from Good on.
var classMargins = [...]int{7, 13, 19, 25, 31}

// Least is the least margin of a class, which Loss and NoClass have not. That of Decent is 0, with less gold than ROB.
func (c Class) Least() int {
	if c < Good {
		return 0
	}
	return classMargins[c-Good]
}

// Next is the class above a margin of this class, and how many points more reach it whatever the gold. It is not ok where there
// is none.
func (c Class) Next(margin int) (next Class, points int, ok bool) {
	switch c {
	case NoClass, Loss:
		return Decent, 1 - margin, true
	case WorldClass:
		return c, 0, false
	}
	return c + 1, (c + 1).Least() - margin, true
}

// Class is how well the seat that plays against ROB does now, and by how many points it is ahead (L21).
func (t *Table) Class() (class Class, margin int) {
	margin = t.Points(0) - t.Points(robSeat)
	switch {
	case margin < 0:
		return Loss, margin
	case margin == 0 && t.gold[0] >= t.gold[robSeat]:
		return NoClass, margin
	}
	class = Decent
	for _, least := range classMargins {
		if margin >= least {
			class++
		}
	}
	return class, margin
}
