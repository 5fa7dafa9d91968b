package table

import (
	content "capital/game/rome/table/outlook"
	frame "capital/game/scene/outlook"
	"capital/input"
)

// outlook is the sheet that tells what may still come, while it lies over the table.
type outlook struct {
	*sight
	sheet *frame.Sheet // or nil
}

// open lays the sheet over the table that tells what may still come: with all that the person in view may know, where
// nobody else sees it.
func (o *outlook) open() {
	if o.session.Table().Over() {
		return
	}
	known := o.known()
	o.sheet = content.Sheet(o.art, o.names(), content.Of(&known, o.handOpen()))
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
