package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// viennaRailway: the first station, two towers and a steam engine.
func viennaRailway(c brush) {
	c.Rect(plaster, -14, 58, 128, 40)
	c.hipped(slate, -16, 58, 132, 9, 5)
	c.Rect(sandShade, -14, 57, 128, 2.4)
	c.arches(slateShade, -9, 64, 30, 4, 5, 11)
	c.arches(slateShade, 79, 64, 30, 4, 5, 11)
	c.arches(slateShade, 37, 62, 26, 3, 6, 16)
	c.Rect(sand, 33, 52, 34, 6)
	c.clock(50, 49, 7)
	for _, x := range []float64{22, 64} {
		c.Rect(sand, x, 28, 14, 70)
		c.Rect(sandShade, x+9, 28, 5, 70)
		c.Rect(plaster, x-2, 26, 18, 4)
		c.Poly(slate, x-2, 26, x+7, 17, x+16, 26)
		c.arches(slateShade, x+2, 34, 10, 2, 3.4, 9)
		c.Arch(slateShade, x+4.5, 54, 5, 10)
	}
	c.Rect(pave, -60, 90, 220, 12)
	steamEngine(c.part(44, 99, 1))
}

// steamEngine draws a locomotive going to the right with a carriage behind, the rail
// on the origin's line.
func steamEngine(c brush) {
	c.Rect(brickShade, -78, -22, 46, 18)
	c.Rect(brick, -80, -24, 50, 3)
	c.windows(theme.NeonAmber, -75, -18, 40, 6, 5, 1, 5, 6)
	c.Round(leaf, -10, -22, 48, 14, 4)
	c.Rect(gold, 4, -22, 2, 14)
	c.Rect(gold, 22, -22, 2, 14)
	c.Rect(leaf, -24, -32, 17, 28)
	c.Rect(ink, -26, -34, 21, 3)
	c.Rect(theme.NeonAmber, -20, -28, 9, 7)
	c.Poly(ink, 29, -22, 30, -32, 27, -38, 39, -38, 36, -32, 37, -22)
	c.Dome(gold, 12, -22, 4.4, 6)
	c.Rect(ink, -26, -9, 68, 4)
	c.Poly(red, 40, -8, 48, -1, 38, -1)
	for _, x := range []float64{-70, -42} {
		c.Circle(ink, x, -4, 4.4)
	}
	c.Circle(red, -14, -5.6, 6)
	c.Circle(red, 4, -5.6, 6)
	c.Ring(ink, 1.4, -14, -5.6, 6)
	c.Ring(ink, 1.4, 4, -5.6, 6)
	c.Circle(ink, 20, -4, 4)
	c.Circle(ink, 32, -4, 4)
	c.Line(gold, 1.2, -14, -5.6, 18, -5.6)
	for n, r := range []float64{5, 7, 9} {
		c.Circle(cream, 32-11*float64(n), -45-6*float64(n), r)
	}
	c.Lives(canvas.Smoke, 33, -43, 4)
	c.Line(ink, 1.2, -120, 0, 120, 0)
}

// universityLibrary: green pages of writing, a garden on the roof.
func universityLibrary(c brush) {
	for n := range 9 {
		x := -10 + 15*float64(n)
		c.Circle(leaf, x, 42, 8+float64(n%3)*2)
		c.Circle(leafLight, x-3, 39, 4.4)
	}
	c.Arc(copperShade, 2, 70, 44, 26, 20, 180, 360)
	c.Arc(copperShade, 1, 70, 44, 20, 15, 180, 360)
	for n := range 5 {
		p := canvas.Polar(70, 44, 25, 200+35*float64(n))
		c.Line(copperShade, 1, 70, 44, p.X, 44+(p.Y-44)*0.8)
	}
	c.Rect(copper, -12, 44, 124, 56)
	c.Rect(copperShade, -14, 42, 128, 4)
	c.Rect(copperShade, 96, 46, 16, 54)
	for n := range 5 {
		x := -8 + 21*float64(n)
		c.Round(cream, x, 51, 17, 34, 1)
		for row := range 8 {
			w := 12.4 - float64(scramble(uint32(n*8+row))%5)
			c.Rect(copperShade, x+2.2, 54+3.8*float64(row), w, 1.5)
		}
	}
	c.Rect(slateShade, -12, 89, 124, 11)
	c.windows(glass, -8, 90.5, 116, 9, 15, 1, 5.6, 9)
	for _, x := range []float64{-12, 22, 55, 110} {
		c.Curve(leaf, 2, x, 44, x+2, 56, x-1, 66)
		c.Circle(leafLight, x, 62, 2.2)
		c.Circle(leaf, x+1.6, 54, 2.4)
	}
}

