package view

import (
	"cmp"
	"math"
	"slices"

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

// Measures of the hand, in logical units: a card, how far one is lifted, and where the Stop lies above those that stay.
const (
	cardWide, cardHigh = 76.0, 106.0
	lifted             = 10.0
	pushed             = 50.0 // a card of the bid
)

// fan is how the cards of a hand lie: side by side where there is room, else over each other.
type fan struct {
	first widget.Rect // the card furthest left
	step  float64
}

// fan lays a hand of so many cards out.
func (l *Layout) fan(cards int) fan {
	u := l.U
	w, h := math.Round(cardWide*u), math.Round(cardHigh*u)
	step := math.Min(w+6*u, (l.Hand.W-w-4*u)/float64(max(cards-1, 1)))
	wide := w + step*float64(max(cards-1, 0))
	x := l.Hand.X + (l.Hand.W-wide)/2
	return fan{widget.Rect{X: x, Y: l.Hand.Y + l.Hand.H - h, W: w, H: h}, step}
}

// card is where the n-th card lies.
func (f fan) card(n int) widget.Rect {
	r := f.first
	r.X = math.Round(r.X + float64(n)*f.step)
	return r
}

// cardRect is where the n-th card of a hand lies, as high as it is pushed or lifted.
func (l *Layout) cardRect(h *Hand, n int) widget.Rect {
	r := l.fan(h.size()).card(n)
	if n < len(h.Cards) {
		switch c := h.Cards[n]; {
		case h.Bid.Has(c):
			r.Y -= pushed * l.U
		case h.Chosen.Has(c):
			r.Y -= lifted * l.U
		}
	}
	return r
}

// stop is where the Stop lies while a bid is laid: what is above it is bid.
func (l *Layout) stop() widget.Rect {
	r := l.Hand
	r.H -= cardHigh * l.U
	return r
}

// size is how many cards lie in the hand.
func (h *Hand) size() int {
	n := len(h.Cards)
	for _, backs := range h.Backs {
		n += backs
	}
	return n
}
