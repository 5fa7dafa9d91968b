package hinting

import "capital/render/motion"

// Hint is advice that a person has asked for, as it lies on the table. The zero value is none.
type Hint[A comparable, R Reason] struct {
	Open   bool         // the person wants to see it
	Ready  bool         // there is some
	Failed bool         // there is none, or no more
	Advice Advice[A, R] // without moves as long as there is none
	time   float64      // seconds since it was asked for
}

// Thinking is the sign that a hint is being thought about.
type Thinking struct {
	Title, Caption string
	Failed         bool // there is none
	Lit            int  // which dot is lit, or -1
}

// ThinkingDots is how many dots the sign has.
const ThinkingDots = 3

// thinkingTime is how many seconds each is lit.
const thinkingTime = 0.3

// Advising reports whether advice lies on the table.
func (h *Hint[A, R]) Advising() bool { return h.Open && h.Ready }

// Close takes the advice away, and reports whether some lay there. What is being thought about is kept, for it may be asked
// again.
func (h *Hint[A, R]) Close() (changed bool) {
	changed = h.Open
	h.Open = false
	return changed
}

// Shown is what is seen of the hint: advice, or that it is thought about, or nothing. moves says that signs may move.
func (h *Hint[A, R]) Shown(moves bool) (*Advice[A, R], *Thinking) {
	switch {
	case h.Advising():
		return &h.Advice, nil
	case h.Open:
		return nil, &Thinking{Title: h.Advice.Title, Caption: h.Advice.Caption, Failed: h.Failed, Lit: h.DotLit(moves)}
	}
	return nil, nil
}

// DotLit is which dot of the sign is lit, where things move; else or without a sign -1.
func (h *Hint[A, R]) DotLit(moves bool) int {
	if h.Failed || !moves {
		return -1
	}
	return int((h.time+motion.Instant)/thinkingTime) % ThinkingDots
}

// Pass lets the sign move, and reports whether it looks different.
func (h *Hint[A, R]) Pass(seconds float64, moves bool) (changed bool) {
	lit := h.DotLit(moves)
	h.time += seconds
	return h.DotLit(moves) != lit
}

// wanting reports whether more is to be found out.
func (h *Hint[A, R]) wanting() bool {
	return h.Open && !h.Failed && (!h.Ready || h.Advice.LookingOn)
}
