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
		if found.owes(seat) {
			return app.Strings.Text("letter.cover.yours", found.At)
		}
		for n := range found.Seats {
			if at := (seat + 1 + n) % len(found.Seats); found.owes(at) && found.Seats[at].Player == session.Person {
				return app.Strings.Text("letter.cover.other", found.At, NameNow(app, found.Seats[at].Name))
			}
		}
		return found.At
	}
	return &letterCover{c, open}
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
