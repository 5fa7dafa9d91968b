package tinplate

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// apartmentBlock has round balconies in layers.
func apartmentBlock(s scene) {
	s.block(s.wall, 18, 14, 64, 56)
	s.Rect(s.roof, 16, 11, 68, 4)
	s.block(s.wall, 40, 4, 18, 8)
	for row := range 5 {
		y := 20 + 10*float64(row)
		s.windows(21, y-2, 58, 9, 8, 1)
		for n := range 3 {
			x := 20 + 21.5*float64(n)
			s.Round(s.roof, x, y+4, 17, 3.6, 1.8)
			s.Rect(s.ink.Fade(0.5), x, y+7.4, 17, 0.9)
		}
	}
	s.door(45, 10, 7)
}

// gardenSuburb has bungalows along a road that winds between trees.
func gardenSuburb(s scene) {
	s.Poly(0x6FA052FF, -10, 46, 40, 30, 110, 44, 110, 80, -10, 80)
	s.Fill(s.trim, canvas.Data("M40 76 C60 66 20 58 44 50 C56 46 60 42 58 38 L61 38 C66 44 62 48 52 52 C36 58 78 64 66 76 Z")...)
	for _, at := range []struct{ x, y, k float64 }{{66, 42, 0.6}, {18, 44, 0.7}, {70, 56, 1}, {10, 60, 1.05}} {
		c := s
		c.Canvas = s.Part(at.x, at.y, at.k)
		c.block(s.brick, 18, -16, 4, 8)
		c.block(s.wall, 2, -4, 26, 14)
		c.hip(s.Base.Mix(helpRed, 0.6), -1, -4, 32, 9, 8)
		c.windows(4, -2, 12, 8, 2, 1)
		c.Rect(s.pane, 20, 0, 5, 10)
	}
	for _, at := range []canvas.Point{{X: 56, Y: 46}, {X: 8, Y: 52}, {X: 48, Y: 62}, {X: 94, Y: 52}, {X: 60, Y: 74}} {
		s.tree(at.X, at.Y, 5)
	}
}

// carFactory has a car before its saw-tooth roofs.
func carFactory(s scene) {
	s.chimney(14, 46, 5, 30)
	s.block(s.wall, 10, 40, 80, 30)
	s.sawtooth(10, 40, 80, 13, 5)
	s.windows(13, 43, 74, 10, 8, 1)
	s.car(helpRed, 50, ground+2, 1.35)
}

// car is one of 1940, its wheels on y.
func (s scene) car(tone theme.Colour, x, y, k float64) {
	c := s
	c.Canvas = s.Part(x, y, k)
	c.Oval(s.ink.Fade(0.4), 0, 0, 24, 1.6)
	c.Fill(tone, canvas.Data("M-24 -4 C-24 -11 -18 -13 -11 -13 C-7 -20 -2 -22 4 -22 C10 -22 14 -18 17 -13 C22 -12 25 -9 24 -4 Z")...)
	c.Fill(s.dim(tone), canvas.Data("M-24 -4 C-8 -7 10 -7 24 -5 L24 -3 H-24 Z")...)
	c.Fill(s.pane, canvas.Data("M-8 -13 C-5 -18 -2 -19.5 2 -19.6 V-13 Z M4 -19.6 C9 -19 11 -17 13 -13 H4 Z")...)
	c.Circle(gold, -22.4, -8.4, 1.8)
	c.Line(white.Fade(0.8), 0.8, -20, -10.6, 18, -10.6)
	for _, at := range []float64{-13, 14} {
		c.Circle(s.ink, at, -3.4, 5)
		c.Circle(white, at, -3.4, 2.6)
		c.Circle(s.ink, at, -3.4, 1)
	}
}

// dockyard has a crane above the bow of a ship.
func dockyard(s scene) {
	s.Rect(0x3E8FC2FF, -10, 60, 120, 30)
	s.Poly(white.Fade(0.5), 10, 66, 60, 63, 60, 64.4, 10, 68)
	s.poly(helpRed, 28, 66, 22, 30, 66, 22, 62, 66)
	s.Poly(s.ink, 22, 30, 66, 22, 65, 34, 23, 42)
	s.Poly(s.dim(helpRed), 45, 66, 45, 37, 65, 34, 62, 66)
	s.block(s.wall, 36, 12, 22, 14)
	s.windows(38, 14, 18, 8, 4, 1)
	s.block(gold, 42, 2, 9, 11)
	s.Rect(s.ink, 42, 4, 9, 3)
	s.Line(s.ink, 2, 76, 66, 80, 10)
	s.Line(s.ink, 2, 90, 66, 84, 10)
	for n := range 5 {
		y := 18 + 10*float64(n)
		s.Line(s.ink, 1, 79-float64(n)*0.7, y, 85+float64(n)*1.1, y+9)
	}
	s.Line(gold, 2.4, 92, 12, 46, 6)
	s.Line(s.ink, 0.8, 62, 8, 62, 16)
	s.block(gold, 74, 4, 12, 9)
}

