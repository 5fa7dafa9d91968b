package table

import (
	"context"
	"slices"

	"capital/game/scene"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/jobs"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// hinting has hints thought about and lays them before the active person.
type hinting struct {
	*hand
	app      *desk
	question scene.Question[hintKey, ai.Trials]
	undone   int       // how often something was done or undone, after which advice means nothing any more
	tried    ai.Trials // what was found out about that so far
	told     []ai.Idea // the best of it
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
	h.hint.Begin()
	if !h.hint.Ready {
		h.hint.Advice = h.words().Hint(nil)
	}
	h.step(true, 0)
}

// forget closes the hint where something was done or undone, after which it means
// nothing any more.
func (h *hinting) forget() {
	h.closeHint()
	h.undone++
	h.question.About(h.now())
	h.restart()
}

// restart forgets what was found out.
func (h *hinting) restart() {
	h.tried, h.told = nil, nil
	h.hint.Restart()
}

// now is what a hint would be about now.
func (h *hinting) now() hintKey {
	return hintKey{h.seat, len(h.session.Events()), h.undone, h.decision()}
}

// step takes in what was thought, asks, and drops what is out of date; can says that
// a hint is to be had now.
func (h *hinting) step(can bool, elapsed float64) {
	if h.question.About(h.now()) {
		h.closeHint()
		h.restart()
	}
	if h.hint.Open && !can {
		h.closeHint()
	}
	if tried, ok := h.question.Take(); ok {
		h.take(tried)
	}
	if h.hint.wanting() {
		h.think()
	}
	if h.hint.Open && !h.hint.Ready && !h.hint.Failed {
		h.changed = h.hint.Pass(elapsed, h.blinks()) || h.changed
	}
}

// blinks reports whether the sign may move that something is being thought about.
func (h *hinting) blinks() bool { return !h.art.Pace().Reduced }

// think asks for some samples more, unless something is still being thought about.
func (h *hinting) think() {
	if h.question.Busy() {
		return
	}
	played, m, seat, first := h.session.Record(), *h.session.Match(), h.seat, h.tried.Samples()
	played.Actions = slices.Clone(played.Actions)
	h.question.Think(func(ctx context.Context) (ai.Trials, error) {
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
		h.hint.Failed = true
		h.hint.Advice.LookingOn = false
		return
	}
	h.tried = more
	h.told = ai.Ideas(more, h.told, view.AdviceMoves)
	shown, wasReady := h.hint.Advice, h.hint.Ready
	h.hint.Advice = h.words().Hint(h.told)
	h.hint.Advice.LookingOn = more.Samples() < jobs.HintMost && !more.Settled()
	if wasReady {
		h.hint.Advice.Stay(&shown)
	}
	h.hint.Ready = true
}

func (h *hinting) words() *wording.Advice {
	return &wording.Advice{Art: h.art, Names: h.names(), Known: h.known()}
}
