package table

import (
	"context"
	"slices"

	"capital/game/scene"
	"capital/game/warsaw/jobs"
	"capital/rules/warsaw"
)

// hinting has hints thought about and lays them before the active person.
type hinting struct {
	*hand
	app    *desk
	asking scene.Asking[[]jobs.HintMove] // what is being thought about: never two things at a time
	about  hintKey                       // what it is about
	wanted hintKey                       // what is asked
}

// hintKey is what a hint follows from: as long as it stays the same, so does all
// that the seat may know. What others commit unseen is no part of it.
type hintKey struct {
	seat, events, undone int
	decision             warsaw.Decision
}

// open opens the hint that is asked for now.
func (h *hinting) open() {
	h.putDown()
	h.forgetRefusal()
	h.hint.open, h.hint.time = true, 0
	if !h.hint.ready {
		h.hint.advice = h.words().hint(nil)
	}
	h.step(true, 0)
}

// forget closes the hint where something was done or undone, after which it means
// nothing any more.
func (h *hinting) forget() {
	h.closeHint()
	h.asking.Drop()
	h.wanted.undone++
	h.hint.ready = false
}

// now is what a hint would be about now.
func (h *hinting) now() hintKey {
	return hintKey{h.seat, len(h.session.Events()), h.wanted.undone, h.decision()}
}

// step takes in what was thought, asks, and drops what is out of date; can says that
// a hint is to be had now.
func (h *hinting) step(can bool, elapsed float64) {
	if now := h.now(); now != h.wanted {
		h.closeHint()
		h.asking.Drop()
		h.wanted, h.hint.ready, h.hint.failed = now, false, false
	}
	if h.hint.open && !can {
		h.closeHint()
	}
	if h.asking.Busy() {
		if moves, _, ok := h.asking.Take(); ok && h.about == h.wanted {
			h.take(moves)
		}
	}
	if h.hint.open && !h.hint.ready && !h.hint.failed {
		h.think()
		h.changed = h.hint.pass(elapsed, h.blinks()) || h.changed
	}
}

// blinks reports whether the sign may move that something is being thought about.
func (h *hinting) blinks() bool { return !h.art.Pace().Reduced }

// think asks, unless something else is still being thought about.
func (h *hinting) think() {
	if h.asking.Busy() {
		return
	}
	h.about = h.wanted
	played, m, seat := h.session.Record(), *h.session.Match(), h.seat
	played.Actions = slices.Clone(played.Actions)
	h.asking.Ask(func(ctx context.Context) ([]jobs.HintMove, error) {
		return h.app.adviser.Hint(ctx, &played, &m, seat, 0)
	})
}

// take takes the answer to what is asked.
func (h *hinting) take(moves []jobs.HintMove) {
	h.hint.failed = len(moves) == 0
	h.hint.ready = !h.hint.failed
	h.hint.advice = h.words().hint(moves)
	h.changed = true
}

func (h *hinting) words() *adviceWords {
	return &adviceWords{art: h.art, names: h.names(), known: h.known()}
}
