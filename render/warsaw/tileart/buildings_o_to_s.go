package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// okecieAirport: the terminal of the thirties with its round tower, a propeller plane.
func okecieAirport(c brush) {
	c.cloud(102, 58, 12)
	c.cloud(4, 50, 14)
	c.Rect(plaster, -18, 70, 136, 28)
	c.Rect(sandShade, 90, 70, 28, 28)
	c.Rect(stone, -20, 68, 140, 4)
	c.windows(glassShade, -14, 76, 46, 8, 6, 1, 6.4, 8)
	c.windows(glassShade, 70, 76, 44, 8, 6, 1, 6, 8)
	c.Rect(slateShade, -18, 88, 136, 10)
	c.windows(theme.NeonAmber, -14, 90, 128, 8, 14, 1, 6, 8)
	c.Rect(plaster, 36, 52, 30, 46)
	c.Rect(stone, 34, 50, 34, 4)
	c.Round(glass, 40, 38, 22, 14, 3)
	for x := 44.0; x < 62; x += 4.4 {
		c.Line(slateShade, 0.9, x, 38, x, 50)
	}
	c.Rect(stone, 37, 36, 28, 4)
	c.Line(ink, 1, 51, 36, 51, 24)
	c.windows(glassShade, 40, 58, 22, 22, 3, 3, 5, 5)
	airliner(c.part(86, 36, 0.9))
}

// airliner draws a two-engined aeroplane around the origin, flying to the right.
func airliner(c brush) {
	c.Poly(slateShade, -6, 1, 8, 1, -4, 16, -12, 16)
	c.Round(stone, -32, -5, 64, 11, 5.5)
	c.Poly(red, -32, -1, -38, -16, -28, -15, -20, -3)
	c.Rect(red, -30, 0.6, 58, 1.6)
	c.windows(ink, -20, -2.6, 38, 2, 8, 1, 2.4, 2)
	c.Poly(ink, 22, -4.4, 27, -3.4, 29, -0.4, 22, -0.8)
	c.Poly(stoneShade, -8, 2, 10, 2, 2, 8, -22, 17, -24, 13)
	c.Round(slateShade, 2, 4, 12, 5, 2.5)
	c.Line(ink, 1.4, 14.6, 0, 14.6, 13)
	c.Poly(red, -34, 0, -44, 4, -38, 4, -26, 2)
}

// oldTown: gabled burgher houses and the mermaid of the market.
func oldTown(c brush) {
	houses := []struct {
		x, w, h float64
		wall    theme.Colour
	}{
		{-10, 23, 58, 0xD9A24EFF}, {13, 22, 66, 0xC9674BFF}, {35, 24, 60, 0x8FA873FF},
		{59, 22, 68, 0xE2C27CFF}, {81, 28, 57, 0xB9747AFF},
	}
	for i, house := range houses {
		top := 98 - house.h
		if i%2 == 0 {
			c.Poly(tileRed, house.x, top, house.x+house.w/2, top-17, house.x+house.w, top)
		} else {
			c.Poly(tileShade, house.x, top, house.x+3, top-12, house.x+house.w-3, top-12, house.x+house.w, top)
			c.Poly(sand, house.x+8, top-4, house.x+house.w/2, top-13, house.x+house.w-8, top-4)
		}
		c.Rect(house.wall, house.x, top, house.w, house.h)
		c.Rect(house.wall.Mix(ink, 0.28), house.x+house.w-2.4, top, 2.4, house.h)
		c.Rect(cream, house.x, top-1, house.w, 2)
		c.windows(slateShade, house.x+4, top+6, house.w-9, house.h-28, 3, 3, 3.4, 7)
		c.windows(cream, house.x+4, top+13.6, house.w-9, house.h-29, 3, 3, 3.4, 1)
		c.Arch(ink, house.x+house.w/2-4, 84, 7, 14)
		c.Rect(theme.NeonAmber, house.x+2.6, 86, 3.4, 7)
	}
	mermaid(c.part(50, 100, 1))
}

