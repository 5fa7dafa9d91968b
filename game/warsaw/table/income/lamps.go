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

// lampGoals is how brightly the quarters of every seat shall shine.
func (v *picture) lampGoals() (goals [warsaw.MaxSeats]night.Lights) {
	for seat := range v.rows {
		switch {
		case !v.dusk.over():
		case !v.settled():
			v.countingLamps(seat, &goals[seat])
		case v.seat == seat:
			row := &v.rows[seat][v.row]
			shine(&goals[seat], row.quarters(0, len(row.parts)), litAll)
		default:
			shine(&goals[seat], v.counted(seat, len(v.beats)), litAll)
		}
	}
	return goals
}

// countingLamps are those of a seat while its rows are counted: what has been counted stays lit, and what is being counted
// comes on one quarter after the other.
func (v *picture) countingLamps(seat int, goal *night.Lights) {
	shine(goal, v.counted(seat, v.beat), litBefore)
	beat := &v.beats[v.beat]
	parts := beat.seats[seat]
	if parts.row < 0 {
		return
	}
	earning, counted := v.rows[seat][parts.row].lit(parts.first, parts.last)
	all := (earning | counted).Count()
	pause := min(lampTime, lampPart*beat.seconds/float64(max(all, 1)))
	on := min(int(v.time/pause)+1, all)
	shine(goal, first(earning, on), litNow)
	shine(goal, first(counted&^earning, on-earning.Count()), litNow)
}

// counted are the quarters that a seat's rows have counted in so many beats.
func (v *picture) counted(seat, beats int) (q warsaw.Quarters) {
	for i := range v.beats[:beats] {
		if parts := v.beats[i].seats[seat]; parts.row >= 0 {
			q |= v.rows[seat][parts.row].quarters(parts.first, parts.last)
		}
	}
	return q
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
