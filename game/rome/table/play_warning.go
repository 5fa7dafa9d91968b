package table

import (
	"capital/game/rome/ai"
	"capital/game/rome/table/wording"
	"capital/input"
	"capital/rules/rome"
)

// do does what the person in view wants; nothing with the zero kind. What would be regretted is asked once more.
func (t *table) do(a rome.Action) {
	if a.Kind != 0 && t.teaching.allows(t.hand, a) && !(regrets{t}).warn(a) {
		t.carryOut(a)
	}
}

// regrets are what a person at the table would regret.
type regrets struct{ *table }

// warn asks whether what the active person wants is to be done all the same, if that would be regretted.
func (t regrets) warn(a rome.Action) (asked bool) {
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
func (t regrets) warns(kind ai.RegretKind) bool {
	return t.app.Settings().Warns(wording.WarningName(kind))
}

// answer takes what the person says to a question.
func (t regrets) answer(intents []input.Intent) {
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