// mermaid draws the mermaid's monument, its foot at the origin.
func mermaid(c brush) {
	c.Poly(stone, -12, 0, -9, -12, 9, -12, 12, 0)
	c.Poly(stoneShade, 2, 0, 2, -12, 9, -12, 12, 0)
	c.Curve(slateShade, 6, 6, -13, -12, -13, -1, -26)
	c.Curve(slateShade, 3.4, 6, -13, 13, -15, 11, -21)
	c.Poly(slateShade, 7, -20, 11, -26, 15, -21, 11, -19)
	c.Circle(slateShade, 0, -36, 3.4)
	c.Poly(slateShade, -4, -33, 3, -33, 2.4, -22, -3.4, -22)
	c.Line(slateShade, 1.8, 2, -32, 8, -40)
	c.Line(cream, 1.2, 7, -37, 10, -52)
	c.Circle(slateShade, -7, -27, 4.6)
	c.Circle(gold, -7, -27, 2.2)
}

// automobileFactory: a saw-toothed hall and the car that came out of it.
func automobileFactory(c brush) {
	c.Rect(brickShade, 94, 12, 8, 60)
	c.Rect(cream, 94, 18, 8, 4)
	c.Lives(canvas.Smoke, 96, 10, 5)
	c.Circle(cream.Fade(0.8), 94, 8, 6)
	c.Circle(cream.Fade(0.8), 84, 3, 8)
	for n := range 6 {
		x := -14 + 21.4*float64(n)
		c.Poly(brick, x, 52, x, 34, x+21.4, 52)
		c.Poly(glass, x+1.5, 50, x+1.5, 38, x+6, 42, x+6, 50)
	}
	c.Rect(brick, -14, 50, 128, 48)
	c.Rect(brickShade, -14, 50, 128, 3)
	c.windows(glassShade, -8, 57, 116, 9, 8, 1, 10, 9)
	c.Rect(ink, 22, 72, 56, 26)
	c.Rect(slateShade, -14, 92, 128, 8)
	saloonCar(c.part(50, 100, 1))
}

// saloonCar draws a round-backed car of the fifties, its wheels on the origin's line.
func saloonCar(c brush) {
	body := canvas.Loop{{-46, -7}, {-46, -15}}
	body = append(body, canvas.Quadratic(canvas.Point{-44, -18}, canvas.Point{-40, -22}, canvas.Point{-28, -23}, 5)...)
	body = append(body, canvas.Quadratic(canvas.Point{-28, -23}, canvas.Point{-18, -38}, canvas.Point{0, -38}, 7)...)
	body = append(body, canvas.Quadratic(canvas.Point{0, -38}, canvas.Point{14, -38}, canvas.Point{21, -24}, 7)...)
	body = append(body, canvas.Quadratic(canvas.Point{21, -24}, canvas.Point{42, -23}, canvas.Point{46, -14}, 7)...)
	body = append(body, canvas.Point{46, -7})
	c.Fill(red, body)
	c.Outline(ink, 1, body)
	window := append(canvas.Quadratic(canvas.Point{-22, -24}, canvas.Point{-14, -35}, canvas.Point{-2, -35}, 6), canvas.Point{-2, -24})
	c.Fill(glass, window)
	front := append(canvas.Loop{{1, -24}, {1, -35}}, canvas.Quadratic(canvas.Point{1, -35}, canvas.Point{11, -35}, canvas.Point{16, -24}, 6)...)
	c.Fill(glass, front)
	c.Line(ink, 0.9, -46, -16, 45, -16)
	c.Rect(cream, -48, -9, 96, 2.6)
	c.Circle(theme.NeonAmber, 43, -17, 2.6)
	for _, x := range []float64{-27, 27} {
		c.Circle(ink, x, -7, 9)
		c.Circle(stone, x, -7, 4.4)
		c.Circle(ink, x, -7, 1.6)
	}
}

