package table

import (
	"capital/game/scene/hinting"
	"capital/game/scene/warning"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/rules/warsaw"
)

// warned asks once more before what a person would regret, at most once a decision.
type warned struct {
	question warning.Question[warsaw.Action]
	about    hinting.About // the decision of which something was asked
}

// warn asks whether what the active person wants is to be done all the same, if that would be regretted.
func (t *table) warn(a warsaw.Action) (asked bool) {
	about, known := (hinted{t.sight, t.app}).About(), t.known()
	if t.teaching.guide != nil || t.warned.about == about || !t.allows(&known, a) {
		return false
	}
	regret, ok := t.app.critic.Regretted(&known, a, t.warns)
	if !ok {
		return false
	}
	t.warned.about = about
	t.hand.closeHint()
	t.warned.question.Ask(t.app.App, wording.Regret(t.art, t.names(), regret), a)
	t.changed = true
	return true
}

// warns reports whether the active person wants to be warned of something, and may be.
func (t *table) warns(kind ai.RegretKind) bool {
	if kind == ai.RegretNext && t.session.People() > 1 && t.decision() != warsaw.DecidePick {
		return false // it would tell everybody before the screen what lies in hands
	}
	return t.app.Settings().Warns(wording.WarningName(kind))
}

// allows reports whether the rules allow what the active person wants; of a tile that is still to be picked, what it is for.
func (t *table) allows(known *warsaw.View, a warsaw.Action) bool {
	if t.decision() == warsaw.DecidePick && a.Kind != warsaw.Pick {
		return known.CheckUse(a).OK()
	}
	return known.Check(a).OK()
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
