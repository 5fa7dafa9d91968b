package view

import (
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/pencil"
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
	lie := r.l.capitalPile(r.table(), d)
	for n, c := range cards {
		place := lie.place(n)
		if lie.chips {
			r.Chip(c, place.X, place.Y, place.W)
		} else {
			r.Card(c, place)
		}
	}
	if x, y, size, ok := r.crown(d); ok {
		r.Sign(icon.Crown, x, y, size)
	}
}

// crown is where the crown of the citizen at stake lies, in a square.
func (r capital) crown(d lux.District) (x, y, size float64, ok bool) {
	stake := r.atStake(d)
	if d == lux.OutsiderDistrict || stake < 0 {
		return 0, 0, 0, false
	}
	lie := r.l.capitalPile(r.table(), d)
	place := lie.place(stake)
	if lie.chips {
		size = 0.6 * place.W
		return place.X + (place.W-size)/2, place.Y - 0.3*size, size, true
	}
	index := enamel.Index * place.W // what is seen of a card that others lie on
	return place.X + 0.06*index, place.Y + 0.56*place.H, 1.06 * index, true
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
	if high := place.H / u; high > 62 && r.Width(r.words(caption), pencil.Soft(12)) < place.W-6*u {
		r.SayWithin(r.words(caption), x, place.Y+14*u, place.W-6*u, pencil.Soft(14).Centred())
		y += 7 * u
	}
	number := pencil.Black(size).In(ink).Centred()
	if then[0] != then[1] {
		number.Size = min(size*0.72, 28)
	}
	r.SayWithin(limitWords(then), x, y, place.W-4*u, number)
	if then != now && place.H > 70*u {
		was, st := r.words("table.was", limitWords(now)), r.Style(pencil.Soft(14).Centred())
		if fits, _ := r.Writer.Within(was, place.W-6*u, st); fits != was { // the number alone, then
			was = "(" + limitWords(now) + ")"
		}
		r.SayWithin(was, x, place.Y+place.H-13*u, place.W-6*u, pencil.Soft(14).Centred())
	}
}
