package results

import (
	"cmp"
	"math"
	"slices"

	"capital/game/session"
)

// roundOf is the round in which a move was made.
func (c *Course) roundOf(move int) (round Round) {
	for _, r := range c.Rounds {
		if move >= r.First {
			round = r
		}
	}
	return round
}

// roundEnd is the move after a round's last one.
func (c *Course) roundEnd(round int) int {
	if round+1 < len(c.Rounds) {
		return c.Rounds[round+1].First
	}
	return c.Moves()
}

// margin is by how much a seat was expected to end ahead before a move: as the seats
// that moved about then saw it, each of whom knows something else. It is not ok where
// the move is not known.
func (c *Course) margin(move, seat int) (margin float64, ok bool) {
	if _, ok := c.Review(move); !ok {
		return 0, false
	}
	sum, count := 0.0, 0.0
	reach := len(c.Final) / 2
	for near := max(move-reach, 0); near < min(move+reach+1, c.Moves()); near++ {
		if r, ok := c.Review(near); ok {
			sum += r.Margins[seat]
			count++
		}
	}
	return sum / count, true
}

// bounds are the margins between which all that is known lies, in whole steps.
func (c *Course) bounds() (low, high, step float64) {
	low, high = -5, 5
	for seat, final := range c.Final {
		low, high = min(low, final), max(high, final)
		for move := range c.Moves() {
			if m, ok := c.margin(move, seat); ok {
				low, high = min(low, m), max(high, m)
			}
		}
	}
	step = 5
	for _, larger := range [...]float64{10, 20, 50} {
		if (high-low)/step > 7 {
			step = larger
		}
	}
	return math.Floor(low/step) * step, math.Ceil(high/step) * step, step
}

// slip is a move that was worse than another would have been.
type slip struct {
	Review
	move   int
	person bool
}

// LeastSlip is by how many points a move is worse than the best, if it is called a slip.
const LeastSlip = 0.5

// Of the slips that are marked: how many of people come before all others, and how many
// there are. One that chance explains is none.
const (
	personSlips = 3
	mostSlips   = 5
)

// slips lists the largest slips, the largest first: some of people if there are any,
// and then anyone's.
func (c *Course) slips(seats []Seat) []slip {
	var all []slip
	for move := c.Taught; move < c.Moves(); move++ {
		if r, ok := c.Review(move); ok && r.Sure && r.Loss >= LeastSlip {
			all = append(all, slip{r, move, seats[r.Seat].Player == session.Person})
		}
	}
	larger := func(a, b slip) int { return cmp.Compare(b.Loss, a.Loss) }
	slices.SortStableFunc(all, larger)
	var chosen, rest []slip
	for _, s := range all {
		if s.person && len(chosen) < personSlips {
			chosen = append(chosen, s)
		} else {
			rest = append(rest, s)
		}
	}
	chosen = append(chosen, rest[:min(len(rest), mostSlips-len(chosen))]...)
	slices.SortStableFunc(chosen, larger)
	return chosen
}
