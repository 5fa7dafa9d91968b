package view

import (
	"cmp"
	"math"
	"slices"

	"capital/render/rome/pieceart"
	"capital/render/widget"
	"capital/rules/rome"
)

// SortHand lists cards as they lie in a hand: by type, colour and number.
func SortHand(cards rome.Cards) []rome.Card {
	sorted := make([]rome.Card, 0, cards.Count())
	for c := range cards.All() {
		sorted = append(sorted, c)
	}
	slices.SortFunc(sorted, func(a, b rome.Card) int { return cmp.Compare(a, b) })
	return sorted
}

// Measures of the hand, in logical units: a card as wide as it ever is, and how far one is lifted.
const (
	cardWide  = 76.0
	cardGap   = 5.0
	lifted    = 9.0
	closeLift = 4.0                // where all lies close together
	longer    = pieceart.CardRatio // a card is so much higher than wide
)

// fan is how cards lie in a part of the table: side by side, in as many rows as let them be largest.
type fan struct {
	in      widget.Rect
	columns int
	w, gap  float64
	down    float64 // from one row to the next, which may lie over it
}

// closeFan lays so many cards out where all lies close together: rows lie over each other as far as a finger hits what is
// seen of each.
func (l *Layout) closeFan(cards int, in widget.Rect) (best fan) {
	gap, least := closeGap/2*l.U, closeTouch*l.U
	for rows := 1; rows <= 5; rows++ {
		columns := (cards + rows - 1) / rows
		w := math.Min((in.W+gap)/float64(max(columns, 1))-gap, (in.H-float64(rows-1)*least)/longer)
		if w = math.Floor(math.Min(w, cardWide*l.U)); w > best.w {
			best = fan{in: in, columns: columns, w: w, gap: gap}
			best.down = math.Floor(w*longer) + gap
			if rows > 1 {
				best.down = math.Min(best.down, (in.H-math.Floor(w*longer))/float64(rows-1))
			}
		}
		if best.w >= 0.75*cardWide*l.U {
			break // large enough: fewer rows are tidier
		}
	}
	return best
}

// layFan lays so many cards out.
func (l *Layout) layFan(cards int, in widget.Rect) (best fan) {
	gap := cardGap * l.U
	for rows := 1; rows <= 3; rows++ {
		columns := (cards + rows - 1) / rows
		w := math.Min((in.W+gap)/float64(max(columns, 1))-gap, ((in.H+gap)/float64(rows)-gap)/longer)
		if w = math.Floor(math.Min(w, cardWide*l.U)); w > best.w {
			best = fan{in: in, columns: columns, w: w, gap: gap, down: math.Floor(w*longer) + gap}
		}
	}
	return best
}

// card is where the n-th of so many cards lies: rows are in the middle, the last one on the lower side.
func (f fan) card(n, cards int) widget.Rect {
	high := math.Floor(f.w * longer)
	rows := (cards + f.columns - 1) / f.columns
	row, column := n/f.columns, n%f.columns
	wide := float64(f.columns)*(f.w+f.gap) - f.gap
	return widget.Rect{
		X: math.Round(f.in.X + (f.in.W-wide)/2 + float64(column)*(f.w+f.gap)),
		Y: math.Round(f.in.Y + f.in.H - high - float64(rows-row-1)*f.down),
		W: f.w, H: high,
	}
}

// cardRect is where the n-th card of a hand lies: lifted where it is chosen, above the Stop where it is bid.
func (l *Layout) cardRect(h *Hand, n int) widget.Rect {
	if l.Close {
		r := l.closeFan(h.size(), l.Hand).card(n, h.size())
		if n < len(h.Cards) && (h.Bid | h.Chosen).Has(h.Cards[n]) {
			r.Y -= closeLift * l.U
		}
		return r
	}
	in := l.Hand
	if h.Stop || h.Won != rome.NoPiece {
		in.Y += stopHigh * l.U
		in.H -= stopHigh * l.U
	} else {
		in.Y += lifted * l.U
		in.H -= lifted * l.U
	}
	if n < len(h.Cards) && h.Bid.Has(h.Cards[n]) {
		return l.bidRect(h, h.Cards[n])
	}
	r := l.layFan(h.size(), in).card(n, h.size())
	if n < len(h.Cards) && h.Chosen.Has(h.Cards[n]) {
		r.Y -= lifted * l.U
	}
	return r
}

// bidRect is where a card of the bid lies.
func (l *Layout) bidRect(h *Hand, c rome.Card) widget.Rect {
	in, before := l.Stop, 0
	in.X += in.H
	in.W -= in.H
	in = in.Inset(4 * l.U)
	for _, other := range h.Cards {
		if other == c {
			break
		}
		if h.Bid.Has(other) {
			before++
		}
	}
	count := h.Bid.Count()
	return l.layFan(count, in).card(before, count)
}

// size is how many cards lie in the hand.
func (h *Hand) size() int {
	n := len(h.Cards)
	for _, backs := range h.Backs {
		n += backs
	}
	return n
}
