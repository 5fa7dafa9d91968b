package table

import (
	"capital/game/warsaw/table/view"
	"capital/input"
)

// sheets are what opens over the table where all is close: what is said, and the log.
type sheets struct{ *table }

// press opens the sheet with all that is to be said, where only a strip of it is seen, and closes it again; what lies
// beside it can be grasped at once. It reports whether the intent is done with.
func (t sheets) press(in input.Intent) bool {
	l := &t.picture.Layout
	if !l.Close || in.Kind != input.Press {
		return false
	}
	side := view.Side{Open: t.opened || t.showLog}
	open, on := l.SheetAt(&side, in.X, in.Y)
	switch {
	case open:
		t.showLog, t.opened, t.changed = false, false, true
		return on
	case l.Side.Contains(in.X, in.Y) && !t.covers():
		t.opened, t.changed = true, true
		return true
	}
	return false
}

// covers reports whether a sheet of what is asked lies over the side and the hand.
func (t sheets) covers() bool { return t.hand.hint.Open || len(t.options()) > 0 }

// turn shows what happened, or no longer; where only a strip is seen of what is said, first all of that.
func (t sheets) turn() {
	if t.picture.Layout.Close && !t.opened && !t.showLog && !t.covers() {
		t.opened, t.changed = true, true
		return
	}
	t.toggleLog()
}

// hideCovered hides the buttons for turning where a sheet lies over them.
func (t sheets) hideCovered() {
	l, w := &t.picture.Layout, t.buttons.Widgets
	if l.Close && (t.covers() || t.opened || t.showLog) && l.Sheet.Contains(l.TurnLeft.Centre()) {
		w[view.ButtonTurnLeft].Hidden, w[view.ButtonTurnRight].Hidden = true, true
	}
}

// inBrief is the key of what the large button says, where it is narrow.
func (t sheets) inBrief(key string) string {
	if t.picture.Layout.Close && key == "table.confirm.facedown" {
		return "table.confirm.facedown.brief"
	}
	return key
}

// toggleLog shows what happened, or no longer.
func (t sheets) toggleLog() {
	t.hand.closeHint()
	t.showLog, t.opened = !t.showLog, false
	t.shown.log.Reset()
}
