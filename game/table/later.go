package table

// later holds what a person does at a table while the last move is on its way to the disk: a kill must not lose both. All
// that is no move is done meanwhile as at any time.
type later struct {
	move func() // the move that waits, or nil
	back int    // how many things wait to be taken back
}

// do does a move where all is saved. Otherwise it waits, in place of whatever waits: the last word counts.
func (l *later) do(saved bool, do func()) {
	*l = later{}
	if saved {
		do()
		return
	}
	l.move = do
}

// TakeBack takes things back where all is saved. Otherwise a move that waits is taken back by not being made, and the rest
// waits.
func (l *later) TakeBack(saved bool, steps int, undo func(steps int)) {
	switch {
	case saved:
		*l = later{}
		undo(steps)
		return
	case l.move != nil:
		l.move = nil
		steps--
	}
	l.back += steps
}

// TakeAgain brings back what was taken back last, where all is saved: otherwise what waits to be taken back stays, and
// else it waits itself.
func (l *later) TakeAgain(saved bool, redo func()) {
	if l.back > 0 {
		l.back--
		return
	}
	l.do(saved, redo)
}

// Step lets a tick pass: what waits is done once all is saved.
func (l *later) Step(saved bool, undo func(steps int)) {
	if !saved || !l.Waits() {
		return
	}
	held := *l
	*l = later{}
	if held.back > 0 {
		undo(held.back)
		return
	}
	held.move()
}

// Waits reports whether something waits.
func (l *later) Waits() bool { return l.move != nil || l.back > 0 }

// Forget lets go of what waits, and reports whether something did.
func (l *later) Forget() bool {
	waits := l.Waits()
	*l = later{}
	return waits
}
