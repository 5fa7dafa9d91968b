package ai

import "capital/rules/warsaw"

// A stage is a point of an epoch at which the architect values a district: after each of
// its four tiles, before its income and after the choices that follow it.
const (
	stagesOfEpoch = 6
	beforeIncome  = 4
	afterChoices  = 5
	// Stages is how many stages there are: none after the last epoch's choices, when
	// there is nothing left to guess.
	Stages = warsaw.Epochs*stagesOfEpoch - 1
)

// StageOf is the stage at which the seat will be once it has decided what it owes.
func StageOf(v *warsaw.View) int {
	stage := (v.Epoch() - 1) * stagesOfEpoch
	switch v.Phase() {
	case warsaw.PhasePick, warsaw.PhaseUse, warsaw.PhaseCollapseAfterBuild:
		return stage + v.Round()
	case warsaw.PhaseChoices:
		return stage + afterChoices
	}
	return stage + beforeIncome
}

// StageBeforeIncome is the stage before the epoch's income, when the war and the
// milestone are done.
func StageBeforeIncome(epoch int) int { return (epoch-1)*stagesOfEpoch + beforeIncome }

// StageAfterChoices is the stage after the choices that follow the epoch's income.
func StageAfterChoices(epoch int) int { return (epoch-1)*stagesOfEpoch + afterChoices }
