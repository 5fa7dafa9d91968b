package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// The parts of a district's picture, for whoever paints it in another light. Their canvas begins at the upper left corner
// of the district's bounding rectangle, and its unit is a hundredth of a tile.

// PaintShadow paints the shadow of a district.
func PaintShadow(c canvas.Canvas, look *Look) {
	b := brush{Canvas: c}
	b.part(2.2, 3.2, 1).Fill(theme.Shadow, insetLoops(b, look.District.Occupied().Quarters(), 0, 7)...)
}

// PaintGround paints what all tiles of a district lie on.
func PaintGround(c canvas.Canvas, look *Look) {
	b, all := brush{Canvas: c}, look.District.Occupied().Quarters()
	b.Fill(theme.PaperLine, insetLoops(b, all, 0, 7)...)
	b.Fill(theme.Road, insetLoops(b, all, 1, 6)...)
}

// PaintKind paints all areas of a kind.
func PaintKind(c canvas.Canvas, look *Look, k warsaw.Kind) {
	eachArea(&look.District, k, func(q warsaw.Quarters, plots []plot) { areaPaint(brush{Canvas: c}, k, q, plots) })
}

// eachArea calls do with every area of a kind and its quarters in reading order.
func eachArea(d *warsaw.District, k warsaw.Kind, do func(q warsaw.Quarters, plots []plot)) {
	for rest := d.Of(k); rest != 0; {
		q := rest.FirstArea()
		rest &^= q
		do(q, plots(d, q))
	}
}

// Colours of a building's picture that mean something in another light: what it stands before, and glass.
const (
	Glass      = glass
	GlassShade = glassShade
	Opening    = slateShade // a window in a wall, a dark roof where it is large
	Door       = ink
)

// PaintBuilding paints the building of a tile as large as the tile, without a word and without a sky, on a ground of the
// colour given. The canvas begins at the tile's upper left corner.
func PaintBuilding(c canvas.Canvas, tile warsaw.TileID, ground theme.Colour) {
	const rim = 3.0
	art := drawings[tile.Tile().Building]
	art.sky, art.ground = theme.Transparent, ground
	c.Within(rim, rim, tileUnits-2*rim, tileUnits-2*rim, func() {
		brush{Canvas: c}.scene(&art, rim, rim, tileUnits-2*rim, tileUnits-2*rim)
	})
}

// PaintSigns paints what is printed on a tile, but for its price: victory points, the transport sign, coins. The canvas
// begins at the tile's upper left corner.
func PaintSigns(c canvas.Canvas, tile warsaw.TileID) {
	t := *tile.Tile()
	t.Epoch = 0 // what has no epoch has no price
	signs(brush{Canvas: c}, &t)
}
