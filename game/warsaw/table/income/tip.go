package income

import (
	"capital/game/scene/narration"
	"capital/game/warsaw/table/wording"
	"capital/render/motion"
	"capital/render/widget"
)

// tip is what is said of a row, a sum or a tab that is pointed at: once a pointer has rested there, at once where a finger or
// keys are.
type tip struct {
	seat, row int // seat -1: nothing; row -1: all that the seat has
	resting   float64
	now       bool
}

// noTip says nothing.
var noTip = tip{seat: -1}

// shown reports whether it is to be seen.
func (t *tip) shown() bool {
	return t.seat >= 0 && (t.now || t.resting+motion.Instant >= widget.TipAfter)
}

// step lets seconds pass, and reports whether it looks different now.
func (t *tip) step(seconds float64) bool {
	before := t.shown()
	t.resting += seconds
	return t.shown() != before
}

// spokenRow says a row: whose it is, what was counted, and what that brings.
func (v *picture) spokenRow(seat int, row *accountRow) string {
	brings := v.app.Display.Strings.Text("narration.seat", row.words(v.app, false), wording.Sum(v.app, row.Sum))
	return narration.Sentence(v.app.Display.Strings.Text("narration.seat", v.phase.Names[seat], brings))
}

// spokenSum says what a seat had before the phase, and has after it with its rows.
func (v *picture) spokenSum(seat int, rows []accountRow) string {
	before, after := v.phase.Before[seat], v.phase.Before[seat]
	for n := range rows {
		after.Coins, after.VP = after.Coins+rows[n].Coins, after.VP+rows[n].VP
	}
	said := v.app.Strings.Text("narration.income.seat", v.phase.Names[seat], int(before.Coins), int(before.VP), int(after.Coins), int(after.VP))
	return narration.Sentence(said)
}
