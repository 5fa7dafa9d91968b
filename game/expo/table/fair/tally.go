package fair

import (
	"capital/game/scene/counting"
	"capital/game/scene/counting/pages"
)

// tally is how far an Expo has been counted.
type tally struct {
	pages.Pages
	fair  Fair
	beats []beat
	pages []page
	order []int // the seats in the order of the initiative
}

// begin takes in an Expo.
func (t *tally) begin(f Fair) {
	t.fair, t.beats, t.order = f, f.beats(), f.order()
	t.pages, t.Ends = pagesOf(t.beats), nil
	for _, page := range t.pages {
		t.Ends = append(t.Ends, page.last)
	}
	t.Seconds = nil
	for _, b := range t.beats {
		t.Seconds = append(t.Seconds, b.seconds())
	}
	for _, p := range t.pages {
		counting.Hasten(t.Seconds[p.first:p.last])
	}
}

// idleTime is how long a beat takes in which nothing is to be seen, in seconds at the designed speed.
const idleTime = 0.25

// seconds is how long a beat takes where its page is not hastened, in seconds at the designed speed.
func (b *beat) seconds() float64 {
	if b.part == idling && b.events[0].Count == 0 {
		return idleTime
	}
	return [...]float64{adding: 1.1, raising: 1.5, working: 0.7, idling: 0.6, ranking: 1.6, serving: 1.1, clearing: 1.3, paying: 0.7,
		ending: 1, converting: 1.1, summing: idleTime}[b.part]
}

// share is how much of a beat has happened, 0 to 1.
func (t *tally) share(n int) float64 {
	switch {
	case t.Beat > n:
		return 1
	case t.Beat < n:
		return 0
	}
	return t.Share(0, t.Seconds[n])
}

// within is how much has happened of what begins and ends at parts of a beat's time, 0 to 1.
func (t *tally) within(n int, begin, end float64) float64 {
	return min(max((t.share(n)-begin)/(end-begin), 0), 1)
}

// find is the beat of a page in which a part is counted, of a seat or of all, and whether there is one.
func (t *tally) find(p page, of part, seat int) (n int, ok bool) {
	for n := p.first; n < p.last; n++ {
		if b := t.beats[n]; b.part == of && (b.seat == seat || b.seat == pages.Nobody) {
			return n, true
		}
	}
	return 0, false
}

// counted are the beats that are counted, the one under way too once the most of it has happened.
func (t *tally) counted() []beat {
	n := t.Beat
	if n < len(t.beats) && t.share(n) > 0.6 {
		n++
	}
	return t.beats[:n]
}

// on are those of some beats that lie on a page.
func (t *tally) on(p page, beats []beat) []beat {
	return beats[min(p.first, len(beats)):min(p.last, len(beats))]
}
