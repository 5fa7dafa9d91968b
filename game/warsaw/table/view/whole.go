package view

import (
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// wholeHeight is how high the way back to all of a district is, with what is free around it, in logical units.
const wholeHeight = 46

// wholeAt is that height where fingers must hit it.
func (l *Layout) wholeAt() float64 {
	if l.Close {
		return wholeHeight + 8
	}
	return wholeHeight
}

// Whole is where one gets back to all of a district that is zoomed in on.
func (l *Layout) Whole() widget.Rect {
	u, b := l.U, l.Board
	return widget.Rect{X: b.X + b.W - 138*u, Y: b.Y + b.H - l.wholeAt()*u, W: 130 * u, H: (l.wholeAt() - 8) * u}
}

// Clear is the part of the board that nothing lies over where it is zoomed in on.
func (l *Layout) Clear() widget.Rect {
	clear := l.Board
	clear.H -= l.wholeAt() * l.U
	return clear
}

// whole says whose district is zoomed in on, and leads back to all of it.
type whole struct{ region }

func (r whole) draw() {
	u, place, seat := r.U, r.l.Whole(), r.p.boardSeat()
	line := theme.PaperLine
	if place.Contains(r.p.PointerX, r.p.PointerY) {
		line = theme.Highlight
	}
	r.Box(place, 8*u, 2*u, theme.PaperLight, line)
	r.Mermaid(r.Dst, seat, place.X+5*u, place.Y+(place.H-30*u)/2, 30*u, theme.Seat(seat).Base)
	_, y := place.Centre()
	r.SayWithin(r.Strings.Text("table.whole"), place.X+42*u, y, place.W-50*u, label{Size: 17, Face: text.Bold, VAlign: text.Middle})
}
