package income

import (
	"math/bits"

	"capital/render/warsaw/night"
	"capital/rules/warsaw"
)

// How brightly a quarter shines, 0 to 1: while it is counted, once it has been, and when all is counted.
const (
	litNow    = 1.0
	litBefore = 0.6
	litAll    = 0.9
)

// When the lamps of one beat come on: within this part of it, one every lampTime seconds at most; and how long one takes to
// come on or go out.
const (
	lampPart = 0.55
	lampTime = 0.09
	glowTime = 0.16
)

// lamps are how brightly the quarters of every seat shine.
type lamps struct {
	lit [warsaw.MaxSeats]night.Lights
}

// step brings the lamps nearer to what they shall be, and reports whether one had to change.
func (l *lamps) step(goals [warsaw.MaxSeats]night.Lights, passed float64) (changed bool) {
	most := float32(passed / glowTime)
	for seat := range goals {
		for n, goal := range goals[seat] {
			if now := &l.lit[seat][n]; *now != goal {
				*now += min(max(goal-*now, -most), most)
				changed = true
			}
		}
	}
	return changed
}

// shine makes quarters as bright as that.
func shine(lights *night.Lights, q warsaw.Quarters, level float32) {
	for ; q != 0; q &= q - 1 {
		lights[bits.TrailingZeros64(uint64(q))] = level
	}
}

// first are the first n quarters of a set, none where n is not above 0.
func first(q warsaw.Quarters, n int) (some warsaw.Quarters) {
	for ; q != 0 && n > 0; n-- {
		some |= q & -q
		q &= q - 1
	}
	return some
}
