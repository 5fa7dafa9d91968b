package view

import (
	"capital/game/scene/hinting"
	"capital/game/scene/hinting/panel"
	"capital/rules/rome"
)

// Advice is a few moves, one of which is shown on the board: see [hinting.Advice].
type Advice = hinting.Advice[rome.Action, AdviceReason]

// AdviceRow is one move of them.
type AdviceRow = hinting.Row[rome.Action, AdviceReason]

// Hint is advice that a person has asked for.
type Hint = hinting.Hint[rome.Action, AdviceReason]

// AdviceReason is one thing that speaks for a move or against it.
type AdviceReason = panel.Reason[Thing]
