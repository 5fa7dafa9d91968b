package table

import (
	"capital/game/rome/table/view"
	"capital/render/motion"
)

// hint is advice that the person has asked for, as it lies on the table.
type hint struct {
	open   bool        // the person wants to see it
	ready  bool        // there is some
	failed bool        // there is none, or no more
	advice view.Advice // without moves as long as there is none
	time   float64     // seconds since it was asked for
}

// wanting reports whether more is to be found out.
func (h *hint) wanting() bool {
	return h.open && !h.failed && (!h.ready || h.advice.LookingOn)
}

// advising reports whether advice lies on the table.
func (h *hint) advising() bool { return h.open && h.ready }

// thinkingTime is how many seconds each dot is lit of the sign that a hint is thought about, and thinkingDots how many there
// are.
const (
	thinkingTime = 0.3
	thinkingDots = 3
)

// dotLit is which dot of that sign is lit, where things move; else or without a sign -1.
func (h *hint) dotLit(moves bool) int {
	if h.failed || !moves {
		return -1
	}
	return int((h.time+motion.Instant)/thinkingTime) % thinkingDots
}

// pass lets the sign move, and reports whether it looks different.
func (h *hint) pass(seconds float64, moves bool) (changed bool) {
	lit := h.dotLit(moves)
	h.time += seconds
	return h.dotLit(moves) != lit
}

// show puts the hint beside the board.
func (h *hint) show(s *view.Side, moves bool) {
	switch {
	case h.advising():
		s.Advice = &h.advice
	case h.open:
		s.Thinking = &view.Thinking{Title: h.advice.Title, Caption: h.advice.Caption, Failed: h.failed, Lit: h.dotLit(moves)}
	}
}
