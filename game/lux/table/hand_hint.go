package table

import (
	"capital/game/lux/table/view"
	"capital/input"
	"capital/rules/lux"
)

// TakeHint implements part of [table.Hand].
func (h *hand) TakeHint(in input.Intent) (done, chosen bool) {
	if !h.hint.Advising() {
		return false, false
	}
	return h.hint.Advice.Take(in, h.picture.AdviceAt)
}

// TakeAdvice implements part of [table.Hand]: all of the move is chosen but what is left to be confirmed.
func (h *hand) TakeAdvice() lux.Action {
	a := h.hint.Advice.Action()
	h.closeHint()
	h.drop()
	h.Stale = true
	if a.Kind == lux.Keep {
		h.kept = []view.Thing{view.OfCard(a.Card, 0), view.OfCard(a.Other, copyBeside(a.Other, a.Card))}
		return a
	}
	h.choice = h.choosing().path(a)
	h.focus = h.choice.things[h.choice.count-1]
	h.choice.back()
	return a
}

// showMove shows a move on the table: what is chosen for it is lit, and what it changes stands in place.
func showMove(p *view.Position, known *lux.View, advice *view.Advice) {
	a := advice.Action()
	k := newChooser(known)
	if a.Kind == lux.Keep {
		p.Hand.Chosen = []view.Thing{view.OfCard(a.Card, 0), view.OfCard(a.Other, copyBeside(a.Other, a.Card))}
		return
	}
	path := k.path(a)
	p.Lit = path.chosen()
	if a.Kind == lux.PlayHome || a.Kind == lux.PlayCapital {
		p.Hand.Chosen = []view.Thing{view.OfCard(a.Card, 0)}
	}
	after := known.After(a)
	p.After = &after
	if row := advice.Rows[advice.Row]; advice.Reason >= 0 && advice.Reason < len(row.Reasons) {
		if lit := row.Reasons[advice.Reason].Lit; lit != nil {
			p.Lit = lit
		}
	}
}
