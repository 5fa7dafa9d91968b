package view

import (
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Whole is where the words lie that show all of a district that is zoomed in on.
func (l *Layout) Whole() widget.Rect {
	u, b := l.U, l.Board
	return widget.Rect{X: b.X + b.W - 112*u, Y: b.Y + b.H - 46*u, W: 104 * u, H: 38 * u}
}

// whole is the way back to all of a district that is zoomed in on, and what lies under its owner's name there.
type whole struct{ region }

func (r whole) draw() {
	if r.p.Place.Goal <= r.l.Fit(r.p.district()).Goal {
		return
	}
	u, place, b := r.u, r.l.Whole(), r.l.Board
	name, _ := r.Writer.Measure(r.p.Names[r.p.boardSeat()], r.style(label{size: 18, face: text.Bold}))
	r.box(b.X+3*u, b.Y+3*u, min(name, 200*u)+48*u, 36*u, 8*u, 1.5*u, theme.PaperLight, theme.PaperLine)
	line := theme.PaperLine
	if place.Contains(r.p.PointerX, r.p.PointerY) {
		line = theme.Highlight
	}
	r.box(place.X, place.Y, place.W, place.H, 8*u, 2*u, theme.PaperLight, line)
	x, y := place.Centre()
	r.sayWithin(r.Strings.Text("table.whole"), x, y, place.W-12*u, label{size: 17, face: text.Bold, align: text.Centre, valign: text.Middle})
}
