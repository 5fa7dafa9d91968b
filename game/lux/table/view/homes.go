package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/lux"
)

// homes are the home bases: before each whose it is, and then its districts.
type homes struct{ region }

func (r homes) draw() {
	for seat := range r.p.Names {
		seats(r).draw(seat, r.l.Labels[r.l.row(r.p, seat)])
		for d := range r.l.districts() {
			r.drawDistrict(seat, d)
		}
	}
}

// drawDistrict draws a home district.
func (r homes) drawDistrict(seat int, d lux.District) {
	u, place := r.U, r.l.home(r.p, seat, d)
	face := pane
	if seat == r.p.Seat {
		face = paneSolid
	}
	r.Box(place, 8*u, 1.2*u, face, paneLine)
	lie := r.l.homePile(r.p, seat, d)
	for n, c := range r.table().Home(seat, d) {
		at := lie.place(n)
		if lie.chips {
			r.chip(c, at.X, at.Y, at.W)
		} else {
			r.card(c, at)
		}
	}
	parts := r.l.partsOfHome(place)
	r.drawTokens(r.p.tokensOfHome(seat, d), parts.tokens)
	r.drawTotal(seat, d, parts)
}

// drawTotal draws a district's total and limit, as they would be where something is proposed, and how they stand.
func (r homes) drawTotal(seat int, d lux.District, parts homeParts) {
	t, limit := r.table(), r.p.Limits[d]
	total, was := t.HomeTotal(seat, d), t.HomeTotal(seat, d)
	highest, holders := t.Highest(d)
	if after := r.p.After; after != nil {
		total = after.HomeTotal(seat, d)
		limit[0], limit[1] = after.LimitRange(d)
		highest, holders = after.Highest(d)
	}
	s := stands(total, limit)
	ink := theme.Ink
	switch {
	case total != was:
		ink = theme.Highlight
	case s == empty:
		ink = theme.InkSoft
	}
	line, u := parts.total, r.U
	size := math.Min(0.86*line.H/u, 26)
	number := colour(black(size), ink)
	x, y := line.X+3*u, line.Y+line.H/2
	words := strconv.Itoa(total)
	if total != was && line.W > 84*u {
		words = strconv.Itoa(was) + "→" + words
	}
	rest := " / " + limitWords(limit)
	small := colour(bold(math.Max(0.72*size, 12)), theme.InkSoft)
	wide := r.Width(words, number)
	room := line.W - 3*u
	if s >= risky && room > 70*u {
		room -= line.H
		r.drawStanding(s, line.X+line.W-0.84*line.H, line.Y+0.1*line.H, 0.8*line.H)
	}
	r.Say(words, x, y, number)
	r.SayWithin(rest, x+wide, y, math.Max(room-wide, 12*u), small)
	r.drawBar(total, limit, parts.bar)
	if d < lux.Districts && total > 0 && total == highest {
		sign := icon.Crown
		if holders > 1 {
			sign = tied
		}
		mark := math.Min(parts.mark.W, parts.mark.H)
		r.sign(sign, parts.mark.X, y-mark/2, mark)
	}
}
