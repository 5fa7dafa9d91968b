package table

import (
	"capital/game/letter"
	"capital/game/scene"
)

// Awaits says for whom a match by letter waits, ok where it does: nobody here decides anything.
func (v *Viewer[M, A, E]) Awaits() (words string, ok bool) {
	if next := v.Session.Next(); next >= 0 {
		return v.App.Strings.Text("letter.wait", v.letterTo()), true
	}
	return "", false
}

// letterTo is the name of whom a letter goes to, "" for nobody.
func (v *Viewer[M, A, E]) letterTo() string {
	if next := v.Session.Next(); next >= 0 {
		return v.Session.Seats()[next].Name
	}
	return ""
}

// letterDue reports whether the match goes by letter and is to be given on: somebody at another place decides next, or it is over.
func (c *Course[M, A, E, P]) letterDue() bool {
	return c.Session.ByLetter() && (c.Session.Next() >= 0 || c.Over() && c.Session.Unsent())
}

// toOffer reports whether the match is to be given on and that was not offered since the last move.
func (c *Course[M, A, E, P]) toOffer() bool {
	return c.letterDue() && c.offered != c.Session.Moves()+1
}

// offerLetter offers, once after each move, to send the match on, when all that happened has been seen. It reports whether it does.
func (c *Course[M, A, E, P]) offerLetter() bool {
	if !c.toOffer() || !c.game.Shown().AllShown() || !c.game.Shown().Calm() || c.paused() || c.later.Waits() || !c.Session.Saved() {
		return false
	}
	c.offered = c.Session.Moves() + 1
	c.sendOn()
	return true
}

// sendOn lays over the table how the match is sent on.
func (c *Course[M, A, E, P]) sendOn() {
	l := scene.Letter{Text: c.Session.Text(), To: c.letterTo(), Sent: !c.Session.Unsent(), Send: c.Session.Send, Leave: c.Leave}
	if _, ok := c.Session.CanUndo(); ok {
		l.TakeBack = func() { c.TakeBack(1) }
	}
	scene.SendOn(c.App, l)
}

// shared is the record by which the results are shared: a match by letter stays one.
func (c *Course[M, A, E, P]) shared() string {
	if c.Session.ByLetter() {
		return letter.Text(c.Session.Text())
	}
	return c.Session.Text()
}
