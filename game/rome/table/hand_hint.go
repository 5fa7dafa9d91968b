package table

import (
	"capital/game/rome/table/view"
	"capital/input"
	"capital/rules/rome"
)

// TakeHint implements part of [table.Hand].
func (h *hand) TakeHint(in input.Intent) (done, chosen bool) {
	if !h.hint.Advising() {
		return false, false
	}
	return h.hint.Advice.Take(in, h.picture.AdviceAt)
}

// TakeAdvice implements part of [table.Hand].
func (h *hand) TakeAdvice() rome.Action {
	a := h.hint.Advice.Action()
	h.closeHint()
	h.drop()
	switch a.Kind {
	case rome.Bid:
		h.bid = wanted(h.viewer.hand(), a.Bid)
	case rome.Pass:
		h.passes = true
	case rome.Put:
		h.focus = view.OfPlace(a.Place)
	case rome.Draw:
		h.focus = view.OfPile(a.Pile)
	case rome.Idle:
		h.holdCard(a.Card)
		h.focus = view.OfDiscards(a.Card.Type())
	case rome.Play:
		h.takePlay(a)
	}
	h.Stale = true
	return a
}

// takePlay chooses all of an action of the construction but what is left to be confirmed.
func (h *hand) takePlay(a rome.Action) {
	h.holdCard(a.Card)
	c := &h.choice
	switch a.Card.Type() {
	case rome.Permit:
		c.thing, h.focus = view.OfHouse(h.Seat, int(a.A), a.Shape), view.OfPlace(a.Place)
	case rome.Roof:
		c.thing, h.focus = view.OfRoofs(a.Shape), view.OfHouse(h.Seat, int(a.A), rome.NoShape)
	case rome.Floor:
		c.thing = view.Thing{Kind: view.Stock}
		last := a.A
		if a.B != rome.NoFloor {
			c.laid, c.first, last = true, a.A, a.B
		}
		h.focus = view.Thing{Kind: view.NewHouse}
		if last > 0 {
			h.focus = view.OfHouse(h.Seat, int(last), rome.NoShape)
		}
	}
}

// holdCard chooses the card of the hand that has a print.
func (h *hand) holdCard(print rome.Card) {
	for card := range h.viewer.hand().All() {
		if card.First() == print {
			h.choice = choice{card: card, chosen: true}
			return
		}
	}
}
