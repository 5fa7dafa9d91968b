package scoring

import (
	"capital/game/scene/counting"
	"capital/rules/rome"
)

// How long a counting takes at the designed speed, in seconds: all of it where many prefectures pay, each of those at most, and one
// that pays nobody. Of its time a prefecture is looked at first, then its points are on their way.
const (
	wholeTime  = 5.6
	payingTime = 0.95
	idleTime   = 0.15
	flyDelay   = 0.42
	flyTime    = 0.3
)

// tally is how far a round has been counted: a beat is a prefecture.
type tally struct {
	counting.Course
	scored *rome.Table // the round
}

// now is the prefecture that is being counted, Places when all have been.
func (t *tally) now() rome.Place { return rome.Place(t.Beat) }

// secondsOf is how long is spent on each prefecture of a round: the more of them pay, the quicker they follow one another.
func secondsOf(scored *rome.Table) (seconds []float64) {
	paying := 0
	for p := range rome.Place(rome.Places) {
		if pays(scored, p) {
			paying++
		}
	}
	each := min(payingTime, (wholeTime-idleTime*float64(rome.Places-paying))/float64(max(paying, 1)))
	for p := range rome.Place(rome.Places) {
		if pays(scored, p) {
			seconds = append(seconds, each)
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
func (t *tally) flown() float64 {
	if t.Settled() {
		return 0
	}
	beat := t.Seconds[t.Beat]
	return t.Share(flyDelay*beat, flyTime*beat)
}

// arrived is the first prefecture whose points have not been added up yet.
func (t *tally) arrived() rome.Place {
	if !t.Settled() && t.flown() == 1 {
		return t.now() + 1
	}
	return t.now()
}
