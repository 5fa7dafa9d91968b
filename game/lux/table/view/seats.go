package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// seats are whose the home bases are: the hand of each, as far as it is known, gold and points.
type seats struct{ region }

// draw draws a seat before its home base.
func (r seats) draw(seat int, place widget.Rect) {
	u, tones := r.U, enamel.Seat(seat)
	line, thick := tones.Base, 1.5*u
	if r.p.Thinks[seat] {
		line, thick = theme.Highlight, 3*u
	}
	face := PaneSolid
	if r.table().EndTriggeredBy() >= 0 && r.table().HandSize(seat) == 0 {
		face = Slot
	}
	r.Box(place, 8*u, thick, face, line)
	switch {
	case place.W < 50*u:
		r.drawSlim(seat, place.Inset(3*u))
	case r.l.Close:
		r.drawClose(seat, place.Inset(3*u))
	default:
		r.drawRoomy(seat, place.Inset(5*u))
	}
}

// drawRoomy draws name and points, below them the hand, and gold with its worth.
func (r seats) drawRoomy(seat int, in widget.Rect) {
	u, line := r.U, math.Min(in.H/3, 26*r.U)
	spare := (in.H - 3*line) / 2
	size := math.Min(line, 22*u)
	y := in.Y + line/2
	points := strconv.Itoa(r.table().Points(seat))
	badge := math.Min(1.25*line, 28*u)
	r.Icons.Badge(r.Dst, icon.VP, points, math.Round(in.X+in.W-badge), math.Round(y-badge/2), math.Floor(badge))
	x := in.X + size + 5*u
	right := in.X + in.W - badge - 3*u
	if face := math.Min(1.15*line, 28*u); r.face(seat) != "" && x+face+r.Width(r.p.Names[seat], pencil.Bold(16)) <= right {
		r.emblem(seat, in.X, y-size/2, size)
		r.art.Faces.Draw(r.Dst, r.face(seat), x-3*u, y-face/2, face)
		x += face
	} else {
		r.signed(seat, in.X, y-size/2, size)
	}
	r.SayWithin(r.p.Names[seat], x, y, right-x, pencil.Bold(16))
	r.drawHand(seat, widget.Rect{X: in.X, Y: in.Y + line + spare*0.5, W: in.W, H: line + spare*0.6})
	r.drawPurse(seat, r.l.purse(r.p, seat))
}

// face is who a seat's computer player is, or "" where no face is shown. ROB is nobody's.
func (r region) face(seat int) string {
	if seat >= len(r.p.Personas) {
		return ""
	}
	return r.p.Personas[seat]
}

// signed draws who a seat's computer player is, with the seat's emblem, in a square; the emblem alone where no face is shown.
func (r region) signed(seat int, x, y, size float64) {
	r.art.Faces.DrawSigned(r.Dst, r.face(seat), x, y, size, func(x, y, size float64) { r.emblem(seat, x, y, size) })
}

// purse is where a seat's gold lies.
func (l *Layout) purse(p *Position, seat int) widget.Rect {
	in := l.Labels[l.row(p, seat)].Inset(5 * l.U)
	line := math.Min(in.H/3, 26*l.U)
	return widget.Rect{X: in.X, Y: in.Y + in.H - line, W: in.W, H: line}
}

// drawPurse draws a seat's gold, what it is worth, and its score pile.
func (r seats) drawPurse(seat int, in widget.Rect) {
	u, y := r.U, in.Y+in.H/2
	size := math.Min(in.H, 20*u)
	gold := r.table().Gold(seat)
	r.Sign(icon.Coin, in.X, y-size/2, size)
	words := strconv.Itoa(gold)
	r.Say(words, in.X+size+4*u, y, pencil.Bold(17))
	x := in.X + size + 8*u + r.Width(words, pencil.Bold(17))
	if gold > 0 {
		worth := r.words("table.worth", gold*lux.GoldPoints)
		r.Say(worth, x, y, pencil.Soft(14))
		x += r.Width(worth, pencil.Soft(14)) + 6*u
	}
	won := r.table().Bonus(seat)
	if won.Count() == 0 {
		return
	}
	sum := strconv.Itoa(won.Sum())
	wide := r.Width(sum, pencil.Bold(16))
	if right := in.X + in.W - wide; right-size-3*u > x {
		r.Say(sum, right, y, pencil.Bold(16))
		r.Sign(icon.Crown, right-size-3*u, y-size/2, size)
	}
}

