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
	low := between(0.3*r.H, 28*u, 60*u)
	limit := math.Min(0.5*r.W, 1.2*low)
	parts.limit = widget.Rect{X: r.X + r.W - limit, Y: r.Y + r.H - low, W: limit, H: low}
	tokens := math.Min(low-4*u, 26*u)
	parts.tokens = widget.Rect{X: r.X, Y: r.Y + r.H - (low+tokens)/2, W: r.W - limit - 3*u, H: tokens}
	parts.cards = widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - low - 3*u}
	return parts
}

// homeParts is where the parts of a home district lie.
type homeParts struct {
	cards, mark, total, bar, tokens widget.Rect
	stand                           widget.Rect // the mark of how the total stands to the limit
}

// slimHome is how wide a home district is, in logical units, below which it has no room for a crown.
const slimHome = 56.0

// partsOfHome lays a home district out: its total and bar right of its cards, or below them where it is slim.
func (l *Layout) partsOfHome(place widget.Rect) (parts homeParts) {
	u, r := l.U, place.Inset(4*l.U)
	if l.Close {
		r = place.Inset(3 * u)
	}
	if r.W > 1.3*r.H {
		wide := between(0.44*r.W, math.Min(50*u, 0.6*r.W), 104*u)
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
		size := math.Min(math.Max(r.Y+r.H-y, 0), 26*u)
		stand := math.Min(size, 20*u)
		parts.stand = widget.Rect{X: x + wide - stand, Y: y, W: stand, H: stand}
		parts.tokens = widget.Rect{X: x, Y: y, W: wide - stand - 2*u, H: size}
		if least := 13 * u; size < least { // there is no room below the bar: over the last of the cards
			parts.stand = widget.Rect{}
			parts.tokens = widget.Rect{X: r.X + 0.5*parts.cards.W, Y: r.Y + r.H - least, W: 0.5 * parts.cards.W, H: least}
		}
		return parts
	}
	bar, line := between(0.07*r.H, 5*u, 9*u), between(0.24*r.H, 14*u, 26*u)
	y := r.Y + r.H - bar - 2*u
	parts.bar = widget.Rect{X: r.X, Y: y, W: r.W, H: bar}
	parts.mark = widget.Rect{X: r.X, Y: y - line - u, W: math.Min(line, 0.22*r.W), H: line}
	if r.W < slimHome*u {
		parts.mark.W = 0 // nobody leads in the Outsider district
	}
	stand := math.Min(0.8*line, 0.2*r.W)
	parts.stand = widget.Rect{X: r.X + r.W - stand, Y: y - line - u + (line-stand)/2, W: stand, H: stand}
	parts.total = widget.Rect{X: r.X + parts.mark.W, Y: y - line - u, W: r.W - parts.mark.W - stand - u, H: line}
	parts.cards = widget.Rect{X: r.X, Y: r.Y, W: r.W, H: parts.total.Y - r.Y - 2*u}
	size := math.Min(0.4*parts.cards.H, 20*u)
	parts.tokens = widget.Rect{X: r.X + 0.55*r.W, Y: parts.cards.Y + parts.cards.H - size, W: 0.45 * r.W, H: size}
	return parts
}

// leastCard is how wide a card is at least, in logical units: of one that is smaller only the number would be seen.
const leastCard = 26.0

// mostCard is how wide a card is at most beside the hand.
const mostCard = 108.0

// pile is how citizens lie in a district: as cards, or where these would be too small as chips, in rows.
type pile struct {
	in    widget.Rect
	row   int  // how many lie side by side
	fan   fan  // the first row of cards
	chips bool // else cards
	size  float64
}

// mostRows is how many rows of cards lie below each other at most, in one district.
const mostRows = 3

// pileIn lays so many citizens out in a place: in as few rows as let them be large.
func (l *Layout) pileIn(in widget.Rect, cards int) pile {
	best := pile{in: in, row: max(cards, 1)}
	for rows := 1; rows <= mostRows; rows++ {
		row := (max(cards, 1) + rows - 1) / rows
		part := in
		part.H = (in.H+2*l.U)/float64(rows) - 2*l.U
		if f := fanIn(part, row, mostCard*l.U, 3*l.U, enamel.Index, false); f.w > 1.12*best.fan.w {
			best.fan, best.row = f, row
		}
	}
	if best.fan.w >= leastCard*l.U || cards == 0 {
		if rows := (cards + best.row - 1) / best.row; rows > 1 {
			best.fan.y = in.Y
		}
		return best
	}
	best.chips, best.size = true, 1
	for rows := 1; rows <= 4; rows++ {
		row := (cards + rows - 1) / rows
		if size := math.Floor(math.Min(in.W/float64(row), in.H/float64(rows))); size > best.size {
			best.size, best.row = math.Min(size, 26*l.U), row
		}
	}
	return best
}

// place is where the n-th citizen lies.
func (p *pile) place(n int) widget.Rect {
	column, row := float64(n%p.row), float64(n/p.row)
	if p.chips {
		return widget.Rect{X: p.in.X + p.size*column, Y: p.in.Y + p.size*row, W: p.size - 1, H: p.size - 1}
	}
	at := p.fan.card(n % p.row)
	at.Y += math.Round(row * (at.H + math.Max(2, 0.03*at.H)))
	return at
}

// capitalPile is how the citizens in a district of the capital lie.
func (l *Layout) capitalPile(t *lux.Table, d lux.District) pile {
	return l.pileIn(l.partsOfCapital(d).cards, len(t.Capital(d)))
}

// homePile is how the citizens in a home district lie.
func (l *Layout) homePile(p *Position, seat int, d lux.District) pile {
	return l.pileIn(l.partsOfHome(l.home(p, seat, d)).cards, len(p.Table.Home(seat, d)))
}
