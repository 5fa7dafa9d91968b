package scoring

import (
	"capital/game/scene/counting"
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

// tally is how far a round has been counted: a beat is a prefecture.
type tally struct {
	counting.Course
	scored *rome.Table // the round
}

// now is the prefecture that is being counted, Places when all have been.
func (t *tally) now() rome.Place { return rome.Place(t.Beat) }

// secondsOf is how long is spent on each prefecture of a round.
func secondsOf(scored *rome.Table) (seconds []float64) {
	for p := range rome.Place(rome.Places) {
		if pays(scored, p) {
			seconds = append(seconds, payingTime)
		} else {
			seconds = append(seconds, idleTime)
		}
	}
	return seconds
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
func (t *tally) flown() float64 { return t.Share(flyDelay, flyTime) }

// arrived is the first prefecture whose points have not been added up yet.
func (t *tally) arrived() rome.Place {
	if !t.Settled() && t.flown() == 1 {
		return t.now() + 1
	}
	return t.now()
}
