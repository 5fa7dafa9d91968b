package book

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/book"
	"capital/game/warsaw/table/view"
	"capital/render/icon"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// shortLines is how many lines tell the game in short.
const shortLines = 10

// shortSign is the picture that goes with one of them.
func (p pages) shortSign(line int) book.Picture {
	return book.Picture{Width: 170, Height: 92, Draw: func(dst *ebiten.Image, u float64) {
		drawShort(p.art, shape.Pen{Dst: dst, X: 6 * u, Scale: u}, line)
	}}
}

// drawShort draws what goes with a line, in a box of 164×92 of the pen's units.
func drawShort(a *view.Capital, pen shape.Pen, line int) {
	sign := func(i *icon.Icon, x, y, size float64) {
		a.Icons.Draw(pen.Dst, i, pen.X+x*pen.Scale, pen.Y+y*pen.Scale, size*pen.Scale)
	}
	tile := func(t warsaw.TileID, x, y, size float64) {
		a.Tiles.DrawFace(pen.Dst, t, 0, pen.X+x*pen.Scale, pen.Y+y*pen.Scale, int(size*pen.Scale))
	}
	back := func(x, y, size float64) {
		var options ebiten.DrawImageOptions
		options.GeoM.Translate(math.Round(pen.X+x*pen.Scale), math.Round(pen.Y+y*pen.Scale))
		pen.Dst.DrawImage(a.Tiles.Back(1, int(size*pen.Scale)), &options)
	}
	first := warsaw.EpochStack(1)
	switch line {
	case 0:
		for i := range 4 {
			tile(first[i*3], float64(i)*40, 28, 36)
		}
	case 1:
		back(0, 14, 64)
		sign(icon.Becomes, 66, 32, 28)
		tile(first[3], 94, 14, 64)
	case 2:
		sign(icon.Price, 0, 22, 48)
		sign(tileart.Overbuild, 54, 22, 48)
		sign(tileart.Discard, 108, 22, 48)
	case 3:
		for i := range 3 {
			back(float64(i)*14, 16+float64(i)*5, 50)
		}
		sign(tileart.PassLeft, 92, 16, 60)
	case 4:
		drawLimit(pen)
	case 5:
		tile(warsaw.StartingTile, 8, 10, 72)
		tile(warsaw.StartingTile, 80, 10, 72)
	case 6:
		pair(sign, tileart.Park, tileart.Residential, icon.VP)
	case 7:
		pair(sign, tileart.Commercial, tileart.Residential, icon.Coin)
	case 8:
		sign(tileart.Cultural, 0, 6, 42)
		sign(icon.Becomes, 52, 9, 36)
		sign(icon.VP, 98, 6, 42)
		sign(tileart.Industrial, 0, 50, 42)
		sign(icon.Becomes, 52, 53, 36)
		sign(icon.Coin, 98, 50, 42)
	case 9:
		sign(tileart.War, 4, 16, 60)
		sign(icon.Crown, 88, 16, 60)
	}
}

// pair shows an area, an area beside it, and what that brings.
func pair(sign func(i *icon.Icon, x, y, size float64), area, beside, brings *icon.Icon) {
	sign(area, 0, 25, 42)
	sign(beside, 42, 25, 42)
	sign(icon.Becomes, 86, 34, 24)
	sign(brings, 112, 27, 38)
}

// drawLimit draws the twelve spaces of a district, some of them built on.
func drawLimit(pen shape.Pen) {
	kinds := [12]int{4, 0, -1, -1, 4, 0, 0, 1, -1, 3, 2, -1}
	const cell = 28
	for i, kind := range kinds {
		x, y := float64(20+i%4*cell), float64(4+i/4*cell)
		if kind < 0 {
			pen.RoundBoxLine(x+2, y+2, cell-4, cell-4, 3, 1.5, theme.PaperLine)
			continue
		}
		pen.RoundBox(x+0.5, y+0.5, cell-1, cell-1, 3, tileart.KindTones(warsaw.Kind(kind)).Base)
	}
	pen.RoundBoxLine(17, 1, 4*cell+6, 3*cell+6, 5, 2, theme.Ink)
}
