package view

import (
	"math"
	"strconv"

	"capital/render/expo/tinplate"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// own is what the seat that is shown has beside its city: prestige, plant and cubes, what it may still activate, and tourists.
type own struct{ region }

// ownParts is where these lie.
type ownParts struct {
	prestige, plant, activations, tourists, end widget.Rect
}

// ownParts lays them out.
func (l *Layout) ownParts() (parts ownParts) {
	u, in := l.U, l.Own.Inset(4*l.U)
	if l.Close {
		in = l.Own.Inset(2 * l.U)
	}
	x := in.X
	take := func(wide float64) (r widget.Rect) {
		r = widget.Rect{X: x, Y: in.Y, W: wide, H: in.H}
		x += wide + 4*u
		return r
	}
	h := in.H
	if l.Close {
		h = math.Min(in.H, in.W/9)
	}
	parts.prestige = take(1.15 * h)
	parts.plant = take(2.3 * h)
	parts.activations = take(math.Min(2.6*h, 0.2*in.W))
	rest := in.X + in.W - x
	wide := math.Min(0.95*h*float64(l.match.seats), rest)
	if !l.Close {
		wide = math.Min(wide, math.Max(rest-0.5*in.W-8*u, 0))
	}
	parts.tourists = take(wide)
	parts.end = widget.Rect{X: x, Y: in.Y, W: math.Max(in.X+in.W-x, 0), H: in.H}
	return parts
}

// plantAt is where the picture of the plant lies.
func (l *Layout) plantAt() widget.Rect {
	in := l.ownParts().plant
	size := math.Floor(math.Min(in.H, 0.5*in.W))
	return widget.Rect{X: in.X, Y: in.Y + (in.H-size)/2, W: size, H: size}
}

func (r own) draw() {
	u, seat := r.U, r.p.Shown()
	r.Box(r.l.Own, 8*u, 1.5*u, PaneSolid, PaneLine)
	parts := r.l.ownParts()
	r.drawPrestige(seat, parts.prestige)
	r.drawPlant(seat, parts.plant)
	r.drawActivations(seat, parts.activations)
	for owner := range r.table().Seats() {
		if place := r.l.ownTourist(r.p, owner); place.W > 0 {
			r.drawTourist(owner, place)
		}
	}
	if !r.anyLit(Answer) && parts.end.W > 120*u {
		r.drawEnd(seat, parts.end)
	}
}

// drawPrestige draws how much prestige a seat has, or would have.
func (r own) drawPrestige(seat int, in widget.Rect) {
	n := r.table().Has(seat, expo.Prestige)
	if r.p.After != nil {
		n = r.p.After.Has(seat, expo.Prestige)
	}
	size := math.Floor(math.Min(in.H, in.W))
	r.Icons.Badge(r.Dst, tinplate.Track(expo.Prestige), minus(n), math.Round(in.X), math.Round(in.Y+(in.H-size)/2), size)
	if was := r.table().Has(seat, expo.Prestige); n != was {
		line := theme.Good
		if n < was {
			line = theme.Bad
		}
		r.Outline(widget.Rect{X: math.Round(in.X), Y: math.Round(in.Y + (in.H-size)/2), W: size, H: size}, 6*r.U, 2.5*r.U, line)
	}
}

// drawPlant draws a plant and the cubes on it, or those that would be.
func (r own) drawPlant(seat int, in widget.Rect) {
	u, t := r.U, r.table()
	level := int(t.Player(seat).Level)
	ink := theme.Ink
	cubes := t.Has(seat, expo.Cubes)
	if after := r.p.After; after != nil {
		then := after.Has(seat, expo.Cubes)
		switch {
		case then > cubes:
			ink = theme.Good
		case then < cubes:
			ink = theme.Bad
		}
		cubes = then
		level = int(after.Player(seat).Level)
	}
	plant := r.l.plantAt()
	size := plant.W
	r.art.Pieces.DrawPlant(r.Dst, level, plant.X, plant.Y, size, 1)
	if level != int(t.Player(seat).Level) {
		r.Outline(plant, 5*u, 2.5*u, theme.Good)
	}
	cube := math.Floor(0.62 * size)
	x, y := in.X+size+2*u, in.Y+in.H/2
	r.art.Pieces.DrawCube(r.Dst, x, y-cube/2, cube, 1)
	r.SayWithin(strconv.Itoa(cubes), x+cube+2*u, y, in.X+in.W-x-cube-2*u, pencil.Black(math.Max(math.Min(0.55*in.H/u, 20), r.Writer.Least/u)).In(ink))
}

// drawActivations draws how many tiles a seat may activate in a round, and has activated in its turn.
func (r own) drawActivations(seat int, in widget.Rect) {
	u, t := r.U, r.table()
	limit, done := t.Limit(seat), 0
	if t.Phase() == expo.PhaseActivate && t.Turn() == seat {
		done = t.Done()
	}
	size := math.Floor(math.Min(math.Min(0.56*in.H, 22*u), in.W/math.Max(float64(limit), 1)-u))
	for n := range limit {
		x, y := in.X+float64(n)*(size+u), in.Y+(in.H-size)/2
		tone := theme.Ink
		if n < done {
			tone = PaneLine
		}
		r.SignIn(tinplate.Effect(expo.Activated), x, y, size, tone)
	}
}

// drawEnd draws what cubes, $, Culture and Progress would bring if the match ended now. At its end they have.
func (r own) drawEnd(seat int, in widget.Rect) {
	t := r.table()
	if t.Over() {
		return
	}
	if r.p.After != nil {
		t = r.p.After
	}
	cubes, money, culture, progress := t.EndPrestige(seat)
	words := r.words("table.end", plus(cubes+money+culture+progress))
	l := pencil.Soft(15)
	l.Face = text.Bold
	if wide := r.Width(words, l); wide < in.W-8*r.U {
		r.Say(words, in.X+in.W-wide-4*r.U, in.Y+in.H/2, l)
	}
}
