package night

import (
	"image"
	"math"

	"capital/render/canvas"
	"capital/render/warsaw/tileart"
)

// Paint lists what paints a district by night on a canvas, without a window, in slices of the work and in their order: as
// [Painter.Draw] at full night, but for what is printed on the tiles. The canvas begins at the upper left corner of the
// district's bounding rectangle; its unit is a hundredth of a tile.
func Paint(c canvas.Canvas, look tileart.Look, epoch int, lights *Lights) (slices []func()) {
	s := newSheets(&look, int(math.Round(c.Scale()*tileUnits)))
	m := new(mesh)
	m.lay(&look.District, lights, 1)
	at := canvas.Origin(c)
	left, top := int(math.Round(at.X)), int(math.Round(at.Y))
	slices = append(s.steps(&look, epoch, false),
		func() { s.layDark(c.Pixels(), left, top) },
		func() { s.layLit(c.Pixels(), m, left, top) },
		func() { s.layCards(c.Pixels(), m, left, top) })
	const rows = 128
	for y := c.Pixels().Rect.Min.Y; y < c.Pixels().Rect.Max.Y; y += rows {
		slices = append(slices, func() { s.addGlow(c.Pixels(), m, left, top, y, y+rows) })
	}
	return slices
}

// layDark lays the picture without lamps over p, the tiles beginning at left, top.
func (s *sheets) layDark(p *image.RGBA, left, top int) {
	from := s.dark.Pixels()
	margin := int(s.margin)
	each(p, from.Rect, left-margin, top-margin, func(to []uint8, x, y int) {
		over(to, from.Pix[from.PixOffset(x, y):][:4], 1)
	})
}

// layLit lays what is lit over p, but for buildings.
func (s *sheets) layLit(p *image.RGBA, m *mesh, left, top int) {
	from := s.lit.Pixels()
	margin, half := int(s.margin), float64(s.size)/2
	each(p, from.Rect, left-margin, top-margin, func(to []uint8, x, y int) {
		i, j := int(math.Floor(float64(x-margin)/half)), int(math.Floor(float64(y-margin)/half))
		if i < 0 || j < 0 || i > 7 || j > 7 {
			return
		}
		if strength := m.strength[8*j+i]; strength > 0 && m.risen[j>>1<<2|i>>1] == 0 {
			over(to, from.Pix[from.PixOffset(x, y):][:4], strength)
		}
	})
}

// layCards lays lit buildings over p, each risen a little over its shadow.
func (s *sheets) layCards(p *image.RGBA, m *mesh, left, top int) {
	from, margin := s.lit.Pixels(), int(s.margin)
	side := image.Rect(0, 0, s.size, s.size)
	for space, strength := range m.risen {
		if strength == 0 {
			continue
		}
		x, y := (space&3)*s.size, (space>>2)*s.size
		lift := rise * float64(s.size) * float64(strength) / 2
		for n := range 3 {
			d := int(lift * (0.6 + 0.7*float64(n)))
			each(p, side, left+x+d/2, top+y+d, func(to []uint8, _, _ int) { over(to, []uint8{0, 0, 0, 255}, 0.22*strength) })
		}
		each(p, side, left+x, top+y-int(lift), func(to []uint8, i, j int) {
			over(to, from.Pix[from.PixOffset(margin+x+i, margin+y+j):][:4], strength)
		})
	}
}

// each calls do with every pixel of p over which a picture lies whose corner is at left, top, and where that is in the
// picture.
func each(p *image.RGBA, picture image.Rectangle, left, top int, do func(to []uint8, x, y int)) {
	box := picture.Add(image.Pt(left, top)).Intersect(p.Rect)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			do(p.Pix[p.PixOffset(x, y):][:4], x-left, y-top)
		}
	}
}

// over lays one pixel over another, its opacity multiplied by strength.
func over(to, from []uint8, strength float32) {
	left := 1 - float32(from[3])/255*strength
	for n := range 4 {
		to[n] = uint8(min(float32(from[n])*strength+float32(to[n])*left+0.5, 255))
	}
}

// addGlow adds the light in the air to some rows of p.
func (s *sheets) addGlow(p *image.RGBA, m *mesh, left, top, from, to int) {
	glow := s.glow.Pixels()
	side := float64(s.size) / tileUnits / s.glow.Scale()
	reach := int(halo / tileUnits * float64(s.size))
	place := image.Rect(0, 0, int(float64(glow.Rect.Dx())*side), int(float64(glow.Rect.Dy())*side)).Add(image.Pt(left-reach, top-reach))
	canvas.AddLight(p, glow, place, from, to, func(x, y int) float64 {
		return m.between(float64(x-reach)/float64(s.size)*2, float64(y-reach)/float64(s.size)*2)
	})
}

// between is the strength of the field of light at a place in quarters.
func (m *mesh) between(x, y float64) float64 {
	i, j := int(math.Floor(x)), int(math.Floor(y))
	u, v := x-float64(i), y-float64(j)
	upper := float64(m.corner(i, j))*(1-u) + float64(m.corner(i+1, j))*u
	lower := float64(m.corner(i, j+1))*(1-u) + float64(m.corner(i+1, j+1))*u
	return upper*(1-v) + lower*v
}
