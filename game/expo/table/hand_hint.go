package table

import (
	"capital/input"
	"capital/rules/expo"
)

// TakeHint implements part of [table.Hand].
func (h *hand) TakeHint(in input.Intent) (done, chosen bool) {
	if !h.hint.Advising() {
		return false, false
	}
	return h.hint.Advice.Take(in, h.picture.AdviceAt)
}

// TakeAdvice implements part of [table.Hand]: all of the move is chosen but what is left to be confirmed.
func (h *hand) TakeAdvice() expo.Action {
	a := h.hint.Advice.Action()
	h.closeHint()
	h.drop()
	h.Stale = true
	h.choice, h.focus = h.choosing().chosenFor(a)
	return a
}
