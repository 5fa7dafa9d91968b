package tileart

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/theme"
	"capital/rules/warsaw"
)

// How stacks lie apart, in units of the district.
const (
	topLeft   = 5.0 // from the edge of a space to the tile on top of its stack
	topUpper  = 2.0 // from its upper edge
	topScale  = 1 - 2*topLeft/tileUnits
	thickness = 3.5 // of one tile, seen from the front
	mostTiles = 3   // that are seen of a stack
)

// trayTone is what stacks that lie apart stand on.
const trayTone theme.Colour = 0xA5967FFF

// topBrush is the brush of the tile on top of a space, 100 units wide and high.
func topBrush(c brush, look *Look, i int) brush {
	x, y := corners(i)
	if look.Apart {
		return c.part(x+topLeft, y+topUpper, topScale)
	}
	return c.part(x, y, 1)
}

// ApartTop is where the tile on top of a stack that lies apart is in its space of size
// pixels: its upper left corner and its width and height.
func ApartTop(size int) (x, y, side float64) {
	unit := float64(size) / tileUnits
	return math.Round(topLeft * unit), math.Round(topUpper * unit), math.Round(topScale * float64(size))
}

// Top returns that tile's image, a part of the district's.
func (p *Painter) Top(look Look, i, size int) *ebiten.Image {
	x, y, side := ApartTop(size)
	left, top := Margin(size)+i&3*size+int(x), Margin(size)+i>>2*size+int(y)
	return p.District(look, size).SubImage(image.Rect(left, top, left+int(side), top+int(side))).(*ebiten.Image)
}

// stacks draws a district whose stacks lie apart on a tray, each as high as it is.
func stacks(c brush, look *Look) {
	d := &look.District
	all := d.Occupied().Quarters()
	c.part(2.2, 3.2, 1).Fill(theme.Shadow, insetLoops(c, all, 0, 7)...)
	c.Fill(trayTone, insetLoops(c, all, 0, 7)...)
	for s := d.Occupied(); s != 0; s &= s - 1 {
		stack(c, look, s.First())
	}
	districtSigns(c, look)
}

// stack draws one stack without its signs.
func stack(c brush, look *Look, i int) {
	top := topBrush(c, look, i)
	height := min(look.Height(i), mostTiles)
	stackShadow(top, height)
	const front = 95.0 // what is above it lies under the tile on top
	top.Within(0, front, tileUnits, tileUnits, func() {
		for n := height; n > 0; n-- {
			slab(top, float64(n)*thickness/topScale)
		}
	})
	topTile(top, &look.District, i)
}

// stackShadow is the soft shadow of a stack: the higher it is, the longer.
func stackShadow(c brush, height int) {
	long := 3 + 3*float64(height)
	for n := range 3 {
		d := 3 - 2*float64(n)
		c.Round(theme.Shadow.Fade(0.44), long*0.45-d, long-d, 100+2*d, 100+2*d, 7+d)
	}
}

// slab is the front of a tile that reaches so far below the one on top.
func slab(c brush, below float64) {
	c.Round(ink, 0, below-0.9, 100, 100.9, 7)
	c.Round(cream, 1, below-1, 98, 100, 6.4)
}

// topTile draws the tile on top of a space by itself.
func topTile(c brush, d *warsaw.District, i int) {
	if !onTop(d, i).Ordinary() {
		tile, _ := d.TileAt(i)
		c.buildingFace(tile)
		return
	}
	x, y := corners(i)
	c.Round(ink, 0, 0, 100, 100, 7)
	c.Round(theme.Road, 1, 1, 98, 98, 6.2)
	areas(c.part(-x, -y, 1), d, (warsaw.Spaces(1) << i).Quarters())
}

// cover is the outline of a stack that lies apart, as high as that is.
func cover(c brush, height int) {
	below := float64(min(height, mostTiles)) * thickness
	side := tileUnits * topScale
	c.Round(ink, topLeft, topUpper, side, side+below, 6.4)
}
