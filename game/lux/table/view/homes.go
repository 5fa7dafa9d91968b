package view

import (
	"math"
	"strconv"
	"strings"

	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
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
	face := Pane
	if seat == r.p.Seat {
		face = PaneSolid
	}
	r.Box(place, 8*u, 1.2*u, face, PaneLine)
	lie := r.l.homePile(r.p, seat, d)
	for n, c := range r.table().Home(seat, d) {
		at := lie.place(n)
		if lie.chips {
			r.Chip(c, at.X, at.Y, at.W)
		} else {
			r.Card(c, at)
		}
	}
	parts := r.l.partsOfHome(place)
	r.drawTokens(r.p.tokensOfHome(seat, d), parts.tokens)
	r.drawTotal(seat, d, parts)
}

// drawTotal draws a district's total and limit, as they would be where something is proposed, and how they stand.
func (r homes) drawTotal(seat int, d lux.District, parts homeParts) {
	t, limit := r.table(), r.p.Limits[d]
	was := t.HomeTotal(seat, d)
	total := was
	highest, holders := t.Highest(d)
	if after := r.p.After; after != nil {
		total = after.HomeTotal(seat, d)
		limit[0], limit[1] = after.LimitRange(d)
		highest, holders = after.Highest(d)
	}
	s := Stands(total, limit)
	ink := theme.Ink
	switch {
	case total != was:
		ink = theme.Highlight
	case s == Empty:
		ink = theme.InkSoft
	}
	r.sayTotal(strconv.Itoa(total), " / "+limitWords(limit), parts.total, ink)
	r.drawBar(total, limit, parts.bar)
	r.Standing(s, parts.stand)
	y := parts.mark.Y + parts.mark.H/2
	if d < lux.Districts && total > 0 && total == highest {
		sign := icon.Crown
		if holders > 1 {
			sign = Tied
		}
		mark := math.Min(parts.mark.W, parts.mark.H)
		r.Sign(sign, parts.mark.X, y-mark/2, mark)
	}
}

// sayTotal writes a total and its limit, as large as they have room, from the right end of a place; where they have none the
// limit, which stands above too, is left out.
func (r homes) sayTotal(total, limit string, in widget.Rect, ink theme.Colour) {
	least, room := r.Writer.Least/r.U, in.W-2*r.U
	size := math.Max(math.Min(0.86*in.H/r.U, 26), least)
	small := math.Max(smaller*size, least)
	fits := func() bool { return r.Width(total, pencil.Black(size))+r.Width(limit, pencil.Bold(small)) <= room }
	for !fits() && small > least {
		small = math.Max(small-1, least)
	}
	if !fits() {
		limit = strings.ReplaceAll(limit, " ", "")
	}
	for !fits() && size > least {
		size = math.Max(size-1, least)
	}
	if !fits() {
		limit = ""
		size = math.Max(math.Min(0.86*in.H/r.U, 20), least)
	}
	end, y := in.X+in.W-r.U, in.Y+in.H/2
	if limit != "" {
		beside := pencil.Bold(small).In(theme.InkSoft).Right()
		r.Say(limit, end, y, beside)
		end -= r.Width(limit, beside)
	}
	r.Say(total, end, y, pencil.Black(size).In(ink).Right())
}

// smaller is how large a limit is beside a total, where there is room.
const smaller = 0.74
