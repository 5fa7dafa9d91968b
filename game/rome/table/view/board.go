package view

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// board is the map with what stands in its prefectures.
type board struct{ region }

func (r board) draw() {
	m := r.l.Map
	r.art.City.Draw(r.Dst, m.X, m.Y, m.W, m.H)
	for p := range rome.Place(rome.Places) {
		r.drawCell(p, r.table())
	}
}

// drawCell draws what stands in a prefecture at a table, which may be one that would be.
func (r board) drawCell(p rome.Place, t *rome.Table) {
	c := r.l.cell(p)
	r.drawHead(p, t, c.head)
	r.drawSites(p, t, c)
	r.drawFoot(p, t, c.foot)
}

// drawHead says which prefecture it is, on a band of its colour; how many fountains it has, its monument, and what it pays
// the first and the second.
func (r board) drawHead(p rome.Place, t *rome.Table, in widget.Rect) {
	u, y := r.U, in.Y+in.H/2
	first, second := pays(t, p)
	right, badge := in.X+in.W, 27*u
	for _, points := range [...]int{second, first} {
		right -= badge
		r.Icons.Badge(r.Dst, icon.VP, strconv.Itoa(points), right, y-badge/2, badge)
	}
	right -= 2 * u
	if m := t.Prefecture(p).Monument; m != rome.NoPiece {
		right -= 28 * u
		r.pieceSign(m, right, y-14*u, 27*u)
	}
	if n := t.AllFountains(p); n > 0 {
		right -= 36 * u
		r.pieceSign(rome.Fountain, right, y-11*u, 22*u)
		r.Say(strconv.Itoa(n), right+23*u, y, bold(18))
	}
	band := widget.Rect{X: in.X, Y: in.Y + u, W: right - in.X - 4*u, H: in.H - 2*u}
	ink := r.permitBand(p.Colour(), band)
	name := bold(17)
	name.Colour = ink
	r.SayWithin(r.art.PlaceName(p), band.X+8*u, y, band.W-14*u, name)
}

// pays is what a prefecture pays the first and the second (C14).
func pays(t *rome.Table, p rome.Place) (first, second int) {
	fountains := t.AllFountains(p)
	first, second = 2+fountains, fountains
	if t.Prefecture(p).Monument == rome.Temple {
		first, second = 2*first, 2*second
	}
	return first, second
}

// drawSites draws houses and fountains, the free sites, and on the next of them what it takes.
func (r board) drawSites(p rome.Place, t *rome.Table, c cell) {
	pre, unit := t.Prefecture(p), r.l.unit(t)
	for n := range p.Sites() {
		place := c.site(n)
		x, foot := place.X+(place.W-unit)/2, place.Y+place.H
		switch {
		case n >= int(pre.Used):
			r.art.Pieces.DrawSite(r.Dst, x, foot, unit, 1)
		case pre.Built[n].Height == 0:
			r.art.Pieces.DrawFountain(r.Dst, false, x, foot, unit, 1)
		default:
			site := pre.Built[n]
			r.house(pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: pre.Shape}, place, unit, false)
		}
	}
	if t.Free(p) > 0 {
		r.drawNext(p, t, c.site(int(pre.Used)))
	}
}