// departmentStore turns a corner, with its name upright above it.
func departmentStore(s scene) {
	s.block(s.wall, 14, 34, 72, 36)
	s.Round(s.wall, 34, 22, 32, 48, 10)
	s.Fill(s.dim(s.wall), canvas.Data("M52 22 H56 C62 22 66 26 66 32 V70 H52 Z")...)
	for n := range 3 {
		y := 28 + 10*float64(n)
		s.Rect(s.pane, 36, y, 16, 4.6)
		s.Rect(0xFFD98AFF, 52, y, 12, 4.6)
	}
	s.windows(16, 38, 18, 20, 3, 2)
	s.windows(67, 38, 18, 20, 3, 2)
	s.Rect(s.roof, 12, 58, 76, 3)
	for n := range 6 {
		s.Rect(0xFFD98AFF, 15+12.2*float64(n), 62, 9.6, 8)
	}
	s.block(s.Base, 45, 0, 10, 26)
	for n := range 4 {
		s.Rect(s.trim, 47.5, 3+5*float64(n), 5, 3)
	}
	for _, x := range []float64{20, 28, 72, 80} {
		s.pole(x, 34, 10)
	}
}

// businessConsulting is an office tower on which a curve rises.
func businessConsulting(s scene) {
	s.block(s.wall, 22, 44, 20, 26)
	s.block(s.wall, 58, 36, 22, 34)
	s.block(s.wall, 34, 14, 32, 56)
	s.block(s.wall, 41, 4, 18, 10)
	s.Rect(s.ink, 49.4, -4, 1.2, 8)
	for n := range 5 {
		s.Rect(s.pane, 36.6+6*float64(n), 18, 2.6, 48)
	}
	s.windows(24, 48, 16, 18, 3, 2)
	s.windows(60, 40, 18, 26, 3, 3)
	curve := []float64{14, 62, 30, 52, 42, 56, 58, 34, 68, 40, 84, 16}
	s.Line(white, 5.4, curve...)
	s.Line(helpRed, 3.4, curve...)
	s.Poly(white, 90, 7, 91, 25, 75, 15)
	s.Poly(helpRed, 88, 10, 88.6, 21.6, 78.6, 15.4)
}

// hospital has wings, and a cross on its middle.
func hospital(s scene) {
	s.block(s.wall, 10, 38, 30, 32)
	s.block(s.wall, 60, 38, 30, 32)
	s.windows(12, 41, 26, 26, 4, 3)
	s.windows(62, 41, 26, 26, 4, 3)
	s.block(s.trim, 34, 12, 32, 58)
	s.Rect(s.roof, 32, 9, 36, 4)
	s.Circle(white, 50, 27, 11)
	s.redCross(helpRed, 50, 27, 8.6)
	s.windows(37, 42, 26, 14, 4, 2)
	s.Rect(s.roof, 38, 58, 24, 2.4)
	s.door(44, 12, 10)
	s.tree(8, ground, 4)
	s.tree(92, ground, 4)
}

// policeHeadquarters has a star and two blue lamps.
func policeHeadquarters(s scene) {
	s.block(s.wall, 18, 24, 64, 46)
	s.block(s.wall, 30, 14, 40, 12)
	s.Rect(s.roof, 28, 11, 44, 4)
	s.Rect(s.roof, 16, 22, 68, 3)
	s.windows(21, 28, 16, 28, 2, 3)
	s.windows(63, 28, 16, 28, 2, 3)
	s.Circle(s.ink, 50, 36, 13)
	s.Star(gold, 50, 36.6, 12.4)
	s.Circle(s.ink, 50, 36.6, 3)
	s.door(44, 12, 16)
	for _, x := range []float64{38, 62} {
		s.Rect(s.ink, x-0.8, 56, 1.6, 14)
		s.Circle(white, x, 54, 4.4)
		s.Circle(0x3C8CFFFF, x, 54, 3.4)
	}
	s.block(s.trim, 34, 67, 32, 3)
}

