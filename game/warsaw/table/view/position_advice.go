package view

import (
	"capital/game/scene/hinting"
	"capital/rules/warsaw"
)

// Advice is a few moves, one of which is shown on the board: see [hinting.Advice].
type Advice = hinting.Advice[warsaw.Action, AdviceReason]

// AdviceRow is one move of them.
type AdviceRow = hinting.Row[warsaw.Action, AdviceReason]

// Hint is advice that a person has asked for.
type Hint = hinting.Hint[warsaw.Action, AdviceReason]

// AdviceReason is one thing that speaks for a move or against it.
type AdviceReason struct {
	Words string
	VP    int             // by how much the move is better for it; below 0: worse
	Lit   warsaw.Quarters // as the district lies once the move is made
}

// Lights implements [hinting.Reason].
func (r AdviceReason) Lights() bool { return r.Lit != 0 }
