package tinplate

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// The face of a tile lies within its border.
const (
	faceIn   = 4.5
	faceSide = 100 - 2*faceIn
)

// backdrop paints the sky and the ground of an era on the face of a tile, whose ground lies at foot and which ends at end.
func (s scene) backdrop(c canvas.Canvas, foot, end float64) {
	c.Within(faceIn, faceIn, faceSide, end-faceIn, func() {
		switch s.era {
		case 1:
			s.lithograph(c, foot)
		case 2:
			s.poster(c, foot)
		default:
			s.clean(c, foot)
		}
	})
}

// lithograph is paper with a halo, as the posters of 1900 have it, and a ring of small discs around.
func (s scene) lithograph(c canvas.Canvas, foot float64) {
	paper := theme.Colour(0xF8EBCCFF)
	c.Rect(paper.Mix(s.Light, 0.7), 0, 0, 100, 100)
	r := min(foot*0.58, 46)
	y := foot - r*0.62
	c.Circle(s.ink.Mix(s.Base, 0.5), 50, y, r+0.9)
	c.Circle(s.Base.Mix(paper, 0.45), 50, y, r)
	c.Circle(s.ink.Mix(s.Base, 0.5), 50, y, r-4.6)
	c.Circle(paper, 50, y, r-5.4)
	for n := range 30 {
		at := canvas.Polar(50, y, r-2.4, 12*float64(n))
		c.Circle(paper, at.X, at.Y, 1.05)
	}
	for n := range 9 { // rays of the sun
		a := -170 + 20*float64(n)
		c.Fill(theme.Colour(0xFBD98CFF).Fade(0.5), canvas.Loop{{X: 50, Y: y}, canvas.Polar(50, y, r-5.4, a), canvas.Polar(50, y, r-5.4, a+9)})
	}
	c.Rect(s.Base.Mix(0xC9B27AFF, 0.55).Mix(paper, 0.2), 0, foot, 100, 100)
	c.Rect(s.ink, 0, foot-0.5, 100, 1)
	for n := range 7 { // tendrils
		x := 2 + 16*float64(n)
		c.Curve(s.ink.Fade(0.7), 0.7, x, foot+5, x+5, foot-1, x+10, foot+4)
	}
}

// poster is a sky of few flat tones with the light of noon across it.
func (s scene) poster(c canvas.Canvas, foot float64) {
	deep := s.Base.Mix(s.Dark, 0.25)
	tones := []theme.Colour{deep, deep.Mix(s.Light, 0.28), deep.Mix(s.Light, 0.56), s.Light, theme.Colour(0xFFF3D8FF)}
	for n, tone := range tones {
		y := foot * (1 - []float64{1, 0.74, 0.52, 0.33, 0.16}[n])
		c.Rect(tone, 0, y, 100, 100)
	}
	c.Poly(white.Fade(0.16), 0, 0, 34, 0, 100, foot*0.72, 100, foot, 60, foot, 0, foot*0.2)
	c.Poly(white.Fade(0.12), 0, 0, 70, 0, 100, foot*0.3, 100, foot*0.5, 0, 0)
	c.Rect(s.Dark.Mix(s.Base, 0.35), 0, foot, 100, 100)
	c.Poly(s.Light.Mix(s.Base, 0.35), 0, foot+1.5, 100, foot+4, 100, 100, 0, 100)
}

// clean is a bright sky with soft lights.
func (s scene) clean(c canvas.Canvas, foot float64) {
	azure, middle := theme.Colour(0x58B2EEFF).Mix(s.Base, 0.16), (faceIn+foot)/2
	gradient(c, azure, theme.Colour(0xCBE9FAFF), 0, faceIn, 100, middle-faceIn)
	gradient(c, theme.Colour(0xCBE9FAFF), s.Light.Mix(white, 0.25), 0, middle, 100, foot-middle)
	for n, at := range []canvas.Point{{X: 22, Y: 0.34}, {X: 76, Y: 0.24}, {X: 60, Y: 0.62}} {
		c.Circle(white.Fade(0.16), at.X, foot*at.Y, 24-5*float64(n))
		c.Circle(white.Fade(0.14), at.X+4, foot*at.Y-2, 13-3*float64(n))
	}
	for n := range 3 {
		c.Arc(white.Fade(0.5), 0.6, 50, foot+30, 60+9*float64(n), 64+12*float64(n), 200, 340)
	}
	gradient(c, theme.Colour(0xE9F1F4FF), s.Light.Mix(0xB9C7CFFF, 0.4), 0, foot, 100, 20)
	c.Rect(white, 0, foot-0.2, 100, 0.8)
}
