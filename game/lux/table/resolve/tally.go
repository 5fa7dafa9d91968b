package resolve

import (
	"math"
	"slices"

	"capital/game/scene/counting"
	"capital/game/scene/counting/pages"
	"capital/rules/lux"
)

// tally is how far the end of a round has been counted.
type tally struct {
	pages.Pages
	end   End
	beats []beat
	pages []page
	takes []float64 // how long each beat takes, whoever is waited for
	from  int       // the beat from which on it is counted here
}

// begin takes in the end of a round as far as it has come.
func (t *tally) begin(end End) {
	t.end, t.beats, t.from = end, end.beats(), end.told()
	t.pages, t.Ends, t.takes = pagesOf(t.beats), nil, nil
	for _, page := range t.pages {
		t.Ends = append(t.Ends, page.last)
	}
	for n := range t.beats {
		t.takes = append(t.takes, t.secondsOf(n))
	}
	for _, p := range t.pages {
		counting.Hasten(t.takes[p.first:p.last])
	}
	t.Seconds = slices.Clone(t.takes)
	if end.Waits { // until that is decided
		t.Seconds[len(t.Seconds)-1] = math.Inf(1)
	}
}

// How long a beat takes at the designed speed, in seconds.
const (
	layTime     = 1.5
	turnTime    = 1.5
	addTime     = 0.18 // a storey of the capital, after
	limitTime   = 0.35
	riseTime    = 0.8
	idleTime    = 0.25 // where there is nothing
	decideTime  = 1.3
	compareTime = 0.5
	giveTime    = 1.2
	earnTime    = 1.1
)

// secondsOf is how long a beat takes where its page is not hastened.
func (t *tally) secondsOf(n int) float64 {
	b := t.beats[n]
	switch b.part {
	case laying:
		return layTime
	case turning:
		return turnTime
	case limiting:
		return limitTime + addTime*float64(len(t.end.capital(b.district)))
	case rising:
		if t.bare(b.district) {
			return idleTime
		}
		return riseTime
	case deciding:
		return decideTime
	case asking, summing:
		return idleTime
	case comparing:
		if highest, _ := t.end.most(t.beats, b.district); highest == 0 {
			return idleTime
		}
		return compareTime
	case giving:
		return giveTime
	}
	return earnTime
}

// bare reports whether nobody has anything in a district.
func (t *tally) bare(d lux.District) bool {
	for seat := range t.end.Open.Seats() {
		if t.end.Open.HomeTotal(seat, d) > 0 {
			return false
		}
	}
	return true
}

// share is how much of a beat has happened, 0 to 1.
func (t *tally) share(n int) float64 { return t.within(n, 0, 1) }

// within is how much has happened of what begins and ends at parts of a beat's time, 0 to 1.
func (t *tally) within(n int, begin, end float64) float64 {
	switch {
	case t.Beat > n:
		return 1
	case t.Beat < n:
		return 0
	}
	seconds := t.takes[n]
	return t.Share(begin*seconds, (end-begin)*seconds)
}

// find is the beat of a page in which a part is counted, and whether there is one.
func (t *tally) find(p page, of part, seat int) (n int, ok bool) {
	for n := p.first; n < p.last; n++ {
		if b := t.beats[n]; b.part == of && (b.seat == seat || of != deciding && of != asking) {
			return n, true
		}
	}
	return 0, false
}