// museumOfIndustry is a hall that shows a cogwheel and an engine.
func museumOfIndustry(s scene) {
	s.block(s.wall, 10, 40, 80, 30)
	s.Fill(s.wall, append(s.ArcLoop(50, 40, 30, 26, 180, 360), canvas.Point{X: 20, Y: 40}))
	s.Fill(s.dim(s.wall), append(s.ArcLoop(50, 40, 30, 26, 285, 360), canvas.Point{X: 57, Y: 40}))
	s.gear(s.Base, 50, 34, 19, 12)
	s.Rect(s.roof, 8, 38, 16, 3)
	s.Rect(s.roof, 76, 38, 16, 3)
	s.at(50, 70).locomotive(helpRed)
}

// locomotive runs on the ground at a scene's origin, to the left.
func (s scene) locomotive(tone theme.Colour) {
	s.Rect(s.ink, -34, -4, 68, 4)
	s.Rect(tone, -26, -17, 38, 11)
	s.Oval(s.dim(tone), -26, -11.5, 2.4, 5.5)
	s.Rect(s.dim(tone), -24, -10, 36, 4)
	s.Rect(s.ink, -21, -24, 5, 8)
	s.Dome(gold, -6, -17, 4, 4)
	s.Rect(tone, 12, -25, 16, 20)
	s.Rect(s.ink, 10, -27, 20, 2.6)
	s.Rect(0xFFD98AFF, 15, -22, 9, 7)
	for n := range 4 {
		x := -20 + 13*float64(n)
		s.Circle(s.ink, x, -4, 5)
		s.Circle(gold, x, -4, 2.4)
	}
	s.Line(white, 1.2, -20, -4, 19, -4)
	s.Poly(s.ink, -28, -6, -36, 0, -28, 0)
}

// operaHouse rises dome upon dome, with a lyre on its top.
func operaHouse(s scene) {
	s.block(s.wall, 10, 48, 80, 22)
	s.block(s.wall, 22, 30, 56, 20)
	s.Rect(s.roof, 20, 28, 60, 3)
	s.Rect(s.roof, 8, 46, 84, 3)
	s.dome(s.roof, 50, 28, 22, 18)
	s.lyre(gold, 50, 4, 6.6)
	for n := range 5 {
		s.Arch(s.pane, 25+11*float64(n), 34, 6, 12)
	}
	for n := range 7 {
		x := 13 + 11*float64(n)
		s.Rect(s.trim, x+7.2, 50, 2, 18)
		s.Arch(theme.Colour(0xFFD98AFF), x, 53, 6, 17)
	}
	s.Poly(helpRed, 44, 70, 56, 70, 62, 78, 38, 78)
}

// university has a tower of learning between two wings.
func university(s scene) {
	s.block(s.wall, 12, 40, 76, 30)
	s.Rect(s.roof, 10, 37, 80, 4)
	s.windows(14, 43, 24, 24, 4, 2)
	s.windows(62, 43, 24, 24, 4, 2)
	s.block(s.wall, 38, 20, 24, 50)
	s.block(s.wall, 42, 8, 16, 12)
	s.poly(s.roof, 42, 8, 50, -6, 58, 8)
	s.Circle(gold, 50, 14, 4)
	for n := range 4 {
		s.Rect(s.ink.Mix(s.wall, 0.2), 41+5.2*float64(n), 24, 2.4, 26)
	}
	s.Poly(s.trim, 50, 61, 38, 56, 38, 48, 50, 53)
	s.Poly(s.dim(s.trim), 50, 61, 62, 56, 62, 48, 50, 53)
	s.Line(s.ink, 0.8, 41, 52, 48, 55)
	s.Line(s.ink, 0.8, 52, 55, 59, 52)
	s.door(45.5, 9, 8)
}

