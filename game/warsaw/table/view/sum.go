package view

import (
	"math"
	"slices"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// sum draws what a proposal costs and what it changes.
type sum struct{ region }

// The height of a line, in logical units, for a person who reads the usual text.
const (
	paidLine  = 32.0
	priceLine = 25.0
	netLine   = 46.0
	whyLine   = 29.0
	leastLine = 24.0 // in which words can still be read
)

// draw draws all of it, one below the other.
func (r sum) draw(s *Sum, in widget.Rect) {
	if y := r.drawPaid(s, in); y > in.Y {
		r.Pen().Box(in.X, y+4*r.U, in.W, 1.5*r.U, theme.PaperLine)
	}
	r.drawNet(s, r.layNet(s, in))
}

// layNet is where it stands below what is paid by what the next income changes.
func (r sum) layNet(s *Sum, in widget.Rect) widget.Rect {
	if y := r.paidEnd(s, in); y > in.Y {
		in.H -= y + 10*r.U - in.Y
		in.Y = y + 10*r.U
	}
	return in
}

// paidEnd is where it ends what is paid and what the proposal brings at once.
func (r sum) paidEnd(s *Sum, in widget.Rect) float64 {
	end := in.Y + in.H
	if s.Pays != "" {
		in.Y += paidLine * r.Own * r.U
	}
	for _, part := range [...]struct {
		rows []Row
		line float64
	}{{s.Price, priceLine}, {s.Once, whyLine}} {
		in.H = end - in.Y
		rows, high := r.layRows(part.rows, part.line, in)
		in.Y += float64(len(rows)) * high
	}
	return in.Y
}

// drawPaid says what is paid and left, how that came about, and what the proposal brings at once. It returns where that ends.
func (r sum) drawPaid(s *Sum, in widget.Rect) (y float64) {
	y = in.Y
	if scale := r.Own; s.Pays != "" {
		r.SayWithin(s.Pays, in.X, y, in.W, label{Size: 24 * scale, Face: text.Bold})
		y += paidLine * scale * r.U
	}
	y = r.drawRows(s.Price, priceLine, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y})
	return r.drawRows(s.Once, whyLine, widget.Rect{X: in.X, Y: y, W: in.W, H: in.Y + in.H - y})
}

// drawNet draws in large figures what the next income changes by, and the reasons.
func (r sum) drawNet(s *Sum, in widget.Rect) {
	high := netLine * r.Own * r.U
	middle := in.Y + high/2
	if s.Net == (warsaw.Sum{}) && len(s.Why) == 0 {
		in.H = high
		r.sayFitting(r.Strings.Text("sum.same"), in, label{Size: 18, VAlign: text.Middle})
		return
	}
	left := r.drawFigures(s, in.X+in.W, middle)
	words, said, room := r.Strings.Text("sum.next"), label{Size: 17, Face: text.Bold, VAlign: text.Middle}, left-in.X-4*r.U
	if wide, _ := r.Writer.MeasureWrapped(words, room, r.RunningStyle(said)); wide <= room { // else the figures have all of it
		r.SayWrapped(words, in.X, middle, room, said)
	}
	r.drawRows(s.Why, whyLine, widget.Rect{X: in.X, Y: in.Y + high, W: in.W, H: in.H - high})
}

// badge draws a change on its sign, larger where its number is longer.
func (r region) badge(sign *icon.Icon, n int, x, y, size float64) {
	if more := 4 * r.U; n > 9 || n < -9 {
		x, y, size = x-more/2, y-more/2, size+more
	}
	r.Badge(sign, n, x, y, size)
}

// figure is a large number with its sign.
type figure struct {
	sign  *icon.Icon
	words string
}

// figureLabel is how it is written.
var figureLabel = label{Size: 30, Face: text.Bold, Align: text.Right, VAlign: text.Middle}

