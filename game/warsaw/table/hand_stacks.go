package table

import (
	"capital/render/motion"
	"capital/rules/warsaw"
)

// apartTime is how many seconds it takes stacks to come apart, at the designed speed.
const apartTime = 0.22

// asksOfStacks reports whether stacks are the question: which to lose or to keep, or whether to
// build over one. Advice speaks of quarters.
func (h *hand) asksOfStacks() bool {
	if h.hint.Advising() {
		return false
	}
	switch h.decision() {
	case warsaw.DecideLosses, warsaw.DecideWindow, warsaw.DecidePiece, warsaw.DecideMilestone:
		return true
	}
	if h.held.none() || !h.held.aimed {
		return false
	}
	d := h.district()
	i, ok := d.IndexOf(h.held.target)
	return ok && d.Occupied().Has(i)
}

// apart is how far the stacks lie apart now, 0 to 1.
func (h *hand) apart() float64 { return motion.InOut(h.marks.apart) }

// stepStacks lets the stacks of the large district come apart where they are the question, and go together again.
func (h *hand) stepStacks(passed float64) {
	goal := 0.0
	if h.asksOfStacks() {
		goal = 1
	}
	if m := &h.marks; m.apart != goal {
		part := passed / apartTime
		m.apart = min(max(goal, m.apart-part), m.apart+part)
		h.Stale = true
	}
}
