package view

import (
	"math"
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
	r = board{r.onMap()}
	r.drawCity()
	for p := range rome.Place(rome.Places) {
		r.drawCell(p, r.table())
	}
}

// drawCell draws what stands in a prefecture at a table, which may be one that would be.
func (r board) drawCell(p rome.Place, t *rome.Table) {
	c := r.l.cell(p)
	r.drawHead(p, t, c.head)
	r.drawSites(p, t, c)
	r.drawSigns(p, t, c)
	r.layRanking(p, t, c.foot).draw()
}

// Of the head of a prefecture, in logical units: its badges, how small they may be, and how far it may reach beyond the sites
// where its name is too long.
const (
	payBadge    = 27.0
	leastBadge  = 23.0
	headOverlap = 8.0
)

// drawHead says which prefecture it is, on a band of its colour, and what it pays the first and the second.
func (r board) drawHead(p rome.Place, t *rome.Table, in widget.Rect) {
	u, y, badge, pad := r.U, in.Y+in.H/2, payBadge*r.U, 6*r.U
	name, words := bold(17), r.art.PlaceName(p)
	wide := r.Width(words, name)
	if wide > in.W-2*badge-3*u-2*pad {
		in, pad = widget.Rect{X: in.X - headOverlap*u, Y: in.Y, W: in.W + 2*headOverlap*u, H: in.H}, 4*u
		badge = between((in.W-3*u-2*pad-wide)/2, leastBadge*u, badge)
	}
	first, second := Pays(t, p)
	right := in.X + in.W
	for _, points := range [...]int{second, first} {
		right -= badge
		r.Icons.Badge(r.Dst, icon.VP, strconv.Itoa(points), right, y-badge/2, badge)
	}
	band := widget.Rect{X: in.X, Y: in.Y + u, W: right - in.X - 3*u, H: in.H - 2*u}
	name.Colour = r.permitBand(p.Colour(), band)
	r.SayWithin(words, band.X+pad, y, band.W-2*pad, name)
}

// Pays is what a prefecture pays the first and the second (C14).
func Pays(t *rome.Table, p rome.Place) (first, second int) {
	fountains := t.AllFountains(p)
	first, second = 2+fountains, fountains
	if t.Prefecture(p).Monument == rome.Temple {
		first, second = 2*first, 2*second
	}
	return first, second
}

// drawSigns draws above the sites how many fountains there are, and the monument: above the first ones, whose houses are low,
// or above the last ones as long as these are free.
func (r board) drawSigns(p rome.Place, t *rome.Table, c cell) {
	const fountain, monument = 38, 28
	u, wide := r.U, 0.0
	n, m := t.AllFountains(p), t.Prefecture(p).Monument
	if n > 0 {
		wide += fountain * u
	}
	if m != rome.NoPiece {
		wide += monument * u
	}
	x, y := c.head.X, c.sites.Y+2*u
	if t.Prefecture(p).Used < 3 {
		x += c.head.W - wide
	}
	if m != rome.NoPiece {
		r.pieceSign(m, x, y-2*u, (monument-2)*u)
		x += monument * u
	}
	if n > 0 {
		r.pieceSign(rome.Fountain, x, y, 22*u)
		r.Say(strconv.Itoa(n), x+24*u, y+11*u, bold(18))
	}
}

// drawSites draws houses and fountains, the free sites, and on the next of them what it takes.
func (r board) drawSites(p rome.Place, t *rome.Table, c cell) {
	pre := t.Prefecture(p)
	unit := c.unit(pre)
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
		r.drawNext(p, t, c)
	}
}

// drawNext says on a free site which roof comes there and how high the house may be: right of what stands beside it.
func (r board) drawNext(p rome.Place, t *rome.Table, c cell) {
	u, place := r.U, c.site(int(t.Prefecture(p).Used))
	words := heights(t.Prefecture(p))
	half := r.Width(words, bold(19))/2 + u
	x := math.Min(math.Max(place.X+place.W/2, place.X+half), c.head.X+c.head.W+5*u-half)
	y := place.Y + place.H - 17*u
	r.Say(words, x, y, label{Size: 19, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
	round, triangular := t.Takes(p, rome.Round), t.Takes(p, rome.Triangular)
	size, wide := 22*u, 22*u
	if round && triangular {
		size, wide = 16*u, 34*u
	}
	if above := math.Min(27*u, place.H-17*u-size/3); above > 13*u {
		y -= above
	} else { // there is no room above: beside it, over the next site
		x = math.Min(x+half+wide/2, c.head.X+c.head.W-wide/2)
	}
	switch {
	case round && triangular:
		r.roof(rome.Round, x-17*u, y-size/2, size, theme.InkSoft)
		r.roof(rome.Triangular, x+u, y-size/2, size, theme.InkSoft)
	case round:
		r.roof(rome.Round, x-size/2, y-size/2, size, theme.Ink)
	default:
		r.roof(rome.Triangular, x-size/2, y-size/2, size, theme.Ink)
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