// universityOfTechnology: a bowed front of giant columns under a cogwheel.
func universityOfTechnology(c brush) {
	c.hipped(slate, -8, 44, 116, 12, 12)
	c.Rect(plaster, -8, 42, 116, 56)
	c.Rect(sandShade, 82, 42, 26, 56)
	c.Rect(stone, -10, 41, 120, 4)
	c.windows(slateShade, -3, 50, 24, 42, 4, 3, 4, 9)
	c.windows(slateShade, 79, 50, 24, 42, 4, 3, 4, 9)
	c.Rect(sand, 22, 34, 56, 64)
	c.Rect(stone, 20, 32, 60, 4)
	c.Rect(slateShade, 26, 42, 48, 32)
	c.columns(cream, 24, 40, 52, 36, 6, 4.2)
	c.Rect(stone, 20, 76, 60, 3)
	c.arches(ink, 25, 82, 50, 5, 7.4, 16)
	c.Rect(sand, 34, 24, 32, 9)
	cog(c, ink, 50, 17, 12)
	c.Circle(gold, 50, 17, 7)
	c.Circle(ink, 50, 17, 2.6)
	c.statue(slateShade, 29, 32, 12)
	c.statue(slateShade, 71, 32, 12)
	c.Rect(stone, 14, 97, 72, 3)
}

// cog fills a cogwheel.
func cog(c brush, colour theme.Colour, x, y, r float64) {
	c.Circle(colour, x, y, r*0.8)
	for n := range 8 {
		a, b := canvas.Polar(x, y, r*0.5, 45*float64(n)), canvas.Polar(x, y, r, 45*float64(n))
		c.Line(colour, r*0.34, a.X, a.Y, b.X, b.Y)
	}
}

// wilanow: new houses with balconies, the temple's dome behind them.
func wilanow(c brush) {
	c.Rect(stone, 36, 34, 30, 40)
	c.Fill(copper, append(append(canvas.Loop{{36, 36}}, canvas.Quadratic(canvas.Point{36, 36}, canvas.Point{38, 16}, canvas.Point{48, 13}, 8)...), canvas.Quadratic(canvas.Point{54, 13}, canvas.Point{64, 16}, canvas.Point{66, 36}, 8)...))
	for n := range 5 {
		c.Line(copperShade, 0.9, 51, 13, 38+6.5*float64(n), 36)
	}
	c.Rect(stone, 48, 8, 6, 6)
	c.Line(gold, 1.2, 51, 8, 51, 0)
	c.Line(gold, 1.2, 48.6, 3, 53.4, 3)
	blocks := []struct {
		x, w, h float64
		wall    theme.Colour
	}{{-14, 40, 46, cream}, {28, 36, 38, 0xE8B48CFF}, {66, 48, 50, plaster}}
	for _, b := range blocks {
		top := 98 - b.h
		c.Rect(b.wall, b.x, top, b.w, b.h)
		c.Rect(b.wall.Mix(ink, 0.22), b.x+b.w-5, top, 5, b.h)
		c.Rect(slateShade, b.x-1, top-2, b.w+2, 3)
		rows := int(b.h / 12)
		for row := range rows {
			y := top + 4 + 11.6*float64(row)
			for x := b.x + 3; x < b.x+b.w-10; x += 12 {
				c.Rect(slateShade, x, y, 7, 8)
				c.Rect(glass, x, y, 3, 8)
				c.Rect(tileRed, x-1, y+5.4, 9, 3)
			}
		}
	}
	for _, x := range []float64{27, 65, -18, 118} {
		c.standingTree(x, 100, 18)
	}
	c.Rect(pave, -60, 98, 220, 10)
}
