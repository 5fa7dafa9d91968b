package income

import (
	"capital/render/warsaw/night"
	"capital/rules/warsaw"
)

// lampGoals is how brightly the quarters of every seat shall shine.
func (v *picture) lampGoals() (goals [warsaw.MaxSeats]night.Lights) {
	for seat := range v.rows {
		switch {
		case !v.dusk.over():
		case !v.Settled():
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
	shine(goal, v.counted(seat, v.Beat), litBefore)
	parts := v.beats[v.Beat][seat]
	if parts.row < 0 {
		return
	}
	earning, counted := v.rows[seat][parts.row].lit(parts.first, parts.last)
	all := (earning | counted).Count()
	pause := min(lampTime, lampPart*v.Seconds[v.Beat]/float64(max(all, 1)))
	on := min(int(v.Time/pause)+1, all)
	shine(goal, first(earning, on), litNow)
	shine(goal, first(counted&^earning, on-earning.Count()), litNow)
}

// counted are the quarters that a seat's rows have counted in so many beats.
func (v *picture) counted(seat, beats int) (q warsaw.Quarters) {
	for i := range v.beats[:beats] {
		if parts := v.beats[i][seat]; parts.row >= 0 {
			q |= v.rows[seat][parts.row].quarters(parts.first, parts.last)
		}
	}
	return q
}