// polishTelephone: the first tower of the city, built like a keep.
func polishTelephone(c brush) {
	c.Rect(sand, -18, 70, 40, 28)
	c.windows(slateShade, -14, 75, 32, 20, 5, 2, 3.6, 6)
	c.Rect(stone, 78, 62, 34, 36)
	c.windows(slateShade, 82, 67, 26, 26, 4, 3, 3.6, 6)
	c.Rect(stoneShade, 26, 26, 48, 72)
	c.Rect(stone, 26, 26, 30, 72)
	for _, x := range []float64{29.5, 42, 60} {
		c.Arch(ink, x, 34, 9, 40)
		for y := 40.0; y < 74; y += 8 {
			c.Rect(glassShade, x+1.4, y, 6.2, 5)
		}
	}
	c.Rect(sand, 26, 77, 48, 2.4)
	c.windows(slateShade, 31, 82, 38, 6, 4, 1, 5, 6)
	c.Arch(ink, 36, 88, 7, 10)
	// The corbelled head and its turrets.
	for n := range 8 {
		c.Poly(stoneShade, 23+7*float64(n), 20, 27+7*float64(n), 20, 25+7*float64(n), 27)
	}
	c.Rect(stone, 22, 12, 56, 9)
	c.Rect(stoneShade, 58, 12, 20, 9)
	for n := range 7 {
		c.Rect(stone, 22+8.7*float64(n), 8, 4.4, 5)
	}
	c.hipped(tileShade, 30, 12, 40, 14, 12)
	c.hipped(tileRed, 30, 12, 22, 14, 12)
	c.Line(ink, 1, 50, -2, 50, -8)
	for _, x := range []float64{20, 74} {
		c.Rect(stone, x, 4, 6, 18)
		c.Poly(tileShade, x-1, 4, x+3, -4, x+7, 4)
	}
}

// prudential: a white stepped tower of sixteen floors, a mast on top.
func prudential(c brush) {
	c.Circle(cream.Fade(0.6), 86, 24, 11)
	c.Line(ink, 1.4, 50, 14, 50, -8)
	c.Line(ink, 0.8, 46, 6, 54, 6)
	c.Line(ink, 0.8, 47, 0, 53, 0)
	c.Rect(plaster, 8, 58, 84, 40)
	c.Rect(sandShade, 70, 58, 22, 40)
	c.windows(slateShade, 12, 62, 18, 26, 3, 4, 3.6, 4)
	c.windows(slateShade, 72, 62, 17, 26, 3, 4, 3.6, 4)
	c.Rect(plaster, 30, 22, 40, 76)
	c.Rect(sandShade, 60, 22, 10, 76)
	c.Rect(plaster, 36, 14, 28, 10)
	c.Rect(sandShade, 57, 14, 7, 10)
	for n := range 6 {
		c.Rect(slateShade, 33+6.1*float64(n), 26, 3, 62)
	}
	for y := 30.0; y < 88; y += 5 {
		c.Rect(plaster, 30, y, 30, 1.2)
		c.Rect(sandShade, 60, y, 10, 1.2)
	}
	c.windows(slateShade, 39, 16.5, 22, 4, 4, 1, 3, 4)
	c.Rect(stone, 8, 90, 84, 8)
	c.windows(theme.NeonAmber, 12, 91.4, 76, 6.6, 9, 1, 5, 6.6)
	c.Rect(sand, -40, 70, 44, 30)
	c.Rect(sand, 98, 66, 44, 34)
	c.windows(brickShade, -38, 74, 38, 20, 6, 3, 3, 4)
	c.windows(brickShade, 102, 70, 38, 24, 6, 3, 3, 4)
}

