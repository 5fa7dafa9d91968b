package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// board is the large district, and what can be done there.
type board struct{ region }

// drawGrid draws the faint squares of a drawing table under the large district.
func (r board) drawGrid() {
	b, u := r.l.Board, r.u
	step := 20 * u
	p := Pen(r.dst)
	p.RoundBox(b.X, b.Y, b.W, b.H, 10*u, theme.PaperLight)
	line := math.Max(1, u*0.7)
	for x := b.X + step; x < b.X+b.W-2; x += step {
		p.Box(x, b.Y, line, b.H, theme.PaperLine.Fade(0.16))
	}
	p.Flush()
	for y := b.Y + step; y < b.Y+b.H-2; y += step {
		p.Box(b.X, y, b.W, line, theme.PaperLine.Fade(0.16))
	}
	p.RoundBoxLine(b.X, b.Y, b.W, b.H, 10*u, 1.5*u, theme.PaperLine)
}

func (r board) draw() {
	look := r.look(r.p.boardSeat())
	place := r.p.Place
	size := int(place.Goal)
	if place.Tile != place.Goal {
		r.drawMoving(look, size)
		return
	}
	if !look.District.Empty() {
		r.Tiles.DrawDistrict(r.dst, look, math.Round(place.X), math.Round(place.Y), size)
	}
	d := &look.District
	switch {
	case r.p.Enlarged >= 0:
		r.drawPointedArea(d)
		return
	case r.p.Side.Advice != nil:
		r.drawAdvised(r.p.Side.Advice, d)
		return
	}
	r.drawSites(d)
	r.drawGhost(d)
	r.drawLost(d, r.p.Board.Lost)
	if r.p.Held.None() || !r.p.Held.Carried {
		r.drawPointedArea(d)
	}
	r.drawPlan(d)
}

// drawMoving draws the district on its way to another place and size, as its picture
// at the size it will have: a picture for every size between would be drawn for one
// frame only.
func (r board) drawMoving(look Look, size int) {
	if look.District.Empty() {
		return
	}
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Translate(-float64(tileart.Margin(size)), -float64(tileart.Margin(size)))
	scale := r.p.Place.Tile / float64(size)
	options.GeoM.Scale(scale, scale)
	options.GeoM.Translate(r.p.Place.X, r.p.Place.Y)
	r.dst.DrawImage(r.Tiles.District(look, size), &options)
}

// drawName says whose district is on the board, before the district where that
// reaches up to it.
func (r board) drawName(district Place) {
	u, b, seat := r.u, r.l.Board, r.p.boardSeat()
	room := b.W - 50*u
	if district.Y < b.Y+36*u {
		room = max(district.X-b.X-50*u, 90*u)
	}
	colour := r.p.ink()
	if r.p.Place.Goal > district.Goal {
		colour = theme.Ink // on paper of its own
	}
	r.Mermaid(r.dst, seat, b.X+8*u, b.Y+6*u, 30*u, theme.Seat(seat).Base)
	r.sayWithin(r.p.Names[seat], b.X+42*u, b.Y+21*u, room, label{size: 18, face: text.Bold, colour: colour, valign: text.Middle})
}

// space is where a space of the district is drawn, at whole pixels, and its size.
func (r board) space(d *warsaw.District, s warsaw.Space) (x, y float64, size int) {
	x, y = rounded(r.p.Place.Space(d.Offset(s)))
	return x, y, int(r.p.Place.Tile)
}

// drawSites lights the spaces where the held tile may go.
func (r board) drawSites(d *warsaw.District) {
	for _, s := range r.p.Board.Sites {
		x, y, size := r.space(d, s)
		r.Tiles.Legal(r.dst, x, y, size, false, 1)
	}
}

// drawGhost draws the held tile as it would lie.
func (r board) drawGhost(d *warsaw.District) {
	h := &r.p.Held
	if !r.p.Board.Ghost {
		return
	}
	x, y, size := r.space(d, h.Target)
	if h.Legal {
		r.Tiles.Ghost(r.dst, h.Tile, h.Turn, x, y, size)
		return
	}
	if !h.Carried {
		r.Tiles.DrawFace(r.dst, h.Tile, h.Turn, x, y, size)
	}
	r.Tiles.Illegal(r.dst, x, y, size, 1)
}

// drawPlan draws the tile that is picked and waits for the others.
func (r board) drawPlan(d *warsaw.District) {
	if plan := r.p.Board.Plan; plan.Kind != 0 {
		x, y, size := r.space(d, plan.Space)
		r.Tiles.DrawFace(r.dst, plan.Tile, int(plan.Turn), x, y, size)
	}
}

// drawLost hatches stacks that would be lost, and rings the space that is pointed at.
func (r board) drawLost(d *warsaw.District, lost warsaw.Spaces) {
	for s := lost & d.Occupied(); s != 0; s &= s - 1 {
		x, y, size := r.space(d, d.SpaceOf(s.First()))
		r.Tiles.Lost(r.dst, x, y, size, 1)
	}
	if r.p.Board.Marked {
		place := r.p.Place.Space(d.Offset(r.p.Board.Mark))
		Pen(r.dst).RoundBoxLine(place.X, place.Y, place.W, place.H, 8*r.u, 4*r.u, theme.Highlight)
	}
}

// drawPointedArea lifts the outline of the area under the pointer.
func (r board) drawPointedArea(d *warsaw.District) {
	if area, _, ok := r.areaAt(d); ok {
		r.Tiles.Outline(r.dst, area, math.Round(r.p.Place.X), math.Round(r.p.Place.Y), int(r.p.Place.Tile), theme.Highlight, 1)
	}
}

// drawAdvised shows the advised move on the board: the tile as it would lie or the
// stacks it gives up, and the quarters that speak for it.
func (r board) drawAdvised(a *Advice, d *warsaw.District) {
	move := a.Action()
	after := *d
	switch move.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		after.Place(move.Tile, move.Space, int(move.Turn))
		x, y, size := r.space(d, move.Space)
		r.Tiles.Ghost(r.dst, move.Tile, int(move.Turn), x, y, size)
	default:
		lost := d.GivenUp(move)
		r.drawLost(d, lost)
		after.Remove(lost)
	}
	if after.Empty() {
		return
	}
	x, y, size := r.space(d, after.SpaceAt(0, 0))
	r.Tiles.Outline(r.dst, a.Lit(), x, y, size, Counted, 1)
}

// areaAt returns the area of one kind under the pointer.
func (r region) areaAt(d *warsaw.District) (area warsaw.Quarters, kind warsaw.Kind, ok bool) {
	place := r.p.Place
	if !r.l.Board.Contains(r.p.PointerX, r.p.PointerY) || place.Tile == 0 {
		return 0, 0, false
	}
	x := int(math.Floor((r.p.PointerX - place.X) / place.Tile * 2))
	y := int(math.Floor((r.p.PointerY - place.Y) / place.Tile * 2))
	if x < 0 || x > 7 || y < 0 || y > 7 {
		return 0, 0, false
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		if d.Of(k).Has(x, y) {
			return d.Of(k).Area(warsaw.QuarterAt(x, y)), k, true
		}
	}
	return 0, 0, false
}
