package view

import (
	"math"
	"strconv"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// piles are the cards that are drawn, their tops seen, and the discards below them.
type piles struct{ region }

func (r piles) draw() {
	for of := range rome.Type(rome.Types) {
		if r.l.Close {
			r.drawClosePile(of, r.l.Piles[of])
		} else {
			r.drawPile(of, r.l.Piles[of])
		}
		r.drawDiscards(of, r.l.Discards[of])
	}
}

func (r piles) drawPile(of rome.Type, in widget.Rect) {
	u := r.U
	size, top := r.table().Pile(of)
	high := in.H - 19*u
	card := widget.Rect{X: in.X + u, Y: in.Y + 7*u, W: math.Round(high / longer), H: high}
	number := bold(19)
	if size == 0 {
		r.Outline(card, 6*u, 1.5*u, theme.PaperLine)
		number.Colour = theme.InkSoft
	} else {
		for n := min(size-1, 2); n > 0; n-- {
			under := card
			under.Y -= float64(n) * 1.5 * u
			r.Box(under, 5*u, u, theme.PaperDark, theme.InkSoft)
		}
		r.card(top, card)
	}
	r.Say(strconv.Itoa(size), card.X+card.W+5*u, in.Y+in.H/2, number)
}

// drawClosePile draws as much of a pile's top as there is room for where all lies close together, and on it its number of
// cards.
func (r piles) drawClosePile(of rome.Type, in widget.Rect) {
	u := r.U
	size, top := r.table().Pile(of)
	number := bold(15)
	number.Align = text.Centre
	if size > 0 {
		part := r.within(in)
		card := widget.Rect{X: in.X, Y: in.Y, W: math.Round(in.W), H: in.W * longer}
		part.card(top, card)
	} else {
		r.Outline(in, 6*u, 1.5*u, theme.PaperLine)
		number.Colour = theme.InkSoft
	}
	low := math.Min(in.H, in.W*longer)
	tag := widget.Rect{X: in.X + in.W - 25*u, Y: in.Y + low - 19*u, W: 25 * u, H: 19 * u}
	r.Box(tag, 5*u, 1.2*u, theme.PaperLight, theme.InkSoft)
	r.Say(strconv.Itoa(size), tag.X+tag.W/2, tag.Y+tag.H/2, number)
}

func (r piles) drawDiscards(of rome.Type, in widget.Rect) {
	u := r.U
	r.Box(in, 5*u, 1.2*u, theme.PaperDark, theme.PaperLine)
	y := in.Y + in.H/2
	size := math.Min(in.H-6*u, 26*u)
	if r.l.Close {
		size = math.Min(size, 17*u)
	}
	r.typeSign(of, in.X+3*u, y-size/2, size)
	number := bold(18)
	number.Align = text.Right
	r.Say(strconv.Itoa(r.table().Discards().Of(of).Count()), in.X+in.W-4*u, y, number)
}
