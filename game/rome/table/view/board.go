package view

import (
	"math"
	"strconv"

	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/rules/rome"
)

// board is the map with what stands in its prefectures.
type board struct{ region }

func (r board) draw() {
	r = board{r.onMap()}
	r.drawCity()
	r.drawCells(r.table())
}

// drawCells draws what stands on the map at a table, which may be one that would be: from north to south all that stands, and
// over it what is to be read.
func (r board) drawCells(t *rome.Table) {
	for _, p := range city.NorthToSouth() {
		r.drawPieces(p, t, r.l.cell(p))
	}
	for _, p := range city.NorthToSouth() {
		r.drawFigures(p, t, r.l.cell(p))
	}
}

// drawPieces draws what stands in a prefecture: its monument, behind it houses and fountains, and the free sites.
func (r board) drawPieces(p rome.Place, t *rome.Table, c cell) {
	pre := t.Prefecture(p)
	if pre.Monument != rome.NoPiece {
		const larger = 1.12
		e := c.emblem
		size := math.Floor(larger * math.Min(e.W, e.H))
		r.piece(pre.Monument, e.X+e.W-size, e.Y+e.H-size, size)
	}
	unit := c.unit(pre)
	for n := range p.Sites() {
		place := c.site(n)
		foot := place.Y + place.H
		switch {
		case n >= int(pre.Used):
			r.art.Pieces.DrawSite(r.Dst, place.X, foot, place.W, 1)
		case pre.Built[n].Height == 0:
			r.art.Pieces.DrawFountain(r.Dst, false, place.X, foot, place.W, 1)
		default:
			site := pre.Built[n]
			r.house(pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: pre.Shape, Bare: r.bare(unit)}, place, unit, false)
		}
	}
	if t.Free(p) > 0 {
		r.drawNext(p, t, c)
	}
}

// drawFigures says what is to be read of a prefecture: its name, how many fountains it has, how the seats stand.
func (r board) drawFigures(p rome.Place, t *rome.Table, c cell) {
	r.drawHead(p, t, c)
	r.layRanking(p, t, c.foot).draw()
}

// drawHead says which prefecture it is, set into its ground, and below that how many fountains there are: over the first
// house, which is low. Where the prefecture is low too, that stands beside its name.
func (r board) drawHead(p rome.Place, t *rome.Table, c cell) {
	const low = 92.0
	u, in, name, words := r.U, c.head, bold(16), r.art.PlaceName(p)
	name.Face = text.Black
	x, y := in.X, in.Y+in.H/2
	r.Say(words, x, y, name)
	n := t.AllFountains(p)
	if n == 0 {
		return
	}
	if c.sites.H < low*u {
		x += r.Width(words, name) + 6*u
	} else {
		y += in.H
	}
	r.pieceSign(rome.Fountain, x, y-10*u, 20*u)
	r.Say(strconv.Itoa(n), x+23*u, y, bold(16))
}

// drawNext says on the next site which roof comes there and how high the house may be: on a milestone.
func (r board) drawNext(p rome.Place, t *rome.Table, c cell) {
	u, place := r.U, c.site(int(t.Prefecture(p).Used))
	words, l := heights(t.Prefecture(p)), bold(16)
	l.Align = text.Centre
	wide := math.Max(math.Max(r.Width(words, l)+9*u, 30*u), math.Min(place.W, 40*u))
	x := math.Min(place.X+math.Max(place.W, wide)/2, c.sites.X+c.sites.W+5*u-wide/2)
	y := r.art.Pieces.DrawMilestone(r.Dst, t.Takes(p, rome.Round), t.Takes(p, rome.Triangular), x, place.Y+place.H+2*u, wide)
	r.Say(words, x, y, l)
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
