package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
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

// drawOpens draws the sign that there is more to be said, at the right end of a strip, and returns the room beside it.
func (r side) drawOpens(in widget.Rect) widget.Rect {
	u, size := r.U, 22*r.U
	x, y := in.X+in.W-size/2, in.Y+in.H/2
	pen := r.Pen()
	pen.RoundBox(x-size/2, y-size/2, size, size, size/2, theme.PaperDark)
	r.Say("?", x, y, label{Size: 16, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
	in.W -= size + 6*u
	return in
}

// drawStrip says in brief what is to be done, and what is proposed.
func (r side) drawStrip(place widget.Rect) {
	s, u := &r.p.Side, r.U
	in := r.drawOpens(widget.Rect{X: place.X + 10*u, Y: place.Y + 5*u, W: place.W - 18*u, H: place.H - 10*u})
	if r.p.Enlarged >= 0 {
		r.drawFacts(r.p.Enlarged, in)
		return
	}
	asked := label{Size: 18, Face: text.Bold, VAlign: text.Middle}
	words := s.Prompt
	if s.Reason != "" {
		words, asked.Colour = s.Reason, theme.Bad
	}
	line := 30 * u
	switch below := r.stripBelow(); {
	case s.Sum != nil && in.H < 2*line:
		r.drawStripSum(s.Sum, in)
		return
	case s.Sum != nil:
		r.drawStripSum(s.Sum, widget.Rect{X: in.X, Y: in.Y + in.H - line, W: in.W, H: line})
		in.H -= line
	case below != "" && in.H > 2*line:
		r.SayWithin(below, in.X, in.Y+in.H-line/2, in.W, label{Size: 16, VAlign: text.Middle})
		in.H -= line
	}
	r.sayFitting(words, in, asked)
}

// stripBelow is what is said below what is to be done: how many of several are chosen, else what is held.
func (r side) stripBelow() string {
	switch {
	case r.p.Side.Count != "":
		return r.p.Side.Count
	case r.p.Side.About && !r.p.Held.None():
		return r.TileName(r.p.Held.Tile)
	}
	return ""
}

// drawStripSum says in one line what is paid or got, and in figures what the next income changes by.
func (r side) drawStripSum(s *Sum, in widget.Rect) {
	middle := in.Y + in.H/2
	left := sum(r).drawFigures(s.Net, in.X+in.W, middle)
	r.SayWithin(s.Pays, in.X, middle, left-in.X-10*r.U, label{Size: 17, VAlign: text.Middle})
}

// sayFitting writes words on as many lines as they need in the middle of a place, smaller where there is no room for these.
func (r region) sayFitting(words string, in widget.Rect, l label) {
	const smaller, least = 0.94, 14.0
	for l.Size > least {
		if wide, high := r.Writer.MeasureWrapped(words, in.W, r.RunningStyle(l)); wide <= in.W && high <= in.H {
			break
		}
		l.Size = math.Max(l.Size*smaller, least)
	}
	r.SayWrapped(words, in.X, in.Y+in.H/2, in.W, l)
}
