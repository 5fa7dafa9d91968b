package view

import (
	"math"

	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// side is what stands beside the table: what to do now, what the move would change, and what is pointed at.
type side struct{ region }

func (r side) draw() {
	u, s := r.U, &r.p.Side
	place := r.l.Side
	if s.Log != nil || s.Advice != nil || s.Thinking != nil {
		place = r.l.Sheet
	}
	r.Box(place, 10*u, 1.5*u, PaneSolid, PaneLine)
	inside := place.Inset(10 * u)
	if r.l.Close {
		inside = place.Inset(6 * u)
	}
	switch {
	case s.Log != nil:
		s.Log.Draw(r.logPanel())
	case s.Advice != nil:
		r.advice().Draw(s.Advice)
	case s.Thinking != nil:
		r.advice().DrawThinking(s.Thinking)
	default:
		if !r.l.Close {
			inside.H -= r.DrawTold(s.Told, inside, Slot.Fade(0.6), PaneLine, r.Emblem)
		}
		r.drawAsked(inside)
	}
}

// drawAsked says what is to be done, and below it, or beside it where the place is wide, what is proposed or pointed at.
func (r side) drawAsked(in widget.Rect) {
	s, head := &r.p.Side, in
	below := s.Sum != nil || r.pointed().Kind != Nothing
	if r.l.Close && below && s.Reason == "" {
		r.drawBelow(in, true)
		return
	}
	wide := below && in.W > 1.6*in.H
	if wide {
		head.W = (in.W - 16*r.U) * 0.42
	}
	top := r.sayAsked(head)
	if wide {
		in.X, in.W = head.X+head.W+16*r.U, in.W-head.W-16*r.U
	} else {
		in.Y, in.H = in.Y+top, in.H-top
	}
	if below || in.H > 36*r.U {
		r.drawBelow(in, below)
	}
}

// drawBelow draws what is proposed, or else what is pointed at, or what else can be done.
func (r side) drawBelow(in widget.Rect, below bool) {
	s := &r.p.Side
	switch {
	case s.Sum != nil:
		sum(r).draw(s.Sum, in)
	case below:
		about(r).draw(r.pointed(), in)
	case s.More != "":
		if size := r.spare(s.More, in); size > 0 {
			r.SayWrapped(s.More, in.X, in.Y, in.W, label{Size: size, Colour: theme.InkSoft})
		}
	}
}

// spare is how large words are that need not be said: as large as they have room in a place, or 0 where they have none.
func (r side) spare(words string, in widget.Rect) float64 {
	usual := r.l.running(17)
	for _, size := range [...]float64{usual, 0.92 * usual, 0.84 * usual} {
		if _, high := r.Writer.MeasureWrapped(words, in.W, r.RunningStyle(label{Size: size})); high <= in.H+4*r.U {
			return size
		}
	}
	return 0
}

// pointed is what the pointer rests on, or else what the keys are at; not what lies large over the table.
func (r region) pointed() Thing {
	thing := r.l.at(r.p, r.p.PointerX, r.p.PointerY)
	if thing.Kind == Nothing {
		thing = r.p.Focus
	}
	if thing == r.p.Open {
		return Thing{}
	}
	return thing
}

// sayAsked says what is to be done, and why what is proposed is not allowed. It returns the height.
func (r side) sayAsked(in widget.Rect) float64 {
	s, u := &r.p.Side, r.U
	prompt := label{Size: r.l.running(21), Face: text.Bold}
	reason := label{Size: r.l.running(17), Face: text.Bold, Colour: theme.Bad}
	if r.l.Close {
		r.Own *= r.Fitting(in.W, in.H, r.l.running(7)*u, pencil.Paragraph{Words: s.Prompt, Label: prompt}, pencil.Paragraph{Words: s.Reason, Label: reason})
	}
	y := in.Y
	if s.Prompt != "" {
		room := math.Min(in.W, r.l.Rules().X-4*u-in.X) // beside the button for the rules
		y += r.SayWrapped(s.Prompt, in.X, y, room, prompt) + r.l.running(7)*u
	}
	if s.Reason != "" {
		y += r.SayWrapped(s.Reason, in.X, y, in.W, reason) + 7*u
	}
	return y - in.Y
}

// sum draws what a proposal changes.
type sum struct{ region }

// rowHigh is how high a row is, in logical units, for a person who reads the usual text, and rowSize how large its words are.
const (
	rowHigh = 27.0
	rowSize = 16.5
)

// draw draws all of it, one below the other.
func (r sum) draw(s *Sum, in widget.Rect) {
	y, title := in.Y, label{Size: r.l.running(18), Face: text.Bold}
	all := []pencil.Paragraph{{Words: s.Title, Label: title}}
	for _, row := range s.Rows {
		all = append(all, pencil.Paragraph{Words: row.Words, Label: label{Size: r.l.running(rowSize)}})
	}
	r.Own *= r.Fitting(in.W, in.H, r.l.running(6)*r.U, all...)
	if s.Title != "" {
		y += r.SayWrapped(s.Title, in.X, y, in.W, title) + 4*r.U
	}
	r.drawRows(s.Rows, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y})
}

// drawRows draws rows below each other, closer together where there is little room: the last ones are left out where no words of
// theirs could be read. Where a person wants them larger, a row grows as far as its words have room.
func (r sum) drawRows(rows []SumRow, in widget.Rect) {
	least := r.Writer.Least * 22 / rowSize // how high a row of the smallest words is
	rows = rows[:min(len(rows), max(int(in.H/math.Max(least, 1)), 1))]
	high := math.Min(r.l.running(rowHigh)*r.Own*r.U, in.H/float64(max(len(rows), 1)))
	most := math.Min(r.Own, high/(22*r.U))
	scale := most // of all rows, as the longest has room
	for n := range rows {
		beside := r.Width(rows[n].Number, Bold(19)) + 40*r.U // a number and an emblem
		fits := in.W / (r.Width(rows[n].Words, label{Size: rowSize}) + beside)
		scale = math.Min(scale, between(fits, math.Min(most, 0.85), most))
	}
	for n := range rows {
		r.drawRow(&rows[n], in.X, in.Y+(float64(n)+0.5)*high, in.W, scale)
	}
}

// drawRow draws one row around its middle; scale 1 is for the usual text.
func (r sum) drawRow(row *SumRow, x, y, width, scale float64) {
	u := r.U * scale
	end := x + width
	switch {
	case row.Seat >= 0:
		r.Emblem(row.Seat, x, y-10*u, 20*u)
		x += 25 * u
	case row.Sign != nil:
		r.Sign(row.Sign, x, y-10*u, 20*u)
		x += 25 * u
	}
	ink := theme.Ink
	if row.Bad {
		ink = theme.Bad
	}
	if row.Number != "" {
		number := Right(Coloured(Bold(18*scale), ink))
		r.Say(row.Number, end, y, number)
		end -= r.Width(row.Number, number) + 6*u
	}
	r.SayWithin(row.Words, x, y, end-x, label{Size: rowSize * scale, VAlign: text.Middle, Colour: ink})
}
