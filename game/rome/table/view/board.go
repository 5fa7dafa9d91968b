package view

import (
	"math"
	"strconv"

	"capital/render/rome/city"
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
	r.drawCells(r.table())
}

// drawCells draws what stands on the map at a table, which may be one that would be: from north to south all that stands, and
// over it what is to be read.
func (r board) drawCells(t *rome.Table) {
	for _, p := range city.NorthToSouth() {
		r.drawPieces(p, t, r.l.cell(p))
		if t.Free(p) > 0 {
			r.drawNext(p, t, r.l.cell(p))
		}
	}
	for _, p := range city.NorthToSouth() {
		r.drawFigures(p, t, r.l.cell(p))
	}
}

// drawPieces draws what stands in a prefecture: its monument, behind it houses and fountains, and the free sites.
func (r board) drawPieces(p rome.Place, t *rome.Table, c cell) {
	pre := t.Prefecture(p)
	if pre.Monument != rome.NoPiece {
		r.piece(pre.Monument, c.monument.X, c.monument.Y, c.monument.W)
	}
	unit, first := c.unit(pre), c.site(0)
	r.art.Pieces.DrawStreet(r.Dst, p.Sites(), first.X, first.Y+first.H, c.step, 1)
	for n := range p.Sites() {
		place := c.site(n)
		foot := place.Y + place.H
		switch {
		case n >= int(pre.Used):
			x, wide := c.plot(n)
			r.art.Pieces.DrawSite(r.Dst, groundOfSite(p, n, n == int(pre.Used)), x, foot, wide, 1)
		case pre.Built[n].Height == 0:
			r.art.Pieces.DrawFountain(r.Dst, false, place.X, foot, place.W, 1)
		default:
			site := pre.Built[n]
			r.house(pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: pre.Shape, Bare: r.bare(unit)}, place, unit, false)
		}
	}
}

// grounds are what the sites of every prefecture are while nothing is built there.
var grounds = [rome.Places][]pieceart.Ground{
	rome.CampusMartius: {pieceart.Materials, pieceart.Pine, pieceart.Vines, pieceart.Cypresses, pieceart.Materials, pieceart.Crane, pieceart.Pine},
	rome.Quirinal:      {pieceart.Vines, pieceart.Cypresses, pieceart.Materials, pieceart.Vines, pieceart.Pine, pieceart.Foundation},
	rome.Viminal:       {pieceart.Pine, pieceart.Vines, pieceart.Crane, pieceart.Cypresses, pieceart.Materials},
	rome.Capitoline:    {pieceart.Cypresses, pieceart.Materials, pieceart.Crane, pieceart.Pine, pieceart.Foundation, pieceart.Cypresses},
	rome.Palatine:      {pieceart.Materials, pieceart.Cypresses, pieceart.Pine, pieceart.Materials, pieceart.Foundation, pieceart.Vines, pieceart.Crane},
	rome.Esquiline:     {pieceart.Pine, pieceart.Crane, pieceart.Materials, pieceart.Vines, pieceart.Vines, pieceart.Pine, pieceart.Cypresses},
	rome.TiberIsland:   {pieceart.Cypresses, pieceart.Pine, pieceart.Materials, pieceart.Cypresses, pieceart.Vines},
	rome.Aventine:      {pieceart.Crane, pieceart.Vines, pieceart.Materials, pieceart.Pine, pieceart.Foundation},
	rome.Caelian:       {pieceart.Vines, pieceart.Pine, pieceart.Cypresses, pieceart.Materials, pieceart.Crane, pieceart.Vines},
}

// groundOfSite is what the n-th site of a prefecture is while it is free: a foundation where the next house comes.
func groundOfSite(p rome.Place, n int, next bool) pieceart.Ground {
	if next {
		return pieceart.Foundation
	}
	return grounds[p][n]
}

// drawFigures says what is to be read of a prefecture: its name, how many fountains it has, how the seats stand.
func (r board) drawFigures(p rome.Place, t *rome.Table, c cell) {
	r.drawHead(p, t, c)
	r.layRanking(p, t, c.foot).draw()
}

// head is where it is said which prefecture it is and how many fountains there are.
type head struct {
	x, y      float64 // of the name, around the middle of its line
	fountains widget.Rect
}

// Of a prefecture's name, in logical units: how large it is, and what the sign of the fountains takes beside their number.
const (
	nameSize     = 16.0
	fountainSign = 20.0
	besideName   = 6.0
)

// placeName is how the name of a prefecture is written.
func placeName() label {
	l := bold(nameSize)
	l.Face = text.Black
	return l
}

