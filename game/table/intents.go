package table

import (
	"capital/game/scene"
	"capital/input"
)

// TakeAll does what a person wants with the table, one thing after another.
func (c *Course[M, A, E, P]) TakeAll(intents []input.Intent) {
	for _, in := range intents {
		if c.top() != nil {
			return // what was done has begun something to look at
		}
		c.TakeOne(in)
	}
}

// TakeOne does one thing that a person wants with the table.
func (c *Course[M, A, E, P]) TakeOne(in input.Intent) {
	switch {
	case c.ShowLog && c.game.Shown().TakeLog(in):
		c.Stale = true
	case c.game.Take(in):
	default:
		c.act(in)
		c.Stale = true
	}
	c.game.Took(in)
}

func (c *Course[M, A, E, P]) act(in input.Intent) {
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
		c.X, c.Y = in.X, in.Y
		if !c.game.PressFirst(in) && !c.pressButtons(in) && !c.takesHint(in) {
			c.Do(c.game.Hand().Point(in))
		}
	case input.Hint:
		c.AskHint()
	case input.Turn:
		c.game.Turn(in)
	case input.Zoom, input.Pan, input.Fit:
		c.game.Zoom(in)
	case input.Undo:
		c.takeBackOne()
	case input.Redo:
		c.BringBack()
	case input.Log:
		c.game.OpenLog()
	case input.Outlook:
		c.OpenOutlook()
	case input.Cancel:
		c.cancel()
	case input.Confirm:
		if does, _ := c.game.Hand().Confirms(); does == "" && c.letterTo() != "" {
			c.sendOn()
		} else if !c.takesHint(in) {
			c.Do(c.game.Hand().Keys(in))
		}
	default:
		if !c.takesHint(in) {
			c.Do(c.game.Hand().Keys(in))
		}
	}
}

// takesHint does what a person wants with the advice on the table, and reports whether the intent is done with.
func (c *Course[M, A, E, P]) takesHint(in input.Intent) bool {
	done, chosen := c.game.Hand().TakeHint(in)
	if chosen {
		c.Do(c.game.Hand().TakeAdvice())
	}
	return done
}

// canHint reports whether the person in view may ask for advice now.
func (c *Course[M, A, E, P]) canHint() bool {
	return c.Free() && !c.game.Decided() && c.game.Shown().Announced() == nil
}

// AskHint asks for advice, or takes it away.
func (c *Course[M, A, E, P]) AskHint() {
	c.Stale = true
	switch {
	case c.Hints.Opened():
		c.Hints.Close()
	case c.canHint():
		c.ShowLog = false
		c.game.Hand().LayDown()
		c.Hints.Open()
	}
}

// cancel backs out of one thing: a move that waits, advice, the log, what is held or looked at, and then opens the menu.
func (c *Course[M, A, E, P]) cancel() {
	switch {
	case c.later.Forget():
	case c.Hints.Close():
	case c.ShowLog:
		c.ShowLog = false
	case c.game.Hand().Cancel():
	default:
		scene.OpenMenu(c.App)
	}
}

// ToggleLog shows what happened, or no longer.
func (c *Course[M, A, E, P]) ToggleLog() {
	c.Hints.Close()
	c.ShowLog = !c.ShowLog
	c.game.Shown().ResetLog()
	c.Stale = true
}

// OpenSheet lays a sheet over the table.
func (c *Course[M, A, E, P]) OpenSheet(s Sheet) { c.Sheet, c.Stale = s, true }

// OpenOutlook lays the sheet over the table that tells what may still come.
func (c *Course[M, A, E, P]) OpenOutlook() {
	if !c.Over() {
		c.OpenSheet(c.game.Outlook())
	}
}