// figures are by how many coins and victory points the next income changes, from the right. Where it does not, because its
// reasons cancel out, there are none of what these are, else no coins.
func (r sum) figures(s *Sum) (all []figure) {
	net := s.Net
	cancels := net == (warsaw.Sum{}) && slices.ContainsFunc(s.Why, func(why Row) bool { return why.VP != 0 })
	if net.Coins != 0 || net.VP == 0 && !cancels {
		all = append(all, figure{icon.Coin, text.Signed(int(net.Coins))})
	}
	if net.VP != 0 || cancels {
		all = append(all, figure{icon.VP, text.Signed(int(net.VP))})
	}
	return all
}

// figuresWide is how wide these are.
func (r sum) figuresWide(s *Sum) (wide float64) {
	for _, f := range r.figures(s) {
		wide += r.Width(f.words, figureLabel) + 39*r.U
	}
	return wide - 8*r.U
}

// drawFigures draws them, large and up to right, and returns where they begin.
func (r sum) drawFigures(s *Sum, right, middle float64) float64 {
	u := r.U
	for _, f := range r.figures(s) {
		r.Say(f.words, right, middle, figureLabel)
		right -= r.Width(f.words, figureLabel) + 31*u
		r.Icons.Draw(r.Dst, f.sign, math.Round(right), math.Round(middle-14*u), 28*u)
		right -= 8 * u
	}
	return right + 8*u
}

// drawRows draws rows below each other, closer together where there is little room, and returns where they end. Of more than
// there is room for the last ones are told together.
func (r sum) drawRows(rows []Row, line float64, in widget.Rect) float64 {
	rows, height := r.layRows(rows, line, in)
	for n, w := range rows {
		r.drawRow(w, in.X, in.Y+(float64(n)+0.5)*height, in.W, height/r.U/whyLine)
	}
	return in.Y + float64(len(rows))*height
}

// layRows is how many rows there are, and how high each of them.
func (r sum) layRows(rows []Row, line float64, in widget.Rect) (shown []Row, height float64) {
	if len(rows) == 0 {
		return nil, 0
	}
	rows = r.together(rows, int((in.H+1)/(leastLine*r.U)))
	return rows, math.Max(math.Min(line*r.Own*r.U, in.H/float64(len(rows))), leastLine*r.U)
}

// together is no more than so many rows, if they are reasons: what has no row of its own is added up in the last one.
func (r sum) together(rows []Row, most int) []Row {
	most = max(most, 1)
	if len(rows) <= most || rows[0].Number != "" {
		return rows
	}
	rest := Row{Words: r.Strings.Text("sum.rest", len(rows)-most+1)}
	for _, row := range rows[most-1:] {
		rest.Coins += row.Coins
		rest.VP += row.VP
	}
	return append(slices.Clone(rows[:most-1]), rest)
}

// high is how high all of it is with rows as high as they should be, in pixels.
func (r sum) high(s *Sum) float64 {
	lines := priceLine*float64(len(s.Price)) + whyLine*float64(len(s.Once)+len(s.Why)) + netLine
	if s.Pays != "" {
		lines += paidLine + 10
	}
	return lines * r.Own * r.U
}

// drawRow draws one row around its middle. With scale 1 it is as high as a reason at the usual size of text.
func (r sum) drawRow(w Row, x, y, width, scale float64) {
	u := r.U * scale
	right := x + width
	if w.Number != "" {
		r.Say(w.Number, right, y, label{Size: 18 * scale, Face: text.Bold, Align: text.Right, VAlign: text.Middle})
		right -= 40 * u
	}
	if w.Coins != 0 {
		right -= 30 * u
		r.badge(icon.Coin, int(w.Coins), right, y-14*u, 28*u)
	}
	if w.VP != 0 {
		right -= 32 * u
		r.badge(icon.VP, int(w.VP), right, y-14*u, 28*u)
	}
	r.SayWithin(w.Words, x, y, right-x-4*u, label{Size: 17 * scale, VAlign: text.Middle})
}
