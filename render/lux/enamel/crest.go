package enamel

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/lux"
)

// Crest is the crest of a family, as an icon.
func Crest(d lux.District) *icon.Icon { return crests[min(int(d), len(crests)-1)] }

// crests are the crests of the families, and what stands for the Outsider district.
var crests = [...]*icon.Icon{
	icon.New(func(c canvas.Canvas, _ theme.Colour) { crestOn(c, lux.Blue) }),
	icon.New(func(c canvas.Canvas, _ theme.Colour) { crestOn(c, lux.Pink) }),
	icon.New(func(c canvas.Canvas, _ theme.Colour) { crestOn(c, lux.Yellow) }),
	icon.New(func(c canvas.Canvas, _ theme.Colour) { crestOn(c, lux.Green) }),
	icon.New(func(c canvas.Canvas, _ theme.Colour) { crestOn(c, lux.OutsiderDistrict) }),
}

// ground is the outline of a crest, so many units within it: a hexagon, a disc, a star of eight points, a leaf.
func ground(c canvas.Canvas, d lux.District, in float64) canvas.Loop {
	r := 48 - in
	switch d {
	case lux.Blue:
		var l canvas.Loop
		for n := range 6 {
			l = append(l, canvas.Polar(50, 50, r*1.02, 60*float64(n)-90))
		}
		return l
	case lux.Pink:
		return c.ArcLoop(50, 50, r*0.98, r*0.98, 0, 360)
	case lux.Yellow:
		var l canvas.Loop
		for n := range 16 {
			reach := r * 1.03
			if n%2 == 1 {
				reach = r * 0.81
			}
			l = append(l, canvas.Polar(50, 50, reach, 22.5*float64(n)-90))
		}
		return l
	case lux.Green:
		k, soft := r*0.94, r*0.94*1.25
		l := c.ArcLoop(50-k+soft, 50-k+soft, soft, soft, 180, 270)
		l = append(l, canvas.Point{X: 50 + k, Y: 50 - k})
		l = append(l, c.ArcLoop(50+k-soft, 50+k-soft, soft, soft, 0, 90)...)
		return append(l, canvas.Point{X: 50 - k, Y: 50 + k})
	}
	return canvas.CutLoop(50-r*0.9, 50-r*0.9, r*1.8, r*1.8, r*0.3)
}

// crestOn draws a crest in the square of 100 units at a canvas's origin: on its ground an eye, a lotus, a pair of scales, a
// branch; or the open gate.
func crestOn(c canvas.Canvas, d lux.District) {
	tones := Family(d)
	c.Fill(wire, ground(c, d, -2))
	c.Fill(tones.Dark, ground(c, d, 3))
	c.Fill(tones.Base, ground(c, d, 7))
	switch d {
	case lux.Blue:
		eye(c, glass, tones.Dark)
	case lux.Pink:
		lotus(c, tones.Dark)
	case lux.Yellow:
		scales(c, tones.Dark)
	case lux.Green:
		branch(c, glass)
	default:
		gate(c, tones.Dark)
	}
}

// eye sees what others hide.
func eye(c canvas.Canvas, tone, pupil theme.Colour) {
	c.Fill(tone, canvas.Data("M18 50 C32 26 68 26 82 50 C68 74 32 74 18 50 Z")...)
	c.Circle(pupil, 50, 50, 13)
	c.Circle(tone, 54.5, 45.5, 4)
}

// lotus opens towards the light.
func lotus(c canvas.Canvas, tone theme.Colour) {
	c.Fill(tone, canvas.Data("M50 20 C62 34 62 52 50 68 C38 52 38 34 50 20 Z")...)
	c.Fill(tone, canvas.Data("M24 36 C38 38 46 50 47 70 C32 66 24 54 24 36 Z")...)
	c.Fill(tone, canvas.Data("M76 36 C62 38 54 50 53 70 C68 66 76 54 76 36 Z")...)
	c.Line(tone, 5, 30, 78, 70, 78)
}

// scales weigh gold.
func scales(c canvas.Canvas, tone theme.Colour) {
	c.Line(tone, 6, 50, 24, 50, 76)
	c.Line(tone, 6, 24, 34, 76, 34)
	c.Line(tone, 6, 36, 77, 64, 77)
	for _, x := range []float64{27, 73} {
		c.Line(tone, 3, x-11, 54, x, 34, x+11, 54)
		c.Fill(tone, append(c.ArcLoop(x, 54, 13, 11, 0, 180), canvas.Point{X: x - 13, Y: 54}))
	}
}

// branch grows.
func branch(c canvas.Canvas, tone theme.Colour) {
	c.Line(tone, 5, 26, 76, 72, 28)
	leaf := func(x, y, dx, dy float64) {
		c.Fill(tone, append(canvas.Quadratic(canvas.Point{X: x, Y: y}, canvas.Point{X: x + dx*0.1 + dy*0.7, Y: y + dy*0.1 - dx*0.7}, canvas.Point{X: x + dx, Y: y + dy}, 8),
			canvas.Quadratic(canvas.Point{X: x + dx, Y: y + dy}, canvas.Point{X: x + dx*0.9 - dy*0.7, Y: y + dy*0.9 + dx*0.7}, canvas.Point{X: x, Y: y}, 8)...))
	}
	leaf(36, 66, 0, -28)
	leaf(52, 49, 0, -28)
	leaf(42, 60, 28, 2)
	leaf(58, 43, 24, 2)
}

// gate stands open beside the four districts.
func gate(c canvas.Canvas, tone theme.Colour) {
	c.Arch(tone, 26, 24, 48, 54)
	c.Arch(glass, 37, 36, 26, 42)
	c.Poly(tone, 37, 40, 52, 48, 52, 82, 37, 78)
}