// railwayStation is a hall over the train that comes out of it.
func railwayStation(s scene) {
	l := append(s.ArcLoop(50, 46, 40, 36, 180, 360), canvas.Point{X: 90, Y: 70}, canvas.Point{X: 10, Y: 70})
	s.Fill(s.wall, l)
	s.Fill(s.dim(s.wall), append(s.ArcLoop(50, 46, 40, 36, 290, 360), canvas.Point{X: 90, Y: 70}, canvas.Point{X: 62, Y: 70}))
	s.Fill(s.pane, append(s.ArcLoop(50, 46, 31, 27, 180, 360), canvas.Point{X: 81, Y: 70}, canvas.Point{X: 19, Y: 70}))
	for n := range 7 {
		at := canvas.Polar(50, 46, 30, 195+25*float64(n))
		s.Line(0xFFD98AFF, 0.9, 50, 46, at.X, at.Y)
	}
	s.Circle(s.wall, 50, 31, 7.6)
	s.clock(50, 31, 6)
	// a train of 1940, from the front
	s.Fill(s.roof.Mix(helpRed, 0.75), canvas.Data("M34 72 V54 C34 45 42 41 50 41 C58 41 66 45 66 54 V72 Z")...)
	s.Fill(s.dim(helpRed), canvas.Data("M54 41.3 C61 42 66 46 66 54 V72 H56 Z")...)
	s.Fill(s.trim, canvas.Data("M34 62 L50 56 L66 62 V65 L50 59 L34 65 Z")...)
	s.Fill(0xFFE7A8FF, canvas.Data("M38 54 C39 48 43 46 48.6 45.6 V54 Z M62 54 C61 48 57 46 51.4 45.6 V54 Z")...)
	s.Circle(gold, 50, 66, 3.4)
	s.Poly(s.ink, 38, 72, 62, 72, 68, 80, 32, 80)
	s.Rect(s.roof, 6, 66, 22, 4)
	s.Rect(s.roof, 72, 66, 22, 4)
}

// cinema has a name in lights, beams in the sky and a strip of film.
func cinema(s scene) {
	s.Poly(theme.Colour(0xFFF0B8FF).Fade(0.45), 20, 60, -6, -2, 12, -8)
	s.Poly(theme.Colour(0xFFF0B8FF).Fade(0.45), 80, 60, 88, -8, 106, -2)
	s.block(s.wall, 18, 26, 64, 44)
	s.block(s.wall, 26, 16, 48, 12)
	for n := range 6 {
		s.Rect(s.roof.Fade(0.75), 28+5*float64(n), 18, 2, 8)
	}
	s.block(s.Base, 42, -2, 16, 50)
	s.Rect(s.ink, 44, 1, 12, 40)
	for n := range 4 {
		s.Rect(0xFFF0B8FF, 47, 3+9.6*float64(n), 6, 7)
		for i := range 3 {
			s.Rect(white, 44.5, 3+9.6*float64(n)+3*float64(i), 1.6, 1.6)
			s.Rect(white, 53.9, 3+9.6*float64(n)+3*float64(i), 1.6, 1.6)
		}
	}
	s.Poly(gold, 14, 46, 86, 46, 90, 54, 10, 54)
	for n := range 15 {
		s.Circle(white, 14+5.15*float64(n), 50, 1.4)
	}
	s.Rect(s.pane, 22, 54, 56, 16)
	for n := range 4 {
		s.Rect(0xFFD98AFF, 25+13.4*float64(n), 57, 10, 13)
	}
}

// spa has a dome over its spring, and a pool.
func spa(s scene) {
	s.block(s.wall, 16, 38, 68, 22)
	s.Rect(s.roof, 14, 36, 72, 3)
	s.dome(s.roof, 50, 36, 18, 18)
	s.Circle(gold, 50, 17, 2.6)
	for n := range 7 {
		s.Arch(s.pane, 19+9.4*float64(n), 42, 6, 18)
	}
	s.Poly(0x49B3D8FF, 14, 60, 86, 60, 96, 78, 4, 78)
	s.Poly(0x9ADDF0FF, 20, 63, 60, 62, 58, 65, 18, 67)
	for _, way := range []float64{-1, 1} {
		s.Curve(white, 1.6, 50, 64, 50+7*way, 44, 50+12*way, 64)
	}
	s.Line(white, 1.8, 50, 64, 50, 49)
	for n, x := range []float64{14, 84} {
		s.Rect(s.ink, x, 50, 1, 14)
		s.Fill([]theme.Colour{helpRed, gold}[n], append(s.ArcLoop(x+0.5, 52, 10, 8, 180, 360), canvas.Point{X: x - 9.5, Y: 52}))
	}
}

