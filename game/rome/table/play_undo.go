package table

// takingBack takes back what people did, and brings it back.
type takingBack struct{ *table }

// undo takes back the last things people did.
func (t takingBack) undo(steps int) { t.later.TakeBack(t.session.Saved(), steps, t.undoNow) }

func (t takingBack) undoNow(steps int) {
	for range steps {
		seat, ok := t.session.CanUndo()
		if !ok {
			return
		}
		t.session.Undo()
		t.goTo(seat)
	}
}

// undoOne takes back what is chosen for the next thing, else the last thing a person did.
func (t takingBack) undoOne() {
	if t.hand.choice.laid {
		t.hand.unchoose()
		t.app.Play(soundUndo)
		return
	}
	t.undo(1)
}

// redo brings back what was taken back last.
func (t takingBack) redo() { t.later.TakeAgain(t.session.Saved(), t.redoNow) }

func (t takingBack) redoNow() {
	if seat, ok := t.session.CanRedo(); ok {
		t.session.Redo()
		t.goTo(seat)
	}
}

// goTo shows the match as it is now, at a seat.
func (t takingBack) goTo(seat int) {
	t.seat = seat
	t.unlocked = -1 // the curtain first, where several people play
	t.hints.Forget()
	t.warned.forget()
	t.outlook.sheet = nil
	t.hand.forget()
	t.shown.catchUp()
	t.changed = true
	t.app.Play(soundUndo)
}
