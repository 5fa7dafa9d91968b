package view

import (
	"math"

	"capital/render/widget"
)

// sheet is where what is said beside the board lies: on the side or, where all is close, as long as it is much, on a sheet
// that is open over other things.
func (l *Layout) sheet(s *Side) (place widget.Rect, open bool) {
	switch {
	case !l.Close:
		return l.Side, false
	case s.Log != nil || s.Open:
		return l.high(0.62 * l.Screen.H), true
	case s.Advice != nil || s.Thinking != nil:
		return l.Sheet, true
	case len(s.Options) > 0:
		return l.optionSheet(len(s.Options)), true
	}
	return l.Side, false
}

// high is the sheet, at least so many pixels high as far as it stays below the shared board.
func (l *Layout) high(pixels float64) widget.Rect {
	end := l.Sheet.Y + l.Sheet.H
	top := math.Max(math.Min(l.Sheet.Y, end-pixels), l.Board.Y)
	return widget.Rect{X: l.Sheet.X, Y: top, W: l.Sheet.W, H: end - top}
}

// SheetAt reports whether a sheet is open, and whether a point lies on it.
func (l *Layout) SheetAt(s *Side, x, y float64) (open, on bool) {
	place, open := l.sheet(s)
	return open, open && place.Contains(x, y)
}

// closeAsked is how high what is asked is, in logical units, above choices that lie close.
const closeAsked = 50

// optionSheet is where so many choices after income lie, with what is asked.
func (l *Layout) optionSheet(options int) widget.Rect {
	if !l.Close {
		return l.Side
	}
	return l.high((closeAsked + 24 + 56*float64(options)) * l.U)
}
