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
		if t.plans != (plans{}) {
			t.undone = undonePlans{t.session.Moves(), t.plans}
		}
		t.session.Undo()
		t.plans = plans{}
		t.goTo(seat)
	}
}

// redo brings back what was taken back last, and what was planned with it.
func (t takingBack) redo() { t.later.TakeAgain(t.session.Saved(), t.redoNow) }

func (t takingBack) redoNow() {
	seat, ok := t.session.CanRedo()
	if !ok {
		return
	}
	t.session.Redo()
	t.plans = plans{}
	if t.undone.moves == t.session.Moves() {
		t.plans = t.undone.plans
	}
	t.goTo(seat)
}

// goTo shows the match as it is now, at a seat.
func (t takingBack) goTo(seat int) {
	t.seat, t.enlarged = seat, -1
	t.unlocked = -1 // the curtain first, where several people play
	t.hints.Forget()
	t.warned.forget()
	t.outlook.sheet = nil
	t.hand.forgetRefusal()
	t.hand.drop()
	t.hand.marks.stacks = 0
	t.shown.catchUp()
	t.changed = true
	t.app.Play(soundUndo)
}
