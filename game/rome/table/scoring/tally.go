package scoring

import (
	"capital/render/motion"
	"capital/rules/rome"
)

// How long is spent on a prefecture at the designed speed, in seconds: on one that pays, and on one that pays nobody; how long
// it is before its points set out, and how long they are on their way.
const (
	payingTime = 1.5
	idleTime   = 0.35
	flyDelay   = 0.65
	flyTime    = 0.4
)

// tally is how far a round has been counted: prefecture by prefecture.
type tally struct {
	scored *rome.Table // the round
	now    rome.Place  // the prefecture that is being counted; Places when all are
	time   float64     // seconds spent on it
}

// settled reports whether everything has been counted.
func (t *tally) settled() bool { return t.now >= rome.Places }

// settle counts the rest at once.
func (t *tally) settle() { t.now, t.time = rome.Places, 0 }

// begin counts from the beginning.
func (t *tally) begin() { t.now, t.time = 0, 0 }

// advance goes on with the counting. A long tick may pass over whole prefectures; what it has left over the next one gets.
func (t *tally) advance(passed float64) {
	t.time += passed
	for !t.settled() && t.time+motion.Instant >= t.seconds() {
		t.time = max(t.time-t.seconds(), 0)
		t.now++
	}
	if t.settled() {
		t.settle()
	}
}

// seconds is how long is spent on the present prefecture.
func (t *tally) seconds() float64 {
	if pays(t.scored, t.now) {
		return payingTime
	}
	return idleTime
}

// pays reports whether a prefecture brings anybody points.
func pays(scored *rome.Table, p rome.Place) bool {
	for _, s := range scored.Standings(p) {
		if s.Points > 0 {
			return true
		}
	}
	return false
}

// flown is how much of their way the present prefecture's points have made, 0 to 1.
func (t *tally) flown() float64 { return min(max((t.time-flyDelay)/flyTime, 0), 1) }

// arrived is the first prefecture whose points have not been added up yet.
func (t *tally) arrived() rome.Place {
	if !t.settled() && t.flown() == 1 {
		return t.now + 1
	}
	return t.now
}