// brickTenements have washing lines between them.
func brickTenements(s scene) {
	for n, x := range []float64{8, 62} {
		s.block(s.brick, x, 18+6*float64(n), 30, 52)
		s.Rect(s.roof, x-1.6, 15+6*float64(n), 33.2, 4)
		s.windows(x+2, 21+6*float64(n), 26, 44-6*float64(n), 4, 4)
		s.block(s.dim(s.brick), x+7, 8+6*float64(n), 5, 8)
		for row := range 3 {
			y := 32 + 6*float64(n) + 10.6*float64(row)
			s.Line(s.ink, 1, x+15, y, x+27, y)
			s.Line(s.ink, 0.8, x+16, y, x+26, y+10)
		}
	}
	washing := []theme.Colour{white, s.Base, gold, white, helpRed}
	for row := range 2 {
		y := 34 + 15*float64(row)
		s.Curve(s.ink, 0.7, 38, y, 50, y+4, 62, y)
		for n := range 4 {
			x := 40 + 5.6*float64(n)
			s.Rect(washing[(n+2*row)%5], x, y+1.4, 4, 6+float64(n%2)*2)
		}
	}
	s.block(s.dim(s.brick), 38, 62, 24, 8)
}

// chemicalWorks have columns, pipes and balls full of gas.
func chemicalWorks(s scene) {
	for n, h := range []float64{44, 56, 38} {
		x := 14 + 11*float64(n)
		s.block(s.trim, x, ground-h, 8, h)
		s.Dome(s.dim(s.trim), x+4, ground-h, 4, 4)
		for i := range 4 {
			s.Rect(s.roof, x-1, ground-h+8+9*float64(i), 10, 1.6)
		}
	}
	s.smoke(29, 12, 4)
	for n, x := range []float64{60, 82} {
		r := 14.0 - 2*float64(n)
		s.Line(s.ink, 1.6, x-r*0.8, ground, x-r*0.5, 50)
		s.Line(s.ink, 1.6, x+r*0.8, ground, x+r*0.5, 50)
		s.Line(s.ink, 1.6, x, ground, x, 50)
		s.oval(s.wall, x, 48, r, r)
		s.Line(s.roof, 1.6, x-r, 48, x+r, 48)
	}
	s.Line(gold, 2.2, 22, 60, 50, 60, 50, 30, 60, 30, 60, 36)
	s.Line(helpRed, 2.2, 33, 64, 74, 64)
	s.Fill(0x8CD46AFF, canvas.Data("M70 14 H78 V22 L86 34 H62 L70 22 Z")...)
	s.Fill(white.Fade(0.8), canvas.Data("M70 14 H78 V22 L80 25 H68 L70 22 Z")...)
}

// tradingHouse weighs the goods of the world: a stepped tower with a globe.
func tradingHouse(s scene) {
	s.block(s.wall, 16, 46, 68, 24)
	s.block(s.wall, 26, 30, 48, 18)
	s.block(s.wall, 36, 20, 28, 12)
	for _, at := range [][3]float64{{14, 44, 72}, {24, 28, 52}, {34, 18, 32}} {
		s.Rect(s.roof, at[0], at[1], at[2], 2.6)
	}
	s.oval(0x49A7D8FF, 50, 8, 10, 10)
	s.Fill(leafTip, canvas.Data("M43 3 C47 0 50 2 48 6 C45 9 42 8 43 3 Z M51 8 C56 6 58 10 54 14 C51 14 50 11 51 8 Z")...)
	s.Ring(gold, 1.2, 50, 8, 11.6)
	s.windows(28, 33, 44, 12, 6, 1)
	s.windows(18, 49, 20, 14, 3, 1)
	s.windows(62, 49, 20, 14, 3, 1)
	s.door(44, 12, 18)
	for n := range 3 {
		s.block(wood, 68+8*float64(n%2)+4*float64(n/2), 63-7*float64(n/2), 7.4, 7)
	}
}

// ambulanceStation has a garage, and an ambulance that leaves it.
func ambulanceStation(s scene) {
	s.block(s.wall, 14, 26, 72, 44)
	s.Rect(s.roof, 12, 23, 76, 4)
	s.Circle(white, 50, 14, 9)
	s.Ring(s.roof, 1.6, 50, 14, 9)
	s.redCross(helpRed, 50, 14, 6)
	s.windows(18, 29, 64, 9, 7, 1)
	for n := range 2 {
		s.Rect(s.pane, 20+33*float64(n), 42, 27, 28)
		for i := range 3 {
			s.Rect(s.roof.Fade(0.5), 20+33*float64(n), 45+4*float64(i), 27, 1)
		}
	}
	v := s.at(50, ground+3)
	v.Oval(s.ink.Fade(0.4), 0, 0, 30, 1.8)
	v.Round(white, -28, -25, 40, 20, 3)
	v.Fill(white, canvas.Data("M10 -20 H17 C22 -20 25 -13 29 -11 V-5 H10 Z")...)
	v.Fill(s.pane, canvas.Data("M13 -18 H17 C20 -18 22 -14 23.6 -12 H13 Z")...)
	v.Rect(helpRed, -28, -11, 57, 2.6)
	v.redCross(helpRed, -8, -18, 4.4)
	v.Dome(0x3C8CFFFF, 5, -25, 2.6, 3.4)
	for _, x := range []float64{-17, 17} {
		v.Circle(s.ink, x, -4, 5)
		v.Circle(white, x, -4, 2.2)
	}
}

