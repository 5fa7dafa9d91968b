package hinting

import "capital/input"

// MostMoves is how many moves advice shows at most.
const MostMoves = 3

// Reason is one thing that speaks for a move or against it.
type Reason interface {
	// Lights reports whether there is something on the table to be lit that it speaks of.
	Lights() bool
}

// Advice is a few moves, with what each is expected to lead to and what speaks for it. One is shown on the board. It has at
// least one move before it is shown, and at most [MostMoves]. A is the game's action, R its reason.
type Advice[A comparable, R Reason] struct {
	Title, Caption string
	Rows           []Row[A, R]
	Row            int  // the move that is shown
	Reason         int  // what speaks for it that is lit
	LookingOn      bool // more is being found out
}

// Row is one move.
type Row[A comparable, R Reason] struct {
	Action  A
	Does    string // what is done, and where
	Brief   string // what speaks for it most, in a few words
	Tag     string // how it compares with the others
	Best    bool   // nothing is better, as far as is known
	Beside  string // the other move that the reasons compare it with
	Reasons []R
}

// Action is the move that is shown.
func (a *Advice[A, R]) Action() A { return a.Rows[a.Row].Action }

// Speaks is what speaks for the move that is shown and is lit: the zero reason where there is none.
func (a *Advice[A, R]) Speaks() (r R) {
	if reasons := a.Rows[a.Row].Reasons; a.Reason < len(reasons) {
		return reasons[a.Reason]
	}
	return r
}

// Choose shows another move.
func (a *Advice[A, R]) Choose(row int) {
	a.Row, a.Reason = row, 0
	for n, r := range a.Rows[row].Reasons {
		if r.Lights() {
			a.Reason = n
			break
		}
	}
}

// Stay shows the move, and what speaks for it, that was shown before in other advice about the same, where it is there still.
func (a *Advice[A, R]) Stay(was *Advice[A, R]) {
	for n := range a.Rows {
		if a.Rows[n].Action == was.Action() {
			a.Row, a.Reason = n, was.Reason
		}
	}
}

// Move goes to another move, or to something else that speaks for it.
func (a *Advice[A, R]) Move(dx, dy int) {
	if n := len(a.Rows); dy != 0 {
		a.Choose((a.Row + dy + n) % n)
	}
	if n := len(a.Rows[a.Row].Reasons); dx != 0 && n > 0 {
		a.Reason = (a.Reason + dx + n) % n
	}
}

// At says what lies at a point of the advice: one of its moves, or something that speaks for the one shown; -1 where there
// is none. It is not ok beside the advice.
type At[A comparable, R Reason] func(a *Advice[A, R], x, y float64) (row, reason int, ok bool)

// Take does what a person wants with the advice. It reports whether the intent is done with, and whether the move that is
// shown is what the person wants to do.
func (a *Advice[A, R]) Take(in input.Intent, at At[A, R]) (done, chosen bool) {
	switch in.Kind {
	case input.Move, input.Press:
		return a.point(in, at)
	case input.Release:
	case input.Navigate:
		a.Move(in.DX, in.DY)
	case input.Next:
		a.Move(0, 1)
	case input.Previous:
		a.Move(0, -1)
	case input.Choose:
		if in.Number <= len(a.Rows) {
			a.Choose(in.Number - 1)
		}
	case input.Confirm:
		chosen = true
	default:
		return false, false
	}
	return true, chosen
}

// point follows the pointer over the moves and what speaks for them.
func (a *Advice[A, R]) point(in input.Intent, at At[A, R]) (done, chosen bool) {
	row, reason, ok := at(a, in.X, in.Y)
	switch {
	case ok && in.Kind == input.Move:
		a.show(row, reason)
	case ok && row >= 0:
		aimed := row == a.Row || !in.Touch // a finger can't point before it presses
		a.Choose(row)
		return true, aimed
	case ok && reason >= 0:
		a.Reason = reason
	case in.Kind == input.Press && !ok:
		return false, false
	}
	return true, false
}

// Point shows what lies at a point.
func (a *Advice[A, R]) Point(x, y float64, at At[A, R]) {
	if row, reason, ok := at(a, x, y); ok {
		a.show(row, reason)
	}
}

// show shows a move, else what speaks for the one that is shown; -1 is none.
func (a *Advice[A, R]) show(row, reason int) {
	switch {
	case row >= 0 && row != a.Row:
		a.Choose(row)
	case reason >= 0:
		a.Reason = reason
	}
}
