package scene

import (
	"context"

	"capital/render/motion"
)

// Hint is advice that a person has asked for, as it lies on the table. A is a game's advice, which without moves has a title
// already.
type Hint[A any] struct {
	Open   bool // the person wants to see it
	Ready  bool // there is some
	Failed bool // there is none, or no more
	Advice A
	time   float64 // seconds since it was asked for
}

// Advising reports whether advice lies on the table.
func (h *Hint[A]) Advising() bool { return h.Open && h.Ready }

// Begin opens the hint; the sign that it is thought about begins anew.
func (h *Hint[A]) Begin() { h.Open, h.time = true, 0 }

// Restart forgets what was found out.
func (h *Hint[A]) Restart() { h.Ready, h.Failed = false, false }

// ThinkingDots is how many dots the sign has that a hint is being thought about.
const ThinkingDots = 3

// thinkingTime is how many seconds each of them is lit.
const thinkingTime = 0.3

// DotLit is which dot of that sign is lit, where things move; else or without a sign -1.
func (h *Hint[A]) DotLit(moves bool) int {
	if h.Failed || !moves {
		return -1
	}
	return int((h.time+motion.Instant)/thinkingTime) % ThinkingDots
}

// Pass lets the sign move, and reports whether it looks different.
func (h *Hint[A]) Pass(seconds float64, moves bool) (changed bool) {
	lit := h.DotLit(moves)
	h.time += seconds
	return h.DotLit(moves) != lit
}

// Question is what is thought about off the frame loop, about one thing at a time: K is what it follows from. What is out of
// date is dropped. The zero value asks about the zero K.
type Question[K comparable, T any] struct {
	asking Asking[T]
	about  K // what is being thought about
	wanted K // what is asked
}

// About asks about another thing from now on, and reports whether it is another one.
func (q *Question[K, T]) About(now K) (anew bool) {
	if now == q.wanted {
		return false
	}
	q.asking.Drop()
	q.wanted = now
	return true
}

// Think has something thought about what is asked, unless something is still being thought about.
func (q *Question[K, T]) Think(think func(context.Context) (T, error)) {
	if q.asking.Busy() {
		return
	}
	q.about = q.wanted
	q.asking.Ask(think)
}

// Take returns what was thought about what is asked, once it is there.
func (q *Question[K, T]) Take() (value T, ok bool) {
	if !q.asking.Busy() {
		return value, false
	}
	value, _, ok = q.asking.Take()
	return value, ok && q.about == q.wanted
}

// Busy reports whether something is being thought about.
func (q *Question[K, T]) Busy() bool { return q.asking.Busy() }

// Drop says that no answer is wanted any more to what is being thought about.
func (q *Question[K, T]) Drop() { q.asking.Drop() }
