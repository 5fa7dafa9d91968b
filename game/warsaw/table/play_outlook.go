package table

import (
	frame "capital/game/scene/outlook"
	content "capital/game/warsaw/table/outlook"
	"capital/input"
)

// outlook is the sheet that tells what may still come, while it lies over the table.
type outlook struct {
	*sight
	sheet *frame.Sheet // or nil
}

// open lays the sheet over the table that tells what may still come: with all that the active person may know, where
// nobody else sees it.
func (o *outlook) open() {
	if o.session.Table().Over() {
		return
	}
	known := content.Open(o.session.Table())
	if o.handOpen() {
		view := o.known()
		known = content.Of(&view)
	}
	o.sheet = content.Sheet(o.art, o.names(), known)
	o.changed = true
}

// step lets a tick pass for the sheet.
func (o *outlook) step(intents []input.Intent) {
	changed, done := o.sheet.Update(intents)
	if done {
		o.sheet = nil
	}
	o.changed = o.changed || changed
}
