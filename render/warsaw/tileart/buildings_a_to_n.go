package tileart

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
)

// arsenal: a long house with a gate in a gabled middle, cannon before it.
func arsenal(c brush) {
	c.hipped(tileRed, -14, 58, 128, 26, 16)
	c.Poly(tileShade, 60, 58, 60, 32, 98, 32, 114, 58)
	for _, x := range []float64{6, 24, 72, 90} {
		c.Poly(sand, x, 50, x+4, 43, x+8, 50)
	}
	c.Rect(plaster, -10, 58, 120, 40)
	c.Rect(sandShade, -12, 56, 124, 3.5)
	c.windows(slateShade, -5, 63, 36, 27, 4, 2, 5, 9)
	c.windows(slateShade, 69, 63, 36, 27, 4, 2, 5, 9)
	c.Rect(sand, 34, 46, 32, 52)
	c.gable(plaster, sandShade, 30, 47, 40, 21)
	c.Circle(slateShade, 50, 40, 3.2)
	for y := 52.0; y < 96; y += 7 {
		c.Rect(sandShade, 34, y, 4, 4)
		c.Rect(sandShade, 62, y, 4, 4)
	}
	c.Arch(ink, 42, 66, 16, 32)
	c.bannerOf(50, 26, 22)
	for _, x := range []float64{10, 90} {
		way := 1.0
		if x > 50 {
			way = -1
		}
		c.Line(ink, 6, x-way*8, 94, x+way*16, 84)
		c.Circle(brickShade, x-way*2, 95, 6.5)
		c.Ring(ink, 1.6, x-way*2, 95, 6.5)
		c.Circle(ink, x-way*2, 95, 2)
	}
}

// centralDepartmentStore: bands of glass around a rounded corner under a floating roof.
func centralDepartmentStore(c brush) {
	c.stars()
	c.Round(slate, 24, 18, 72, 16, 4)
	c.Rect(theme.NeonAmber, 30, 24, 58, 7)
	c.Round(cream, 10, 15, 92, 6, 3)
	wall := c.RoundLoop(-6, 30, 114, 80, 22)
	c.Fill(plaster, wall)
	for n := range 4 {
		y := 38 + 13*float64(n)
		c.Round(theme.NeonAmber, -4, y, 110, 8, 4)
		c.Rect(glassShade, -4, y, 46, 8)
		for x := 2.0; x < 102; x += 8 {
			c.Rect(plaster, x, y, 1.2, 8)
		}
	}
	c.Rect(slateShade, -6, 89, 114, 11)
	c.Rect(theme.NeonAmber, 2, 91, 98, 7)
	for x := 8.0; x < 100; x += 12 {
		c.Rect(slateShade, x, 91, 2, 8)
	}
	c.Round(cream, -10, 86, 122, 4, 2)
	c.Star(theme.NeonPink, 16, 8, 7)
	c.Line(theme.NeonPink, 1.6, 28, 9, 84, 9)
}

// cityCenter: the towers of today.
func cityCenter(c brush) {
	c.Circle(cream.Fade(0.6), 92, 26, 13)
	c.Rect(slate.Mix(skyDawn, 0.45), -8, 56, 16, 44)
	c.Rect(slate.Mix(skyDawn, 0.45), 100, 50, 18, 50)
	// A notched tower.
	c.Poly(slate, 2, 100, 2, 34, 12, 28, 12, 52, 24, 52, 24, 100)
	c.windows(glass, 4, 38, 6, 58, 1, 9, 5, 3)
	c.windows(glass, 14, 56, 8, 40, 1, 6, 7, 3)
	// A sail of glass.
	c.Fill(glassShade, append(canvas.Quadratic(canvas.Point{28, 100}, canvas.Point{24, 40}, canvas.Point{42, 12}, 12), canvas.Point{50, 30}, canvas.Point{50, 100}))
	c.Fill(glass, append(canvas.Quadratic(canvas.Point{33, 100}, canvas.Point{30, 46}, canvas.Point{42, 12}, 12), canvas.Point{42, 100}))
	// The tallest, with its mast.
	c.Line(ink, 1.2, 64, 22, 64, 0)
	c.Poly(slateShade, 54, 100, 54, 26, 64, 18, 74, 26, 74, 100)
	c.Poly(slate, 54, 100, 54, 26, 64, 18, 64, 100)
	for y := 30.0; y < 96; y += 5 {
		c.Rect(glass, 56.5, y, 6, 2.4)
		c.Rect(glassShade, 66, y, 6, 2.4)
	}
	// A round tower.
	c.Round(copperShade, 78, 38, 20, 70, 9)
	c.Round(copper, 78, 38, 11, 70, 5)
	for y := 46.0; y < 96; y += 6 {
		c.Rect(cream, 78, y, 20, 1)
	}
	c.Rect(sand, 92, 66, 22, 34)
	c.Rect(sandShade, 106, 66, 8, 34)
	c.windows(slateShade, 95, 70, 16, 26, 3, 4, 3, 3.6)
	c.Rect(sand, -12, 72, 20, 28)
	c.windows(slateShade, -9, 76, 14, 20, 3, 3, 3, 4)
}