// royalBathsPark: the palace on the water.
func royalBathsPark(c brush) {
	for n := range 9 {
		x := -34 + 21*float64(n)
		c.Circle(leaf, x, 66, 15)
		c.Circle(leafLight, x-4, 60, 7)
	}
	c.Rect(stone, -40, 74, 180, 5)
	for x := -38.0; x < 138; x += 7 {
		c.Rect(stoneShade, x, 70, 1.6, 5)
	}
	c.Rect(stone, -40, 69, 180, 1.6)
	c.Rect(plaster, 8, 46, 84, 32)
	c.Rect(sandShade, 74, 46, 18, 32)
	c.Rect(cream, 6, 44, 88, 3)
	for x := 8.0; x < 92; x += 4 {
		c.Rect(cream, x, 40, 1.4, 4)
	}
	c.Rect(cream, 6, 39, 88, 1.6)
	for _, x := range []float64{12, 26, 74, 88} {
		c.statue(cream, x, 40, 9)
	}
	c.windows(slateShade, 12, 51, 20, 9, 3, 1, 4, 9)
	c.windows(slateShade, 69, 51, 20, 9, 3, 1, 4, 9)
	c.windows(slateShade, 12, 66, 20, 8, 3, 1, 4, 8)
	c.windows(slateShade, 69, 66, 20, 8, 3, 1, 4, 8)
	c.Rect(slateShade, 37, 48, 26, 29)
	c.columns(cream, 36, 47, 28, 30, 4, 3.4)
	c.gable(cream, sandShade, 33, 46, 34, 12)
	c.Rect(plaster, 44, 27, 12, 8)
	c.Rect(stone, 6, 77, 88, 3)
	c.Rect(water, -60, 79, 220, 60)
	c.Rect(waterLight, 14, 81, 72, 2)
	c.Rect(waterLight, 38, 85, 24, 2)
	c.Poly(plaster.Fade(0.45), 22, 79, 78, 79, 74, 92, 26, 92)
	for n := range 8 {
		x := -36 + 24*float64(n)
		c.Line(waterLight, 1, x, 88+5*float64(n%2), x+13, 88+5*float64(n%2))
	}
	swan(c.part(98, 93, 0.8))
}

// swan draws a swan swimming to the left, the water at the origin.
func swan(c brush) {
	c.Oval(cream, 4, -3.6, 10, 4.6)
	c.Curve(cream, 2.6, -4, -4, -11, -9, -6, -14)
	c.Circle(cream, -7, -14, 2.2)
	c.Poly(theme.Highlight, -8.4, -15, -12.6, -13, -8.4, -12.6)
	c.Poly(cream, 8, -4, 17, -10, 12, -1)
}

// sigismundsColumn: the king with cross and sabre high over the square.
func sigismundsColumn(c brush) {
	for i, tone := range []theme.Colour{0xD9A24EFF, 0xB9747AFF, 0xE2C27CFF, 0x8FA873FF, 0xC9674BFF, 0xE2C27CFF, 0xD9A24EFF, 0x8FA873FF} {
		x := -44 + 24*float64(i)
		if x > 20 && x < 44 {
			continue
		}
		h := 32 + float64(i%3)*5
		c.Poly(tileRed, x, 98-h, x+12, 86-h, x+24, 98-h)
		c.Rect(tone, x, 98-h, 24, h)
		c.windows(slateShade, x+4, 104-h, 16, h-12, 3, 3, 3, 4.6)
	}
	c.Rect(stone, 28, 93, 44, 5)
	c.Rect(stoneShade, 58, 93, 14, 5)
	c.Rect(stone, 33, 78, 34, 15)
	c.Rect(stoneShade, 57, 78, 10, 15)
	c.Rect(slateShade, 41, 81, 14, 9)
	c.Rect(stone, 30, 75, 40, 4)
	c.Rect(stone, 40, 66, 20, 10)
	c.Rect(stoneShade, 53, 66, 7, 10)
	c.Poly(plaster, 44, 66, 45.4, 24, 54.6, 24, 56, 66)
	c.Poly(stoneShade, 51.5, 66, 51.5, 24, 54.6, 24, 56, 66)
	c.Rect(stone, 41, 62, 18, 4.4)
	c.Poly(gold, 41, 18, 59, 18, 55.4, 25, 44.6, 25)
	c.Rect(stone, 43, 14, 14, 4.4)
	// The king: cloak, crown, cross in one hand, sabre in the other.
	c.Poly(slateShade, 46, -6, 54, -6, 58, 14, 43, 14)
	c.Circle(slateShade, 50, -9.6, 3.4)
	c.Poly(gold, 46.8, -11.6, 46.4, -15.4, 48.6, -13.2, 50, -16, 51.4, -13.2, 53.6, -15.4, 53.2, -11.6)
	c.Line(slateShade, 2.2, 47, -4, 41, 0)
	c.Line(gold, 1.5, 40, 13, 40, -17)
	c.Line(gold, 1.5, 36, -11.6, 44, -11.6)
	c.Line(slateShade, 2.2, 53, -4, 60, 0)
	c.Curve(cream, 1.4, 58, 4, 63, -3, 62, -11)
}

