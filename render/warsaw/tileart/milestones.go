package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// saxonPalace: two wings and an open colonnade between them.
func saxonPalace(c brush) {
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
func wilanowPalace(c brush) {
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
func grandTheater(c brush) {
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
	quadriga(c.part(50, 29, 1))
	c.Rect(stone, 16, 97, 68, 3)
}

// quadriga draws four horses drawing a chariot towards the eye, their feet at the origin.
func quadriga(c brush) {
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
func waterFilters(c brush) {
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
func namiestnikowskiPalace(c brush) {
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
	horseman(c.part(50, 100, 1))
	for _, x := range []float64{20, 80} {
		c.Rect(stone, x-6, 92, 12, 8)
		c.Oval(stoneShade, x, 90, 5, 3)
		c.Circle(stoneShade, x-4, 87, 2.8)
	}
}

// horseman draws a rider's statue on its stone, standing at the origin.
func horseman(c brush) {
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
func wilsonSquare(c brush) {
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
	tram(c.part(108, 92, 0.8), red)
}

// tram draws a tram from its side, its wheels on the origin's line.
func tram(c brush, colour theme.Colour) {
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
func wzRoute(c brush) {
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
	tramFront(c.part(50, 100, 1))
	c.Poly(stone, 96, 100, 96, 92, 104, 92, 104, 84, 112, 84, 112, 76, 120, 76, 120, 68, 160, 68, 160, 100)
}

func absolute(v float64) float64 { return max(v, -v) }

// tramFront draws a tram coming towards the eye, standing at the origin.
func tramFront(c brush) {
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
func palaceOfCulture(c brush) {
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
func metro(c brush) {
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
func europaMarket(c brush) {
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
		tent(c, x, y, 11, tones[n%5])
	}
	for n := range 6 {
		stall(c, -15+22.2*float64(n), 70, 19, tones[n%5])
	}
	for n := range 5 {
		x := -6 + 26*float64(n)
		bag(c, x, 100)
	}
}

// tent draws a small market tent, its upper left at x, y.
func tent(c brush, x, y, width float64, colour theme.Colour) {
	c.Poly(colour, x, y+5, x+width/2, y, x+width, y+5)
	c.Rect(cream, x+1, y+5, width-2, 4)
}

// bag draws a chequered market bag, its foot at x, y.
func bag(c brush, x, y float64) {
	c.Arc(ink, 1, x, y-10, 4, 5, 180, 360)
	c.Rect(cream, x-7, y-10, 14, 10)
	for _, d := range []float64{-4.6, 0, 4.6} {
		c.Line(red, 1, x+d, y-10, x+d, y)
	}
	c.Line(0x4F74B8FF, 1, x-7, y-7, x+7, y-7)
	c.Line(0x4F74B8FF, 1, x-7, y-3.4, x+7, y-3.4)
	c.Outline(ink, 0.8, canvas.RectLoop(x-7, y-10, 14, 10))
}
