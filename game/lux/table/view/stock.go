package view

import (
	"math"
	"strconv"

	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// stock is what lies beside the capital: the deck, the discards, the citizens beside the deck, and what can still be laid.
type stock struct{ region }

func (r stock) draw() {
	u, place := r.U, r.l.Stock
	r.Box(place, 8*u, 1.2*u, Pane, PaneLine)
	deck := r.l.deck()
	count, y := strconv.Itoa(r.table().DeckSize()), deck.Y+deck.H/2
	switch {
	case place.W < 50*u: // the number below the deck
		r.art.Pieces.DrawBack(r.Dst, deck.X, deck.Y, deck.W, softer(r.table().DeckSize()))
		r.Say(count, place.X+place.W/2, deck.Y+deck.H+10*u, pencil.Black(14).Centred())
	default:
		r.art.Pieces.DrawBack(r.Dst, deck.X, deck.Y, deck.W, softer(r.table().DeckSize()))
		x := deck.X + deck.W + 6*u
		room := place.X + place.W - x - 4*u
		if r.l.Close {
			r.SayWithin(count, x, y, room, pencil.Black(16))
			break
		}
		r.SayWithin(count, x, y, room, pencil.Black(26))
		r.SayWithin(r.words("table.discards", r.table().Discards().Count()), place.X+8*u, deck.Y+deck.H+13*u, place.W-16*u, pencil.Soft(14))
	}
	for n, c := range r.table().Row() {
		r.Card(c, r.l.rowCard(n))
	}
	if !r.l.Close && !r.table().InPlay(lux.Discoverer) {
		r.drawLeft()
	}
}

// softer is how strongly the deck is seen: hardly where it is empty.
func softer(cards int) float64 {
	if cards == 0 {
		return 0.3
	}
	return 1
}

// deck is where the deck lies.
func (l *Layout) deck() widget.Rect {
	u, in := l.U, l.Stock
	switch {
	case in.W < 50*u:
		w := math.Floor(in.W - 8*u)
		return widget.Rect{X: in.X + 4*u, Y: in.Y + 6*u, W: w, H: w * ratio}
	case l.Close:
		return widget.Rect{X: in.X + 4*u, Y: in.Y + 4*u, W: math.Floor(24 * u), H: 24 * u * ratio}
	}
	w := math.Floor(46 * u)
	return widget.Rect{X: in.X + 8*u, Y: in.Y + 8*u, W: w, H: w * ratio}
}

// rowCard is where the n-th citizen beside the deck lies.
func (l *Layout) rowCard(n int) widget.Rect {
	u, in, deck := l.U, l.Stock, l.deck()
	if in.W < 50*u { // below each other
		y := deck.Y + deck.H + 20*u
		w := math.Floor(math.Min(deck.W, (in.Y+in.H-y-4*u)/2/ratio-2*u))
		return widget.Rect{X: in.X + (in.W-w)/2, Y: y + float64(n)*(w*ratio+3*u), W: w, H: w * ratio}
	}
	y := deck.Y + deck.H + 8*u
	if !l.Close {
		y += 18 * u // the discards
	}
	w := math.Floor(math.Min((in.W-14*u)/2, (in.Y+in.H-y-6*u)/ratio))
	x := in.X + (in.W-2*w-4*u)/2
	return widget.Rect{X: x + float64(n)*(w+4*u), Y: y, W: w, H: w * ratio}
}

// drawLeft draws what of the powers' things can still be laid.
func (r stock) drawLeft() {
	t, u, deck := r.table(), r.U, r.l.deck()
	y := deck.Y + deck.H + 42*u
	pieces := r.art.Pieces
	for _, left := range []struct {
		power lux.Power
		count int
		draw  func(x, y, size float64)
	}{
		{lux.Agent, t.ModifiersLeft(), func(x, y, size float64) { pieces.DrawModifier(r.Dst, 0, x, y, size, 1) }},
		{lux.Infiltrator, t.RebelsLeft(), func(x, y, size float64) { pieces.DrawToken(r.Dst, enamel.Rebel, x, y, size, 1) }},
		{lux.Recruiter, t.ShiftsLeft(), func(x, y, size float64) {
			pieces.DrawToken(r.Dst, enamel.Lower, x-0.3*size, y, size, 1)
			pieces.DrawToken(r.Dst, enamel.Raise, x+0.5*size, y, size, 1)
		}},
	} {
		if !t.InPlay(left.power) {
			continue
		}
		const size = 24.0
		left.draw(deck.X+10*u, y-size/2*u, size*u)
		r.SayWithin(r.words("table.left", left.count), deck.X+deck.W+6*u, y, r.l.Stock.X+r.l.Stock.W-deck.X-deck.W-10*u, pencil.Bold(16).In(theme.Ink))
		y += 32 * u
	}
}
