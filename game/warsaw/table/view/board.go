package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// board is the large district, and what can be done there.
type board struct{ region }

// drawGrid draws the faint squares of a drawing table under the large district.
func (r board) drawGrid() {
	b, u := r.l.Board, r.U
	step := 20 * u
	r.Plate(b, 10*u, theme.PaperLight)
	line := math.Max(1, math.Round(u*0.7))
	if r.Writer.Sharp { // they would be seen before the district
		step = math.Max(b.W, b.H)
	}
	for x := b.X + step; x < b.X+b.W-2; x += step {
		r.Fill(widget.Rect{X: math.Round(x), Y: b.Y, W: line, H: b.H}, theme.PaperLine.Fade(0.16))
	}
	for y := b.Y + step; y < b.Y+b.H-2; y += step {
		r.Fill(widget.Rect{X: b.X, Y: math.Round(y), W: b.W, H: line}, theme.PaperLine.Fade(0.16))
	}
	r.Outline(b, 10*u, 1.5*u, theme.PaperLine)
}

func (r board) draw() {
	look := r.look(r.p.boardSeat())
	if !look.District.Empty() {
		r.drawLooks(look, int(r.p.Place.Goal))
	}
	switch {
	case r.p.Place.Tile != r.p.Place.Goal: // on its way
	case r.p.Enlarged >= 0:
		r.drawPointedArea(&look)
	case r.p.Side.Advice != nil:
		r.drawAdvised(r.p.Side.Advice, &look)
	default:
		r.drawUse(&look)
	}
}

// drawLooks draws the district, from one look to the other while its stacks come apart.
func (r board) drawLooks(look Look, size int) {
	apart := r.p.Board.Apart
	if apart < 1 {
		r.drawScaled(look, size, 1)
	}
	if look.Apart = true; apart > 0 {
		r.drawScaled(look, size, apart)
	}
	if apart > 0 && apart < 1 {
		r.drawParting(look, size, apart)
	}
}

// drawScaled draws the district, on its way to another place and size as its picture
// at the size it will have: a picture for every size between would be drawn for one
// frame only.
func (r board) drawScaled(look Look, size int, alpha float64) {
	var options ebiten.DrawImageOptions
	margin := -float64(tileart.Margin(size))
	options.GeoM.Translate(margin, margin)
	if scale := r.p.Place.Tile / float64(size); scale != 1 {
		options.Filter = ebiten.FilterLinear
		options.GeoM.Scale(scale, scale)
		options.GeoM.Translate(r.p.Place.X, r.p.Place.Y)
	} else {
		options.GeoM.Translate(math.Round(r.p.Place.X), math.Round(r.p.Place.Y))
	}
	options.ColorScale.ScaleAlpha(float32(alpha))
	r.Dst.DrawImage(r.Tiles.District(look, size), &options)
}

// drawParting draws the tiles on top of stacks on their way apart: each shrinks from
// where it filled its space. Almost at once they cover what was there.
func (r board) drawParting(look Look, size int, apart float64) {
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.ColorScale.ScaleAlpha(float32(min(4*apart, 1)))
	for s := look.District.Occupied(); s != 0; s &= s - 1 {
		top := r.Tiles.Top(look, s.First(), size)
		at := r.p.Place.Space(s.First()&3, s.First()>>2)
		x, y, side := tileart.ApartTop(size)
		scale, full := at.W/float64(size), float64(size)
		options.GeoM.Reset()
		options.GeoM.Scale((full+(side-full)*apart)/side, (full+(side-full)*apart)/side)
		options.GeoM.Translate(x*apart, y*apart)
		options.GeoM.Scale(scale, scale)
		options.GeoM.Translate(at.X, at.Y)
		r.Dst.DrawImage(top, &options)
	}
}

// drawUse draws what the active person may do with the district.
func (r board) drawUse(look *Look) {
	d := &look.District
	r.drawSites(d)
	switch {
	case r.p.Board.Apart > 0:
		r.drawStacks(look)
	case r.p.Held.None() || !r.p.Held.Carried:
		r.drawPointedArea(look)
	}
	r.drawAsked(d)
	r.drawGhost(look)
	r.drawPlan(d)
}