// collegiumNobilium: a school with giant columns, an open book on its gable.
func collegiumNobilium(c brush) {
	c.hipped(copper, -8, 36, 116, 12, 9)
	c.Rect(sand, -6, 34, 112, 64)
	c.Rect(plaster, -8, 34, 116, 4)
	c.Rect(sandShade, 84, 38, 22, 60)
	c.windows(slateShade, -1, 44, 20, 46, 3, 3, 4.5, 9)
	c.windows(slateShade, 81, 44, 20, 46, 3, 3, 4.5, 9)
	c.Rect(plaster, 22, 30, 56, 68)
	c.gable(plaster, copperShade, 19, 31, 62, 19)
	c.Poly(cream, 42, 20, 49.4, 22.5, 49.4, 29, 42, 26.5)
	c.Poly(cream, 58, 20, 50.6, 22.5, 50.6, 29, 58, 26.5)
	c.Rect(sandShade, 22, 31, 56, 3)
	c.Rect(slateShade, 25, 38, 50, 32)
	c.windows(glass, 30, 42, 40, 24, 3, 2, 7, 9)
	c.columns(cream, 24, 35, 52, 38, 4, 4.5)
	c.Rect(sandShade, 20, 72, 60, 3)
	c.arches(ink, 25, 79, 50, 3, 10, 19)
	c.Rect(stone, 16, 96, 68, 4)
}

// copernicusScienceCenter: rust-coloured boxes over the river, the dome beside.
func copernicusScienceCenter(c brush) {
	c.cloud(96, 34, 14)
	c.Poly(brick, -16, 88, -16, 52, 10, 48, 40, 52, 72, 48, 84, 54, 84, 88)
	tones := []theme.Colour{tileRed, brickShade, sandShade, brick, tileShade}
	for n := range 60 {
		x, y := -14+float64(n%12)*8, 54+float64(n/12)*6
		c.Rect(tones[scramble(uint32(n))%5], x, y, 7, 5)
	}
	c.Poly(slateShade, -16, 84, -16, 70, 20, 70, 14, 84)
	c.Poly(glass, -13, 84, -13, 73, 14, 73, 10, 84)
	c.Poly(slateShade, 46, 84, 42, 68, 84, 68, 84, 84)
	c.Poly(glass, 49, 84, 46, 71, 81, 71, 81, 84)
	for x := 52.0; x < 80; x += 6 {
		c.Line(slateShade, 0.8, x, 71, x, 84)
	}
	c.Dome(stoneShade, 99, 86, 18, 24)
	c.Fill(stone, append(c.ArcLoop(96, 86, 14, 22, 180, 270), c.ArcLoop(96, 86, 6, 22, 270, 360)...))
	c.Curve(stoneShade, 0.8, 83, 76, 99, 68, 116, 77)
	c.Rect(stone, -30, 84, 160, 5)
	c.Rect(stoneShade, -30, 88, 160, 2)
	c.Rect(water, -60, 90, 220, 40)
	for n := range 7 {
		x := -40 + 28*float64(n)
		c.Line(waterLight, 1, x, 95+float64(n%2)*4, x+12, 95+float64(n%2)*4)
	}
}

