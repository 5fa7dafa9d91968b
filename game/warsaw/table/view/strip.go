package view

import (
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// strip says in brief what the side says, where there is no room for all of it.
type strip struct{ region }

// opensSize is how large the sign is that there is more to be said, in logical units.
const opensSize = 22

// inner is the room for what is said in a strip and the sign that there is more.
func (r strip) inner(place widget.Rect) widget.Rect {
	u := r.U
	return widget.Rect{X: place.X + 10*u, Y: place.Y + 5*u, W: place.W - 18*u, H: place.H - 10*u}
}

// opens is the room beside that sign.
func (r strip) opens(in widget.Rect) widget.Rect {
	in.W -= (opensSize + 6) * r.U
	return in
}

// drawOpens draws the sign that there is more to be said, at the right end of a strip, and returns the room beside it.
func (r strip) drawOpens(in widget.Rect) widget.Rect {
	size := opensSize * r.U
	x, y := in.X+in.W-size/2, in.Y+in.H/2
	pen := r.Pen()
	pen.RoundBox(x-size/2, y-size/2, size, size, size/2, theme.PaperDark)
	r.Say("?", x, y, label{Size: 16, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
	return r.opens(in)
}

// draw says in brief what is to be done, and what is proposed.
func (r strip) draw(place widget.Rect) {
	s, u := &r.p.Side, r.U
	in := r.drawOpens(r.inner(place))
	if r.p.Enlarged >= 0 {
		r.drawFacts(r.p.Enlarged, in)
		return
	}
	asked := label{Size: 18, Face: text.Bold, VAlign: text.Middle}
	words := s.Prompt
	if s.Reason != "" {
		words, asked.Colour = s.Reason, theme.Bad
	}
	line := stripLine * u
	switch below := r.below(); {
	case s.Sum != nil && in.H < 2*line:
		r.drawSum(s.Sum, in)
		return
	case s.Sum != nil:
		r.drawSum(s.Sum, widget.Rect{X: in.X, Y: in.Y + in.H - line, W: in.W, H: line})
		in.H -= line
	case below != "" && in.H > 2*line:
		r.SayWithin(below, in.X, in.Y+in.H-line/2, in.W, label{Size: 16, VAlign: text.Middle})
		in.H -= line
	}
	r.sayFitting(words, in, asked)
}

// stripLine is how high the line with a sum is, in logical units.
const stripLine = 30

// below is what is said below what is to be done: how many of several are chosen, else what is held.
func (r strip) below() string {
	switch {
	case r.p.Side.Count != "":
		return r.p.Side.Count
	case r.p.Side.About && !r.p.Held.None():
		return r.TileName(r.p.Held.Tile)
	}
	return ""
}

// drawSum says in one line what is paid or got, and in figures what the next income changes by.
func (r strip) drawSum(s *Sum, in widget.Rect) {
	middle := in.Y + in.H/2
	left := sum(r).drawFigures(s, in.X+in.W, middle)
	in.W = left - in.X - 10*r.U
	r.sayFitting(s.Pays, in, label{Size: 17, VAlign: text.Middle})
}
