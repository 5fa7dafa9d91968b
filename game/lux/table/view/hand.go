package view

import (
	"math"
	"slices"

	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// hand is the hand of the seat in view; in the draft what there is to choose from, and what was kept.
type hand struct{ region }

// Measures of the hand, in logical units: how wide a card is at most, how far one is lifted, and how much of the hand a row of
// kept cards takes.
const (
	handCard = 116.0
	lifted   = 10.0
)

// handLayout is where the parts of the hand lie.
type handLayout struct {
	cards, kept fan
	looked      widget.Rect
	answers     [2]widget.Rect
	caption     widget.Rect
}

// layHand lays the hand out.
func (l *Layout) layHand(h *Hand) (lie handLayout) {
	u, in := l.U, l.Hand
	lift := lifted * u
	if l.Close {
		lift = 5 * u
	}
	in.Y, in.H = in.Y+lift, in.H-lift
	if h.Looked != 0 {
		size := math.Min(in.H, 0.22*in.W)
		lie.looked = widget.Rect{X: in.X, Y: in.Y + (in.H-size)/2, W: size, H: size}
		in.X, in.W = in.X+size+10*u, in.W-size-10*u
	}
	if h.Draft {
		kept := 0.24 * in.W
		lie.caption = widget.Rect{X: in.X + in.W - kept, Y: in.Y, W: kept, H: 18 * u}
		place := widget.Rect{X: in.X + in.W - kept, Y: in.Y + 20*u, W: kept, H: in.H - 20*u}
		lie.kept = fanIn(place, max(len(h.Kept), 1), 0.8*handCard*u, 4*u, enamel.Index, false)
		in.W -= kept + 12*u
	}
	lie.cards = fanIn(in, len(h.Cards)+h.Backs, handCard*1.05*u, 8*u, enamel.Index, true)
	wide := math.Min(in.W*0.4, 260*u)
	x, y, high := in.X+(in.W-2*wide-12*u)/2, in.Y+0.15*in.H, 0.6*in.H
	lie.answers = [2]widget.Rect{{X: x, Y: y, W: wide, H: high}, {X: x + wide + 12*u, Y: y, W: wide, H: high}}
	return lie
}

func (r hand) draw() {
	h, lie := &r.p.Hand, r.l.layHand(&r.p.Hand)
	if h.Looked != 0 {
		r.art.Pieces.DrawModifier(r.Dst, h.Looked, lie.looked.X, lie.looked.Y, lie.looked.W, 1)
	}
	if r.anyLit(Answer) {
		r.drawAnswers(lie)
		return
	}
	over := r.l.at(r.p, r.p.PointerX, r.p.PointerY)
	for n, c := range h.Cards {
		r.drawCard(OfCard(c, copyOf(h.Cards, n)), r.l.cardAt(h, lie, n), over)
	}
	for n := range h.Backs {
		place := lie.cards.card(len(h.Cards) + n)
		r.art.Pieces.DrawBack(r.Dst, place.X, place.Y, place.W, 1)
	}
	if !h.Draft {
		return
	}
	r.SayWithin(r.words("table.kept"), lie.caption.X, lie.caption.Y+lie.caption.H/2, lie.caption.W, pencil.Soft(15))
	for n, c := range h.Kept {
		r.Card(c, lie.kept.card(n))
	}
	for n := len(h.Kept); n < 1; n++ {
		r.Outline(lie.kept.card(n), 7*r.U, 1.5*r.U, PaneLine)
	}
}

// cardAt is where the n-th card lies: lifted where it is chosen.
func (l *Layout) cardAt(h *Hand, lie handLayout, n int) widget.Rect {
	place := lie.cards.card(n)
	if slices.Contains(h.Chosen, OfCard(h.Cards[n], copyOf(h.Cards, n))) {
		lift := lifted * l.U
		if l.Close {
			lift = 5 * l.U
		}
		place.Y -= lift
	}
	return place
}

// drawCard draws a card of the hand, or where it lay while it is carried.
func (r hand) drawCard(thing Thing, place widget.Rect, over Thing) {
	u := r.U
	if r.p.Held.Thing == thing {
		r.Outline(place, 8*u, 2*u, PaneLine)
		return
	}
	chosen, lit, some := slices.Contains(r.p.Hand.Chosen, thing), r.lit(thing), r.anyLit(Card)
	if over == thing && !chosen {
		place.Y -= 4 * u
	}
	r.Card(thing.Card, place)
	if r.p.Hand.Idle.Has(thing.Card) {
		size := math.Min(0.3*place.W, 26*u)
		r.Sign(powerless, place.X+3*u, place.Y+place.H-size-4*u, size)
	}
	switch {
	case chosen:
		r.Outline(grown(place, 2*u), 10*u, 4*u, theme.Highlight)
	case r.p.Focus == thing:
		r.Outline(grown(place, 2*u), 10*u, 3.5*u, theme.Ink)
	case some && !lit:
		r.Cover(place, 9*u, theme.PaperLight.Fade(0.55))
	}
}

// drawAnswers draws what is asked: to pay, or not.
func (r hand) drawAnswers(lie handLayout) {
	u := r.U
	for n, place := range lie.answers {
		thing := Thing{Kind: Answer, Copy: n}
		if !r.lit(thing) {
			continue
		}
		face, ink := theme.Ink, theme.PaperLight
		if n == 1 {
			face, ink = PaneSolid, theme.Ink
		}
		r.Box(place, 10*u, 2*u, face, theme.Ink)
		if r.p.Focus == thing || place.Contains(r.p.PointerX, r.p.PointerY) {
			r.Outline(grown(place, 3*u), 12*u, 4*u, theme.Highlight)
		}
		x, y := place.Centre()
		words := pencil.Label{Size: 22, Face: text.Bold, Colour: ink, Align: text.Centre, VAlign: text.Middle}
		r.SayWithin(r.words([...]string{"answer.pay", "answer.refuse"}[n]), x, y, place.W-16*u, words)
	}
}
