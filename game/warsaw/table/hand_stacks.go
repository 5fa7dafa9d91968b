package table

import (
	"capital/render/motion"
	"capital/rules/warsaw"
)

// handStacks lets the stacks of the large district come apart where they are the question.
type handStacks struct{ *hand }

// apartTime is how many seconds it takes stacks to come apart, at the designed speed.
const apartTime = 0.22

// asked reports whether stacks are the question: which to lose or to keep, or whether to
// build over one. Advice speaks of quarters.
func (h handStacks) asked() bool {
	if h.hint.Advising() {
		return false
	}
	switch h.decision() {
	case warsaw.DecideLosses, warsaw.DecideWindow, warsaw.DecidePiece, warsaw.DecideMilestone:
		return true
	}
	if h.hand.held.none() || !h.hand.held.aimed {
		return false
	}
	d := h.district()
	i, ok := d.IndexOf(h.hand.held.target)
	return ok && d.Occupied().Has(i)
}

// apart is how far the stacks lie apart now, 0 to 1.
func (h handStacks) apart() float64 { return motion.InOut(h.marks.apart) }

// step goes on with coming apart, or together.
func (h handStacks) step(passed float64) {
	goal := 0.0
	if h.asked() {
		goal = 1
	}
	if m := &h.marks; m.apart != goal {
		part := passed / apartTime
		m.apart = min(max(goal, m.apart-part), m.apart+part)
		h.changed = true
	}
}
