package table

import "capital/rules/warsaw"

// plans are what to do with a tile, by seat, as soon as it is revealed; nothing with the zero kind.
type plans [warsaw.MaxSeats]warsaw.Action

// undonePlans are plans that were not carried out yet when what they go with was taken back.
type undonePlans struct {
	moves int // how many the match had
	plans plans
}

// undo takes back the last thing a person did.
func (t *table) undo() { t.takeBack(1) }

// takeBack takes back the last things people did.
func (t *table) takeBack(steps int) {
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
func (t *table) redo() {
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
func (t *table) goTo(seat int) {
	t.seat, t.enlarged = seat, -1
	t.unlocked = -1 // the curtain first, where several people play
	t.hints.Forget()
	t.warned, t.outlook = warned{}, nil
	t.hand.forgetRefusal()
	t.hand.drop()
	t.hand.marks.stacks = 0
	t.shown.catchUp()
	t.changed = true
	t.app.Play(soundUndo)
}
