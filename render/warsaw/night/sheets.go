package night

import (
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

// steps lists what paints the sheets, in slices of a few milliseconds.
func (s *sheets) steps(look *tileart.Look, epoch int, words bool) []func() {
	m := moodOf(epoch)
	list := []func(){func() {
		tileart.PaintGround(s.dark.Toned(m.darkTone), look)
		tileart.PaintGround(s.lit.Toned(m.litTone), look)
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
	if words {
		list = append(list, func() { s.signs(d, &m) })
	}
	return append(list, func() { soften(s.glow.Pixels(), m.glow) })
}

// building paints the building on the space with index i.
func (s *sheets) building(d *warsaw.District, i int, m *mood) {
	tile, _ := d.TileAt(i)
	x, y := float64(i&3)*tileUnits, float64(i>>2)*tileUnits
	sky, ground := m.dark.Mix(m.high, 0.22), m.dark.Mix(m.high, 0.42)
	plain := func(c theme.Colour, w, h float64) theme.Colour {
		if c == sky || c == ground {
			return c
		}
		return m.darkTone(c, w, h)
	}
	card(s.dark, x, y, m.dark.Mix(m.high, 0.5))
	tileart.PaintBuilding(s.dark.Toned(plain), tile, x, y, sky, ground)
	litSky, litGround := sky.Mix(m.light.Pool|255, 0.22), ground.Mix(m.light.Window, 0.30)
	rim := m.high.Mix(theme.Moonlight, 0.55)
	if d.Milestones().Has(i) {
		rim = theme.BrassLight
	}
	card(s.lit, x, y, rim)
	lit := func(c theme.Colour, w, h float64, tone canvas.Tone) theme.Colour {
		switch c {
		case sky:
			return litSky
		case ground:
			return litGround
		}
		return tone(c, w, h)
	}
	shown := &building{mood: m, tile: s.lit.Scale() * tileUnits, wall: func(m *mood, c theme.Colour) theme.Colour { return m.litTone(c, 0, 0) }}
	tileart.PaintBuilding(s.lit.Toned(func(c theme.Colour, w, h float64) theme.Colour { return lit(c, w, h, shown.tone) }), tile, x, y, sky, ground)
	air := &building{mood: m, tile: s.glow.Scale() * tileUnits, wall: func(_ *mood, c theme.Colour) theme.Colour { return blackTone(c, 0, 0) }}
	tileart.PaintBuilding(s.glow.Toned(air.tone), tile, x, y, sky, ground)
}

// card paints the paper that a building stands on.
func card(c canvas.Canvas, x, y float64, rim theme.Colour) { c.Round(rim, x+1, y+1, 98, 98, 4) }

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
