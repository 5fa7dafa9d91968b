package table

import (
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/game/scene/hinting"
	"capital/game/scene/warning"
	"capital/input"
	"capital/render/widget"
	"capital/rules/rome"
)

// warned asks once more before what a person would regret, at most once a decision.
type warned struct {
	*sight
	app      *desk
	hand     *hand
	question warning.Question[rome.Action]
	about    hinting.About // the decision of which something was asked
}

// forget asks nothing any more.
func (w *warned) forget() {
	w.question.Forget()
	w.about = hinting.About{}
}

// warn asks whether what the active person wants is to be done all the same, if that would be regretted.
func (w *warned) warn(a rome.Action) (asked bool) {
	about, known := (hinted{w.sight, w.app}).About(), w.known()
	if w.about == about || !known.Check(a).OK() {
		return false
	}
	regret, ok := w.app.critic.Regretted(&known, a, w.warns)
	if !ok {
		return false
	}
	w.about = about
	w.hand.closeHint()
	w.question.Ask(w.app.App, wording.Regret(w.art, regret), a, w.where(regret, a), w.picture.Layout.Hand.Y)
	w.changed = true
	return true
}

// where is what the question is about: the prefecture that it speaks of or the bid, else the houses of the person.
func (w *warned) where(r ai.Regret, a rome.Action) widget.Rect {
	p, thing := w.hand.seen(), view.Thing{Kind: view.Panel, Seat: w.seat}
	switch {
	case r.Kind == ai.RegretPass:
		thing = view.OfPlace(r.Place)
	case a.Kind == rome.Bid:
		thing = view.Thing{Kind: view.Stop}
	case a.Card.Type() == rome.Permit:
		thing = view.OfPlace(a.Place)
	}
	return w.picture.Where(&p, thing)
}

// warns reports whether the active person wants to be warned of something, and may be.
func (w *warned) warns(kind ai.RegretKind) bool {
	return w.app.Settings().Warns(wording.WarningName(kind))
}

// answer takes what the person says to a question, and returns what is to be done all the same.
func (w *warned) answer(intents []input.Intent) (do rome.Action) {
	answer := w.question.Update(intents)
	w.changed = w.changed || answer.Changed
	if answer.Done && answer.Do.Kind == 0 && w.hand.held.carried {
		w.hand.putBack()
	}
	return answer.Do
}