// gallery shows a painting as large as a wall.
func gallery(s scene) {
	s.block(s.wall, 12, 26, 76, 44)
	s.Rect(s.roof, 8, 22, 84, 5)
	s.Rect(gold, 30, 31, 40, 29)
	s.Rect(s.dim(gold), 32, 33, 38, 27)
	s.Rect(0x9BD3EAFF, 33, 34, 34, 23)
	s.Circle(glow, 43, 42, 5)
	s.Poly(0x4E8A5AFF, 33, 57, 33, 51, 46, 45, 56, 52, 67, 44, 67, 57)
	s.Poly(0x2F5C7AFF, 40, 57, 52, 47, 62, 57)
	for n := range 2 {
		x := 16 + 59*float64(n)
		s.Rect(s.Base, x, 32, 9, 27)
		s.Poly(s.trim, x, 59, x+4.5, 53, x+9, 59)
	}
	s.block(s.trim, 10, 66, 80, 4)
	s.person(s.ink, 42, 72, 13)
	s.person(helpRed, 49, 72, 12)
	s.person(s.Dark, 60, 72, 12)
}

// polytechnic carries a pair of compasses.
func polytechnic(s scene) {
	s.block(s.wall, 12, 34, 76, 36)
	s.Rect(s.roof, 10, 31, 80, 4)
	for n := range 9 {
		s.Rect(s.pane, 15+8*float64(n), 38, 4.6, 14)
		s.Rect(s.pane, 15+8*float64(n), 55, 4.6, 10)
	}
	s.block(s.wall, 34, 24, 32, 46)
	s.Line(gold, 3.4, 50, 6, 38, 54)
	s.Line(gold, 3.4, 50, 6, 62, 54)
	s.Line(s.ink, 1.4, 38, 54, 36.4, 60)
	s.Line(s.ink, 1.4, 62, 54, 63.6, 60)
	s.Arc(s.Base, 1.8, 50, 6, 30, 34, 60, 120)
	s.Circle(s.ink, 50, 6, 4.6)
	s.Circle(gold, 50, 6, 2.8)
	s.Rect(gold, 49, -3, 2, 6)
	s.door(45, 10, 12)
}

// ballroom is round; two dance before it, under a ball of mirrors.
func ballroom(s scene) {
	s.block(s.wall, 14, 34, 72, 36)
	s.Fill(s.roof, canvas.Data("M10 34 C22 30 26 20 50 18 C74 20 78 30 90 34 Z")...)
	s.Fill(s.dim(s.roof), canvas.Data("M56 18.4 C76 21 80 30 90 34 H66 Z")...)
	s.Rect(s.ink, 20, 38, 60, 32)
	for n := range 5 {
		s.Rect(0xFFD98AFF, 22+11.6*float64(n), 40, 9.4, 30)
	}
	s.Line(s.ink, 0.8, 50, 18, 50, 8)
	s.oval(0xDDE6F2FF, 50, 8, 8, 8)
	for n := range 3 {
		s.Line(steel, 0.6, 43, 4+4*float64(n), 57, 4+4*float64(n))
		s.Line(steel, 0.6, 46+4*float64(n), 1, 46+4*float64(n), 15)
	}
	d := s.at(50, 72)
	d.Fill(s.ink, canvas.Data("M-7 0 L-5 -18 C-5 -21 -1 -21 0 -18 L1 0 Z")...)
	d.Circle(0xE8B88AFF, -3, -23, 3)
	d.Fill(s.Base.Mix(white, 0.15), canvas.Data("M2 -17 C5 -19 7 -17 6 -13 C10 -6 16 -2 18 0 H-2 C0 -6 2 -10 2 -17 Z")...)
	d.Circle(0xE8B88AFF, 4, -21.4, 2.8)
	d.Line(s.ink, 2, -3, -16, -13, -20)
	d.Line(s.Base.Mix(white, 0.15), 1.8, 5, -16, -12, -20.6)
}

