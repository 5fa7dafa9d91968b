package table

import (
	"capital/game/warsaw/table/knowing"
	"capital/input"
)

// openOutlook lays the sheet over the table that tells what may still come: with all that the active person may know, where
// nobody else sees it.
func (t *table) openOutlook() {
	if len(t.shown.waiting) > 0 || t.session.Table().Over() {
		return
	}
	known := knowing.Open(t.session.Table())
	if t.handOpen() {
		view := t.known()
		known = knowing.Of(&view)
	}
	t.hand.closeHint()
	t.outlook = knowing.Sheet(t.art, t.names(), known)
	t.changed = true
}

// stepOutlook lets a tick pass for the sheet.
func (t *table) stepOutlook(intents []input.Intent) {
	changed, done := t.outlook.Update(intents)
	if done {
		t.outlook = nil
	}
	t.changed = t.changed || changed
}
