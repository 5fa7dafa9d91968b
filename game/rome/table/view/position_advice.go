package view

import "capital/rules/rome"

// Advice is a few moves, with what each is expected to lead to and what speaks for it. One is shown on the board. It has at
// least one move, and at most [AdviceMoves].
type Advice struct {
	Title, Caption string
	Rows           []AdviceRow
	Row            int  // the move that is shown
	Reason         int  // what speaks for it that is lit
	LookingOn      bool // more is being found out
}

// AdviceMoves is how many moves advice shows at most.
const AdviceMoves = 3

// AdviceRow is one move.
type AdviceRow struct {
	Action  rome.Action
	Does    string // what is done, and where
	Brief   string // what speaks for it most, in a few words
	Tag     string // how it compares with the others
	Best    bool   // nothing is better, as far as is known
	Reasons []AdviceReason
}

// AdviceReason is one thing that speaks for a move or against it.
type AdviceReason struct {
	Words   string
	Points  int     // 0 is not shown
	Against bool    // it speaks against the move
	Lit     []Thing // what it speaks of
}

// Action is the move that is shown.
func (a *Advice) Action() rome.Action { return a.Rows[a.Row].Action }

// Choose shows another move.
func (a *Advice) Choose(row int) {
	a.Row, a.Reason = row, 0
	for n, r := range a.Rows[row].Reasons {
		if r.Lit != nil {
			a.Reason = n
			break
		}
	}
}

// Stay shows the move, and what speaks for it, that was shown before in other advice about the same, where it is there still.
func (a *Advice) Stay(was *Advice) {
	for n := range a.Rows {
		if a.Rows[n].Action == was.Action() {
			a.Row, a.Reason = n, was.Reason
		}
	}
}

// Move goes to another move, or to something else that speaks for it.
func (a *Advice) Move(dx, dy int) {
	if n := len(a.Rows); dy != 0 {
		a.Choose((a.Row + dy + n) % n)
	}
	if n := len(a.Rows[a.Row].Reasons); dx != 0 && n > 0 {
		a.Reason = (a.Reason + dx + n) % n
	}
}

// Lit is what what speaks for the move speaks of.
func (a *Advice) Lit() []Thing {
	if reasons := a.Rows[a.Row].Reasons; a.Reason < len(reasons) {
		return reasons[a.Reason].Lit
	}
	return nil
}