// shelteredHomes stand round a yard with an old tree and a bench.
func shelteredHomes(s scene) {
	s.block(s.wall, 8, 36, 26, 34)
	s.block(s.wall, 66, 36, 26, 34)
	s.hip(s.roof, 5, 36, 32, 12, 7)
	s.hip(s.roof, 63, 36, 32, 12, 7)
	s.block(s.wall, 28, 44, 44, 26)
	s.hip(s.roof, 26, 44, 48, 10, 6)
	s.windows(11, 40, 20, 24, 2, 2)
	s.windows(69, 40, 20, 24, 2, 2)
	for n := range 4 {
		s.Arch(s.pane, 32+9.4*float64(n), 52, 7, 18)
	}
	s.Fill(helpRed, canvas.Data("M50 36 C44 30 38 26 40 20 C42 15 48 16 50 20 C52 16 58 15 60 20 C62 26 56 30 50 36 Z")...)
	s.Rect(wood.Mix(s.ink, 0.3), 48.6, 52, 3, 20)
	s.Circle(0x3F7A4AFF, 50, 50, 10)
	s.Circle(0x5B9A55FF, 47, 47, 7)
	s.Rect(wood, 58, 65, 14, 1.8)
	s.Rect(wood, 58, 61, 14, 1.6)
	s.Rect(s.ink, 60, 66, 1.4, 6)
	s.Rect(s.ink, 69, 66, 1.4, 6)
	s.person(s.Dark, 62, 70, 10)
	s.person(helpRed, 67, 70, 10)
}

// machineShop has a lathe and a cogwheel as large as its gate.
func machineShop(s scene) {
	s.block(s.brick, 12, 32, 76, 38)
	s.sawtooth(12, 32, 76, 14, 3)
	s.Rect(s.pane, 30, 42, 40, 28)
	s.gear(gold, 50, 52, 17, 12)
	s.gear(s.trim, 73, 60, 10, 9)
	s.windows(14, 36, 14, 12, 2, 1)
	s.Rect(s.ink, 16, 58, 24, 3)
	s.Rect(s.ink, 18, 61, 3, 9)
	s.Rect(s.ink, 34, 61, 3, 9)
	s.Rect(helpRed, 16, 50, 7, 8)
	s.Rect(s.trim, 23, 53, 12, 3)
	s.Rect(helpRed, 35, 52, 4, 6)
}

// supermarket is low and wide; a trolley stands before it.
func supermarket(s scene) {
	s.block(s.wall, 10, 40, 80, 30)
	s.Poly(s.roof, 6, 34, 94, 30, 94, 40, 6, 40)
	s.Rect(s.pane, 14, 46, 72, 18)
	for n := range 7 {
		s.Rect(0xFFD98AFF, 16+10*float64(n), 48, 8, 14)
	}
	s.block(s.Base, 66, 4, 12, 30)
	s.Circle(white, 72, 14, 8.6)
	s.Fill(helpRed, canvas.Data("M72 19 C66 19 66 11 72 12 C78 11 78 19 72 19 Z M72 11.6 C72 9 73 8 75 8 C75 10 74 11.4 72 11.6 Z")...)
	t := s.at(34, 72)
	t.Line(white, 4, 24, -27, 18, -27, 13, -10, -10, -10)
	t.Fill(gold, canvas.Data("M-15 -24 H15 L12 -12 H-11 Z")...)
	for n, tone := range []theme.Colour{leafTip, helpRed, white, leafTip} {
		t.Circle(tone, -10+6.4*float64(n), -25, 4)
	}
	t.Fill(s.Dark.Fade(0.9), canvas.Data("M-16 -24 H16 V-21.6 H-15.4 Z M-13 -18 H13.6 L13 -16 H-12.4 Z")...)
	t.Line(s.ink, 2, 24, -27, 18, -27, 13, -8, -10, -8)
	t.Circle(s.ink, -7, -3, 3)
	t.Circle(s.ink, 10, -3, 3)
}

