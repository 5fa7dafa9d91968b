package view

import (
	"math"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// hand is the hand of the seat in view.
type hand struct{ region }

func (r hand) draw() {
	h := &r.p.Hand
	if h.Stop {
		r.drawStop()
	}
	if h.Won != rome.NoPiece {
		r.drawWon()
	}
	backs := len(h.Cards)
	for of, count := range h.Backs {
		for range count {
			r.back(rome.Type(of), r.l.cardRect(h, backs))
			backs++
		}
	}
	over := r.l.at(r.p, r.p.PointerX, r.p.PointerY)
	for n, c := range h.Cards {
		r.drawCard(c, r.l.cardRect(h, n), over == OfCard(c))
	}
}

// drawCard draws a card of the hand, or where it lay while it is carried.
func (r hand) drawCard(c rome.Card, place widget.Rect, over bool) {
	u := r.U
	if held := &r.p.Held; held.Thing == OfCard(c) {
		r.Outline(place, 6*u, 2*u, theme.PaperLine)
		return
	}
	chosen, lit, some := r.p.Hand.Chosen.Has(c), r.lit(OfCard(c)), r.anyLit(Card)
	if over && !chosen {
		place.Y -= 4 * u
	}
	r.card(c, place)
	switch {
	case chosen, r.l.Close && r.p.Hand.Bid.Has(c):
		r.Outline(grown(place, 1.5*u), 7*u, 3.5*u, theme.Highlight)
	case some && !lit:
		r.Cover(place, 6*u, theme.Paper.Fade(0.6))
	case r.p.Focus == OfCard(c):
		r.Outline(grown(place, 1.5*u), 7*u, 3*u, theme.Ink)
	}
}

// drawStop draws the Stop, with room for the bid beside it.
func (r hand) drawStop() {
	u, in := r.U, r.l.Stop
	r.Box(in, 8*u, 2*u, theme.PaperLight, theme.Ink)
	size := in.H - 6*u
	if r.l.Close {
		r.drawCloseStop()
		return
	}
	r.stopMan(r.p.Seat, in.X+3*u, in.Y+3*u, size)
	if r.p.Hand.Bid == 0 {
		l := soft(17)
		l.Align = text.Centre
		r.SayWithin(r.words("table.stop"), in.X+in.H+(in.W-in.H)/2, in.Y+in.H/2, in.W-in.H-20*u, l)
	}
}

// drawCloseStop draws the Stop where all lies close together: the cards that are bid stay in the hand, marked, and lie here
// once more, small.
func (r hand) drawCloseStop() {
	u, in, bid := r.U, r.l.Stop, r.p.Hand.Bid
	size := math.Min(in.H-6*u, 64*u)
	r.stopMan(r.p.Seat, in.X+3*u, in.Y+(in.H-size)/2, size)
	room := widget.Rect{X: in.X + size + 8*u, Y: in.Y + 4*u, W: in.W - size - 14*u, H: in.H - 8*u}
	if bid == 0 {
		l := soft(16)
		l.Align = text.Centre
		x, y := room.Centre()
		r.Writer.DrawWrapped(r.Dst, r.words("table.stop.close"), x, y, room.W, r.Style(l))
		return
	}
	count := bid.Count()
	lie := r.l.layFan(count, room)
	for n, c := range SortHand(bid) {
		r.card(c, lie.card(n, count))
	}
}

// drawWon draws the piece that is to be placed, unless it is carried.
func (r hand) drawWon() {
	u, in := r.U, r.l.won()
	r.Box(grown(in, -u), 8*u, 3*u, theme.PaperLight, theme.Highlight)
	if r.p.Held.Thing.Kind != Piece {
		r.piece(r.p.Hand.Won, in.X+5*u, in.Y+5*u, in.H-10*u)
	}
}
