package view

import (
	"math"
	"strconv"

	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// rob is what ROB has to show, below its home base: its open hand, its reserve, the card turned last, how many red ones lie
// there, and what is left to be turned.
type rob struct{ region }

func (r rob) draw() {
	if !r.table().Solo() {
		return
	}
	u := r.U
	r.Box(r.l.Rob, 8*u, 1.2*u, PaneSolid, PaneLine)
	lie := r.l.layRob()
	for n, c := range r.table().RobHand() {
		r.Card(c, lie.hand.card(n))
	}
	for n, c := range SortHand(r.table().RobReserve()) {
		r.Card(c, lie.stored.card(n))
	}
	r.caption("rob.hand", lie.held)
	r.caption("rob.reserve", lie.reserve)
	r.caption("table.confirm.rob", lie.ask)
	r.drawTurned(lie.turned)
	r.drawReds(lie.reds)
	r.drawLeft(lie.left)
}

// robLayout is where the parts of what ROB has to show lie.
type robLayout struct {
	held, reserve, turned, reds, left, ask widget.Rect
	hand, stored                           fan
}

// captionHigh is how high the line above cards is, in logical units.
const captionHigh = 18.0

// layRob lays out what ROB has to show, from left to right.
func (l *Layout) layRob() (lie robLayout) {
	u, in := l.U, l.Rob.Inset(5*l.U)
	gap, x := 10*u, in.X
	if l.Close {
		gap = 4 * u
	}
	part := func(share float64) widget.Rect {
		r := widget.Rect{X: x, Y: in.Y, W: share*(in.W-4*gap) - gap/4, H: in.H}
		x += r.W + gap
		return r
	}
	lie.held, lie.reserve, lie.turned, lie.reds, lie.left = part(0.15), part(0.33), part(0.1), part(0.12), part(0.3)
	if lie.ask = lie.left; !l.Close {
		lie.left.Y, lie.left.H = lie.left.Y+captionHigh*u, lie.left.H-captionHigh*u
	}
	cards := func(r widget.Rect, count int) fan {
		if !l.Close {
			r.Y, r.H = r.Y+captionHigh*u, r.H-captionHigh*u
		}
		return fanIn(r, count, 84*u, 3*u, enamel.Index, false)
	}
	lie.hand, lie.stored = cards(lie.held, lux.RobHand), cards(lie.reserve, lux.RobReserved)
	return lie
}

// caption names what lies below it, where there is room.
func (r rob) caption(key string, in widget.Rect) {
	if !r.l.Close {
		r.SayWithin(r.words(key), in.X, in.Y+captionHigh/2*r.U-1*r.U, in.W, pencil.Soft(14))
	}
}

// drawTurned draws the card that was turned last.
func (r rob) drawTurned(in widget.Rect) {
	w := math.Floor(math.Min(in.W, in.H/ratio))
	turned := r.table().RobTurned()
	if len(turned) == 0 {
		r.art.Pieces.DrawRobBack(r.Dst, in.X, in.Y, w, 1)
		return
	}
	r.art.Pieces.DrawRob(r.Dst, turned[len(turned)-1], in.X, in.Y, w, 1)
}

// drawReds draws the red cards that lie there, and the places of those that would end the round.
func (r rob) drawReds(in widget.Rect) {
	u := r.U
	size := math.Floor(math.Min(in.W/lux.RobReds, in.H*0.6))
	y := in.Y + (in.H-size)/2
	for n := range lux.RobReds {
		x := in.X + float64(n)*size
		if n < r.table().RobReds() {
			r.Sign(enamel.Red, x, y, size)
			continue
		}
		r.Outline(widget.Rect{X: x + 0.2*size, Y: y + 0.06*size, W: 0.6 * size, H: 0.88 * size}, 3*u, 1.5*u, theme.InkSoft)
	}
}

// drawLeft draws how often each instruction is still to be turned, and how many of these are red.
func (r rob) drawLeft(in widget.Rect) {
	u, line := r.U, in.H/3
	for n, i := range instructions {
		blue, red := robCards(i)
		y := in.Y + line*(float64(n)+0.5)
		size := math.Min(line, 26*u)
		r.Sign(enamel.Instruction(i), in.X, y-size/2, size)
		words := strconv.Itoa(r.table().RobLeft(blue) + r.table().RobLeft(red))
		x := in.X + size + 5*u
		if in.W > 190*u {
			r.SayWithin(r.art.instructionName(i), x, y, in.W-size-90*u, pencil.Label{Size: 15, VAlign: text.Middle})
			x = in.X + in.W - 80*u
		}
		r.Say(words, x, y, pencil.Bold(r.l.running(17)))
		x += r.Width("9", pencil.Bold(17)) + 6*u
		for range r.table().RobLeft(red) {
			r.Sign(enamel.Red, x, y-size*0.4, size*0.8)
			x += size * 0.6
		}
	}
}
