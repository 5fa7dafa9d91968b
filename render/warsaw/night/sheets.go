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
	list := []func(){
		func() { tileart.PaintShadow(s.dark, look) },
		func() { s.dark.Toned(m.streetTone(0), func() { tileart.PaintGround(s.dark, look) }) },
		func() { s.lit.Toned(m.streetTone(1), func() { tileart.PaintGround(s.lit, look) }) },
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		list = append(list,
			func() { s.dark.Toned(m.darkTone, func() { tileart.PaintKind(s.dark, look, k) }) },
			func() { s.lit.Toned(m.litToneOf(k), func() { tileart.PaintKind(s.lit, look, k) }) },
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
	dark, lit, glow := s.dark.Part(x, y, 1), s.lit.Part(x, y, 1), s.glow.Part(x, y, 1)
	walls := building{mood: m, tile: s.lit.Scale() * tileUnits, wall: m.litTone}
	air := building{mood: m, tile: s.glow.Scale() * tileUnits, wall: blackTone}
	sky := m.dark.Mix(m.high, 0.16)
	backdrop(dark, m.high.Mix(m.dark, 0.5), sky, sky.Mix(m.dark, 0.6))
	rim, beams := m.high.Mix(theme.Moonlight, 0.55), 0
	if d.Milestones().Has(i) {
		rim, beams = theme.BrassLight, 2
	}
	backdrop(lit, rim, sky.Mix(m.light.Pool|255, 0.10), sky.Mix(m.light.Window, 0.16))
	m.floodlights(lit, beams)
	m.floodlights(glow, beams)
	dark.Toned(m.darkTone, func() { tileart.PaintBuilding(dark, tile, theme.Road) })
	lit.Toned(walls.tone, func() { tileart.PaintBuilding(lit, tile, theme.Road) })
	glow.Toned(air.tone, func() { tileart.PaintBuilding(glow, tile, theme.Road) })
	m.footlights(lit, beams)
	m.footlights(glow, beams)
}

// The card that a building stands on: how wide its rim is, and its ground line, in units.
const (
	cardRim  = 3.0
	cardFoot = 93.0
)

// backdrop paints the card that a building stands on: its rim, the sky with a few stars and the roofs far behind.
func backdrop(c canvas.Canvas, rim, sky, roofs theme.Colour) {
	c.Round(rim, 1, 1, 98, 98, 4)
	c.Rect(sky, cardRim, cardRim, 100-2*cardRim, 100-2*cardRim)
	for n, at := range [7]canvas.Point{{14, 15}, {29, 26}, {41, 11}, {58, 21}, {71, 9}, {86, 24}, {22, 38}} {
		c.Circle(theme.Moonlight.Fade(0.35+0.1*float64(n%3)), at.X, at.Y, 0.7)
	}
	const left, right = cardRim, 100 - cardRim
	skyline := canvas.Points([]float64{left, 96, left, 66, 10, 66, 10, 60, 16, 60, 16, 64, 24, 64, 24, 55, 27, 50, 30, 55, 30, 66, 40, 66, 40, 58,
		50, 58, 50, 62, 63, 62, 63, 54, 66, 54, 66, 47, 69, 47, 69, 54, 72, 54, 72, 65, 81, 65, 81, 59, 90, 59, 90, 63, right, 63, right, 96})
	c.Fill(roofs, skyline)
}

// floodlights paints the light behind a building, in two flat tones, and beams that reach up into the sky.
func (m *mood) floodlights(c canvas.Canvas, beams int) {
	if m.light.Slits {
		return
	}
	c.Within(cardRim, cardRim, 100-2*cardRim, 100-2*cardRim, func() {
		light := m.light.Window.Fade(0.13 + 0.05*float64(beams))
		c.Dome(light, 50, cardFoot, 46, 56)
		c.Dome(light, 50, cardFoot, 36, 42)
		for n := range beams {
			way := float64(2*n - 1)
			c.Poly(light, 50+way*40, cardFoot, 50+way*37, cardFoot, 50+way*2, -6, 50+way*26, -6)
		}
	})
}

// footlights paints lamps before a building, more of them and brighter before a milestone.
func (m *mood) footlights(c canvas.Canvas, beams int) {
	lamps := 4 + 2*beams
	if m.light.Slits {
		lamps /= 2
	}
	for n := range lamps {
		x := 50 + 84*((float64(n)+0.5)/float64(lamps)-0.5)
		c.Circle(m.light.Pool, x, cardFoot, 4.4)
		c.Circle(m.light.Core, x, cardFoot, 1.1+0.2*float64(beams))
	}
}

// signs paints what is printed on the tiles.
func (s *sheets) signs(d *warsaw.District, m *mood) {
	for left := d.Occupied(); left != 0; left &= left - 1 {
		i := left.First()
		tile, _ := d.TileAt(i)
		x, y := float64(i&3)*tileUnits, float64(i>>2)*tileUnits
		s.dark.Toned(m.signTone, func() { tileart.PaintSigns(s.dark.Part(x, y, 1), tile) })
		tileart.PaintSigns(s.lit.Part(x, y, 1), tile)
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
