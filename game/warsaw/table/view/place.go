package view

import (
	"math"

	"capital/game/table"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Place is how the active district lies on the board, in pixels: the size of a tile and
// where the district's upper left corner is.
type Place struct {
	X, Y, Tile float64
	Goal       float64 // the size of a tile that it is on its way to: pictures are drawn in that one
}

const (
	zoomMost = 480 // pixels of a tile to which it can be zoomed in
	reach    = 0.5 // of a tile beside the district that the middle of the board reaches to
)

// Fit puts the district into the middle of the board, with every space where it may grow.
func (l *Layout) Fit(d *warsaw.District) Place {
	width, height := d.Size()
	columns, rows := float64(max(width, 1)), float64(max(height, 1))
	tile := l.tile(d)
	return Place{
		X:    math.Round(l.Board.X + (l.Board.W-columns*tile)/2),
		Y:    math.Round(l.Board.Y + (l.Board.H-rows*tile)/2),
		Tile: tile,
		Goal: tile,
	}
}

// tile is the size in which a district is shown, one of two, so that it seldom changes: that in which the largest district has
// room, either way round; or, while there is none in it for a space where the district may grow, that in which one that grows
// every way has.
func (l *Layout) tile(d *warsaw.District) float64 {
	const short, long, all = 3, 4, 5
	whole := min(l.fits(short, long, false, false), l.fits(long, short, false, false))
	width, height := d.Size()
	wider, higher := d.Grows()
	if l.fits(max(width, 1), max(height, 1), wider, higher) >= whole {
		return whole
	}
	return l.fits(all-2, all-2, true, true)
}

// fits is the largest size of which so many columns and rows of tiles have room on the board, with their shadow, and with a
// space more on either side where the district may grow.
func (l *Layout) fits(columns, rows int, wider, higher bool) float64 {
	const shadow, beside = 0.1, 5 // of tiles, and pixels beside spaces
	tile := func(room float64, tiles int, grows bool) float64 {
		if grows {
			return (room - beside) / float64(tiles+2)
		}
		return room / (float64(tiles) + shadow)
	}
	return even(math.Min(tile(l.Board.W, columns, wider), tile(l.Board.H, rows, higher)))
}

// even is the next smaller size of which halves are whole pixels.
func even(tile float64) float64 { return math.Floor(tile/2) * 2 }

// Zoomed is the size of a tile at so many steps of zooming in on a district that fits. It is not ok beyond the last step.
func (p Place) Zoomed(steps int) (tile float64, ok bool) {
	tile = even(p.Tile * math.Pow(table.ZoomStep, float64(steps)))
	return tile, steps >= 0 && (steps == 0 || tile <= zoomMost)
}

// About is the place with tiles of another size in which the point x, y of the screen shows what it shows now.
func (p Place) About(x, y, tile float64) Place {
	by := tile / p.Tile
	return Place{X: x - (x-p.X)*by, Y: y - (y-p.Y)*by, Tile: tile, Goal: tile}
}

// Keep moves a place as little as need be, so that the district can't be lost: the middle of the board lies over it or
// close to it.
func (l *Layout) Keep(p Place, d *warsaw.District) Place {
	width, height := d.Size()
	x, y := l.Board.Centre()
	beside := reach * p.Tile
	p.X = math.Round(min(max(p.X, x-beside-float64(width)*p.Tile), x+beside))
	p.Y = math.Round(min(max(p.Y, y-beside-float64(height)*p.Tile), y+beside))
	return p
}

// Showing is the place moved as little as need be, so that the space lies wholly on a part of the board.
func (p Place) Showing(d *warsaw.District, s warsaw.Space, part widget.Rect) Place {
	b, r := part.Inset(2), p.Space(d.Offset(s))
	p.X += math.Round(max(b.X-r.X, 0) - max(r.X+r.W-b.X-b.W, 0))
	p.Y += math.Round(max(b.Y-r.Y, 0) - max(r.Y+r.H-b.Y-b.H, 0))
	return p
}

// Moved is the place moved by so many pixels.
func (p Place) Moved(x, y float64) Place {
	p.X += x
	p.Y += y
	return p
}

// Space returns the rectangle of the space that lies x tiles right of and y below
// the district's upper left corner.
func (p Place) Space(x, y int) widget.Rect {
	return widget.Rect{X: p.X + float64(x)*p.Tile, Y: p.Y + float64(y)*p.Tile, W: p.Tile, H: p.Tile}
}

// At returns how many tiles right of and below the district's upper left corner
// the point lies.
func (p Place) At(x, y float64) (column, row int) {
	return int(math.Floor((x - p.X) / p.Tile)), int(math.Floor((y - p.Y) / p.Tile))
}
