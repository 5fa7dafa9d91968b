package table

import (
	"capital/game/rome/table/knowing"
	"capital/input"
)

// openOutlook lays the sheet over the table that tells what may still come: with all that the person in view may know, where
// nobody else sees it.
func openOutlook(t *table) {
	if len(t.shown.waiting) > 0 || t.session.Table().Over() {
		return
	}
	known := t.known()
	t.hand.closeHint()
	t.outlook = knowing.Sheet(t.art, t.names(), knowing.Of(&known, t.handOpen()))
	t.changed = true
}

// stepOutlook lets a tick pass for the sheet.
func stepOutlook(t *table, intents []input.Intent) {
	changed, done := t.outlook.Update(intents)
	if done {
		t.outlook = nil
	}
	t.changed = t.changed || changed
}
