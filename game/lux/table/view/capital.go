package view

import (
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// capital are the districts of the capital: the citizens in each, what lies beside them, and the limit that they make.
type capital struct{ region }

func (r capital) draw() {
	for d := range r.l.districts() {
		r.Box(r.l.Capital[d], 8*r.U, 1.2*r.U, Pane, PaneLine)
		parts := r.l.partsOfCapital(d)
		if d == lux.OutsiderDistrict {
			r.drawLimit(d, r.l.Capital[d].Inset(4*r.U))
			continue
		}
		r.drawCards(d)
		r.drawTokens(r.p.tokensOfCapital(d), parts.tokens)
		r.drawLimit(d, parts.limit)
	}
}

// drawCards draws the citizens, the one at stake with a crown.
func (r capital) drawCards(d lux.District) {
	cards := r.table().Capital(d)
	lie, stake := r.l.capitalPile(r.table(), d), r.atStake(d)
	for n, c := range cards {
		place := lie.place(n)
		if lie.chips {
			r.Chip(c, place.X, place.Y, place.W)
		} else {
			r.Card(c, place)
		}
	}
	if stake < 0 {
		return
	}
	place := lie.place(stake)
	if lie.chips {
		size := 0.6 * place.W
		r.Sign(icon.Crown, place.X+(place.W-size)/2, place.Y-0.3*size, size)
		return
	}
	index := enamel.Index * place.W // what is seen of a card that others lie on
	r.Sign(icon.Crown, place.X+0.06*index, place.Y+0.56*place.H, 1.06*index)
}

// atStake is which of the citizens of a district is its bonus, or -1.
func (r capital) atStake(d lux.District) int {
	c, ok := r.table().AtStake(d)
	if !ok {
		return -1
	}
	cards := r.table().Capital(d)
	for n := len(cards) - 1; n >= 0; n-- {
		if cards[n] == c {
			return n
		}
	}
	return -1
}

// drawLimit draws the limit large, and as it would be where that is another.
func (r capital) drawLimit(d lux.District, place widget.Rect) {
	u, now := r.U, r.p.Limits[d]
	then := now
	if r.p.After != nil {
		then[0], then[1] = r.p.After.LimitRange(d)
	}
	face, ink := PaneSolid, theme.Ink
	if then != now {
		face, ink = theme.Highlight.Mix(0xFFFFFFFF, 0.86), theme.Highlight
	}
	r.Box(place, 7*u, 1.2*u, face, PaneLine)
	x, y := place.Centre()
	caption := "table.limit"
	if d == lux.OutsiderDistrict {
		caption = "table.limit.highest"
	}
	size := min(42, 0.62*place.H/u, 0.72*place.W/u)
	if high := place.H / u; high > 62 && r.Width(r.words(caption), Soft(12)) < place.W-6*u {
		r.SayWithin(r.words(caption), x, place.Y+14*u, place.W-6*u, Centred(Soft(14)))
		y += 7 * u
	}
	number := Centred(Coloured(Black(size), ink))
	if then[0] != then[1] {
		number.Size = min(size*0.72, 28)
	}
	r.SayWithin(limitWords(then), x, y, place.W-4*u, number)
	if then != now && place.H > 70*u {
		r.SayWithin(r.words("table.was", limitWords(now)), x, place.Y+place.H-13*u, place.W-6*u, Centred(Soft(14)))
	}
}
