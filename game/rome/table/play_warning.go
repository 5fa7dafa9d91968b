package table

import (
	"capital/game/rome/ai"
	"capital/game/rome/table/wording"
	"capital/game/scene/hinting"
	"capital/game/scene/warning"
	"capital/input"
	"capital/rules/rome"
)

// warned asks once more before what a person would regret, at most once a decision.
type warned struct {
	question warning.Question[rome.Action]
	about    hinting.About // the decision of which something was asked
}

// warn asks whether what the active person wants is to be done all the same, if that would be regretted.
func (t *table) warn(a rome.Action) (asked bool) {
	about, known := (hinted{t.sight, t.app}).About(), t.known()
	if t.teaching.guide != nil || t.warned.about == about || !known.Check(a).OK() {
		return false
	}
	regret, ok := t.app.critic.Regretted(&known, a, t.warns)
	if !ok {
		return false
	}
	t.warned.about = about
	t.hand.closeHint()
	t.warned.question.Ask(t.app.App, wording.Regret(t.art, regret), a)
	t.changed = true
	return true
}

// warns reports whether the active person wants to be warned of something, and may be.
func (t *table) warns(kind ai.RegretKind) bool {
	return t.app.Settings().Warns(wording.WarningName(kind))
}

// answer takes what the person says to a question.
func (t *table) answer(intents []input.Intent) {
	answer := t.warned.question.Update(intents)
	t.changed = t.changed || answer.Changed
	switch {
	case !answer.Done:
	case answer.Do.Kind != 0:
		t.carryOut(answer.Do)
	case t.hand.held.carried:
		t.hand.putBack()
	}
}
