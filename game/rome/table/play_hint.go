package table

import (
	"context"
	"slices"

	"capital/game/rome/ai"
	"capital/game/rome/jobs"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/rules/rome"
)

// hinting has hints thought about and lays them before the active person.
type hinting struct {
	*hand
	app    *desk
	asking scene.Asking[ai.Trials] // what is being thought about: never two things at a time
	about  hintKey                 // what it is about
	wanted hintKey                 // what is asked
	tried  ai.Trials               // what was found out about that so far
	told   []ai.Idea               // the best of it
}

// hintKey is what a hint follows from: as long as it stays the same, so does all
// that the seat may know. What others commit unseen is no part of it.
type hintKey struct {
	seat, events, undone int
	decision             rome.Decision
}

// open opens the hint that is asked for now.
func (h *hinting) open() {
	h.drop()
	h.forgetRefusal()
	h.hint.open, h.hint.time = true, 0
	if !h.hint.ready {
		h.hint.advice = h.words().Hint(nil)
	}
	h.step(true, 0)
}

// forget closes the hint where something was done or undone, after which it means
// nothing any more.
func (h *hinting) forget() {
	h.closeHint()
	h.asking.Drop()
	h.wanted.undone++
	h.restart()
}

// restart forgets what was found out.
func (h *hinting) restart() {
	h.tried, h.told = nil, nil
	h.hint.ready, h.hint.failed = false, false
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
		h.wanted = now
		h.restart()
	}
	if h.hint.open && !can {
		h.closeHint()
	}
	if h.asking.Busy() {
		if tried, _, ok := h.asking.Take(); ok && h.about == h.wanted {
			h.take(tried)
		}
	}
	if h.hint.wanting() {
		h.think()
	}
	if h.hint.open && !h.hint.ready && !h.hint.failed {
		h.changed = h.hint.pass(elapsed, h.blinks()) || h.changed
	}
}

// blinks reports whether the sign may move that something is being thought about.
func (h *hinting) blinks() bool { return !h.art.Pace().Reduced }

// think asks for some samples more, unless something is still being thought about.
func (h *hinting) think() {
	if h.asking.Busy() {
		return
	}
	h.about = h.wanted
	played, m, seat, first := h.session.Record(), *h.session.Match(), h.seat, h.tried.Samples()
	played.Actions = slices.Clone(played.Actions)
	h.asking.Ask(func(ctx context.Context) (ai.Trials, error) {
		return h.app.adviser.Hint(ctx, &played, &m, seat, first, jobs.HintSamples)
	})
}

// take takes the answer to what is asked: the first, or what further samples brought.
func (h *hinting) take(more ai.Trials) {
	h.changed = true
	if len(h.tried) > 0 {
		more, _ = h.tried.Join(more)
	}
	if len(more) == 0 {
		h.hint.failed = true
		h.hint.advice.LookingOn = false
		return
	}
	h.tried = more
	h.told = ai.Ideas(more, h.told, view.AdviceMoves)
	shown, wasReady := h.hint.advice, h.hint.ready
	h.hint.advice = h.words().Hint(h.told)
	h.hint.advice.LookingOn = more.Samples() < jobs.HintMost && !more.Settled()
	if wasReady {
		h.hint.advice.Stay(&shown)
	}
	h.hint.ready = true
}

func (h *hinting) words() *wording.Advice {
	return &wording.Advice{Art: h.art, Names: h.names(), Known: h.known()}
}

// ask asks for advice, or takes it away; can says that it is to be had.
func (h *hinting) ask(can bool) {
	h.changed = true
	switch {
	case h.hint.open:
		h.closeHint()
	case can:
		h.open()
	}
}
