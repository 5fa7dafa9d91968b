package results

import (
	"context"
	"errors"
	"testing"

	"capital/game/background"
)

// All that was known is taken in, only the rest is asked for, and it is kept once: when all is known, or when it is left.
func TestWhatIsKnownIsNotAskedForAgain(t *testing.T) {
	asked, kept := 0, 0
	var known []*int
	begin := func(moves int) *Reviews[int] {
		r := NewReviews(moves, func(context.Context, int) (int, error) { asked++; return asked, nil })
		r.Keep(known, func(found []*int) {
			kept++
			known = append([]*int(nil), found...)
		})
		return r
	}
	until := func(r *Reviews[int], many int) {
		for r.Known() < many {
			r.Step()
			waitFor(&r.asking)
		}
	}
	r := begin(20)
	until(r, 5)
	r.Leave()
	if r.Leave(); kept != 1 {
		t.Errorf("it was kept %d times when it was left", kept)
	}
	asked = 0
	r = begin(20)
	if r.Known() != 5 {
		t.Errorf("%d moves are known, not 5", r.Known())
	}
	until(r, 20)
	if r.Leave(); asked != 15 || kept != 2 {
		t.Errorf("%d more were asked for, kept %d times", asked, kept)
	}
	asked = 0
	r = begin(20)
	r.Step()
	if r.Leave(); asked != 0 || r.Known() != 20 || kept != 2 {
		t.Errorf("%d of 20 known moves were asked for, kept %d times", asked, kept)
	}
	failing := NewReviews(1, func(context.Context, int) (int, error) { return 0, errors.New("no") })
	failing.Keep(nil, func([]*int) { t.Error("nothing is kept") })
	for !failing.Failed() {
		failing.Step()
	}
	failing.Leave()
}

func waitFor(q *background.Question[int]) {
	if q.Busy() {
		q.Wait(context.Background())
	}
}
