// Package aside draws what is said beside a table: what is to be done, why what is proposed is not to be had, and what it would
// change, row by row.
package aside

import (
	"math"

	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Sum is what a proposal changes.
type Sum struct {
	Title string
	Rows  []Row
}

// Row is one line of a sum.
type Row struct {
	Sign   *icon.Icon // what stands before it, where no seat does; or nil
	Words  string
	Seat   int // whose emblem stands before it; or -1
	Number string
	Bad    bool // it speaks against it
}

// Panel is with what it is drawn.
type Panel struct {
	pencil.Pencil
	Close  bool                               // all lies close together
	Emblem func(seat int, x, y, size float64) // draws a seat's emblem in a square
}

type label = pencil.Label

// Running is how large running text is that usually has a size: less where all lies close together.
func Running(size float64, close bool) float64 {
	if close {
		return 0.86 * size
	}
	return size
}

func (p Panel) running(size float64) float64 { return Running(size, p.Close) }

// Asked says what is to be done, in lines no wider than room, and why what is proposed is not allowed: smaller where it would leave
// the place. It returns the height.
func (p Panel) Asked(in widget.Rect, room float64, prompt, reason string) float64 {
	asked := label{Size: p.running(21), Face: text.Bold}
	refused := label{Size: p.running(17), Face: text.Bold, Colour: theme.Bad}
	all := []pencil.Paragraph{{Words: prompt, Label: asked}}
	if reason != "" {
		all = append(all, pencil.Paragraph{Words: reason, Label: refused})
	}
	p.Own *= p.Fitting(math.Min(in.W, room), in.H, p.running(7)*p.U, all...)
	y := in.Y
	if prompt != "" {
		y += p.SayWrapped(prompt, in.X, y, math.Min(in.W, room), asked) + p.running(7)*p.U
	}
	if reason != "" {
		y += p.SayWrapped(reason, in.X, y, in.W, refused) + 7*p.U
	}
	return y - in.Y
}

// Spare writes words that need not be said, as large as they have room in a place, or not at all.
func (p Panel) Spare(words string, in widget.Rect) {
	usual := p.running(17)
	for _, size := range [...]float64{usual, 0.92 * usual, 0.84 * usual} {
		l := label{Size: size, Colour: theme.InkSoft}
		if _, high := p.Writer.MeasureWrapped(words, in.W, p.RunningStyle(l)); high <= in.H+4*p.U {
			p.SayWrapped(words, in.X, in.Y, in.W, l)
			return
		}
	}
}

// rowHigh is how high a row is, in logical units, for a person who reads the usual text, and rowSize how large its words are.
const (
	rowHigh = 27.0
	rowSize = 16.5
)

// Sum draws all of a sum, one below the other.
func (p Panel) Sum(s *Sum, in widget.Rect) {
	y, title := in.Y, label{Size: p.running(18), Face: text.Bold}
	all := []pencil.Paragraph{{Words: s.Title, Label: title}}
	for _, row := range s.Rows {
		all = append(all, pencil.Paragraph{Words: row.Words, Label: label{Size: p.running(rowSize)}})
	}
	p.Own *= p.Fitting(in.W, in.H, p.running(6)*p.U, all...)
	if s.Title != "" {
		y += p.SayWrapped(s.Title, in.X, y, in.W, title) + 4*p.U
	}
	p.drawRows(s.Rows, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y})
}

// drawRows draws rows below each other, closer together where there is little room: the last ones are left out where no words of
// theirs could be read. Where a person wants them larger, a row grows as far as its words have room.
func (p Panel) drawRows(rows []Row, in widget.Rect) {
	least := p.Writer.Least * 22 / rowSize // how high a row of the smallest words is
	rows = rows[:min(len(rows), max(int(in.H/math.Max(least, 1)), 1))]
	high := math.Min(p.running(rowHigh)*p.Own*p.U, in.H/float64(max(len(rows), 1)))
	most := math.Min(p.Own, high/(22*p.U))
	scale := most // of all rows, as the longest has room
	for n := range rows {
		beside := p.Width(rows[n].Number, number(19)) + 40*p.U // a number and an emblem
		fits := in.W / (p.Width(rows[n].Words, label{Size: rowSize}) + beside)
		scale = math.Min(scale, math.Min(math.Max(fits, math.Min(most, 0.85)), most))
	}
	for n := range rows {
		p.drawRow(&rows[n], in.X, in.Y+(float64(n)+0.5)*high, in.W, scale)
	}
}

// drawRow draws one row around its middle; scale 1 is for the usual text.
func (p Panel) drawRow(row *Row, x, y, width, scale float64) {
	u := p.U * scale
	end := x + width
	switch {
	case row.Seat >= 0:
		p.Emblem(row.Seat, x, y-10*u, 20*u)
		x += 25 * u
	case row.Sign != nil:
		p.Icons.Draw(p.Dst, row.Sign, math.Round(x), math.Round(y-10*u), math.Floor(20*u))
		x += 25 * u
	}
	ink := theme.Ink
	if row.Bad {
		ink = theme.Bad
	}
	if row.Number != "" {
		l := number(18 * scale)
		l.Align, l.Colour = text.Right, ink
		p.Say(row.Number, end, y, l)
		end -= p.Width(row.Number, l) + 6*u
	}
	p.SayWithin(row.Words, x, y, end-x, label{Size: rowSize * scale, VAlign: text.Middle, Colour: ink})
}

// number is how a number is written, in the middle of its line.
func number(size float64) label { return label{Size: size, Face: text.Bold, VAlign: text.Middle} }
