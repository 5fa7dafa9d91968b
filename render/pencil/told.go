package pencil

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Told is what another seat has done, in words.
type Told struct {
	Seat  int
	Words string
}

// Measures of what is told, in logical units.
const (
	toldSize   = 16.0
	toldSign   = 22.0
	toldPad    = 8.0
	mostOfTold = 0.46 // of the room
)

// DrawTold writes what others have done at the lower end of a room, the newest last, each with what emblem draws before it. The
// oldest are left out where they would take too much of the room. It returns the height that it took, with the gap above it.
func (p Pencil) DrawTold(all []Told, in widget.Rect, ground, line theme.Colour, emblem func(seat int, x, y, size float64)) float64 {
	label := Label{Size: toldSize, Face: text.Bold}
	left := (toldSign + 8) * p.U
	high := func(t Told) float64 {
		_, words := p.Writer.MeasureWrapped(t.Words, in.W-left-2*toldPad*p.U, p.RunningStyle(label))
		return math.Max(words, toldSign*p.U) + toldPad*p.U
	}
	sum, first := toldPad*p.U, len(all)
	for first > 0 {
		if next := high(all[first-1]); sum+next > mostOfTold*in.H {
			break
		} else {
			sum += next
		}
		first--
	}
	if first == len(all) {
		return 0
	}
	box := widget.Rect{X: in.X, Y: in.Y + in.H - sum, W: in.W, H: sum}
	p.Icons.Plate(p.Dst, box.X, box.Y, box.W, box.H, 8*p.U, p.seen(ground))
	y := box.Y + toldPad*p.U
	for n, t := range all[first:] {
		if n > 0 {
			p.Icons.Plate(p.Dst, box.X+toldPad*p.U, y-0.5*toldPad*p.U, box.W-2*toldPad*p.U, math.Max(1, p.U), 0, p.seen(line))
		}
		emblem(t.Seat, box.X+toldPad*p.U, y, toldSign*p.U)
		one := high(t)
		style := p.RunningStyle(label)
		style.VAlign = text.Middle
		p.Writer.DrawWrapped(p.Dst, t.Words, box.X+toldPad*p.U+left, y+(one-toldPad*p.U)/2, in.W-left-2*toldPad*p.U, style)
		y += one
	}
	return sum + toldPad*p.U
}
