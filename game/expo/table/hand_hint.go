package table

import (
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
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

// showMove shows a move on the table: what is chosen for it is lit, and what it changes stands in place.
func showMove(art *view.Expo, p *view.Position, known *expo.View, advice *view.Advice) {
	a := advice.Action()
	k := newChooser(known)
	c, left := k.chosenFor(a)
	p.Lit, p.Chosen = []view.Thing{left}, nil
	if !c.none() {
		p.Chosen = []view.Thing{c.thing}
	}
	p.Placed, _ = c.places()
	showAction(art, p, known, a)
	if row := advice.Rows[advice.Row]; advice.Reason >= 0 && advice.Reason < len(row.Reasons) {
		if lit := row.Reasons[advice.Reason].Lit; lit != nil {
			p.Lit = lit
		}
	}
}

// chain is the best chain of activations that begins with the advised one, as it was found out last.
type chain struct {
	critic ai.Critic
	of     chooserOf
	first  expo.Action
	cells  []expo.Cell
}

// chainOf are the buildings of the best chain that begins with an activation, in their order; none where it is no activation.
func (h *hand) chainOf(a expo.Action) []expo.Cell {
	c := &h.chain
	if of := (chooserOf{h.Seat, len(h.session.Events())}); c.of != of || c.first != a {
		known := h.known()
		c.of, c.first, c.cells = of, a, nil
		for _, next := range c.critic.Chain(&known, a) {
			c.cells = append(c.cells, next.Cell())
		}
	}
	return c.cells
}