// fountainPark: jets of coloured water by night.
func fountainPark(c brush) {
	c.stars()
	houses := skyNight.Mix(ink, 0.45)
	for n := range 12 {
		x := -44 + 16*float64(n)
		h := 18 + float64(scramble(uint32(n))%14)
		c.Poly(houses, x, 84, x, 84-h, x+7, 76-h, x+14, 84-h, x+14, 84)
		c.Rect(theme.NeonAmber, x+4, 84-h+6, 3, 4)
	}
	c.Oval(slateShade, 50, 92, 64, 9)
	c.Oval(glassShade, 50, 91, 60, 7)
	pink, blue := theme.NeonPink, theme.NeonBlue
	for n := range 4 {
		d := 12 + 11*float64(n)
		colour := blue
		if n%2 == 1 {
			colour = pink
		}
		top := 24 + 12*float64(n)
		c.Curve(colour, 2.2, 50, 90, 50-d*0.4, top-10, 50-d, 90)
		c.Curve(colour, 2.2, 50, 90, 50+d*0.4, top-10, 50+d, 90)
	}
	c.Poly(cream, 48, 90, 50, 16, 52, 90)
	for _, x := range []float64{-2, 102} {
		c.Poly(theme.NeonAmber, x-1.8, 90, x, 46, x+1.8, 90)
		c.Curve(theme.NeonAmber, 1.6, x, 50, x-7, 44, x-9, 66)
		c.Curve(theme.NeonAmber, 1.6, x, 50, x+7, 44, x+9, 66)
	}
	for n := range 9 {
		x := 2 + 12*float64(n)
		c.Line(waterLight, 0.9, x, 91+float64(n%3), x+6, 91+float64(n%3))
	}
}

// goldenTerraces: a roof of glass waves flowing down between two blocks.
func goldenTerraces(c brush) {
	c.Rect(slateShade, -14, 26, 24, 74)
	c.windows(glass, -11, 30, 18, 64, 3, 9, 4, 4)
	c.Rect(sandShade, 90, 40, 24, 60)
	c.windows(slateShade, 93, 44, 18, 50, 3, 7, 4, 4)
	var roof canvas.Loop
	for x := -4.0; x <= 104; x += 3 {
		wave := math.Pow(math.Sin((x+4)/108*3*math.Pi), 2)
		roof = append(roof, canvas.Point{x, 58 - (1-(1-wave)*(1-wave)*(1-wave))*(34-0.16*absolute(x-40))})
	}
	skirt := append(append(canvas.Loop{}, roof...), canvas.Point{104, 92}, canvas.Point{-4, 92})
	c.Fill(gold, skirt)
	lower := append(append(canvas.Loop{}, roof...), canvas.Point{104, 58 + 18}, canvas.Point{70, 68}, canvas.Point{40, 64}, canvas.Point{-4, 72})
	c.Fill(glass, lower)
	for i := 1; i < len(roof)-1; i += 2 {
		p := roof[i]
		c.Line(glassShade, 0.7, p.X, p.Y, p.X+6, 66)
		c.Line(glassShade, 0.7, p.X, p.Y, p.X-6, 66)
	}
	for _, d := range []float64{7, 14} {
		var band canvas.Loop
		for _, p := range roof {
			band = append(band, canvas.Point{p.X, p.Y + d*0.9})
		}
		c.Stroke(glassShade, 0.8, band, false)
	}
	c.Stroke(cream, 2.4, roof, false)
	c.Rect(sand, -4, 70, 108, 30)
	for n := range 9 {
		x := 0 + 11.4*float64(n)
		c.Rect(slateShade, x, 75, 9, 8)
		c.Rect(theme.NeonAmber, x, 87, 9, 12)
	}
	c.Rect(sandShade, -4, 84.5, 108, 2)
}

// holyTrinityChurch: a great dome with a lantern, a Doric porch.
func holyTrinityChurch(c brush) {
	c.poplar(-12, 98, 34)
	c.poplar(112, 98, 34)
	c.Line(gold, 1.4, 50, 12, 50, 1)
	c.Line(gold, 1.4, 46.4, 4.6, 53.6, 4.6)
	c.Rect(plaster, 45, 17, 10, 10)
	c.Rect(slateShade, 48.6, 19, 2.8, 6)
	c.Dome(copper, 50, 18, 6.5, 6.5)
	c.Dome(copper, 50, 62, 42, 37)
	c.Fill(copperShade, append(c.ArcLoop(50, 62, 42, 37, 270, 360), c.ArcLoop(50, 62, 14, 37, 0, -90)...))
	c.Arc(copperShade, 0.9, 50, 62, 26, 37, 180, 270)
	c.Arc(copperShade, 0.9, 50, 62, 9, 37, 180, 270)
	c.Rect(sand, 5, 60, 90, 38)
	c.Rect(plaster, 5, 60, 40, 38)
	c.Rect(stoneShade, 3, 59, 94, 3.5)
	c.arches(slateShade, 9, 67, 18, 2, 5, 11)
	c.arches(slateShade, 73, 67, 18, 2, 5, 11)
	c.windows(slateShade, 9, 84, 18, 7, 2, 1, 5, 7)
	c.windows(slateShade, 73, 84, 18, 7, 2, 1, 5, 7)
	c.Rect(brickShade, 33, 70, 34, 28)
	c.Arch(ink, 45, 79, 10, 19)
	c.columns(cream, 32, 70, 36, 28, 4, 4.4)
	c.Rect(cream, 29, 66.5, 42, 4)
	c.gable(cream, stoneShade, 28, 67, 44, 12)
	c.Rect(stone, 26, 97, 48, 3)
}

