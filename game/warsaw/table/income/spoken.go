package income

import (
	"capital/game/scene/narration"
	"capital/game/warsaw/table/view"
)

// Spoken says the phase to somebody who does not see it: what every seat had and has, and row by row what brought it; first
// for the seat that is spoken to, and for all when that is asked for.
func (v *Counting) Spoken() narration.Speech {
	s := v.Speech(v.app.Strings.Text("narration.income", view.Roman(v.phase.Epoch)))
	if !v.Settled() {
		return s
	}
	var sums []string
	for seat := range v.phase.Names {
		sums = append(sums, v.spokenSum(seat, v.all[seat]))
	}
	s.State = v.spokenAll
	s.Prompt, s.Hand = narration.Sentence(sums...), v.spokenRows(v.phase.Seat)
	if v.seat >= 0 && v.seat < len(v.rows) && v.row < len(v.rows[v.seat]) {
		s.Focus = v.spokenRow(v.seat, &v.rows[v.seat][v.row])
	}
	return s
}

// spokenAll says the rows of every seat.
func (v *Counting) spokenAll() (said []string) {
	for seat := range v.phase.Names {
		said = append(append(said, v.spokenSum(seat, v.all[seat])), v.spokenRows(seat)...)
	}
	return said
}

// spokenRows says all rows of a seat.
func (v *Counting) spokenRows(seat int) (said []string) {
	for n := range v.all[seat] {
		said = append(said, v.spokenRow(seat, &v.all[seat][n]))
	}
	return said
}
