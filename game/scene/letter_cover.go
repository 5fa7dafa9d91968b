package scene

import (
	"capital/game/session"
	"capital/input"
)

// letterCover is a curtain before the table of a match by letter: it says for whom the letter was opened, and whose turn it is.
type letterCover struct {
	*curtain
	open func()
}

// newLetterCover makes the cover of a letter that was opened for a seat. open brings what lies behind it.
func newLetterCover(app *App, seat int, found Saved, open func()) *letterCover {
	c := NewCurtain(app, seat, found.Seats[seat].Name, nil).(*curtain)
	c.hand = "letter.cover"
	c.below = func(app *App) string {
		at := app.cabinet.open.Words.Text("game.name") + " · " + found.At
		switch next := found.nextByLetter(seat); next {
		case seat:
			return app.Strings.Text("letter.cover.yours", at)
		case -1:
			return at
		default:
			return app.Strings.Text("letter.cover.other", at, NameNow(app, found.Seats[next].Name))
		}
	}
	return &letterCover{c, open}
}

// nextByLetter is the person's seat that is to decide where one plays by letter: that one as long as it owes a decision, else the
// one to which the letter goes; -1 where no person owes any.
func (s *Saved) nextByLetter(seat int) int {
	for n := range s.Seats {
		if at := (seat + n) % len(s.Seats); s.owes(at) && s.Seats[at].Player == session.Person {
			return at
		}
	}
	return -1
}

// Update implements [Scene].
func (c *letterCover) Update(app *App, intents []input.Intent) error {
	for range c.Take(app, intents, func() { c.lay(app) }) {
		c.open()
		return nil
	}
	if Cancelled(intents) {
		app.ShowTitle()
	}
	return nil
}
