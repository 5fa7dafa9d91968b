package table

import "capital/game/scene/hinting"

// Do does what the person in view wants; nothing with the zero action. What would be regretted is asked once more, but for
// what a lesson tells.
func (c *Course[M, A, E, P]) Do(a A) {
	var none A
	if a == none || c.Lesson != nil && !c.Lesson.Allows(a) {
		return
	}
	c.later.Forget()
	if c.Taught() || !c.warn(a) {
		c.carryOut(a)
	}
}

// carryOut carries out what the person in view wants, once the last move is saved. Who takes something up meanwhile wants
// something else.
func (c *Course[M, A, E, P]) carryOut(a A) {
	saved, hand := c.Session.Saved(), c.game.Hand()
	if !saved {
		hand.Rest(a)
	}
	c.later.do(saved, func() {
		if saved || !hand.Carries() {
			c.game.Play(a)
		}
	})
}

// Submit plays the action of the person in view, and says why where it is not legal.
func (c *Course[M, A, E, P]) Submit(a A) bool {
	owed, before := c.Decision(), c.Session.Moves()
	if reason := c.Session.Submit(c.Seat, a); reason != nil {
		c.game.Hand().Refuse(a, reason)
		return false
	}
	c.acted[c.Seat] = before
	if c.game.Hides(owed) {
		c.Unlocked = -1
	}
	c.Stale = c.Hints.Forget() || c.Stale
	c.game.Hand().Forget()
	return true
}

// Since is the move of the record, counted from 0, with which the seat in view acted last: what others did from then on stays
// told until its next action. See package told.
func (c *Course[M, A, E, P]) Since() int {
	if at, ok := c.acted[c.Seat]; ok && at < c.Session.Moves() {
		return at
	}
	actions := c.Session.Record().Actions // of a match that was not all played here, or was taken back
	for n := len(actions) - 1; n >= 0; n-- {
		if actions[n].Seat == c.Seat {
			c.acted[c.Seat] = n
			return n
		}
	}
	return 0
}

// warn asks whether what the person in view wants is to be done all the same, if that would be regretted: at most once a
// decision.
func (c *Course[M, A, E, P]) warn(a A) (asked bool) {
	about := c.About()
	if c.asked == about {
		return false
	}
	regret, where, above, ok := c.game.Regret(a)
	if !ok {
		return false
	}
	c.asked = about
	c.Hints.Close()
	c.Question.Ask(c.App, regret, a, where, above)
	c.Stale = true
	return true
}

// TakeBack takes back so many things that people did.
func (c *Course[M, A, E, P]) TakeBack(steps int) {
	c.later.TakeBack(c.Session.Saved(), steps, c.undoNow)
}

func (c *Course[M, A, E, P]) undoNow(steps int) {
	for range steps {
		seat, ok := c.Session.CanUndo()
		if !ok {
			return
		}
		c.game.Undo()
		c.goTo(seat)
	}
}

// BringBack brings back what was taken back last.
func (c *Course[M, A, E, P]) BringBack() {
	c.later.TakeAgain(c.Session.Saved(), func() {
		if seat, ok := c.Session.CanRedo(); ok {
			c.game.Redo()
			c.goTo(seat)
		}
	})
}

// goTo shows the match as it is now, at a seat.
func (c *Course[M, A, E, P]) goTo(seat int) {
	c.Seat = seat
	c.Unlocked = -1 // the curtain first, where several people play
	c.Hints.Forget()
	c.Question.Forget()
	c.asked, c.Sheet = hinting.About{}, nil
	c.game.Hand().Forget()
	c.game.Shown().CatchUp()
	c.Stale = true
	c.App.Play(soundUndo)
}

// takeBackOne takes back what is chosen for the next move, else the last thing that a person did.
func (c *Course[M, A, E, P]) takeBackOne() {
	if c.game.Hand().TakeBack() {
		c.App.Play(soundUndo)
		return
	}
	c.TakeBack(1)
}

// Waits reports whether something that a person did waits until the last move is on the disk.
func (c *Course[M, A, E, P]) Waits() bool { return c.later.Waits() }
