package view

import (
	"math"

	"capital/render/lux/enamel"
	"capital/render/widget"
	"capital/rules/lux"
)

// capitalParts is where the parts of a district of the capital lie.
type capitalParts struct {
	cards, tokens, limit widget.Rect
}

// partsOfCapital lays a district of the capital out: its limit right of its cards, or below them where it is slim.
func (l *Layout) partsOfCapital(d lux.District) (parts capitalParts) {
	u, r := l.U, l.Capital[d].Inset(5*l.U)
	if l.Close {
		r = l.Capital[d].Inset(3 * u)
	}
	if r.W > 1.15*r.H {
		limit := between(0.3*r.W, 36*u, 66*u)
		tokens := between(0.23*r.H, 14*u, 28*u)
		parts.limit = widget.Rect{X: r.X + r.W - limit, Y: r.Y, W: limit, H: r.H}
		wide := r.W - limit - 5*u
		parts.tokens = widget.Rect{X: r.X, Y: r.Y + r.H - tokens, W: wide, H: tokens}
		parts.cards = widget.Rect{X: r.X, Y: r.Y, W: wide, H: r.H - tokens - 3*u}
		return parts
	}
	low := between(0.3*r.H, 28*u, 44*u)
	limit := math.Min(0.5*r.W, 48*u)
	parts.limit = widget.Rect{X: r.X + r.W - limit, Y: r.Y + r.H - low, W: limit, H: low}
	tokens := math.Min(low-4*u, 24*u)
	parts.tokens = widget.Rect{X: r.X, Y: r.Y + r.H - (low+tokens)/2, W: r.W - limit - 3*u, H: tokens}
	parts.cards = widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - low - 3*u}
	return parts
}

// homeParts is where the parts of a home district lie.
type homeParts struct {
	cards, mark, total, bar, tokens widget.Rect
}

// partsOfHome lays a home district out: its total and bar right of its cards, or below them where it is slim.
func (l *Layout) partsOfHome(place widget.Rect) (parts homeParts) {
	u, r := l.U, place.Inset(4*l.U)
	if l.Close {
		r = place.Inset(3 * u)
	}
	if r.W > 1.6*r.H {
		wide := between(0.44*r.W, 50*u, 104*u)
		x, bar := r.X+r.W-wide, between(0.13*r.H, 5*u, 10*u)
		parts.cards = widget.Rect{X: r.X, Y: r.Y, W: r.W - wide - 5*u, H: r.H}
		line := between(0.4*r.H, 14*u, 34*u)
		if r.H < 34*u {
			line = r.H - bar - 3*u
		}
		parts.mark = widget.Rect{X: x, Y: r.Y, W: math.Min(line, 0.26*wide), H: line}
		parts.total = widget.Rect{X: x + parts.mark.W, Y: r.Y, W: wide - parts.mark.W, H: line}
		parts.bar = widget.Rect{X: x, Y: r.Y + line + 2*u, W: wide, H: bar}
		y := parts.bar.Y + bar + 4*u
		parts.tokens = widget.Rect{X: x, Y: y, W: wide, H: math.Min(math.Max(r.Y+r.H-y, 0), 26*u)}
		return parts
	}
	bar, line := between(0.07*r.H, 5*u, 9*u), between(0.24*r.H, 14*u, 26*u)
	y := r.Y + r.H - bar - 2*u
	parts.bar = widget.Rect{X: r.X, Y: y, W: r.W, H: bar}
	parts.mark = widget.Rect{X: r.X, Y: y - line - u, W: math.Min(line, 0.22*r.W), H: line}
	parts.total = widget.Rect{X: r.X + parts.mark.W, Y: y - line - u, W: r.W - parts.mark.W, H: line}
	parts.cards = widget.Rect{X: r.X, Y: r.Y, W: r.W, H: parts.total.Y - r.Y - 2*u}
	size := math.Min(0.4*parts.cards.H, 20*u)
	parts.tokens = widget.Rect{X: r.X, Y: parts.cards.Y + parts.cards.H - size, W: r.W, H: size}
	return parts
}

// leastCard is how wide a card is at least, in logical units: of one that is smaller only the number would be seen.
const leastCard = 27.0

// pile is how citizens lie in a district: as cards, or where these would be too small as chips in rows.
type pile struct {
	fan   fan
	chips bool
	in    widget.Rect
	size  float64 // of a chip
	row   int     // how many chips lie side by side
}

// pileIn lays so many citizens out in a place.
func (l *Layout) pileIn(in widget.Rect, cards int, most float64) pile {
	p := pile{fan: fanIn(in, cards, most, 3*l.U, enamel.Index, false), in: in}
	if p.fan.w >= leastCard*l.U || cards == 0 {
		return p
	}
	p.chips, p.row, p.size = true, cards, 1
	for rows := 1; rows <= 4; rows++ {
		row := (cards + rows - 1) / rows
		if size := math.Floor(math.Min(in.W/float64(row), in.H/float64(rows))); size > p.size {
			p.size, p.row = math.Min(size, 26*l.U), row
		}
	}
	return p
}

// place is where the n-th citizen lies.
func (p *pile) place(n int) widget.Rect {
	if !p.chips {
		return p.fan.card(n)
	}
	return widget.Rect{X: p.in.X + p.size*float64(n%p.row), Y: p.in.Y + p.size*float64(n/p.row), W: p.size - 1, H: p.size - 1}
}

// cardsIn are the most that a card is wide in a row, in pixels.
func (l *Layout) mostCard() float64 { return 84 * l.U }

// capitalPile is how the citizens in a district of the capital lie.
func (l *Layout) capitalPile(t *lux.Table, d lux.District) pile {
	return l.pileIn(l.partsOfCapital(d).cards, len(t.Capital(d)), l.mostCard())
}

// homePile is how the citizens in a home district lie.
func (l *Layout) homePile(p *Position, seat int, d lux.District) pile {
	return l.pileIn(l.partsOfHome(l.home(p, seat, d)).cards, len(p.Table.Home(seat, d)), l.mostCard())
}