// jablonowskiPalace: a palace that was a town hall, its clock tower over the middle.
func jablonowskiPalace(c brush) {
	c.hipped(slate, -10, 48, 120, 11, 8)
	c.Rect(plaster, -10, 46, 120, 52)
	c.Rect(sandShade, 80, 49, 30, 49)
	c.Rect(stone, -12, 45, 124, 4)
	c.windows(slateShade, -5, 53, 36, 40, 5, 3, 4, 8)
	c.windows(slateShade, 69, 53, 36, 40, 5, 3, 4, 8)
	c.Rect(sand, 36, 40, 28, 58)
	c.Rect(stone, 34, 38, 32, 4)
	c.columns(cream, 37, 50, 26, 24, 4, 2.6)
	c.windows(slateShade, 42, 53, 16, 18, 2, 2, 4, 7)
	c.Arch(ink, 44, 79, 12, 19)
	c.Rect(stone, 36, 74, 28, 3)
	c.Rect(sand, 41, 18, 18, 22)
	c.Rect(sandShade, 52, 18, 7, 22)
	c.clock(50, 27, 5.6)
	c.Rect(stone, 39, 16, 22, 3)
	c.Fill(copper, append(append(canvas.Loop{{41, 16}}, canvas.Quadratic(canvas.Point{41, 16}, canvas.Point{50, 12}, canvas.Point{49, -4}, 6)...), canvas.Quadratic(canvas.Point{51, -4}, canvas.Point{50, 12}, canvas.Point{59, 16}, 6)...))
	c.Circle(gold, 50, -4, 1.8)
	c.Rect(stone, -14, 97, 128, 3)
}

// mainRailwayStation: a vast hovering roof over a hall of glass.
func mainRailwayStation(c brush) {
	c.Rect(slate.Mix(skyGold, 0.5), 70, 6, 15, 80)
	c.Rect(slate.Mix(skyGold, 0.6), 92, 24, 12, 60)
	c.Rect(glassShade, -4, 56, 108, 36)
	c.Rect(glass, -4, 56, 58, 36)
	for x := 0.0; x < 104; x += 7.4 {
		c.Rect(slateShade, x, 56, 1.4, 36)
	}
	c.Rect(slateShade, -4, 72, 108, 1.6)
	roof := canvas.Loop{{-20, 32}, {120, 32}, {120, 40}}
	roof = append(roof, canvas.Quadratic(canvas.Point{112, 44}, canvas.Point{100, 58}, canvas.Point{84, 59}, 8)...)
	roof = append(roof, canvas.Quadratic(canvas.Point{16, 59}, canvas.Point{0, 58}, canvas.Point{-12, 44}, 8)...)
	roof = append(roof, canvas.Point{-20, 40})
	c.Fill(stone, roof)
	c.Fill(stoneShade, append(append(canvas.Loop{{-12, 44}, {112, 44}}, canvas.Quadratic(canvas.Point{112, 44}, canvas.Point{100, 58}, canvas.Point{84, 59}, 8)...), canvas.Quadratic(canvas.Point{16, 59}, canvas.Point{0, 58}, canvas.Point{-12, 44}, 8)...))
	for x := -16.0; x < 118; x += 6 {
		c.Line(stoneShade, 0.9, x, 33, x, 43)
	}
	c.Rect(cream, -20, 31, 140, 2.6)
	c.Rect(stone, -30, 92, 160, 8)
	// The train below.
	c.Fill(red, append(canvas.Loop{{-60, 100}, {-60, 82}}, append(canvas.Quadratic(canvas.Point{22, 82}, canvas.Point{38, 84}, canvas.Point{44, 96}, 8), canvas.Point{44, 100})...))
	c.Rect(cream, -60, 91, 102, 2.4)
	c.windows(ink, -60, 85, 74, 4.6, 7, 1, 7.6, 4.6)
	c.Poly(ink, 20, 85, 28, 85, 35, 90, 20, 90)
}

