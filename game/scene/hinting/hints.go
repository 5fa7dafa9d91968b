// Package hinting is how the tables of all games give hints: what is thought about for the person who decides, without a
// clock and never two things at a time, how what is found out is told anew while more of it comes, and how a person looks
// through it. A game brings its moves A, its reasons R, and the words for both.
package hinting

import (
	"context"

	"capital/game/background"
	"capital/game/search"
)

// Table is what hints are given about.
type Table[A comparable, R Reason] interface {
	// About is what a hint would be about now.
	About() About
	// Try returns what tries the moves of the seat in samples from the one numbered first on. It is called in a goroutine of
	// its own.
	Try(first int) func(context.Context) (search.Trials[A], error)
	// Enough is after how many samples nothing more is looked for.
	Enough() int
	// Ideas are the best of the moves tried; told is what was told after fewer samples.
	Ideas(tried search.Trials[A], told []search.Idea[A]) []search.Idea[A]
	// Words puts them into words; without any that is advice which is still thought about.
	Words(told []search.Idea[A]) Advice[A, R]
}

// About is what a hint follows from: as long as it stays the same, so does all that the seat may know. What others commit
// unseen is no part of it.
type About struct {
	Seat, Events int
	Decision     uint8
}

// Hints has hints thought about and lays them before the person who decides.
type Hints[A comparable, R Reason] struct {
	table  Table[A, R]
	hint   *Hint[A, R]
	about  About                                 // what is asked
	tried  search.Trials[A]                      // what was found out about that so far
	told   []search.Idea[A]                      // the best of it
	asking background.Question[search.Trials[A]] // what is being thought about: never two things at a time
	stale  bool                                  // that is about something else
}

// New has hints thought about that are laid into hint.
func New[A comparable, R Reason](table Table[A, R], hint *Hint[A, R]) *Hints[A, R] {
	return &Hints[A, R]{table: table, hint: hint}
}

// Busy reports whether something is being thought about.
func (h *Hints[A, R]) Busy() bool { return h.asking.Busy() }

// Samples is in how many samples the moves were tried that may be done now.
func (h *Hints[A, R]) Samples() int { return h.tried.Samples() }

// Open opens the hint that is asked for now.
func (h *Hints[A, R]) Open() {
	h.hint.Open, h.hint.time = true, 0
	if !h.hint.Ready {
		h.hint.Advice = h.table.Words(nil)
	}
	h.Step(true, 0, false)
}

// Forget closes the hint where something was done or undone, after which it means nothing any more, and gives up what is
// still being thought about. It reports whether it was open.
func (h *Hints[A, R]) Forget() (changed bool) {
	h.asking.Drop()
	h.stale = h.Busy()
	h.tried, h.told = nil, nil
	h.hint.Ready, h.hint.Failed = false, false
	return h.hint.Close()
}

// Reword puts the hint into words anew, which are in another language now.
func (h *Hints[A, R]) Reword() {
	shown := h.hint.Advice
	switch {
	case h.hint.Ready:
		h.hint.Advice = h.table.Words(h.told)
		h.hint.Advice.LookingOn = shown.LookingOn
		h.hint.Advice.Stay(&shown)
	case h.hint.Open:
		h.hint.Advice = h.table.Words(nil)
	}
}

// Leave says that nobody looks any more: what is being thought about is given up.
func (h *Hints[A, R]) Leave() { h.asking.Drop() }

// Step takes in what was thought, asks, drops what is out of date, and lets seconds pass. can says that a hint is to be had
// now, moves that signs may move. It reports whether the hint looks different.
func (h *Hints[A, R]) Step(can bool, seconds float64, moves bool) (changed bool) {
	if now := h.table.About(); now != h.about {
		changed = h.Forget()
		h.about = now
	}
	if !can {
		changed = h.hint.Close() || changed
	}
	if h.Busy() {
		if tried, _, ok := h.asking.Take(); ok && !h.stale {
			h.take(tried)
			changed = true
		}
	}
	if h.hint.wanting() {
		h.think()
	}
	if h.hint.Open && !h.hint.Ready && !h.hint.Failed {
		changed = h.hint.Pass(seconds, moves) || changed
	}
	return changed
}

// think asks for some samples more, unless something is still being thought about.
func (h *Hints[A, R]) think() {
	if h.Busy() {
		return
	}
	h.stale = false
	h.asking.Ask(h.table.Try(h.Samples()))
}

// take takes the answer to what is asked: the first, or what further samples brought.
func (h *Hints[A, R]) take(more search.Trials[A]) {
	if len(h.tried) > 0 {
		more, _ = h.tried.Join(more)
	}
	if len(more) == 0 {
		h.hint.Failed = true
		h.hint.Advice.LookingOn = false
		return
	}
	h.tried = more
	h.told = h.table.Ideas(more, h.told)
	shown, wasReady := h.hint.Advice, h.hint.Ready
	h.hint.Advice = h.table.Words(h.told)
	h.hint.Advice.LookingOn = more.Samples() < h.table.Enough() && !more.Settled()
	if wasReady {
		h.hint.Advice.Stay(&shown)
	}
	h.hint.Ready = true
}

// Opened reports whether the person has asked for a hint that lies on the table, or is thought about.
func (h *Hints[A, R]) Opened() bool { return h.hint.Open }

// Advising reports whether advice lies on the table.
func (h *Hints[A, R]) Advising() bool { return h.hint.Advising() }

// Close takes the hint away: see [Hint.Close].
func (h *Hints[A, R]) Close() (changed bool) { return h.hint.Close() }
