package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/expo"
)

// grid is how the cells of a city lie on the screen.
type grid struct {
	x, y float64 // the upper left corner of the cell 0, 0
	size float64 // of a cell
}

// cell is where a cell lies.
func (g grid) cell(c expo.Cell) widget.Rect {
	return widget.Rect{X: math.Round(g.x + float64(c.X)*g.size), Y: math.Round(g.y + float64(c.Y)*g.size), W: g.size, H: g.size}
}

// tile is where the tile on a cell lies: streets are seen around it.
func (g grid) tile(c expo.Cell) widget.Rect {
	r := g.cell(c).Inset(g.street())
	r.W, r.H = math.Floor(r.W), math.Floor(r.H)
	return r
}

// street is half as wide as a street.
func (g grid) street() float64 { return math.Max(1, math.Round(0.035*g.size)) }

// corner is where something on a corner lies.
func (g grid) corner(c expo.Corner) widget.Rect {
	size := math.Floor(cornerPart * g.size)
	return widget.Rect{X: math.Round(g.x + float64(c.X)*g.size - size/2), Y: math.Round(g.y + float64(c.Y)*g.size - size/2), W: size, H: size}
}

// cornerPart is how large a crossing is, as a part of a cell.
const cornerPart = 0.4

// under is the cell under a point.
func (g grid) under(x, y float64) expo.Cell {
	return expo.Cell{X: int8(math.Floor((x - g.x) / g.size)), Y: int8(math.Floor((y - g.y) / g.size))}
}

// extent is how far a city goes.
type extent struct{ left, top, right, bottom int }

// extentOf is how far the tiles of a city go, and free cells beyond them so far.
func extentOf(p *expo.Player, beyond int) (e extent) {
	for n := range p.City() {
		x, y := int(p.Tiles[n].X), int(p.Tiles[n].Y)
		e.left, e.right = min(e.left, x), max(e.right, x)
		e.top, e.bottom = min(e.top, y), max(e.bottom, y)
	}
	return extent{e.left - beyond, e.top - beyond, e.right + beyond, e.bottom + beyond}
}

func (e extent) columns() float64 { return float64(e.right - e.left + 1) }
func (e extent) rows() float64    { return float64(e.bottom - e.top + 1) }

// largestCell is how large a cell is at most where a city is shown whole, in logical units.
const largestCell = 104.0

// fitted is how a city lies in a window as large as that takes it, with the free cells around it.
func (l *Layout) fitted(p *expo.Player, in widget.Rect, beyond int, most float64) grid {
	e := extentOf(p, beyond)
	size := math.Floor(math.Min(math.Min(in.W/e.columns(), in.H/e.rows()), most))
	x, y := in.Centre()
	return grid{x: x - (float64(e.left)+e.columns()/2)*size, y: y - (float64(e.top)+e.rows()/2)*size, size: size}
}

// grid is how the cells of the city that is shown lie, as large as a person wants them.
func (l *Layout) grid(p *Position) grid {
	in := l.window(p)
	player := p.Table.Player(p.Shown())
	g := l.fitted(player, in, 1, largestCell*l.U)
	x, y := in.Centre()
	g.x, g.y = x+(g.x-x)*l.Zoom, y+(g.y-y)*l.Zoom
	g.size = math.Floor(g.size * l.Zoom)
	shiftX, shiftY := l.within(p, l.shiftX, l.shiftY, l.Zoom)
	g.x, g.y = g.x+shiftX, g.y+shiftY
	return g
}

// window is the place of the city that is shown: below its caption where it is another seat's.
func (l *Layout) window(p *Position) widget.Rect {
	in := l.City.Inset(4 * l.U)
	if p.Shown() != p.Seat {
		high := captionHigh * l.U
		in.Y, in.H = in.Y+high, in.H-high
	}
	return in
}

// captionHigh is how high the name above another seat's city is, in logical units.
const captionHigh = 30.0

// within is a shift that leaves nothing empty beside a city that is larger than its window.
func (l *Layout) within(p *Position, x, y, zoom float64) (inX, inY float64) {
	in, player := l.window(p), p.Table.Player(p.Shown())
	e, g := extentOf(player, 1), l.fitted(player, in, 1, largestCell*l.U)
	moreX := math.Max((e.columns()*g.size*zoom-in.W)/2, 0)
	moreY := math.Max((e.rows()*g.size*zoom-in.H)/2, 0)
	return between(x, -moreX, moreX), between(y, -moreY, moreY)
}