// clinic is white and round, with a sign upright.
func clinic(s scene) {
	s.block(s.trim, 40, 34, 48, 36)
	s.Fill(s.trim, append(s.ArcLoop(40, 52, 26, 18, 90, 270), canvas.Point{X: 40, Y: 34}, canvas.Point{X: 40, Y: 70}))
	s.Rect(s.roof, 40, 31, 50, 3.6)
	s.Fill(s.roof, append(s.ArcLoop(40, 50, 27, 19, 180, 270), s.ArcLoop(40, 50, 26.4, 15.6, 270, 180)...))
	for row := range 2 {
		y := 40 + 13*float64(row)
		s.Rect(s.pane, 18+2*float64(row)*0, y, 50, 6)
		s.Rect(0xFFD98AFF, 68, y, 18, 6)
		s.Rect(s.trim, 38, y, 1.4, 6)
		s.Rect(s.trim, 53, y, 1.4, 6)
	}
	s.block(s.Base, 58, 4, 13, 66)
	s.redCross(white, 64.5, 12, 4.6)
	s.data(white, "M62.5 24 H66.5 V60 H62.5 Z")
	for n := range 4 {
		y := 27 + 8*float64(n)
		s.Stroke(s.ink, 1.4, canvas.Quadratic(canvas.Point{X: 62, Y: y}, canvas.Point{X: 72 - 15*float64(n%2), Y: y + 4}, canvas.Point{X: 64.5, Y: y + 8}, 8), false)
	}
	s.door(44, 10, 9)
	s.tree(12, ground, 5)
}

// concertHall has the pipes of an organ for a front, and a violin.
func concertHall(s scene) {
	s.block(s.wall, 14, 40, 72, 30)
	s.Rect(s.roof, 12, 38, 76, 3)
	for n := range 13 {
		d := float64(n) - 6
		h := 34 - 0.75*d*d
		if n%2 == 1 {
			h -= 3
		}
		x := 18 + 5*float64(n)
		s.Rect(gold, x, 60-h, 3.8, h)
		s.Rect(s.dim(gold), x+2.2, 60-h, 1.6, h)
		s.Circle(s.ink, x+1.9, 56, 1)
	}
	s.Rect(s.Dark, 14, 60, 72, 3)
	s.door(26, 9, 7)
	v := s.at(68, 46)
	v.Fill(s.ink, canvas.Data("M0 -12 C7 -12 8 -5 4.6 -2 C4 0 4 2 5 3 C10 8 9 20 0 20 C-9 20 -10 8 -5 3 C-4 2 -4 0 -4.6 -2 C-8 -5 -7 -12 0 -12 Z M-1.4 -30 H1.4 V-11 H-1.4 Z")...)
	v.Fill(0xB5582AFF, canvas.Data("M0 -10.6 C5.6 -10.6 6.4 -5 3.2 -2.4 C2.6 0 2.6 2 3.6 4 C8 8 7.4 18.4 0 18.4 C-7.4 18.4 -8 8 -3.6 4 C-2.6 2 -2.6 0 -3.2 -2.4 C-6.4 -5 -5.6 -10.6 0 -10.6 Z")...)
	v.Line(white, 0.8, 0, -26, 0, 14)
	v.Rect(s.ink, -1, -24, 2, 24)
	v.Line(s.ink, 1, -4, 9, -4, 4)
	v.Line(s.ink, 1, 4, 9, 4, 4)
}

// engineeringCollege has built a bridge.
func engineeringCollege(s scene) {
	s.block(s.wall, 56, 22, 34, 30)
	s.Rect(s.roof, 54, 19, 38, 4)
	s.windows(59, 26, 28, 24, 4, 2)
	s.pole(86, 19, 12)
	s.Rect(0x3E8FC2FF, -10, 64, 120, 20)
	s.Poly(s.dim(s.wall), 0, 52, 14, 52, 18, 70, 0, 70)
	s.Poly(s.dim(s.wall), 84, 52, 100, 52, 100, 70, 80, 70)
	s.Rect(s.ink, -2, 50, 104, 3.4)
	arch := canvas.Quadratic(canvas.Point{X: 8, Y: 51}, canvas.Point{X: 44, Y: 0}, canvas.Point{X: 82, Y: 51}, 16)
	s.Stroke(s.Base, 3.6, arch, false)
	s.Stroke(gold, 1.2, arch, false)
	for n := 2; n < 15; n++ {
		at := arch[n]
		s.Line(s.ink, 1, at.X, at.Y, at.X, 51)
		if next := arch[n+1]; n < 14 {
			s.Line(s.ink, 0.7, at.X, 51, next.X, next.Y)
		}
	}
	t := s
	t.Canvas = s.Part(36, 50, 0.36)
	t.locomotive(helpRed)
	s.smoke(30, 40, 2.6)
}