// skaryszewskiPark: a lake among old trees, a white boat.
func skaryszewskiPark(c brush) {
	c.Circle(gold.Fade(0.8), 84, 34, 9)
	for n := range 9 {
		x := -30 + 20*float64(n)
		c.Circle(grassShade, x, 62, 13+float64(n%3)*2)
	}
	c.Rect(grass, -60, 66, 220, 20)
	c.Fill(water, c.ArcLoop(56, 84, 70, 13, 0, 360))
	c.Rect(water, -60, 86, 220, 40)
	for n := range 7 {
		x := -14 + 20*float64(n)
		c.Line(waterLight, 1, x, 84+4*float64(n%3), x+10, 84+4*float64(n%3))
		c.Lives(canvas.Water, x+5, 90, 7)
	}
	c.standingTree(0, 84, 56)
	c.poplar(24, 76, 42)
	c.poplar(34, 74, 36)
	c.poplar(106, 76, 46)
	// A weeping willow.
	c.Rect(ink, 86, 50, 3, 28)
	c.Dome(leafLight, 87.5, 56, 18, 18)
	for n := range 10 {
		x := 70 + 3.9*float64(n)
		c.Curve(leaf, 1.3, 87, 44, x, 44, x, 70+float64(n%3)*3)
	}
	// A footbridge.
	c.Arc(brickShade, 3, 46, 84, 20, 13, 190, 350)
	c.Arc(cream, 1, 46, 80, 20, 13, 195, 345)
	c.Poly(cream, 60, 92, 84, 92, 80, 97, 64, 97)
	c.Poly(red, 71, 91, 71, 74, 82, 90)
	c.Poly(cream, 69.6, 91, 69.6, 77, 61, 90)
}

// risingMuseum: the brick power station with its tower and the anchor of the Rising.
func risingMuseum(c brush) {
	c.stars()
	c.Poly(brick, -8, 98, -8, 60, 22, 44, 52, 60, 52, 98)
	c.Outline(brickShade, 2, canvas.Loop{{-8, 60}, {22, 44}, {52, 60}, {52, 62}, {22, 46}, {-8, 62}})
	c.arches(theme.NeonAmber, -2, 68, 48, 4, 8, 24)
	for _, x := range []float64{2, 15.2, 28.4, 41.6} {
		c.Line(brickShade, 1, x, 68, x, 92)
	}
	c.Rect(brickShade, 88, 62, 22, 36)
	c.Rect(brick, 86, 60, 26, 4)
	c.windows(theme.NeonAmber, 92, 68, 14, 24, 2, 3, 4, 5)
	c.Rect(slate, 54, 14, 36, 84)
	c.Rect(slateShade, 76, 14, 14, 84)
	for y := 20.0; y < 50; y += 7 {
		c.Line(slateShade, 0.9, 54, y, 90, y)
	}
	c.Rect(brick, 52, 56, 38, 42)
	c.Rect(brickShade, 76, 56, 14, 42)
	c.Rect(stone, 50, 54, 42, 3)
	c.Rect(stone, 52, 11, 40, 4)
	anchorOfTheRising(c.part(72, 34, 1))
	c.bannerOf(90, 12, 18)
	c.Arch(ink, 64, 78, 14, 20)
}

// anchorOfTheRising draws the sign of Fighting Poland around the origin: a P whose
// stem stands on the W of an anchor.
func anchorOfTheRising(c brush) {
	c.Line(cream, 3, 0, 12, 0, -16)
	c.Arc(cream, 3, 0, -10.6, 7, 5.4, -90, 90)
	c.Line(cream, 3, -12, 2, -7, 12, 0, 4, 7, 12, 12, 2)
}