// drawNext says on a free site which roof comes there and how high the house may be.
func (r board) drawNext(p rome.Place, t *rome.Table, place widget.Rect) {
	u := r.U
	x, y := place.X+place.W/2, place.Y+place.H-17*u
	r.Say(heights(t.Prefecture(p)), x, y, label{Size: 19, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
	round, triangular := t.Takes(p, rome.Round), t.Takes(p, rome.Triangular)
	size := 19 * u
	switch y -= 27 * u; {
	case round && triangular:
		r.roof(rome.Round, x-size-u, y, size, theme.InkSoft)
		r.roof(rome.Triangular, x+u, y, size, theme.InkSoft)
	case round:
		r.roof(rome.Round, x-size*0.6, y-size*0.2, size*1.2, theme.Ink)
	default:
		r.roof(rome.Triangular, x-size*0.6, y-size*0.2, size*1.2, theme.Ink)
	}
}

// heights are those that a prefecture takes next (C8): "2–3".
func heights(p *rome.Prefecture) string {
	switch p.Tallest {
	case 0:
		return "1"
	case rome.Tallest:
		return strconv.Itoa(rome.Tallest)
	}
	return strconv.Itoa(int(p.Tallest)) + "–" + strconv.Itoa(int(p.Tallest)+1)
}

// standing is how a seat stands in a prefecture.
type standing struct {
	seat, floors int
	rome.Standing
}

// standings lists who has floors in a prefecture, the first before the second before all others.
func standings(t *rome.Table, p rome.Place) (list []standing) {
	all, floors := t.Standings(p), t.Prefecture(p).Floors
	for seat := range t.Seats() {
		if floors[seat] > 0 {
			list = append(list, standing{seat, int(floors[seat]), all[seat]})
		}
	}
	slices.SortStableFunc(list, func(a, b standing) int {
		return cmp.Or(cmp.Compare(b.floors, a.floors), cmp.Compare(behind(a.Rank), behind(b.Rank)))
	})
	return list
}

// behind orders ranks: none comes last.
func behind(rank int) int {
	if rank == 0 {
		return 3
	}
	return rank
}

// drawFoot says who has how many floors, who is first and second and what decides, and what each would score.
func (r board) drawFoot(p rome.Place, t *rome.Table, in widget.Rect) {
	list, places := r.layStandings(p, t, in)
	for n, s := range list {
		r.drawStanding(s, places[n], places[n].W/r.standingWidth(s))
	}
}

// layStandings lays out how the seats stand in a prefecture: beside each other, narrower where there is little room.
func (r board) layStandings(p rome.Place, t *rome.Table, in widget.Rect) (list []standing, places []widget.Rect) {
	list = standings(t, p)
	gap, wide := 4*r.U, 0.0
	for _, s := range list {
		wide += r.standingWidth(s) + gap
	}
	narrow := math.Min(1, (in.W+gap)/wide)
	x := in.X
	for _, s := range list {
		w := r.standingWidth(s) * narrow
		places = append(places, widget.Rect{X: x, Y: in.Y, W: w, H: in.H})
		x += w + gap*narrow
	}
	return list, places
}

// decides is what stands for what decides between seats that have as many floors.
func decides(w rome.Why) string {
	switch w {
	case rome.WhyTaller:
		return "↑"
	case rome.WhyShared:
		return "="
	}
	return ""
}

// standingWidth is how wide it is to tell how a seat stands.
func (r board) standingWidth(s standing) float64 {
	w := 32*r.U + r.Width(strconv.Itoa(s.floors)+decides(s.Why), bold(18))
	if s.Points > 0 {
		w += 25 * r.U
	}
	return w
}

// drawStanding tells how a seat stands; narrow is how much smaller than usual.
func (r board) drawStanding(s standing, in widget.Rect, narrow float64) {
	u, y := r.U*narrow, in.Y+in.H/2
	colours, number := pieceart.Family(s.seat), bold(18*narrow)
	switch s.Rank {
	case 1:
		r.Box(in, 5*u, 2*u, colours.Light.Mix(theme.PaperLight, 0.45), colours.Dark)
	case 2:
		r.Outline(in, 5*u, 1.5*u, colours.Dark)
	}
	r.emblem(s.seat, in.X+3*u, y-11*u, 22*u)
	r.Say(strconv.Itoa(s.floors)+decides(s.Why), in.X+28*u, y, number)
	if s.Points > 0 {
		badge := 25 * u
		r.Icons.Badge(r.Dst, icon.VP, strconv.Itoa(s.Points), in.X+in.W-badge-u, y-badge/2, badge)
	}
}
