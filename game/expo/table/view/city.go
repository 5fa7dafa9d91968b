package view

import (
	"image"
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/expo/tinplate"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// city is the city that is shown: its tiles and the streets between them, where a tile may come and what that costs there.
type city struct{ region }

func (r city) draw() {
	u, in := r.U, r.l.City
	line := PaneLine
	if r.p.Shown() != r.p.Seat {
		line = r.SeatTone(r.p.Shown())
	}
	r.Box(in, 10*u, 1.5*u, Pane, line)
	r.drawCaption()
	window := r.l.window(r.p)
	r.Dst = clipped(r.Dst, window)
	g := r.l.grid(r.p)
	if r.p.Shown() == r.p.Seat {
		r.drawCells(g)
	}
	player := r.table().Player(r.p.Shown())
	r.drawStreets(g, player)
	for n := range player.City() {
		r.drawTile(g, r.p.Shown(), n)
	}
	r.drawGhost(g)
	r.drawCrossings(g)
	r.drawTourists(g)
	r.drawChain(g)
}

// clipped is a part of a picture beyond which nothing is drawn; the same where there is no picture.
func clipped(dst *ebiten.Image, in widget.Rect) *ebiten.Image {
	if dst == nil {
		return nil
	}
	return dst.SubImage(image.Rect(int(in.X), int(in.Y), int(math.Ceil(in.X+in.W)), int(math.Ceil(in.Y+in.H)))).(*ebiten.Image)
}

// drawCaption says whose city is shown, where it is not that of the seat in view.
func (r city) drawCaption() {
	seat, u := r.p.Shown(), r.U
	if seat == r.p.Seat {
		return
	}
	in := r.l.City
	high := captionHigh * u
	size := math.Floor(0.8 * high)
	r.Emblem(seat, in.X+8*u, in.Y+(high-size)/2+2*u, size)
	r.SayWithin(r.words("table.city", r.p.Names[seat]), in.X+16*u+size, in.Y+high/2+2*u, in.W-24*u-size, pencil.Bold(18))
}

// drawCells draws the free cells where something may come, with what it costs there.
func (r city) drawCells(g grid) {
	var buf [160]expo.Cell
	player := r.table().Player(r.p.Seat)
	for _, c := range player.FreeCells(buf[:0]) {
		place := g.tile(c)
		radius := 0.1 * place.W
		lit := r.lit(OfCell(c))
		if !lit {
			r.Outline(place, radius, math.Max(1, 0.7*r.U), PaneLine.Fade(0.4))
			continue
		}
		cost := r.penaltyOf(player, c)
		face, line, thick := Glow, theme.Highlight, math.Max(2*r.U, 0.045*place.W)
		if cost > 0 {
			face, line, thick = Slot.Fade(0.6), theme.Bad.Fade(0.5), math.Max(r.U, 1)
		}
		r.Box(place, radius, thick, face, line)
		if r.overCell(c, place) {
			r.Outline(grown(place, r.U), radius, 3.5*r.U, line)
		}
		if cost > 0 && !(r.p.Ghost.Kind == Tile && r.p.Ghost.X == c.X && r.p.Ghost.Y == c.Y) {
			r.drawCost(cost, place)
		}
	}
}

// drawStreets draws the streets around the tiles of a city, on whose corners crossings lie.
func (r city) drawStreets(g grid, player *expo.Player) {
	wide := g.street()
	for n := range player.City() {
		r.Cover(grown(g.cell(player.Tiles[n].Cell()), wide), 2.4*wide, Street)
	}
}

// overCell reports whether the pointer, or what it carries, is over a cell.
func (r city) overCell(c expo.Cell, place widget.Rect) bool {
	return place.Contains(r.p.PointerX, r.p.PointerY) || r.p.Focus == OfCell(c)
}

// drawCost writes what a cell costs, on the shield of prestige.
func (r city) drawCost(cost int, place widget.Rect) {
	size := math.Floor(between(0.42*place.W, 16*r.U, 30*r.U))
	x, y := place.Centre()
	r.Icons.Badge(r.Dst, tinplate.Track(expo.Prestige), minus(-cost), math.Round(x-size/2), math.Round(y-size/2), size)
}

// drawTile draws a tile with the cubes that lie on it. One that is chosen is framed.
func (r city) drawTile(g grid, seat, n int) {
	placed := r.table().Player(seat).Tiles[n]
	place := g.tile(placed.Cell())
	thing := OfTile(seat, placed.Cell())
	r.drawSettling(placed.Tile, place, thing)
	r.drawCubes(int(placed.Cubes), place)
	if r.anyLit(Tile) && seat == r.p.Seat {
		if !r.lit(thing) && !slices.Contains(r.p.Chosen, thing) {
			r.Cover(place, 0.08*place.W, theme.PaperLight.Fade(0.55))
		} else if cost, ok := r.table().Cost(seat, n); ok {
			r.drawPrice(cost, place)
		}
	}
	if slices.Contains(r.p.Chosen, thing) {
		r.Outline(grown(place, r.U), 0.08*place.W, 4*r.U, theme.Highlight)
	}
}

// drawSettling draws a tile in its place; one that is being set down comes from above.
func (r city) drawSettling(id expo.TileID, place widget.Rect, thing Thing) {
	for _, f := range r.p.Flashes {
		if t := (1 - f.Left) / falls; f.Settles && f.Thing == thing && t < 1 && !r.art.Pace().Still() {
			factor := 1 + 0.22*(1-t*t)
			r.art.Pieces.DrawTileScaled(r.Dst, id, place.X-place.W*(factor-1)/2, place.Y-place.W*(factor-1)/2, place.W, factor, 1)
			return
		}
	}
	r.Tile(id, place, 1)
}

// drawCubes draws the cubes on a tile, along its upper edge; with a figure where they are many.
func (r city) drawCubes(cubes int, place widget.Rect) {
	if cubes == 0 {
		return
	}
	size := math.Floor(math.Max(0.2*place.W, 9*r.U))
	x, y := place.X+place.W-size, place.Y
	if cubes <= 3 {
		for n := range cubes {
			r.art.Pieces.DrawCube(r.Dst, x-float64(n)*0.85*size, y, size, 1)
		}
		return
	}
	r.art.Pieces.DrawCube(r.Dst, x, y, size, 1)
	number := pencil.Black(math.Max(0.85*size/r.U, r.Writer.Least/r.U))
	words := strconv.Itoa(cubes)
	wide := r.Width(words, number) + 4*r.U
	r.Cover(widget.Rect{X: x - wide, Y: y, W: wide, H: size}, 3*r.U, PaneSolid)
	r.Say(words, x-wide+2*r.U, y+size/2, number)
}

// drawPrice writes what an activation costs, on a cube.
func (r city) drawPrice(cost int, place widget.Rect) {
	size := math.Floor(between(0.34*place.W, 17*r.U, 34*r.U))
	r.Icons.Badge(r.Dst, tinplate.Track(expo.Cubes), strconv.Itoa(cost), math.Round(place.X+1), math.Round(place.Y+place.H-size), size)
}

// drawGhost draws a tile where it would stand.
func (r city) drawGhost(g grid) {
	ghost := &r.p.Ghost
	if r.p.Shown() != r.p.Seat {
		return
	}
	switch c := (expo.Cell{X: ghost.X, Y: ghost.Y}); ghost.Kind {
	case Tile:
		place := g.tile(c)
		r.Tile(ghost.Tile, place, 0.86)
		line := theme.Highlight
		cost := r.penaltyOf(r.table().Player(r.p.Seat), c)
		if cost > 0 {
			line = theme.Bad
			size := math.Floor(between(0.4*place.W, 16*r.U, 34*r.U))
			r.Icons.Badge(r.Dst, tinplate.Track(expo.Prestige), minus(-cost), math.Round(place.X+place.W-size), place.Y, size)
		}
		r.Outline(place, 0.08*place.W, 3*r.U, line)
	case Crossing:
		place := g.corner(expo.Corner{X: ghost.X, Y: ghost.Y})
		r.art.Pieces.DrawCrossing(r.Dst, r.p.Seat, place.X, place.Y, place.W, 0.8)
		r.Outline(place, place.W/2, 3*r.U, theme.Highlight)
	}
}

// drawCrossings draws both crossings, and the corners where one may come.
func (r city) drawCrossings(g grid) {
	seat := r.p.Shown()
	for which, c := range r.table().Player(seat).Crossings {
		if r.p.Held.Thing == OfCrossing(seat, which) {
			continue
		}
		place := g.corner(c)
		r.art.Pieces.DrawCrossing(r.Dst, seat, place.X, place.Y, place.W, 1)
		if slices.Contains(r.p.Chosen, OfCrossing(seat, which)) {
			r.Outline(grown(place, 2*r.U), place.W/2, 4*r.U, theme.Highlight)
		}
	}
	if seat != r.p.Seat {
		return
	}
	for _, thing := range r.p.Lit {
		if thing.Kind != Corner {
			continue
		}
		place := g.corner(thing.Corner()).Inset(0.07 * g.size)
		r.Box(place, place.W/2, 2*r.U, Free, theme.Highlight)
		if at := grown(place, 0.12*g.size); at.Contains(r.p.PointerX, r.p.PointerY) {
			r.Outline(grown(place, 2*r.U), place.W/2, 4*r.U, theme.Highlight)
		}
	}
}

// drawTourists draws the tourists that stand on tiles of the city.
func (r city) drawTourists(g grid) {
	for owner := range r.table().Seats() {
		place, ok := r.l.tourist(r.p, g, owner)
		if !ok {
			continue
		}
		r.drawTourist(owner, place)
	}
}

// drawTourist draws a tourist: softly where it has paid in this round, framed where it would pay now.
func (r region) drawTourist(owner int, place widget.Rect) {
	alpha := 1.0
	if r.table().Tourist(owner).Used {
		alpha = 0.6
	}
	r.art.Pieces.DrawTourist(r.Dst, owner, place.X, place.Y, math.Floor(place.W), alpha)
	if r.p.Payers.Has(owner) {
		r.Outline(place, 0.4*place.W, 3*r.U, theme.Highlight)
	}
}

// drawChain numbers the tiles that the best chain activates, and joins them.
func (r city) drawChain(g grid) {
	if r.p.Shown() != r.p.Seat {
		return
	}
	for n := 1; n < len(r.p.Chain); n++ {
		x0, y0 := g.cell(r.p.Chain[n-1]).Centre()
		x1, y1 := g.cell(r.p.Chain[n]).Centre()
		if long := math.Hypot(x1-x0, y1-y0); long > 0 {
			acrossX, acrossY := 2*r.U*(y1-y0)/long, 2*r.U*(x0-x1)/long
			r.Pen().Polygon(theme.Highlight, x0+acrossX, y0+acrossY, x1+acrossX, y1+acrossY, x1-acrossX, y1-acrossY, x0-acrossX, y0-acrossY)
		}
	}
	before := map[expo.Cell]int{}
	for n, c := range r.p.Chain {
		place := g.tile(c)
		size := math.Floor(math.Max(between(0.34*place.W, 20*r.U, 34*r.U), 1.3*r.Writer.Least))
		x, y := place.Centre()
		x += float64(before[c]) * 0.6 * size
		before[c]++
		at := widget.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}
		r.Box(at, size/2, 2*r.U, theme.Ink, theme.PaperLight)
		r.Say(strconv.Itoa(n+1), x, y, pencil.Black(math.Max(0.62*size, r.Writer.Least)/r.U).In(theme.PaperLight).Centred())
	}
}
