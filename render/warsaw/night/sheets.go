package night

import (
	"image"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Sizes of the pictures.
const (
	tileUnits = 100.0
	glowTile  = 32   // pixels a tile of the glow has at most: it is soft
	halo      = 50.0 // units by which the glow reaches beyond the tiles
)

// sheets are the three pictures of a district by night: without a lamp, with all lamps, and the light in the air alone,
// on black and soft.
type sheets struct {
	dark, lit, glow canvas.Canvas
	margin          float64 // pixels, of dark and lit
	size            int     // pixels a tile, of dark and lit
}

// newSheets makes empty sheets for a district whose tiles are size pixels wide and high.
func newSheets(look *tileart.Look, size int) *sheets {
	width, height := look.District.Size()
	width, height = max(width, 1), max(height, 1)
	margin := tileart.Margin(size)
	full := func() canvas.Canvas {
		c := canvas.New(width*size+2*margin, height*size+2*margin, float64(size)/tileUnits)
		return c.Moved(float64(margin), float64(margin))
	}
	tile := min(size, glowTile)
	glow := canvas.New((width+1)*tile, (height+1)*tile, float64(tile)/tileUnits)
	return &sheets{dark: full(), lit: full(), glow: glow.Moved(float64(tile)/2, float64(tile)/2), margin: float64(margin), size: size}
}

// steps lists what paints the sheets, in slices of a few milliseconds; signs says whether what is printed is painted too.
func (s *sheets) steps(look *tileart.Look, epoch int, signs bool) []func() {
	m := moodOf(epoch)
	list := []func(){func() {
		tileart.PaintGround(s.dark.Toned(m.streetTone(0)), look)
		tileart.PaintGround(s.lit.Toned(m.streetTone(1)), look)
	}}
	for k := range warsaw.Kind(warsaw.Kinds) {
		list = append(list,
			func() { tileart.PaintKind(s.dark.Toned(m.darkTone), look, k) },
			func() { tileart.PaintKind(s.lit.Toned(m.litTone), look, k) },
			func() {
				tileart.PaintLights(s.lit, look, k, &m.light)
				tileart.PaintLights(s.glow, look, k, &m.light)
			})
	}
	d := &look.District
	for left := d.PublicBuildings() | d.Milestones(); left != 0; left &= left - 1 {
		i := left.First()
		list = append(list, func() { s.building(d, i, &m) })
	}
	if signs {
		list = append(list, func() { s.signs(d, &m) })
	}
	return append(list, func() { s.soften(m.glow) })
}

// building paints the building on the space with index i.
func (s *sheets) building(d *warsaw.District, i int, m *mood) {
	tile, _ := d.TileAt(i)
	x, y := float64(i&3)*tileUnits, float64(i>>2)*tileUnits
	rim := m.high.Mix(theme.Moonlight, 0.55)
	if d.Milestones().Has(i) {
		rim = theme.BrassLight
	}
	walls := building{mood: m, tile: s.lit.Scale() * tileUnits, wall: m.litTone}
	air := building{mood: m, tile: s.glow.Scale() * tileUnits, wall: blackTone}
	sky := m.dark.Mix(m.high, 0.16)
	backdrop(s.dark.Part(x, y, 1), m.high.Mix(m.dark, 0.5), sky, sky.Mix(m.dark, 0.6))
	backdrop(s.lit.Part(x, y, 1), rim, sky.Mix(m.light.Pool|255, 0.10), sky.Mix(m.light.Window, 0.22))
	tileart.PaintBuilding(s.dark.Toned(m.darkTone), tile, x, y, m.dim(theme.Road, 0))
	tileart.PaintBuilding(s.lit.Toned(walls.tone), tile, x, y, theme.Road)
	tileart.PaintBuilding(s.glow.Toned(air.tone), tile, x, y, theme.Road)
}

// backdrop paints the card that a building stands on: its rim, the sky with a few stars and the roofs far behind.
func backdrop(c canvas.Canvas, rim, sky, roofs theme.Colour) {
	const edge = 3.0
	c.Round(rim, 1, 1, 98, 98, 4)
	c.Rect(sky, edge, edge, 100-2*edge, 100-2*edge)
	for n, at := range [7]canvas.Point{{14, 15}, {29, 26}, {41, 11}, {58, 21}, {71, 9}, {86, 24}, {22, 38}} {
		c.Circle(theme.Moonlight.Fade(0.35+0.1*float64(n%3)), at.X, at.Y, 0.7)
	}
	skyline := canvas.Points([]float64{edge, 96, edge, 66, 10, 66, 10, 60, 16, 60, 16, 64, 24, 64, 24, 55, 27, 50, 30, 55, 30, 66, 40, 66, 40, 58,
		50, 58, 50, 62, 63, 62, 63, 54, 66, 54, 66, 47, 69, 47, 69, 54, 72, 54, 72, 65, 81, 65, 81, 59, 90, 59, 90, 63, 97, 63, 97, 96})
	c.Fill(roofs, skyline)
}

// signs paints what is printed on the tiles.
func (s *sheets) signs(d *warsaw.District, m *mood) {
	for left := d.Occupied(); left != 0; left &= left - 1 {
		i := left.First()
		tile, _ := d.TileAt(i)
		x, y := float64(i&3)*tileUnits, float64(i>>2)*tileUnits
		tileart.PaintSigns(s.dark.Toned(m.signTone), tile, x, y)
		tileart.PaintSigns(s.lit, tile, x, y)
	}
}

// soften makes light in the air of what shines, near and far.
func (s *sheets) soften(amount float64) {
	shining := s.glow.Pixels()
	soft := image.NewRGBA(shining.Rect)
	canvas.Soften(soft, shining, 1, 0.35*amount)
	canvas.Soften(soft, shining, 3, 1.1*amount)
	copy(shining.Pix, soft.Pix)
}