// schoolOfEconomics: the stepped glass pyramid over the hall.
func schoolOfEconomics(c brush) {
	c.standingTree(-22, 100, 30)
	c.standingTree(122, 100, 30)
	c.Rect(plaster, -12, 60, 124, 38)
	c.Rect(sandShade, 84, 60, 28, 38)
	c.Rect(stone, -14, 58, 128, 4)
	c.windows(slateShade, -8, 66, 40, 26, 6, 2, 4.6, 9)
	c.windows(slateShade, 68, 66, 40, 26, 6, 2, 4.6, 9)
	c.Rect(sand, 24, 56, 52, 42)
	for n := range 4 {
		half, y := 27-6.6*float64(n), 56-9*float64(n)
		c.Poly(glassShade, 50-half, y, 50-half+4, y-9, 50+half-4, y-9, 50+half, y)
		c.Poly(glass, 50-half, y, 50-half+4, y-9, 50, y-9, 50, y)
		c.Rect(slateShade, 50-half-1, y-1, 2*half+2, 1.8)
		for x := 50 - half + 6; x < 50+half-3; x += 6 {
			c.Line(cream, 0.7, x, y-1, x, y-8)
		}
	}
	c.Line(slateShade, 1.2, 50, 20, 50, 14)
	c.windows(slateShade, 28, 62, 44, 12, 7, 1, 3.6, 12)
	c.arches(ink, 33, 80, 34, 3, 9, 18)
	c.Rect(stone, 20, 97, 60, 3)
}

// steelworks: striped chimneys, dark halls, a ladle pouring steel.
func steelworks(c brush) {
	for n, x := range []float64{-2, 18, 92} {
		h := 70 + 8*float64(n%2)
		c.Poly(stone, x, 90, x+1.6, 90-h, x+8.4, 90-h, x+10, 90)
		for y := 90 - h + 2; y < 60; y += 14 {
			c.Rect(red, x+1, y, 8, 6)
		}
		c.Lives(canvas.Smoke, x+5, 88-h, 4)
		c.Circle(slate, x+6, 85-h, 6)
		c.Circle(slate, x+14, 80-h, 8)
	}
	dark := skyNight.Mix(ink, 0.6)
	c.Poly(dark, -14, 98, -14, 56, 0, 46, 30, 56, 30, 98)
	c.Poly(dark, 80, 98, 80, 50, 100, 40, 114, 50, 114, 98)
	c.windows(theme.NeonAmber, -8, 64, 32, 20, 4, 2, 5, 6)
	c.windows(theme.NeonAmber, 86, 58, 22, 24, 3, 2, 5, 6)
	c.Rect(slateShade, 28, 34, 54, 6)
	c.Rect(slateShade, 28, 34, 4, 64)
	c.Rect(slateShade, 78, 34, 4, 64)
	c.Line(stone, 1.4, 46, 40, 42, 50)
	c.Line(stone, 1.4, 46, 40, 62, 46)
	ladle := canvas.Loop{{36, 52}, {64, 44}, {66, 66}, {48, 72}}
	c.Fill(slate, ladle)
	c.Outline(ink, 1.4, ladle)
	c.Poly(theme.NeonAmber, 36, 52, 64, 44, 62, 50, 40, 56)
	c.Curve(theme.Highlight, 5, 38, 54, 34, 66, 36, 90)
	c.Curve(theme.NeonAmber, 2.6, 38, 54, 34, 66, 36, 90)
	c.Oval(theme.Highlight, 40, 92, 22, 5)
	c.Oval(theme.NeonAmber, 39, 91, 15, 3)
	for n := range 8 {
		p := canvas.Polar(36, 86, 8+float64(n%3)*5, 200+20*float64(n))
		c.Circle(theme.NeonAmber, p.X, p.Y, 1)
	}
	c.Rect(dark, -40, 96, 180, 6)
}
