package view

import (
	"math"

	"capital/render/widget"
)

// LookBack is where the buttons of a table lie that is only looked at: to the move before, to the next, and back. They take
// the place of what is done with tiles.
func (l *Layout) LookBack() [3]widget.Rect {
	u := l.U
	switch {
	case !l.Close:
		left := math.Min(l.FaceDown.X, l.Undo.X)
		right := math.Max(l.FaceDown.X+l.FaceDown.W, l.Redo.X+l.Redo.W)
		row := widget.Rect{X: left, Y: l.FaceDown.Y + (l.FaceDown.H-64*u)/2, W: right - left, H: 64 * u}
		before, next := halves(row, 10*u)
		return [3]widget.Rect{before, next, l.Confirm}
	case l.Undo.Y == l.Hint.Y && l.Undo.Y != l.Confirm.Y: // all buttons in one row
		left := l.Side.X
		before, next := halves(widget.Rect{X: left, Y: l.Undo.Y, W: l.Screen.W - 2*left, H: l.Undo.H}, closeGap*u)
		return [3]widget.Rect{before, next, l.Confirm}
	}
	before := widget.Rect{X: l.Undo.X, Y: l.Undo.Y, W: l.Redo.X + l.Redo.W - l.Undo.X, H: l.Undo.H}
	next, back := halves(widget.Rect{X: l.Side.X, Y: l.Confirm.Y, W: l.Side.W, H: l.Confirm.H}, closeGap*u)
	return [3]widget.Rect{before, next, back}
}

// halves divides a row in two, with a gap between.
func halves(row widget.Rect, gap float64) (left, right widget.Rect) {
	left = row
	left.W = (row.W - gap) / 2
	right = left
	right.X += left.W + gap
	return left, right
}
