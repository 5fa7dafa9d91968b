package tinplate

import (
	"strconv"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

// paintPlant paints a power plant: in its picture what it burns, above it its level, and below a bolt for each tile it lets a
// seat activate.
func paintPlant(c canvas.Canvas, level int) {
	plate(c, theme.NeonAmber, cream)
	const foot, end = 68.0, 76.0
	s := newScene(c, (level+1)/2, expo.NoColour)
	c.Within(12, 6, 76, end-6, func() { s.sky(c, foot) })
	c.Within(6, 16, 88, end-16, func() { s.sky(c, foot) })
	s.Canvas = c.Part(14, foot-ground*0.76, 0.76)
	c.Within(6, 6, 88, end-6, func() { plants[level](s) })
	c.Rect(key, 6, end, 88, 1.6)
	count := expo.PlantActivations(level)
	for n := range count {
		bolt(c.Part(50+20*(float64(n)-float64(count)/2), end+0.4, 0.19), key)
	}
	c.Circle(key, 20, 20, 17)
	c.Circle(theme.NeonAmber, 20, 20, 14.6)
	c.Write(strconv.Itoa(level), 20, 20, 25, key, text.Black)
}

// sky is what lies behind a plant.
func (s scene) sky(c canvas.Canvas, foot float64) {
	switch s.era {
	case 1:
		c.Rect(0xF6E3BCFF, 0, 0, 100, foot)
		for n := range 7 {
			a := -172 + 24*float64(n)
			c.Fill(theme.Colour(0xF7CB7AFF).Fade(0.55), canvas.Loop{{X: 50, Y: foot}, canvas.Polar(50, foot, 90, a), canvas.Polar(50, foot, 90, a+12)})
		}
		c.Rect(0xB79A66FF, 0, foot, 100, 40)
		c.Rect(s.ink, 0, foot-0.4, 100, 1)
	case 2:
		s.poster(c, foot)
	default:
		gradient(c, theme.Colour(0x7CC4F0FF), white, 0, 5, 100, foot-5)
		c.Rect(0x8CCB74FF, 0, foot, 100, 40)
	}
}

// plants are the drawings of the six levels.
var plants = [expo.Levels + 1]func(scene){1: coal, coalAndSteam, dam, cooling, windAndSun, fusion}

// coal burns in a shed.
func coal(s scene) {
	s.chimney(64, 44, 9, 34)
	s.block(s.brick, 22, 44, 56, 26)
	s.gable(iron, 18, 44, 64, 13)
	s.windows(26, 48, 26, 12, 3, 1)
	s.Arch(s.ink, 58, 52, 14, 18)
	s.Circle(glow, 65, 64, 4)
	s.poly(s.ink, 4, 70, 12, 60, 20, 64, 28, 70)
}

// coalAndSteam drive a wheel.
func coalAndSteam(s scene) {
	for n := range 3 {
		s.chimney(46+14*float64(n), 40, 8, 32)
	}
	s.block(s.brick, 12, 40, 78, 30)
	s.sawtooth(12, 40, 78, 10, 4)
	s.windows(48, 46, 38, 18, 5, 1)
	s.gear(helpRed, 28, 54, 15, 12)
}

// dam holds back a lake.
func dam(s scene) {
	s.Poly(0x4E8A5AFF, -20, 20, 20, 30, 34, 80, -20, 80)
	s.Poly(0x2F6B4CFF, 120, 14, 82, 30, 70, 80, 120, 80)
	s.Rect(0x49A7D8FF, 18, 24, 66, 8)
	s.Poly(s.wall, 12, 30, 88, 30, 76, 74, 26, 74)
	s.Poly(s.dim(s.wall), 58, 30, 88, 30, 76, 74, 58, 74)
	s.Rect(s.ink, 10, 27, 80, 4)
	for n := range 3 {
		x := 34 + 13*float64(n)
		s.Poly(0x9ADDF0FF, x, 36, x+7, 36, x+9, 76, x-2, 76)
		s.Poly(white.Fade(0.8), x+2, 36, x+4, 36, x+4.6, 76, x+1, 76)
	}
}

// cooling towers steam.
func cooling(s scene) {
	for n, x := range []float64{26, 64} {
		k := 1.0 - 0.12*float64(n)
		t := s
		t.Canvas = s.Part(x, ground, k)
		shape := canvas.Data("M-20 0 C-12 -18 -11 -34 -14 -48 H14 C11 -34 12 -18 20 0 Z")
		t.Fill(s.wall, shape...)
		t.Fill(s.dim(s.wall), canvas.Data("M3 0 C5 -18 4 -34 5 -48 H14 C11 -34 12 -18 20 0 Z")...)
		t.Rect(helpRed, -13, -44, 18, 4)
		t.smoke(-2, -49, 7)
	}
	s.dome(s.roof, 86, 60, 10, 12)
	s.block(s.wall, 76, 60, 20, 10)
}

// windAndSun cost nothing.
func windAndSun(s scene) {
	for n, at := range []canvas.Point{{X: 30, Y: 20}, {X: 66, Y: 10}} {
		s.Line(s.ink.Fade(0.4), 3.4, at.X, at.Y, at.X, ground)
		s.Line(white, 2.4, at.X, at.Y, at.X, ground)
		for i := range 3 {
			a := 120*float64(i) + 20 + 40*float64(n)
			tip, side := canvas.Polar(at.X, at.Y, 22, a), canvas.Polar(at.X, at.Y, 8, a+16)
			s.Fill(white, canvas.Loop{at, side, tip})
			s.Outline(s.ink.Fade(0.4), 0.7, canvas.Loop{at, side, tip})
		}
		s.Circle(s.ink, at.X, at.Y, 2.6)
	}
	for n := range 3 {
		x := 4 + 32*float64(n)
		s.poly(0x2B5C9EFF, x, 68, x+8, 52, x+30, 52, x+24, 68)
		s.Line(white.Fade(0.7), 0.8, x+4, 60, x+27, 60)
		s.Line(white.Fade(0.7), 0.8, x+8, 68, x+15, 52)
		s.Line(white.Fade(0.7), 0.8, x+16, 68, x+23, 52)
	}
}

// fusion is a small sun in a ring.
func fusion(s scene) {
	s.block(s.wall, 8, 50, 84, 20)
	s.ribbons(12, 56, 76, 8, 10, 1)
	for n := range 5 {
		s.Circle(theme.Colour(0xFFC94DFF).Fade(0.2), 50, 32, 34-5*float64(n))
	}
	s.Arc(steelDim, 7, 50, 32, 34, 12, 180, 360)
	s.disc(glow, 50, 32, 15)
	s.Circle(0xFFF3B8FF, 50, 32, 10)
	s.Arc(steelDim, 8, 50, 32, 34, 12, 0, 180)
	s.Arc(white, 5, 50, 32, 34, 12, 0, 180)
	for _, x := range []float64{16, 84} {
		s.block(steel, x-5, 32, 10, 38)
	}
}
