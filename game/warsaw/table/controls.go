package table

import (
	"math"
	"slices"

	"capital/game/table"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
)

// Take implements part of [table.Game].
func (t *screen) Take(in input.Intent) bool {
	if t.pressTold(in) || t.above.take(in, t.Position) {
		t.Stale = true
		return true
	}
	return false
}

// Took implements part of [table.Game].
func (t *screen) Took(in input.Intent) {
	p := t.Position()
	t.pointed.follow(in, &p)
}

// Press implements part of [table.Game].
func (t *screen) Press(in input.Intent) bool { return in.Kind == input.Press && t.pressDrop(in) }

// pressDrop lays the chosen tile face down or discards it at a click on the place for it.
func (t *screen) pressDrop(in input.Intent) bool {
	if t.hand.held.none() {
		return false
	}
	a := t.hand.letGoInBand(in)
	t.Do(a)
	return a.Kind != 0
}

// PressFirst implements part of [table.Game].
func (t *screen) PressFirst(in input.Intent) bool { return t.pressSheet(in) || t.pointBoard(in) }

// Turn implements part of [table.Game].
func (t *screen) Turn(in input.Intent) {
	if !t.wheelZooms(in) && !(in.Right && !t.turns(in) && t.OpenBookAt(in.X, in.Y)) {
		t.hand.turn(in.Number)
	}
}

// turns reports whether a right click turns a tile: the one that is held, over the board or in the hand, or wherever it is dragged.
func (t *screen) turns(in input.Intent) bool {
	held := &t.hand.held
	if held.none() {
		return false
	}
	onHand := slices.ContainsFunc(t.picture.Layout.Hand[:], func(place widget.Rect) bool { return place.Contains(in.X, in.Y) })
	return held.carried && held.pressed || onHand || t.onBoard(in.X, in.Y)
}

// wheelZooms zooms with the wheel over the board, as long as there is no tile in the hand that it turns.
func (t *screen) wheelZooms(in input.Intent) bool {
	if in.DY == 0 || !t.hand.held.none() || !t.onBoard(in.X, in.Y) {
		return false
	}
	t.stepBy(-in.DY, in.X, in.Y)
	return true
}

// Zoom implements part of [table.Game]. What is pointed at by keys stays where it is.
func (t *screen) Zoom(in input.Intent) {
	switch {
	case in.Kind == input.Fit:
		t.fit()
	case in.Kind == input.Pan:
		t.pan(-float64(in.DX)*t.place.Tile/2, -float64(in.DY)*t.place.Tile/2)
	case in.Touch:
		t.pinch(in)
	default:
		if at, ok := t.hand.aimedSpace(); ok {
			in.X, in.Y = t.place.Space(t.large().Offset(at)).Centre()
		}
		t.stepBy(int(math.Copysign(1, in.Scale-1)), in.X, in.Y)
	}
}

// PressButton implements part of [table.Game].
func (t *screen) PressButton(button int) {
	switch button {
	case view.ButtonTurnLeft:
		t.hand.turn(-1)
	case view.ButtonTurnRight:
		t.hand.turn(1)
	}
}

// ReadyButtons implements part of [table.Game].
func (t *screen) ReadyButtons() {
	for _, button := range [...]int{view.ButtonTurnLeft, view.ButtonTurnRight} {
		w := &t.Buttons.Widgets[button]
		w.Disabled, w.Hidden = t.hand.held.none(), !tilesAreUsed(t.session.Table()) || t.sheetCovers(w.Rect.Centre())
	}
	if t.opened || t.enlarged >= 0 {
		t.Buttons.Widgets[table.ButtonConfirm].Hidden = true
	}
}