// drawName says whose district is on the board, beside the district where that reaches up to it.
func (r board) drawName(district Place) {
	u, seat, at := r.U, r.p.boardSeat(), r.layName(district)
	size := min(30*u, at.W+4*u)
	r.Mermaid(r.Dst, seat, at.X, at.Y, size, theme.Seat(seat).Base)
	if room := at.W - 34*u; room > 0 {
		r.SayWithin(r.p.Names[seat], at.X+34*u, at.Y+15*u, room, nameLabel(r.p))
	}
}

func nameLabel(p *Position) label {
	return label{Size: 18, Face: text.Bold, Colour: p.ink(), VAlign: text.Middle}
}

// layName is where it says whose district is on the board: the mermaid and, where there is room, the name. Above the district,
// spaces where it may grow reach up to there; left of its first column none does.
func (r board) layName(district Place) widget.Rect {
	u, b := r.U, r.l.Board
	room, top := b.W, district.Y
	if _, higher := r.p.district().Grows(); higher {
		top -= district.Tile
	}
	if top < b.Y+36*u {
		room = district.X - b.X
	}
	at := widget.Rect{X: b.X + 8*u, Y: b.Y + 6*u, W: min(26*u, room-14*u), H: 30 * u}
	name := r.Width(r.p.Names[r.p.boardSeat()], nameLabel(r.p))
	if room -= 50 * u; room >= min(name, leastName*u) {
		at.W = 34*u + math.Ceil(min(name, room)) + 1 // nothing of it is lost in rounding
	}
	return at
}

// leastName is how much room a name needs at least, in logical units: where there is less, the mermaid says whose it is.
const leastName = 60

// space is where a space of the district is drawn, at whole pixels, and its size.
func (r board) space(d *warsaw.District, s warsaw.Space) (x, y float64, size int) {
	x, y = rounded(r.p.Place.Space(d.Offset(s)))
	return x, y, int(r.p.Place.Tile)
}

// drawSites lights the spaces where the held tile may go.
func (r board) drawSites(d *warsaw.District) {
	for _, s := range r.p.Board.Sites {
		x, y, size := r.space(d, s)
		r.Tiles.Legal(r.Dst, x, y, size, false, 1)
	}
}

// drawGhost draws the held tile as it would lie, its frame under the signs around it.
func (r board) drawGhost(look *Look) {
	h, d := &r.p.Held, &look.District
	if !r.p.Board.Ghost {
		return
	}
	x, y, size := r.space(d, h.Target)
	i, inside := d.IndexOf(h.Target)
	covers := inside && d.Occupied().Has(i)
	switch {
	case h.Legal && covers:
		covered, _ := d.TileAt(i)
		r.Tiles.Legal(r.Dst, x, y, size, true, 1)
		r.Tiles.Over(r.Dst, h.Tile, h.Turn, covered, look.Height(i)+1, x, y, size)
	case h.Legal:
		r.Tiles.Ghost(r.Dst, h.Tile, h.Turn, x, y, size)
		r.drawSigns(look)
	default:
		if !h.Carried {
			r.Tiles.DrawFace(r.Dst, h.Tile, h.Turn, x, y, size)
		}
		r.Tiles.Illegal(r.Dst, x, y, size, 1)
	}
}

// drawSigns draws the signs of the settled district over marks.
func (r board) drawSigns(look *Look) {
	if !look.District.Empty() && r.p.Board.Apart == 0 {
		r.Tiles.DrawSigns(r.Dst, *look, math.Round(r.p.Place.X), math.Round(r.p.Place.Y), int(r.p.Place.Tile))
	}
}

// drawAsked draws the tile that a lesson asks to be laid, as it would lie, while nothing else is held there.
func (r board) drawAsked(d *warsaw.District) {
	if a := &r.p.Board.Asked; a.Kind != 0 && !r.p.Board.Ghost {
		x, y, size := r.space(d, a.Space)
		r.Tiles.Ghost(r.Dst, a.Tile, int(a.Turn), x, y, size)
	}
}

