package table

// ShowBack shows a match that was not played here, of a record's text: its look back from a move on, counted from 0, and after that its results or, where it
// is not over, the title.
func (c *Course[M, A, E, P]) ShowBack(text string, move int) {
	c.elsewhere = true
	if !c.Over() {
		if back := c.game.LookBack(); back != nil && c.Session.Moves() > 0 {
			c.App.ShowAtOnce(back) // not the curtain, which may be down
		}
		return
	}
	over := c.game.Results()
	if at, known := c.App.EndedAt(); known {
		over.Ended(at)
	}
	over.Share(text)
	over.LookBack(move)
}
