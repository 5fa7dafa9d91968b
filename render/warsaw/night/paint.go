package night

import (
	"image"
	"math"

	"capital/render/canvas"
	"capital/render/warsaw/tileart"
)

// Paint paints a district by night on a canvas, without a window: as [Painter.Draw] at full night, but for what is printed
// on the tiles. The canvas begins at the upper left corner of the district's bounding rectangle; its unit is a hundredth
// of a tile.
func Paint(c canvas.Canvas, look tileart.Look, epoch int, lights *Lights) {
	s := newSheets(&look, int(math.Round(c.Scale()*tileUnits)))
	for _, step := range s.steps(&look, epoch, false) {
		step()
	}
	var m mesh
	m.lay(&look.District, lights, 1)
	at := c.Origin()
	left, top := int(math.Round(at.X)), int(math.Round(at.Y))
	s.layDark(c.Pixels(), left, top)
	s.layLit(c.Pixels(), &m, left, top)
	s.addGlow(c.Pixels(), &m, left, top)
}

// layDark lays the picture without lamps over p, the tiles beginning at left, top.
func (s *sheets) layDark(p *image.RGBA, left, top int) {
	from := s.dark.Pixels()
	margin := int(s.margin)
	each(p, from.Rect, left-margin, top-margin, func(to []uint8, x, y int) {
		over(to, from.Pix[from.PixOffset(x, y):][:4], 1)
	})
}

// layLit lays what is lit over p.
func (s *sheets) layLit(p *image.RGBA, m *mesh, left, top int) {
	from := s.lit.Pixels()
	margin, half := int(s.margin), float64(s.size)/2
	each(p, from.Rect, left-margin, top-margin, func(to []uint8, x, y int) {
		i, j := int(math.Floor(float64(x-margin)/half)), int(math.Floor(float64(y-margin)/half))
		if i < 0 || j < 0 || i > 7 || j > 7 {
			return
		}
		if strength := m.strength[8*j+i]; strength > 0 {
			over(to, from.Pix[from.PixOffset(x, y):][:4], strength)
		}
	})
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

// addGlow adds the light in the air to p.
func (s *sheets) addGlow(p *image.RGBA, m *mesh, left, top int) {
	glow := s.glow.Pixels()
	scale := s.glow.Scale() / s.lit.Scale()
	reach := int(float64(s.size) / 2)
	full := image.Rect(0, 0, int(float64(glow.Rect.Dx())/scale), int(float64(glow.Rect.Dy())/scale))
	each(p, full, left-reach, top-reach, func(to []uint8, x, y int) {
		strength := m.between(float64(x-reach)/float64(s.size)*2, float64(y-reach)/float64(s.size)*2)
		if strength == 0 {
			return
		}
		light := smooth(glow, float64(x)*scale, float64(y)*scale)
		for n := range 3 {
			v := 1 - math.Exp(-1.35*light[n]*strength/255)
			to[n] = uint8(min(float64(to[n])+255*v+grain(x, y), 255))
		}
	})
}

// grain is a number from 0 to 1 for a pixel: it hides the steps between dark shades.
func grain(x, y int) float64 {
	n := uint32(x)*0x9E3779B9 ^ uint32(y)*0x85EBCA6B
	n ^= n >> 15
	n *= 0x2C1B3C6D
	return float64(n>>16&255) / 256
}

// between is the strength of the field of light at a place in quarters.
func (m *mesh) between(x, y float64) float64 {
	i, j := int(math.Floor(x)), int(math.Floor(y))
	u, v := x-float64(i), y-float64(j)
	upper := float64(m.corner(i, j))*(1-u) + float64(m.corner(i+1, j))*u
	lower := float64(m.corner(i, j+1))*(1-u) + float64(m.corner(i+1, j+1))*u
	return upper*(1-v) + lower*v
}

// smooth reads a picture between its pixels.
func smooth(p *image.RGBA, x, y float64) (light [3]float64) {
	x, y = max(x-0.5, 0), max(y-0.5, 0)
	i, j := min(int(x), p.Rect.Dx()-1), min(int(y), p.Rect.Dy()-1)
	u, v := x-float64(i), y-float64(j)
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	next, below := min(i+1, p.Rect.Dx()-1), min(j+1, p.Rect.Dy()-1)
	for n := range 3 {
		upper := float64(p.Pix[p.PixOffset(i, j)+n])*(1-u) + float64(p.Pix[p.PixOffset(next, j)+n])*u
		lower := float64(p.Pix[p.PixOffset(i, below)+n])*(1-u) + float64(p.Pix[p.PixOffset(next, below)+n])*u
		light[n] = upper*(1-v) + lower*v
	}
	return light
}
