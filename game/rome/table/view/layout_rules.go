package view

import (
	"capital/render/widget"
)

// rulesSize is how large the button is that opens the rules book, in logical units.
const rulesSize = 34

// Rules is where the button lies that opens the rules book at what is told beside the board. Where all lies close together
// there is none: a finger held on a thing leads there, too.
func (l *Layout) Rules() widget.Rect {
	u, r := l.U, l.Side
	if l.Close {
		return widget.Rect{X: r.X + r.W, Y: r.Y}
	}
	return widget.Rect{X: r.X + r.W - (rulesSize+5)*u, Y: r.Y + 5*u, W: rulesSize * u, H: rulesSize * u}
}
