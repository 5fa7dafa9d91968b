package income

import (
	"capital/game/scene/counting"
	"capital/rules/warsaw"
)

// tally is how far the rows of all seats have been counted.
type tally struct {
	counting.Course
	before []warsaw.Sum // what every seat had before
	rows   [][]accountRow
	beats  []countBeat
}

// How long in a beat the marks of what is counted take to come and how much later than at the seat before; when its number
// leaves its row, and how long that flies and is added; in seconds at the designed speed.
const (
	litTime  = 0.1
	seatTime = 0.05
	flyDelay = 8.0 / 60
	flyTime  = 0.25
	addTime  = 1.0 / 6
)

// parts is how many parts of a row have been counted; their amounts have arrived
// at the total, but for those of the present beat, which are on their way.
func (t *tally) parts(seat, row int) int {
	n := 0
	for i := range t.beats[:min(t.Beat+1, len(t.beats))] {
		if parts := t.beats[i][seat]; parts.row == row {
			n = parts.last
		}
	}
	return n
}

// total is what a seat has so far. Amounts that have just arrived are added bit by
// bit.
func (t *tally) total(seat int) warsaw.Sum {
	total := t.before[seat]
	for i := range t.beats[:min(t.Beat+1, len(t.beats))] {
		sum := t.brought(t.beats[i][seat], seat)
		share := 1.0
		if i == t.Beat {
			share = t.added()
		}
		total.Coins += int16(float64(sum.Coins) * share)
		total.VP += int16(float64(sum.VP) * share)
	}
	return total
}

// added is how much of the present beat's amounts has been added, 0 to 1.
func (t *tally) added() float64 { return t.Share(flyDelay+flyTime, addTime) }

// brought is what parts of a row bring.
func (t *tally) brought(parts beatParts, seat int) (sum warsaw.Sum) {
	if parts.row < 0 {
		return sum
	}
	for _, part := range t.rows[seat][parts.row].parts[parts.first:parts.last] {
		sum.Coins += part.Coins
		sum.VP += part.VP
	}
	return sum
}

// step is the step that is being counted; once all is counted it is the one that
// comes after all.
func (t *tally) step() warsaw.Step {
	if t.Settled() {
		return stepChoices + 1
	}
	for seat, parts := range t.beats[t.Beat] {
		if parts.row >= 0 {
			return t.rows[seat][parts.row].step
		}
	}
	return stepChoices + 1
}