// drawHand draws the cards of a hand side by side: those that are known, and backs; so all hands are seen as a race.
func (r seats) drawHand(seat int, in widget.Rect) {
	known := SortHand(r.p.Known[seat])
	count := r.table().HandSize(seat)
	if seat == r.p.Seat {
		known = nil
	}
	if count == 0 {
		words := "table.hand.empty"
		if seat == r.table().EndTriggeredBy() {
			words = "table.hand.ended"
		}
		r.SayWithin(r.words(words), in.X, in.Y+in.H/2, in.W, pencil.Soft(14))
		return
	}
	size := math.Floor(math.Min(in.H, 26*r.U))
	step := math.Min(size+r.U, (in.W-size)/math.Max(float64(count-1), 1))
	for n := range count {
		x, y := in.X+float64(n)*step, in.Y+(in.H-size)/2
		if n < len(known) {
			r.Chip(known[n], x, y, size)
			continue
		}
		wide := math.Floor(size / ratio)
		r.art.Pieces.DrawBack(r.Dst, x+(size-wide)/2, y, wide, 1)
	}
}

// drawClose draws a seat where all lies close together: its emblem and points, its cards and its gold in figures.
func (r seats) drawClose(seat int, in widget.Rect) {
	u, half := r.U, in.H/2
	size := math.Min(half, 20*u)
	r.signed(seat, in.X, in.Y+(half-size)/2, size)
	number := pencil.Black(14).Right()
	r.Say(strconv.Itoa(r.table().Points(seat)), in.X+in.W, in.Y+half/2, number)
	r.drawCount(Hands, r.table().HandSize(seat), in.X, in.Y+half*1.5, in.W/2)
	r.drawCount(icon.Coin, r.table().Gold(seat), in.X+in.W/2+u, in.Y+half*1.5, in.W/2)
}

// drawCount draws a sign and a number.
func (r seats) drawCount(sign *icon.Icon, n int, x, y, wide float64) {
	size := math.Min(14*r.U, wide/2)
	r.Sign(sign, x, y-size/2, size)
	r.Say(strconv.Itoa(n), x+size+2*r.U, y, pencil.Bold(13))
}

// drawSlim draws a seat one below the other, its emblem beside its points where there is little height.
func (r seats) drawSlim(seat int, in widget.Rect) {
	u, x, lines := r.U, in.X+in.W/2, 4.0
	if in.H/lines < 15*u {
		lines = 3
	}
	line := math.Min(in.H/lines, 22*u)
	size := math.Min(line, 18*u)
	y := in.Y + (in.H-lines*line)/2 + line/2
	points, l := strconv.Itoa(r.table().Points(seat)), pencil.Label{Size: 14, Face: text.Black, VAlign: text.Middle}
	if lines == 3 {
		size = math.Min(size, in.W-r.Width(points, l)-2*u) // a number is never cut off
		r.signed(seat, in.X, y-size/2, size)
		r.Say(points, in.X+size+2*u, y, l)
	} else {
		r.signed(seat, x-size/2, y-size/2, size)
		y += line
		r.Say(points, x, y, l.Centred())
	}
	r.drawCount(Hands, r.table().HandSize(seat), in.X, y+line, in.W)
	r.drawCount(icon.Coin, r.table().Gold(seat), in.X, y+2*line, in.W)
}