// layHead lays out the name, set into the ground, and below it the fountains: over the first house, which is low. Where the
// map is low too, they stand beside the name, in all prefectures alike.
func (r board) layHead(p rome.Place, t *rome.Table, c cell) head {
	u, in := r.U, c.head
	h := head{x: in.X, y: in.Y + in.H/2}
	names, _, beside := r.headings()
	wide := r.Width(names[p], placeName())
	h.x = math.Min(h.x, in.X+(in.W-wide)/2) // a long one stands in the middle
	if t.AllFountains(p) == 0 {
		return h
	}
	number := r.Width(strconv.Itoa(t.AllFountains(p)), bold(16))
	h.fountains = widget.Rect{X: in.X, Y: h.y + in.H - fountainSign/2*u, W: (fountainSign+3)*u + number, H: fountainSign * u}
	if beside {
		h.fountains.X, h.fountains.Y = h.x+wide+besideName*u, h.fountains.Y-in.H
	}
	return h
}

// drawHead says which prefecture it is, and how many fountains there are.
func (r board) drawHead(p rome.Place, t *rome.Table, c cell) {
	h := r.layHead(p, t, c)
	names, fit, _ := r.headings()
	if fit {
		r.Say(names[p], h.x, h.y, placeName())
	}
	if n := t.AllFountains(p); n > 0 {
		at := h.fountains
		if r.low() { // houses and monuments stand close by
			r.Cover(grown(at, 1.5*r.U), 5*r.U, theme.PaperLight.Fade(0.8))
		}
		r.pieceSign(rome.Fountain, at.X, at.Y, at.H)
		r.Say(strconv.Itoa(n), at.X+at.H+3*r.U, at.Y+at.H/2, bold(16))
	}
}

// low reports whether the map is so low that what stands in a prefecture reaches up to its name.
func (r region) low() bool {
	const low = 396.0 // in logical units
	return r.l.Map.H < low*r.U
}

// headings says how the prefectures are called on the map, whether that is written, and whether fountains stand beside it.
func (r region) headings() (names [rome.Places]string, fit, beside bool) {
	if r.low() {
		if names, fit = r.named((besideName + fountainSign + 13) * r.U); fit {
			return names, true, true
		}
	}
	names, fit = r.named(0)
	return names, fit, false
}

// named says how the prefectures are called on the map, and reports whether that has room at the scale of now, with so many
// pixels beside each name: at one scale all are called by their whole names, or by shorter ones, or none is.
func (r region) named(beside float64) (names [rome.Places]string, fit bool) {
	const over = 0.016 // of the map's width, over the border on either side
	for _, key := range [...]string{"place.", "place.short."} {
		fit = true
		for p := range names {
			names[p] = r.art.PlaceName(rome.Place(p))
			if key := key + rome.Place(p).String(); key == "place.short.tiber-island" { // no other is long
				names[p] = r.words(key)
			}
			in := r.l.Prefectures[p]
			fit = fit && (in.W == 0 || r.Width(names[p], placeName())+beside <= in.W+2*over*r.l.Map.W)
		}
		if fit {
			break
		}
	}
	return names, fit
}

// milestone is where the stone of the next site stands: the place of it, and the foot that it is drawn from.
type milestone struct {
	widget.Rect
	x, foot float64
}

// layNext lays out the stone of the next site, of which there must be one.
func (r board) layNext(p rome.Place, t *rome.Table, c cell) milestone {
	u, place := r.U, c.site(int(t.Prefecture(p).Used))
	wide := math.Max(math.Max(r.Width(heights(t.Prefecture(p)), bold(16))+9*u, 30*u), math.Min(place.W, 40*u))
	m := milestone{x: math.Min(place.X+math.Max(place.W, wide)/2, c.sites.X+c.sites.W+5*u-wide/2), foot: place.Y + place.H + 2*u}
	high := wide * pieceart.MilestoneRatio
	m.Rect = widget.Rect{X: m.x - wide/2, Y: m.foot - high, W: wide, H: high}
	return m
}

// drawNext says on the next site which roof comes there and how high the house may be: on a milestone.
func (r board) drawNext(p rome.Place, t *rome.Table, c cell) {
	m, l := r.layNext(p, t, c), bold(16)
	l.Align = text.Centre
	y := r.art.Pieces.DrawMilestone(r.Dst, t.Takes(p, rome.Round), t.Takes(p, rome.Triangular), m.x, m.foot, m.W)
	r.Say(heights(t.Prefecture(p)), m.x, y, l)
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
