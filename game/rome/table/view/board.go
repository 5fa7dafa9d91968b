package view

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// board is the map with what stands in its prefectures.
type board struct{ region }

func (r board) draw() {
	for p := range rome.Place(rome.Places) {
		r.drawCell(p, r.table())
	}
}

// drawCell draws what stands in a prefecture at a table, which may be one that would be.
func (r board) drawCell(p rome.Place, t *rome.Table) {
	c, u := r.l.cell(p), r.U
	r.Box(c.all, 8*u, 1.5*u, theme.PaperLight, theme.PaperLine)
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
		r.piece(m, right, y-14*u, 27*u)
	}
	if n := t.AllFountains(p); n > 0 {
		right -= 36 * u
		r.piece(rome.Fountain, right, y-11*u, 22*u)
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
	u, pre := r.U, t.Prefecture(p)
	for n := range p.Sites() {
		place := c.site(n)
		switch {
		case n < int(pre.Used) && pre.Built[n].Height == 0:
			r.piece(rome.Fountain, place.X+u, place.Y+place.H-place.W+u, place.W-2*u)
		case n < int(pre.Used):
			site := pre.Built[n]
			r.house(int(site.Seat), int(site.Height), pre.Shape, place, false)
		default:
			r.drawFree(place)
		}
	}
	if t.Free(p) > 0 {
		r.drawNext(p, t, c.site(int(pre.Used)))
	}
}

// drawFree draws a free site: a plot of ground.
func (r board) drawFree(place widget.Rect) {
	u := r.U
	plot := widget.Rect{X: place.X + 2*u, Y: place.Y + place.H - 8*u, W: place.W - 4*u, H: 8 * u}
	r.Outline(plot, 2*u, 1.5*u, theme.PaperLine)
}

// drawNext says on a free site which roof comes there and how high the house may be.
func (r board) drawNext(p rome.Place, t *rome.Table, place widget.Rect) {
	u := r.U
	x, y := place.X+place.W/2, place.Y+place.H-24*u
	r.Say(heights(t.Prefecture(p)), x, y, label{Size: 19, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
	round, triangular := t.Takes(p, rome.Round), t.Takes(p, rome.Triangular)
	size := 22 * u
	switch y -= 32 * u; {
	case round && triangular:
		r.roof(rome.Round, x-size-u, y, size, theme.InkSoft)
		r.roof(rome.Triangular, x+u, y, size, theme.InkSoft)
	case round:
		r.roof(rome.Round, x-size/2, y, size, theme.Ink)
	default:
		r.roof(rome.Triangular, x-size/2, y, size, theme.Ink)
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
	list := standings(t, p)
	gap, wide := 4*r.U, 0.0
	for _, s := range list {
		wide += r.standingWidth(s) + gap
	}
	narrow := math.Min(1, (in.W+gap)/wide)
	x := in.X
	for _, s := range list {
		w := r.standingWidth(s) * narrow
		r.drawStanding(s, widget.Rect{X: x, Y: in.Y, W: w, H: in.H}, narrow)
		x += w + gap*narrow
	}
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
	colours, number := theme.Seat(s.seat), bold(18*narrow)
	switch s.Rank {
	case 1:
		r.Box(in, 5*u, 2*u, colours.Base.Mix(theme.PaperLight, 0.72), colours.Base)
	case 2:
		r.Outline(in, 5*u, 1.5*u, colours.Base)
	}
	r.emblem(s.seat, in.X+3*u, y-11*u, 22*u)
	r.Say(strconv.Itoa(s.floors)+decides(s.Why), in.X+28*u, y, number)
	if s.Points > 0 {
		badge := 25 * u
		r.Icons.Badge(r.Dst, icon.VP, strconv.Itoa(s.Points), in.X+in.W-badge-u, y-badge/2, badge)
	}
}
