package table

import (
	"capital/game/warsaw/table/view"
	"capital/input"
)

// pressSheet opens the sheet with all that is to be said, where only a strip of it is seen, and closes it again; what lies
// beside it can be grasped at once. It reports whether the intent is done with.
func (t *screen) pressSheet(in input.Intent) bool {
	l := &t.picture.Layout
	if !l.Close || in.Kind != input.Press {
		return false
	}
	side := view.Side{Open: t.opened || t.ShowLog}
	open, on := l.SheetAt(&side, in.X, in.Y)
	switch {
	case open:
		t.ShowLog, t.opened, t.Stale = false, false, true
		return on
	case l.Side.Contains(in.X, in.Y) && !t.asksOverHand():
		t.opened, t.Stale = true, true
		return true
	}
	return false
}

// asksOverHand reports whether a sheet of what is asked lies over the side and the hand.
func (t *screen) asksOverHand() bool { return t.hand.hint.Open || len(t.options()) > 0 }

// sheetCovers reports whether a point lies under what is opened over the table where all is close.
func (t *screen) sheetCovers(x, y float64) bool {
	l := &t.picture.Layout
	return l.Close && (t.asksOverHand() || t.opened || t.ShowLog) && l.Sheet.Contains(x, y)
}

// OpenLog implements part of [table.Game]: where only a strip is seen of what is said, first all of that is shown.
func (t *screen) OpenLog() {
	if t.picture.Layout.Close && !t.opened && !t.ShowLog && !t.asksOverHand() {
		t.opened, t.Stale = true, true
		return
	}
	t.opened = false
	t.ToggleLog()
}
