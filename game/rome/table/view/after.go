package view

import (
	"math"

	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// after draws what would change, in place: the table as it would be.
type after struct{ region }

func (r after) draw() {
	then := r.p.After
	if then == nil {
		return
	}
	if r.changesMap() {
		r.drawMap()
	}
	if r.changesOwn() {
		would := *r.p
		would.Table = *then
		own := r.within(r.l.Own)
		own.p = &would
		seats{own}.drawOwn()
	}
}

// changesOwn reports whether the houses or roofs of the seat in view would change.
func (r region) changesOwn() bool {
	return r.p.After != nil && *r.p.After.Player(r.p.Seat) != *r.table().Player(r.p.Seat)
}

// changesMap reports whether anything on the map would change.
func (r region) changesMap() bool {
	for p := range rome.Place(rome.Places) {
		if *r.p.After.Prefecture(p) != *r.table().Prefecture(p) {
			return true
		}
	}
	return false
}

// drawMap draws the map as it would be, with what that changes. It is drawn whole, as what stands in one prefecture reaches
// into others.
func (r after) drawMap() {
	r = after{r.onMap()}
	then := r.p.After
	r.drawCity()
	board(r).drawCells(then)
	for p := range rome.Place(rome.Places) {
		now, would := r.table().Prefecture(p), then.Prefecture(p)
		if *now == *would {
			continue
		}
		if would.Used > now.Used {
			r.drawNew(p, int(would.Used)-1)
		}
	}
}

// drawPoints draws, over all that is marked on the map, what points would change by.
func (r after) drawPoints() {
	if r.p.After == nil {
		return
	}
	r = after{r.onMap()}
	for p := range rome.Place(rome.Places) {
		if *r.table().Prefecture(p) != *r.p.After.Prefecture(p) {
			r.drawChanges(p)
		}
	}
}

// drawNew draws a line around what would stand on a site, and that before all that stands.
func (r after) drawNew(p rome.Place, n int) {
	then, c := r.p.After, r.l.cell(p)
	pre, place, unit := then.Prefecture(p), c.site(n), c.unit(then.Prefecture(p))
	foot := place.Y + place.H
	if site := pre.Built[n]; site.Height > 0 {
		house := pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: pre.Shape, Bare: r.bare(unit)}
		r.art.Pieces.OutlineHouse(r.Dst, house, place.X+(place.W-unit)/2, foot, unit, theme.Highlight, 1)
		r.house(house, place, unit, false)
		return
	}
	x, wide := c.plot(n)
	r.art.Pieces.OutlineSite(r.Dst, x, foot, wide, theme.Highlight, 1)
	r.art.Pieces.DrawFountain(r.Dst, false, place.X, foot, place.W, 1)
}

// drawChanges draws at each seat's standing what its points would change by.
func (r after) drawChanges(p rome.Place) {
	now, c := r.table().Standings(p), r.l.cell(p)
	then := r.layRanking(p, r.p.After, c.foot)
	for n, s := range then.list {
		if change := s.Points - now[s.seat].Points; change != 0 {
			r.drawChange(change, r.changeTag(change, then, n))
		}
	}
}

// changeText is how a change of points is written.
func changeText() label {
	return label{Size: 17, Face: text.Bold, Colour: theme.PaperLight, Align: text.Centre, VAlign: text.Middle}
}

// changeTag is where a change of points is written, of the n-th who stand there: below its stone, and so over no house; on it,
// where more stones lie below.
func (r after) changeTag(change int, k ranking, n int) widget.Rect {
	u, at := r.U, k.places[n]
	w := math.Max(r.Width(text.Signed(change), changeText())+8*u, 26*u)
	tag := widget.Rect{X: at.X + at.W - w, Y: at.Y + at.H - 7*u, W: w, H: 20 * u}
	if at.Y < k.kerbs[1].Y {
		tag.Y = at.Y + (at.H-tag.H)/2
	}
	tag.Y = math.Min(tag.Y, r.l.Map.Y+r.l.Map.H-tag.H)
	return tag
}

// drawChange draws a change of points in a place.
func (r after) drawChange(change int, tag widget.Rect) {
	colour := theme.Good
	if change < 0 {
		colour = theme.Bad
	}
	r.Cover(tag, 5*r.U, colour)
	r.Say(text.Signed(change), tag.X+tag.W/2, tag.Y+tag.H/2, changeText())
}
