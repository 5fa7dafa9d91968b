package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// viennaRailway: the first station, two towers and a steam engine.
func (c brush) viennaRailway() {
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
	c.part(44, 99, 1).steamEngine()
}

// steamEngine draws a locomotive going to the right with a carriage behind, the rail
// on the origin's line.
func (c brush) steamEngine() {
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
	c.Line(ink, 1.2, -120, 0, 120, 0)
}

// universityLibrary: green pages of writing, a garden on the roof.
func (c brush) universityLibrary() {
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
func (c brush) universityOfTechnology() {
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
	c.cog(ink, 50, 17, 12)
	c.Circle(gold, 50, 17, 7)
	c.Circle(ink, 50, 17, 2.6)
	c.statue(slateShade, 29, 32, 12)
	c.statue(slateShade, 71, 32, 12)
	c.Rect(stone, 14, 97, 72, 3)
}

// cog fills a cogwheel.
func (c brush) cog(colour theme.Colour, x, y, r float64) {
	c.Circle(colour, x, y, r*0.8)
	for n := range 8 {
		a, b := canvas.Polar(x, y, r*0.5, 45*float64(n)), canvas.Polar(x, y, r, 45*float64(n))
		c.Line(colour, r*0.34, a.X, a.Y, b.X, b.Y)
	}
}

// wilanow: new houses with balconies, the temple's dome behind them.
func (c brush) wilanow() {
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

// saxonPalace: two wings and an open colonnade between them.
func (c brush) saxonPalace() {
	for n := range 5 {
		c.Circle(leaf, 32+9*float64(n), 66, 8)
	}
	for _, x := range []float64{-20, 72} {
		c.hipped(slate, x-1, 46, 50, 9, 6)
		c.Rect(plaster, x, 45, 48, 53)
		c.Rect(sandShade, x+38, 48, 10, 50)
		c.Rect(stone, x-2, 44, 52, 3.6)
		c.windows(slateShade, x+4, 52, 38, 42, 6, 3, 3.8, 9)
		c.Rect(sand, x+15, 44, 18, 54)
		c.gable(stone, sandShade, x+12, 45, 24, 9)
		c.windows(slateShade, x+18, 52, 12, 26, 2, 2, 3.8, 9)
		c.Arch(ink, x+20.5, 83, 7, 15)
	}
	c.Rect(stone, 28, 55, 44, 8)
	c.Rect(stoneShade, 28, 61, 44, 2)
	for n := range 6 {
		c.Rect(cream, 29+8*float64(n), 63, 3.2, 33)
		c.Rect(stoneShade, 31.2+8*float64(n), 63, 1, 33)
	}
	c.columns(cream, 28, 63, 44, 34, 6, 3.2)
	for _, x := range []float64{32, 44, 56, 68} {
		c.statue(stoneShade, x, 55, 10)
	}
	c.Rect(stone, 26, 96, 48, 4)
	c.Poly(theme.Highlight, 48, 96, 50, 87, 52, 96)
	c.Poly(theme.NeonAmber, 49, 96, 50, 91, 51, 96)
}

// wilanowPalace: the yellow baroque palace between two helmeted towers.
func (c brush) wilanowPalace() {
	wall, shade := theme.Colour(0xF0C665FF), theme.Colour(0xCF9A3CFF)
	c.Rect(wall, -16, 70, 132, 28)
	c.Rect(cream, -18, 68, 136, 3)
	c.windows(slateShade, -10, 75, 24, 14, 3, 1, 4.6, 14)
	c.windows(slateShade, 86, 75, 24, 14, 3, 1, 4.6, 14)
	for _, x := range []float64{14, 70} {
		c.Rect(wall, x, 48, 16, 50)
		c.Rect(shade, x+11, 48, 5, 50)
		c.Rect(cream, x-2, 46, 20, 3)
		c.arches(slateShade, x+3, 53, 10, 2, 3.6, 9)
		c.Arch(slateShade, x+5, 74, 6, 18)
		helmet := append(canvas.Quadratic(canvas.Point{x - 1, 46}, canvas.Point{x, 34}, canvas.Point{x + 6, 32}, 6), canvas.Quadratic(canvas.Point{x + 10, 32}, canvas.Point{x + 16, 34}, canvas.Point{x + 17, 46}, 6)...)
		c.Fill(copper, helmet)
		c.Rect(wall, x+5.6, 26, 5, 6)
		c.Dome(copper, x+8, 26, 4.4, 5)
		c.Line(gold, 1.2, x+8, 22, x+8, 15)
		c.Circle(gold, x+8, 16, 1.4)
	}
	c.Rect(wall, 30, 44, 40, 54)
	c.Rect(shade, 60, 44, 10, 54)
	c.Rect(cream, 28, 56, 44, 3)
	c.Rect(cream, 28, 42, 44, 3)
	c.gable(cream, shade, 34, 42, 32, 12)
	c.columns(cream, 32, 60, 36, 36, 4, 3.2)
	c.Arch(ink, 45.5, 74, 9, 24)
	c.arches(slateShade, 37, 63, 26, 2, 4.4, 12)
	c.windows(slateShade, 35, 47, 30, 6, 4, 1, 4, 6)
	for _, x := range []float64{32, 50, 68} {
		y := 42.0
		if x == 50 {
			y = 30
		}
		c.statue(cream, x, y, 10)
	}
	for _, x := range []float64{-8, 4, 96, 108} {
		c.Poly(leaf, x-4, 99, x, 84, x+4, 99)
	}
}

// grandTheater: rows of columns, Apollo's four horses over the gable.
func (c brush) grandTheater() {
	c.stars()
	c.Rect(sand, -16, 56, 132, 42)
	c.Rect(sandShade, 88, 56, 28, 42)
	c.Rect(cream, -18, 54, 136, 3)
	c.windows(theme.NeonAmber, -11, 60, 34, 12, 5, 1, 4, 9)
	c.windows(theme.NeonAmber, 77, 60, 34, 12, 5, 1, 4, 9)
	c.columns(cream, -14, 76, 40, 22, 7, 2.6)
	c.columns(cream, 74, 76, 40, 22, 7, 2.6)
	c.Rect(cream, -16, 74, 132, 2.6)
	c.Rect(plaster, 24, 38, 52, 60)
	c.Rect(brickShade, 28, 48, 44, 24)
	c.windows(theme.NeonAmber, 33, 52, 34, 16, 4, 1, 4, 14)
	c.columns(cream, 26, 46, 48, 28, 6, 3.2)
	c.Rect(plaster, 22, 42, 56, 4)
	c.gable(plaster, sandShade, 21, 42, 58, 14)
	c.Rect(plaster, 22, 74, 56, 4)
	c.arches(ink, 28, 81, 44, 5, 6, 17)
	c.part(50, 29, 1).quadriga()
	c.Rect(stone, 16, 97, 68, 3)
}

// quadriga draws four horses drawing a chariot towards the eye, their feet at the origin.
func (c brush) quadriga() {
	for _, x := range []float64{-13, -5, 5, 13} {
		c.Poly(copperShade, x-2.6, 0, x-2, -9, x+2, -9, x+2.6, 0)
		c.Poly(copperShade, x-2.4, -8, x-1.4, -14, x+1.4, -14, x+2.4, -8)
		c.Line(copperShade, 1.2, x-2, 0, x-3, -5)
		c.Line(copperShade, 1.2, x+2, -4, x+4, -1)
	}
	c.statue(copper, 0, -6, 17)
	c.Line(copper, 1.2, 0, -18, -8, -11)
	c.Line(copper, 1.2, 0, -18, 8, -11)
}

// waterFilters: Lindley's brick water tower over the grassy filter beds.
func (c brush) waterFilters() {
	c.Rect(brick, -10, 74, 38, 24)
	c.hipped(slate, -12, 74, 42, 12, 8)
	c.arches(slateShade, -6, 80, 30, 4, 4.6, 12)
	c.Rect(brick, 72, 70, 40, 28)
	c.gable(brick, brickShade, 70, 70, 44, 14)
	c.arches(slateShade, 76, 76, 32, 4, 5, 15)
	c.Rect(brick, 37, 30, 26, 68)
	c.Rect(brickShade, 54, 30, 9, 68)
	for _, y := range []float64{44, 62, 80} {
		c.Rect(sand, 37, y, 26, 1.8)
		c.arches(ink, 41, y+4, 18, 2, 3.4, 9)
	}
	c.Poly(brick, 37, 32, 31, 26, 69, 26, 63, 32)
	c.Rect(brick, 31, 12, 38, 15)
	c.Rect(brickShade, 56, 12, 13, 15)
	c.arches(ink, 34, 15, 32, 6, 3.4, 9)
	for n := range 6 {
		c.Rect(sand, 31+6.8*float64(n), 8, 4, 5)
	}
	c.Poly(slate, 33, 9, 50, -2, 67, 9)
	c.Poly(slateShade, 50, 9, 50, -2, 67, 9)
	c.Line(ink, 1, 50, -2, 50, -8)
	for _, x := range []float64{-20, 12, 88, 122} {
		c.Dome(grassShade, x, 100, 15, 7)
		c.Dome(grass, x-2, 100, 11, 5)
	}
	c.Line(waterLight, 1.6, 18, 100, 18, 88)
	c.Curve(waterLight, 1.4, 18, 88, 13, 84, 11, 94)
	c.Curve(waterLight, 1.4, 18, 88, 23, 84, 25, 94)
}

// namiestnikowskiPalace: the long white palace and the prince on his horse before it.
func (c brush) namiestnikowskiPalace() {
	c.hipped(slate, 4, 46, 92, 9, 8)
	c.Rect(cream, 6, 45, 88, 53)
	c.Rect(stone, 4, 43, 92, 3.4)
	for x := 6.0; x < 94; x += 5 {
		c.Rect(stone, x, 39, 1.6, 5)
	}
	c.Rect(stone, 4, 38, 92, 1.8)
	c.windows(slateShade, 11, 51, 18, 40, 3, 3, 3.8, 9)
	c.windows(slateShade, 71, 51, 18, 40, 3, 3, 3.8, 9)
	c.Rect(sand, 32, 44, 36, 54)
	c.windows(slateShade, 37, 50, 26, 22, 4, 2, 3.6, 8)
	c.columns(cream, 33, 46, 34, 30, 6, 2.8)
	c.gable(cream, stoneShade, 30, 44, 40, 11)
	c.arches(ink, 36, 80, 28, 3, 6, 18)
	for _, x := range []float64{-18, 92} {
		c.Rect(plaster, x, 58, 26, 40)
		c.Rect(stoneShade, x+20, 58, 6, 40)
		c.Rect(stone, x-1, 56, 28, 3)
		c.windows(slateShade, x+3.4, 63, 15, 30, 3, 3, 3.2, 6)
	}
	c.bannerOf(50, 34, 16)
	c.part(50, 100, 1).horseman()
	for _, x := range []float64{20, 80} {
		c.Rect(stone, x-6, 92, 12, 8)
		c.Oval(stoneShade, x, 90, 5, 3)
		c.Circle(stoneShade, x-4, 87, 2.8)
	}
}

// horseman draws a rider's statue on its stone, standing at the origin.
func (c brush) horseman() {
	c.Poly(stone, -13, 0, -11, -12, 11, -12, 13, 0)
	c.Rect(stoneShade, 4, -12, 7, 12)
	c.Oval(slateShade, 0, -21, 9, 4.4)
	c.Poly(slateShade, 5, -23, 11, -32, 15, -30, 15.4, -27, 11, -25, 8, -19)
	for _, x := range []float64{-7, -4.4, 5, 7.6} {
		c.Line(slateShade, 1.8, x, -19, x, -12)
	}
	c.Curve(slateShade, 1.8, -8.6, -23, -13, -21, -12, -14)
	c.Poly(slateShade, -3.4, -23, -2.6, -33, 2.6, -33, 3.4, -23)
	c.Circle(slateShade, 0, -36, 2.8)
	c.Line(slateShade, 1.6, 2, -31, 9, -38)
	c.Line(cream, 1.1, 8, -36, 14, -46)
}

// wilsonSquare: a crescent of houses around a round green, a clock and a tram.
func (c brush) wilsonSquare() {
	c.Circle(cream.Fade(0.6), 78, 30, 9)
	for n := range 7 {
		x := -14 + 18.4*float64(n)
		bend := (x + 9 - 50) * (x + 9 - 50) / 420
		top := 42 + 8 - bend
		wall := plaster
		if n%2 == 1 {
			wall = 0xE4B98FFF
		}
		c.Rect(wall, x, top, 18.4, 80-top)
		c.Rect(wall.Mix(ink, 0.22), x+16, top, 2.4, 80-top)
		c.Rect(tileShade, x-0.6, top-3, 19.6, 4)
		c.windows(slateShade, x+2.6, top+5, 12, 18, 3, 2, 2.8, 6)
		c.Rect(slateShade, x, 73, 18.4, 7)
		c.Rect(theme.NeonAmber, x+3, 74, 10, 6)
	}
	c.Rect(asphalt, -60, 80, 220, 30)
	c.Oval(cream, 50, 92, 41, 9.4)
	c.Oval(grass, 50, 91.6, 39, 8)
	for _, at := range [4]canvas.Point{{24, 91}, {36, 95}, {64, 95}, {76, 91}} {
		c.standingTree(at.X, at.Y, 20)
	}
	c.Rect(ink, 49, 62, 2, 30)
	c.clock(50, 60, 6.6)
	c.Rect(stone, 45, 90, 10, 3)
	c.part(108, 92, 0.8).tram(red)
}

// tram draws a tram from its side, its wheels on the origin's line.
func (c brush) tram(colour theme.Colour) {
	c.Line(ink, 1, -8, -26, -2, -33, 6, -33)
	c.Round(colour, -26, -25, 52, 23, 4)
	c.Rect(cream, -26, -25, 52, 4)
	c.Rect(cream, -26, -9, 52, 2)
	c.windows(glass, -23, -19, 46, 8, 6, 1, 6.4, 8)
	c.Circle(ink, -16, -2, 3.6)
	c.Circle(ink, 16, -2, 3.6)
	c.Circle(theme.NeonAmber, -24, -6, 1.6)
}

// wzRoute: the road dives under the old town, a tram comes out.
func (c brush) wzRoute() {
	for i, tone := range []theme.Colour{0xD9A24EFF, 0xC9674BFF, 0xE2C27CFF, 0x8FA873FF} {
		x := -36 + 19*float64(i)
		h := 24 + float64(i%2)*5
		c.Poly(tileRed, x, 52-h, x+9.5, 43-h, x+19, 52-h)
		c.Rect(tone, x, 52-h, 19, h)
		c.windows(slateShade, x+3, 57-h, 13, h-9, 3, 2, 2.8, 5)
	}
	// The castle's clock tower.
	c.Rect(brick, 66, 34, 70, 18)
	c.hipped(tileRed, 64, 34, 74, 8, 4)
	c.windows(cream, 84, 39, 40, 8, 6, 1, 3.4, 8)
	c.Rect(brick, 68, 16, 14, 36)
	c.Rect(brickShade, 77, 16, 5, 36)
	c.clock(75, 24, 4.4)
	c.Poly(copper, 67, 16, 71, 10, 73, 4, 75, -6, 77, 4, 79, 10, 83, 16)
	c.Line(stone, 3, 50, 52, 50, 22)
	c.statue(slateShade, 50, 22, 10)
	c.Rect(stone, 45, 46, 10, 6)
	// The wall and the tunnel.
	c.Rect(sand, -60, 52, 220, 48)
	c.Rect(cream, -60, 50, 220, 4)
	for n := range 5 {
		c.Line(sandShade, 0.9, -60, 62+9*float64(n), 160, 62+9*float64(n))
	}
	c.Rect(cream, 8, 58, 84, 42)
	c.Fill(ink, append(c.ArcLoop(50, 84, 38, 24, 180, 360), canvas.Point{88, 102}, canvas.Point{12, 102}))
	c.Rect(asphalt, -60, 97, 220, 12)
	for _, x := range []float64{22, 36, 64, 78} {
		c.Circle(theme.NeonAmber, x, 70+absolute(x-50)*0.18, 1.6)
	}
	c.part(50, 100, 1).tramFront()
	c.Poly(stone, 96, 100, 96, 92, 104, 92, 104, 84, 112, 84, 112, 76, 120, 76, 120, 68, 160, 68, 160, 100)
}

func absolute(v float64) float64 { return max(v, -v) }

// tramFront draws a tram coming towards the eye, standing at the origin.
func (c brush) tramFront() {
	c.Line(cream, 1.2, -7, -36, 0, -42, 7, -36)
	c.Round(red, -13, -36, 26, 34, 6)
	c.Round(glass, -10, -31, 20, 13, 3)
	c.Line(red, 1.6, 0, -31, 0, -18)
	c.Rect(cream, -13, -14, 26, 3)
	c.Rect(cream, -6, -35, 12, 3)
	c.Circle(theme.NeonAmber, -8, -8, 2.4)
	c.Circle(theme.NeonAmber, 8, -8, 2.4)
	c.Rect(ink, -11, -3, 22, 3)
}

// palaceOfCulture: the stepped tower with its spire.
func (c brush) palaceOfCulture() {
	c.Circle(theme.NeonAmber.Fade(0.5), 84, 26, 12)
	light, shade := theme.Colour(0xEBD3A4FF), theme.Colour(0xBF9C6CFF)
	step := func(x, y, w, h float64) {
		c.Rect(light, x, y, w, h)
		c.Rect(shade, x+w*0.64, y, w*0.36, h)
	}
	c.Poly(light, 48.4, 12, 50, -14, 51, 12)
	c.Poly(shade, 50, 12, 50, -14, 51.8, 12)
	step(45, 8, 10, 8)
	step(40.5, 14, 19, 8)
	step(36, 20, 28, 13)
	c.clock(45.5, 26.5, 4.8)
	step(31, 33, 38, 40)
	for _, x := range []float64{31, 64.6} {
		step(x, 27, 4.4, 8)
	}
	for n := range 6 {
		c.Rect(slateShade, 34+5.8*float64(n), 37, 2.6, 34)
	}
	for y := 42.0; y < 70; y += 6 {
		c.Rect(light, 31, y, 24.3, 1.4)
		c.Rect(shade, 55.3, y, 13.7, 1.4)
	}
	step(28, 68, 44, 30)
	c.windows(slateShade, 31, 72, 38, 12, 7, 2, 2.4, 4)
	for _, x := range []float64{2, 76} {
		step(x, 74, 22, 24)
		step(x+3, 68, 16, 7)
		step(x+7, 62, 8, 7)
		c.windows(slateShade, x+3, 79, 16, 16, 4, 2, 2.2, 5)
	}
	step(22, 84, 8, 14)
	step(70, 84, 8, 14)
	c.columns(cream, 34, 84, 32, 13, 6, 2)
	c.Rect(cream, 32, 82, 36, 2.4)
	c.Rect(ink, 45, 88, 10, 10)
	c.Rect(stone, -30, 97, 160, 3)
}

// metro: the entrance's glass M and the train under the street.
func (c brush) metro() {
	c.Rect(slate.Mix(skyDay, 0.6), -14, 24, 18, 30)
	c.Rect(slate.Mix(skyDay, 0.7), 92, 16, 18, 38)
	c.Poly(glassShade, 18, 54, 34, 20, 40, 20, 30, 54)
	c.Poly(glass, 34, 20, 40, 20, 52, 44, 47, 50)
	c.Poly(red, 64, 20, 70, 20, 86, 54, 74, 54)
	c.Poly(0xE2605AFF, 64, 20, 70, 20, 57, 50, 52, 44)
	c.Rect(slateShade, 34, 44, 36, 10)
	c.Poly(theme.NeonAmber, 38, 54, 42, 46, 62, 46, 66, 54)
	c.Rect(pave, -60, 53, 220, 4)
	c.Rect(0x4A4550FF, -60, 57, 220, 60)
	c.Round(stone, -12, 61, 124, 50, 20)
	c.Round(slateShade, -8, 65, 116, 50, 17)
	c.Rect(theme.NeonAmber, -2, 68, 30, 1.8)
	c.Rect(theme.NeonAmber, 72, 68, 30, 1.8)
	c.Rect(stone, -8, 92, 30, 10)
	c.Rect(stone, 78, 92, 30, 10)
	c.statue(theme.NeonAmber, 4, 92, 15)
	c.statue(waterLight, 12, 92, 14)
	c.statue(red, 96, 92, 15)
	c.Round(cream, 31, 67, 38, 32, 7)
	c.Round(ink, 35, 71, 30, 13, 4)
	c.Rect(red, 31, 87, 38, 4)
	c.Line(cream, 2, 50, 71, 50, 84)
	c.Circle(theme.NeonAmber, 37, 94, 2.4)
	c.Circle(theme.NeonAmber, 63, 94, 2.4)
	c.Rect(ink, 34, 98, 32, 3)
}

// europaMarket: stalls on the crown of the old stadium.
func (c brush) europaMarket() {
	c.cloud(20, 26, 14)
	c.Fill(grassShade, c.ArcLoop(50, 72, 66, 30, 180, 360))
	c.Rect(grassShade, -16, 71, 132, 12)
	c.Oval(stoneShade, 50, 54, 58, 12)
	c.Oval(stone, 50, 55, 52, 9.6)
	for n := range 3 {
		d := 5 * float64(n)
		c.Arc(stoneShade, 0.9, 50, 55, 50-d, 9-d*0.5, 0, 180)
	}
	c.Oval(grass, 50, 56, 30, 4.6)
	tones := []theme.Colour{red, KindTones(1).Dark, 0x4F74B8FF, leaf, gold}
	for n := range 9 {
		x := -10 + 12.4*float64(n)
		y := 46 - 7*(1-((x+6-50)*(x+6-50))/3600)
		c.tent(x, y, 11, tones[n%5])
	}
	for n := range 6 {
		c.stall(-15+22.2*float64(n), 70, 19, tones[n%5])
	}
	for n := range 5 {
		x := -6 + 26*float64(n)
		c.bag(x, 100)
	}
}

// tent draws a small market tent, its upper left at x, y.
func (c brush) tent(x, y, width float64, colour theme.Colour) {
	c.Poly(colour, x, y+5, x+width/2, y, x+width, y+5)
	c.Rect(cream, x+1, y+5, width-2, 4)
}

// bag draws a chequered market bag, its foot at x, y.
func (c brush) bag(x, y float64) {
	c.Arc(ink, 1, x, y-10, 4, 5, 180, 360)
	c.Rect(cream, x-7, y-10, 14, 10)
	for _, d := range []float64{-4.6, 0, 4.6} {
		c.Line(red, 1, x+d, y-10, x+d, y)
	}
	c.Line(0x4F74B8FF, 1, x-7, y-7, x+7, y-7)
	c.Line(0x4F74B8FF, 1, x-7, y-3.4, x+7, y-3.4)
	c.Outline(ink, 0.8, canvas.RectLoop(x-7, y-10, 14, 10))
}