// marywil: arcades of shops around a square, a chapel over the gate.
func marywil(c brush) {
	c.hipped(tileRed, -16, 60, 132, 17, 9)
	c.Rect(plaster, -14, 59, 128, 39)
	c.Rect(sandShade, -16, 58, 132, 3)
	c.windows(slateShade, -10, 64, 44, 7, 6, 1, 4, 7)
	c.windows(slateShade, 66, 64, 44, 7, 6, 1, 4, 7)
	c.arches(brickShade, -10, 77, 46, 5, 7, 21)
	c.arches(brickShade, 64, 77, 46, 5, 7, 21)
	c.Rect(sand, 38, 44, 24, 54)
	c.Rect(sandShade, 53, 44, 9, 54)
	c.Rect(plaster, 36, 42, 28, 3)
	c.Arch(slateShade, 46.5, 49, 7, 13)
	c.Arch(ink, 43, 72, 14, 26)
	c.Dome(copper, 50, 42, 12, 15)
	c.Fill(copperShade, append(c.ArcLoop(50, 42, 12, 15, 270, 360), canvas.Point{52, 42}))
	c.Rect(plaster, 47, 20, 6, 8)
	c.Dome(copper, 50, 21, 4, 4.5)
	c.Line(gold, 1.3, 50, 17, 50, 9)
	c.Line(gold, 1.3, 47.4, 12, 52.6, 12)
	for _, x := range []float64{-12, 16, 68, 92} {
		stall(c, x, 84, 18, red)
	}
}

// stall draws a market stall with a striped awning, its awning's upper left at x, y.
func stall(c brush, x, y, width float64, colour theme.Colour) {
	c.Rect(brickShade, x+1, y+6, 1.4, 13)
	c.Rect(brickShade, x+width-2.4, y+6, 1.4, 13)
	c.Rect(sandShade, x+1, y+12, width-2, 6)
	stripe := width / 6
	for n := range 6 {
		tone := cream
		if n%2 == 0 {
			tone = colour
		}
		a := x + stripe*float64(n)
		c.Rect(tone, a, y, stripe, 6)
		c.Fill(tone, c.ArcLoop(a+stripe/2, y+6, stripe/2, 1.8, 0, 180))
	}
}

// nationalStadium: a basket woven in white and red, cables to a needle.
func nationalStadium(c brush) {
	c.Line(ink, 1.4, 50, 56, 50, 26)
	for _, x := range []float64{-12, 12, 88, 112} {
		c.Line(slateShade, 0.8, 50, 32, x, 46)
	}
	bowl := append(c.ArcLoop(50, 44, 66, 9, 180, 360), canvas.Quadratic(canvas.Point{116, 44}, canvas.Point{114, 78}, canvas.Point{100, 96}, 8)...)
	bowl = append(bowl, canvas.Quadratic(canvas.Point{0, 96}, canvas.Point{-14, 78}, canvas.Point{-16, 44}, 8)...)
	c.Fill(red, bowl)
	// White panels slant across the red ones.
	for n := range 13 {
		x := -14 + 10.4*float64(n)
		top, foot := 45+7*(1-((x-48)*(x-48))/4356), 96.0
		in := (50 - x) * 0.2
		c.Poly(cream, x, top, x+4.6, top, x+4+in*0.8, 72, x-2+in*0.8, 72)
		c.Poly(cream, x+4+in*0.8, 74, x+9+in*0.8, 74, x+6+in, foot, x+2+in, foot)
	}
	c.Fill(brickShade, c.ArcLoop(50, 44, 66, 9, 0, 360))
	c.Fill(stone, c.ArcLoop(50, 43, 62, 7.4, 0, 360))
	c.Fill(slateShade, c.ArcLoop(50, 44.4, 46, 4.6, 0, 360))
	c.Fill(grass, c.ArcLoop(50, 45.6, 36, 3, 0, 360))
	c.Line(ink, 1.4, 50, 46, 50, 26)
	c.Rect(slateShade, -6, 94, 112, 6)
	c.windows(theme.NeonAmber, 0, 95.4, 100, 3, 16, 1, 3, 3)
	c.standingTree(-24, 100, 20)
	c.standingTree(124, 100, 20)
}
