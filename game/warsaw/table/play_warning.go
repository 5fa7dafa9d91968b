package table

import (
	"capital/game/scene/hinting"
	"capital/game/scene/warning"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// warned asks once more before what a person would regret, at most once a decision.
type warned struct {
	*sight
	app      *desk
	hand     *hand
	question warning.Question[warsaw.Action]
	about    hinting.About // the decision of which something was asked
}

// forget asks nothing any more.
func (w *warned) forget() {
	w.question.Forget()
	w.about = hinting.About{}
}

// warn asks whether what the active person wants is to be done all the same, if that would be regretted.
func (w *warned) warn(a warsaw.Action) (asked bool) {
	about, known := (hinted{w.sight, w.app}).About(), w.known()
	if w.about == about || !w.allows(&known, a) {
		return false
	}
	regret, ok := w.app.critic.Regretted(&known, a, w.warns)
	if !ok {
		return false
	}
	w.about = about
	w.hand.closeHint()
	w.question.Ask(w.app.App, wording.Regret(w.art, w.names(), regret), a, w.where(a), 0)
	w.changed = true
	return true
}

// where is where something would be laid.
func (w *warned) where(a warsaw.Action) widget.Rect {
	if a.Kind != warsaw.Build && a.Kind != warsaw.Overbuild {
		return widget.Rect{}
	}
	return w.place.Space(w.large().Offset(a.Space))
}

// warns reports whether the active person wants to be warned of something, and may be.
func (w *warned) warns(kind ai.RegretKind) bool {
	if kind == ai.RegretNext && w.session.People() > 1 && w.decision() != warsaw.DecidePick {
		return false // it would tell everybody before the screen what lies in hands
	}
	return w.app.Settings().Warns(wording.WarningName(kind))
}

// allows reports whether the rules allow what the active person wants; of a tile that is still to be picked, what it is for.
func (w *warned) allows(known *warsaw.View, a warsaw.Action) bool {
	if w.decision() == warsaw.DecidePick && a.Kind != warsaw.Pick {
		return known.CheckUse(a).OK()
	}
	return known.Check(a).OK()
}

// answer takes what the person says to a question, and returns what is to be done all the same.
func (w *warned) answer(intents []input.Intent) (do warsaw.Action) {
	answer := w.question.Update(intents)
	w.changed = w.changed || answer.Changed
	if answer.Done && answer.Do.Kind == 0 && w.hand.held.carried {
		w.hand.putBack()
	}
	return answer.Do
}
