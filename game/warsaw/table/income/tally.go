package income

import (
	"capital/render/motion"
	"capital/rules/warsaw"
)

// tally is how far the rows of all seats have been counted.
type tally struct {
	before []warsaw.Sum // what every seat had before
	rows   [][]accountRow
	beats  []countBeat
	beat   int     // the beat that is being counted; all are once it is the number of beats
	time   float64 // seconds since it began, at the designed speed
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

// settled reports whether everything has been counted.
func (t *tally) settled() bool { return t.beat >= len(t.beats) }

// settle counts the rest at once.
func (t *tally) settle() { t.beat, t.time = len(t.beats), 0 }

// advance goes on with the counting. A long tick may pass over whole beats; what it has
// left over the next beat gets.
func (t *tally) advance(passed float64) {
	t.time += passed
	for !t.settled() && t.time+motion.Instant >= t.beats[t.beat].seconds {
		t.time = max(t.time-t.beats[t.beat].seconds, 0)
		t.beat++
	}
	if t.settled() {
		t.settle()
	}
}

// parts is how many parts of a row have been counted; their amounts have arrived
// at the total, but for those of the present beat, which are on their way.
func (t *tally) parts(seat, row int) int {
	n := 0
	for i := range t.beats[:min(t.beat+1, len(t.beats))] {
		if parts := t.beats[i].seats[seat]; parts.row == row {
			n = parts.last
		}
	}
	return n
}

// total is what a seat has so far. Amounts that have just arrived are added bit by
// bit.
func (t *tally) total(seat int) warsaw.Sum {
	total := t.before[seat]
	for i := range t.beats[:min(t.beat+1, len(t.beats))] {
		sum := t.brought(t.beats[i].seats[seat], seat)
		share := 1.0
		if i == t.beat {
			share = t.added()
		}
		total.Coins += int16(float64(sum.Coins) * share)
		total.VP += int16(float64(sum.VP) * share)
	}
	return total
}

// added is how much of the present beat's amounts has been added, 0 to 1.
func (t *tally) added() float64 {
	return min(max((t.time-flyDelay-flyTime)/addTime, 0), 1)
}

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
	if t.settled() {
		return stepChoices + 1
	}
	for seat, parts := range t.beats[t.beat].seats {
		if parts.row >= 0 {
			return t.rows[seat][parts.row].step
		}
	}
	return stepChoices + 1
}