// drawPlan draws the tile that is picked and waits for the others.
func (r board) drawPlan(d *warsaw.District) {
	if plan := r.p.Board.Plan; plan.Kind != 0 {
		x, y, size := r.space(d, plan.Space)
		r.Tiles.DrawFace(r.Dst, plan.Tile, int(plan.Turn), x, y, size)
	}
}

// drawStacks marks the stacks of the district, which lie apart: the one that is pointed
// at, those that would be given up, and where the rest is what is chosen that.
func (r board) drawStacks(look *Look) {
	b, d := &r.p.Board, &look.District
	if s, ok := r.pointedStack(d); ok && b.Counted {
		x, y, size := r.space(d, s)
		r.Tiles.Legal(r.Dst, x, y, size, true, b.Apart)
	}
	apart := *look
	apart.Apart = true
	r.drawLost(&apart, b.Lost, b.Apart)
	if kept := d.Occupied() &^ b.Lost; b.Keeps && b.Lost != 0 {
		x, y := math.Round(r.p.Place.X), math.Round(r.p.Place.Y)
		r.Tiles.Outline(r.Dst, kept.Quarters(), x, y, int(r.p.Place.Tile), theme.Highlight, b.Apart)
	}
}

// drawLost darkens stacks that would be lost; those chosen one by one it rings and counts.
func (r board) drawLost(look *Look, lost warsaw.Spaces, alpha float64) {
	d := &look.District
	x, y := math.Round(r.p.Place.X), math.Round(r.p.Place.Y)
	r.Tiles.Dim(r.Dst, *look, lost.Quarters(), x, y, int(r.p.Place.Tile), tileart.Dark*alpha)
	if !r.p.Board.Counted {
		return
	}
	for n, s := 1, lost&d.Occupied(); s != 0; n, s = n+1, s&(s-1) {
		x, y, size := r.space(d, d.SpaceOf(s.First()))
		r.Tiles.Lost(r.Dst, x, y, size, n, alpha)
	}
}

// pointedStack is the space of the stack that keys or the pointer point at.
func (r board) pointedStack(d *warsaw.District) (s warsaw.Space, ok bool) {
	s, ok = r.p.Board.Mark, r.p.Board.Marked
	if !ok && r.l.Board.Contains(r.p.PointerX, r.p.PointerY) {
		s, ok = d.SpaceAt(r.p.Place.At(r.p.PointerX, r.p.PointerY)), true
	}
	i, inside := d.IndexOf(s)
	return s, ok && inside && d.Occupied().Has(i)
}

// drawPointedArea lights the area under the pointer.
func (r board) drawPointedArea(look *Look) {
	if area, _, ok := r.areaAt(&look.District); ok {
		x, y := math.Round(r.p.Place.X), math.Round(r.p.Place.Y)
		r.Tiles.Light(r.Dst, *look, area, x, y, int(r.p.Place.Tile), theme.Highlight, tileart.Paled)
	}
}

// drawAdvised shows the advised move on the board, and the quarters that speak for it.
func (r board) drawAdvised(a *Advice, look *Look) {
	move := a.Action()
	switch move.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		r.drawAdvisedTile(a, look)
	default:
		lost := look.District.GivenUp(move)
		after := look.District
		after.Remove(lost)
		if !after.Empty() {
			x, y, size := r.space(&look.District, after.SpaceAt(0, 0))
			r.Tiles.Outline(r.Dst, a.Speaks().Lit, x, y, size, Counted, 1)
		}
		r.drawSigns(look)
		r.drawLost(look, lost, 1)
	}
}

// drawAdvisedTile shows the district as it would lie, with the tile framed.
func (r board) drawAdvisedTile(a *Advice, look *Look) {
	move := a.Action()
	after := look.With(move)
	x, y, size := r.space(&look.District, after.District.SpaceAt(0, 0))
	r.Tiles.DrawDistrict(r.Dst, after, x, y, size)
	left, top, _ := r.space(&look.District, move.Space)
	r.Tiles.Legal(r.Dst, left, top, size, true, 1)
	r.Tiles.Light(r.Dst, after, a.Speaks().Lit, x, y, size, Counted, tileart.Dimmed)
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
