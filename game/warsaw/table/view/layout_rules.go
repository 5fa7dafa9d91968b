package view

import (
	"math"

	"capital/render/widget"
)

// stripHigh is how high the side must be, in logical units, for more than a strip.
const stripHigh = 170

// strip reports whether the side is a mere strip, from which a sheet opens with all that is to be said.
func (l *Layout) strip() bool { return l.Close && l.Side.H < stripHigh*l.U }

// Rules is where the button lies that opens the rules book at what is told beside the board: nowhere where there is no room.
func (l *Layout) Rules() widget.Rect {
	size, r := 34*l.U, l.Side
	switch {
	case l.strip():
		return widget.Rect{}
	case l.Close:
		size = closeTouch * l.U
	}
	return widget.Rect{X: r.X + r.W - size - 6*l.U, Y: r.Y + 6*l.U, W: size, H: size}
}

// besideRules is how wide words may be that begin at the left of the side, in the height of the button for the rules.
func (l *Layout) besideRules(in widget.Rect) float64 {
	if button := l.Rules(); button.W > 0 {
		return math.Min(in.W, button.X-4*l.U-in.X)
	}
	return in.W
}
