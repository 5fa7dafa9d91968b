package tinplate

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// Colours of things, the same in every era.
const (
	gold    theme.Colour = 0xF3B931FF
	glow    theme.Colour = 0xFFA63DFF
	copper  theme.Colour = 0xC97B3AFF
	iron    theme.Colour = 0x6B6F78FF
	wood    theme.Colour = 0xA9713CFF
	helpRed theme.Colour = 0xD42F2FFF
	leafTip theme.Colour = 0x7DAA55FF
)

// cityHall has a tower with a clock over a hall with an arcade.
func cityHall(s scene) {
	s.block(s.wall, 16, 36, 68, 34)
	s.hip(s.roof, 13, 36, 74, 10, 8)
	s.windows(19, 38, 22, 14, 3, 1)
	s.windows(59, 38, 22, 14, 3, 1)
	for n := range 3 {
		s.doorAt(20+7*float64(n), ground, 5, 13)
		s.doorAt(61+7*float64(n), ground, 5, 13)
	}
	s.block(s.wall, 41, 16, 18, 54)
	s.clock(50, 25, 6)
	s.poly(s.roof, 39, 16, 44, 8, 50, -2, 56, 8, 61, 16)
	s.door(45, 10, 17)
	s.pole(50, 0, 8)
}

// hotel has balconies and its own name in lamps.
func hotel(s scene) {
	s.block(s.wall, 24, 20, 52, 50)
	s.data(s.roof, "M21 20 C24 12 27 8 32 7 H68 C73 8 76 12 79 20 Z")
	for n := range 3 {
		s.poly(s.trim, 32+14*float64(n), 19, 32+14*float64(n), 13, 36+14*float64(n), 9, 40+14*float64(n), 13, 40+14*float64(n), 19)
		s.Rect(s.pane, 34+14*float64(n), 14, 4, 5)
	}
	s.windows(27, 22, 46, 34, 5, 3)
	for n := range 3 {
		s.Rect(s.ink, 26, 32.5+11.3*float64(n), 48, 1)
	}
	s.awning(36, 55, 28, 6, 7)
	s.door(45, 10, 11)
	s.tree(16, ground, 6)
	s.tree(85, ground, 6)
}

// terracedHouses stand in a row, gable by gable.
func terracedHouses(s scene) {
	tones := []theme.Colour{s.wall, s.brick, s.trim, s.brick.Mix(s.wall, 0.5)}
	for n, tone := range tones {
		x := 10 + 20*float64(n)
		s.block(s.brick, x+13, 16, 4, 12)
		s.block(tone, x, 36, 20, 34)
		s.gable(s.roof, x-1, 36, 22, 18)
		s.windows(x+2, 38, 16, 14, 2, 1)
		s.Circle(s.pane, x+10, 29.5, 2.4)
		s.door(x+3, 6, 14)
		s.Rect(s.pane, x+11, 57, 6, 8)
		s.Rect(s.Dark, x+2, ground-1.5, 8, 1.5)
	}
}

// boardingHouse is tall and narrow, with a sign that hangs out.
func boardingHouse(s scene) {
	s.block(s.brick, 54, 8, 5, 12)
	s.block(s.wall, 32, 24, 34, 46)
	s.data(s.roof, "M29 24 C33 16 34 12 36 8 H62 C64 12 65 16 69 24 Z")
	s.poly(s.trim, 44, 22, 44, 15, 49, 10, 54, 15, 54, 22)
	s.Rect(s.pane, 46.5, 15, 5, 6)
	s.windows(35, 26, 28, 30, 3, 2)
	s.door(44, 9, 15)
	s.Line(s.ink, 1.2, 66, 40, 80, 40)
	s.block(s.Base, 70, 42, 12, 10)
	s.Rect(s.trim, 72, 47, 8, 2.4)
	s.Rect(s.trim, 72, 44, 2, 4)
	s.bush(22, ground, 7)
	s.bush(76, ground, 6)
}

// textileFactory is a mill of five storeys, with a reel of thread before it.
func textileFactory(s scene) {
	s.chimney(76, ground, 8, 62)
	s.block(s.brick, 12, 24, 46, 46)
	s.hip(s.roof, 10, 24, 50, 6, 4)
	s.windows(15, 26, 40, 40, 6, 4)
	s.sawtooth(58, 46, 32, 9, 3)
	s.block(s.brick, 58, 46, 32, 24)
	s.oval(wood, 74, 50, 11, 4)
	s.block(helpRed, 66, 50, 16, 16)
	for n := range 4 {
		s.Line(white.Fade(0.6), 0.7, 66, 54+3.4*float64(n), 82, 52+3.4*float64(n))
	}
	s.oval(wood, 74, 67, 11, 4)
}

// brewery has a kettle of copper and barrels.
func brewery(s scene) {
	s.chimney(22, 40, 6, 30)
	s.block(s.brick, 14, 36, 34, 34)
	s.gable(s.roof, 12, 36, 38, 12)
	s.windows(18, 40, 26, 26, 3, 2)
	s.block(copper, 56, 36, 26, 34)
	s.dome(copper, 69, 36, 15, 18)
	s.block(copper, 66.5, 8, 5, 12)
	s.Circle(s.ink, 69, 50, 5)
	s.Circle(s.trim, 69, 50, 3.8)
	for n := range 3 {
		x := 40 + 11*float64(n)
		s.oval(wood, x, 64.5, 5.5, 5.5)
		s.Ring(s.ink, 0.8, x, 64.5, 3.4)
	}
	s.oval(wood, 45.5, 55, 5.5, 5.5)
	s.Ring(s.ink, 0.8, 45.5, 55, 3.4)
}

// bakery has a pretzel above its door and loaves in its window.
func bakery(s scene) {
	s.chimney(68, 22, 6, 12)
	s.block(s.wall, 20, 26, 60, 44)
	s.gable(s.roof, 16, 26, 68, 16)
	s.pretzel(50, 33, 11)
	s.awning(22, 45, 56, 8, 8)
	s.Rect(s.pane, 25, 54, 28, 12)
	for n := range 3 {
		s.oval(glow.Mix(wood, 0.4), 31+8*float64(n), 63, 4, 3)
	}
	s.door(60, 12, 17)
}

// pretzel is the sign of bakers.
func (s scene) pretzel(x, y, r float64) {
	for _, pass := range []struct {
		tone  theme.Colour
		width float64
	}{{s.ink, r * 0.46}, {glow.Mix(wood, 0.45), r * 0.28}} {
		s.Stroke(pass.tone, pass.width, append(s.ArcLoop(x-r*0.5, y, r*0.55, r*0.62, 60, 320), canvas.Point{X: x, Y: y}), false)
		s.Stroke(pass.tone, pass.width, append(s.ArcLoop(x+r*0.5, y, r*0.55, r*0.62, 120, -140), canvas.Point{X: x, Y: y}), false)
		s.Line(pass.tone, pass.width, x, y, x-r*0.5, y+r*0.66)
		s.Line(pass.tone, pass.width, x, y, x+r*0.5, y+r*0.66)
	}
}

// marketHall is of iron and glass, with stalls below its arch.
func marketHall(s scene) {
	l := append(s.ArcLoop(50, 44, 36, 34, 180, 360), canvas.Point{X: 86, Y: 70}, canvas.Point{X: 14, Y: 70})
	s.solid(s.Light, l)
	for n := range 9 {
		at := canvas.Polar(50, 44, 34, 180+22.5*float64(n))
		s.Line(s.ink, 0.8, 50, 44, at.X, at.Y)
	}
	s.Arc(s.ink, 1, 50, 44, 24, 22, 180, 360)
	s.Arc(s.Base, 4, 50, 44, 34, 32, 180, 360)
	s.Rect(s.ink, 14, 43, 72, 1.4)
	for n := range 3 {
		x := 19 + 22*float64(n)
		s.awning(x, 49, 18, 6, 4)
		s.block(wood, x+1, 62, 16, 8)
		for i, tone := range []theme.Colour{helpRed, leafTip, glow} {
			s.Circle(tone, x+4+5*float64(i), 61, 2.6)
		}
	}
	s.pole(50, 11, 10)
}

// doctorsOffice is a house with a cross and, before it, a bag.
func doctorsOffice(s scene) {
	s.block(s.brick, 62, 12, 6, 14)
	s.block(s.wall, 24, 32, 48, 38)
	s.hip(s.roof, 20, 32, 56, 16, 14)
	s.Circle(white, 48, 24, 6)
	s.Ring(s.ink, 0.9, 48, 24, 6)
	s.redCross(helpRed, 48, 24, 4.2)
	s.windows(27, 35, 42, 14, 4, 1)
	s.door(43, 10, 16)
	s.Rect(s.pane, 28, 55, 9, 9)
	s.data(wood.Mix(s.ink, 0.4), "M66 70 V60 C66 56 86 56 86 60 V70 Z")
	s.Arc(s.ink, 1.6, 76, 57, 5, 5, 180, 360)
	s.redCross(white, 76, 64, 3.4)
	s.bush(16, ground, 6)
}

// fireStation has two great doors, a tower with a bell, and an engine that drives out.
func fireStation(s scene) {
	s.block(s.brick, 62, 14, 18, 56)
	s.poly(s.roof, 59, 14, 71, -1, 83, 14)
	s.Arch(s.pane, 66, 18, 10, 12)
	s.dome(gold, 71, 29, 3.4, 5)
	s.windows(64, 34, 14, 12, 2, 1)
	s.block(s.brick, 12, 34, 50, 36)
	s.block(s.trim, 10, 31, 54, 4)
	for n := range 2 {
		s.Arch(helpRed, 16+23*float64(n), 42, 19, 28)
		s.Line(s.ink, 0.9, 25.5+23*float64(n), 42, 25.5+23*float64(n), 70)
		s.Line(white.Fade(0.7), 0.8, 17+23*float64(n), 52, 34+23*float64(n), 52)
	}
	s.block(helpRed, 44, 56, 32, 9)
	s.oval(gold, 52, 53, 6, 6)
	s.Line(wood, 1.6, 58, 51, 84, 47)
	for _, x := range []float64{51, 70} {
		s.disc(s.ink, x, 66, 5)
		s.Circle(gold, x, 66, 2.6)
	}
}

// museum has a dome behind a portico.
func museum(s scene) {
	s.block(s.wall, 12, 42, 76, 28)
	s.windows(14, 46, 16, 18, 2, 1)
	s.windows(70, 46, 16, 18, 2, 1)
	s.block(s.wall, 38, 20, 24, 10)
	s.dome(s.roof, 50, 20, 14, 16)
	s.block(s.trim, 48, 0, 4, 5)
	s.temple(30, 42, 40, 12, 5)
}

// musicHall has a lyre in its gable and lamps along its edges.
func musicHall(s scene) {
	s.block(s.wall, 18, 30, 64, 40)
	s.data(s.roof, "M14 30 C24 28 26 12 50 8 C74 12 76 28 86 30 Z")
	s.lyre(gold, 50, 21, 9)
	for n := range 9 {
		s.Circle(gold, 22+7*float64(n), 33, 1.5)
	}
	s.windows(21, 36, 58, 15, 5, 1)
	s.data(s.Base, "M30 54 H70 L76 60 H24 Z")
	for n := range 3 {
		s.door(34+12*float64(n), 8, 10)
	}
}

// lyre is the sign of music.
func (s scene) lyre(tone theme.Colour, x, y, r float64) {
	s.Stroke(tone, r*0.26, append(s.ArcLoop(x, y+r*0.1, r*0.62, r*0.72, 20, 160), canvas.Point{X: x - r*0.35, Y: y - r*0.7}, canvas.Point{X: x - r*0.7, Y: y - r}), false)
	s.Stroke(tone, r*0.26, canvas.Loop{{X: x + r*0.58, Y: y + r*0.34}, {X: x + r*0.35, Y: y - r*0.7}, {X: x + r*0.7, Y: y - r}}, false)
	s.Line(tone, r*0.2, x-r*0.42, y-r*0.55, x+r*0.42, y-r*0.55)
	for _, at := range []float64{-0.2, 0, 0.2} {
		s.Line(tone, r*0.1, x+r*at, y-r*0.5, x+r*at, y+r*0.7)
	}
}

// court is a temple with scales before it.
func court(s scene) {
	s.block(s.wall, 14, 40, 72, 30)
	s.temple(20, 36, 60, 16, 6)
	s.block(s.trim, 46, 56, 8, 14)
	s.Line(gold, 2.4, 50, 58, 50, 26)
	s.Line(gold, 2, 33, 31, 67, 31)
	for _, x := range []float64{33, 67} {
		s.Line(s.ink, 0.7, x-6, 43, x, 31, x+6, 43)
		s.solid(gold, append(s.ArcLoop(x, 43, 7, 5, 0, 180), canvas.Point{X: x - 7, Y: 43}))
	}
	s.disc(gold, 50, 26, 3)
}

// school has a bell, a clock and a yard with children.
func school(s scene) {
	s.block(s.brick, 12, 40, 76, 30)
	s.hip(s.roof, 9, 40, 82, 9, 8)
	s.windows(14, 43, 24, 12, 3, 1)
	s.windows(62, 43, 24, 12, 3, 1)
	s.block(s.wall, 40, 24, 20, 46)
	s.gable(s.roof, 38, 24, 24, 10)
	s.clock(50, 32, 5)
	s.block(s.trim, 46, 6, 8, 8)
	s.gable(s.roof, 44, 6, 12, 6)
	s.dome(gold, 50, 13, 2.6, 4)
	s.door(45, 10, 16)
	for n, x := range []float64{20, 28, 70, 80} {
		s.person([]theme.Colour{helpRed, s.Dark, leafTip.Mix(s.ink, 0.3), gold}[n], x, ground+3, 12)
	}
}

// park has a bandstand between trees, and a pond.
func park(s scene) {
	s.tree(16, 62, 10)
	s.tree(84, 62, 11)
	s.tree(30, 58, 7)
	s.block(s.trim, 36, 56, 28, 8)
	for n := range 4 {
		s.Rect(s.ink, 38+7.6*float64(n), 36, 1.4, 22)
	}
	s.data(s.Base, "M30 37 C40 34 46 28 50 20 C54 28 60 34 70 37 Z")
	s.pole(50, 21, 12)
	s.oval(0x77B8CFFF, 52, 69, 30, 5.5)
	s.data(white, "M60 68 C60 62 66 60 66 64 L70 66 C72 70 62 70 60 68 Z")
	s.bush(14, 70, 5)
	s.bush(88, 70, 5)
}

// fairground has a merry-go-round and a great wheel.
func fairground(s scene) {
	s.wheel(68, 34, 22)
	s.block(s.trim, 14, 62, 42, 8)
	for n := range 5 {
		s.Rect(gold, 17+8.6*float64(n), 42, 1.4, 20)
	}
	for n, x := range []float64{24, 41} {
		s.horse([]theme.Colour{white, wood}[n], x, 53)
	}
	tent := []theme.Colour{s.Base, s.trim}
	for n := range 6 {
		x := 12 + 7.7*float64(n)
		s.poly(tent[n%2], 35, 22, x, 42, x+7.7, 42)
	}
	s.awning(12, 42, 46, 5, 6)
	s.pole(35, 23, 10)
}

// horse is one of a merry-go-round.
func (s scene) horse(tone theme.Colour, x, y float64) {
	s.at(x, y).data(tone, "M-6 1 C-6 -3 0 -1 3 -3 L4 -8 L9 -6 L8 -4 L5 -3 L5 1 L6 6 H4 L3 2 H-3 L-4 6 H-6 Z")
}

// cottages are thatched, with a garden.
func cottages(s scene) {
	for n, x := range []float64{14, 52} {
		y := 44 - 3*float64(n)
		s.block(s.brick, x+24, y-22, 5, 14)
		s.block(s.trim, x+2, y, 32, ground-y)
		s.at(x, y).data(theme.Colour(0xD9B361FF).Mix(s.roof, 0.25), "M-3 2 C2 -6 8 -18 18 -19 C28 -18 34 -6 39 2 C36 5 32 2 28 2 H8 C4 2 0 5 -3 2 Z")
		s.windows(x+5, y+6, 9, 10, 1, 1)
		s.windows(x+23, y+6, 9, 10, 1, 1)
		s.door(x+15, 7, 15)
	}
	for n := range 12 {
		s.Rect(s.trim, 5+8*float64(n), 65, 2, 8)
	}
	s.Rect(s.trim, 4, 67, 92, 1.4)
	for n := range 6 {
		s.Circle([]theme.Colour{helpRed, gold, white}[n%3], 12+15*float64(n), 72, 1.6)
	}
}

// steelMill pours.
func steelMill(s scene) {
	s.chimney(16, ground, 7, 54)
	s.chimney(28, ground, 7, 46)
	s.data(iron, "M48 70 L52 34 L50 28 L54 14 H66 L70 28 L68 34 L72 70 Z")
	s.Rect(s.ink, 51, 32, 18, 1.6)
	s.Line(s.ink, 2.6, 38, 66, 58, 14)
	s.block(s.brick, 12, 52, 34, 18)
	s.sawtooth(12, 52, 34, 8, 3)
	s.data(iron.Mix(s.ink, 0.3), "M68 40 L84 34 L88 49 L76 57 Z")
	s.Poly(glow, 74, 56, 79, 55, 77, 70, 71, 70)
	s.Oval(glow, 74, 69, 9, 2.6)
	for n := range 6 {
		at := canvas.Polar(74, 66, 7+1.5*float64(n%3), 200+28*float64(n))
		s.Circle(gold, at.X, at.Y, 1)
	}
	s.Circle(glow, 60, 58, 5)
	s.Circle(gold, 60, 58, 2.6)
}

// bank is a temple of money.
func bank(s scene) {
	s.block(s.wall, 18, 26, 64, 10)
	s.temple(18, 38, 64, 13, 6)
	s.disc(gold, 50, 16, 11)
	s.Ring(copper, 1.2, 50, 16, 7.8)
	s.Line(copper, 1.8, 50, 11, 50, 21)
	s.door(44, 12, 22)
	s.block(gold.Mix(copper, 0.3), 45.4, 50, 9.2, 20)
	s.Ring(s.ink, 0.9, 50, 60, 2.6)
}

// waterworks has a tower of water over an arcade.
func waterworks(s scene) {
	s.poly(s.brick, 38, 66, 42, 32, 58, 32, 62, 66)
	s.block(s.brick, 37, 66, 26, 4)
	s.windows(43, 36, 14, 24, 2, 3)
	s.block(s.Base, 30, 14, 40, 18)
	for n := range 4 {
		s.Rect(s.ink.Fade(0.5), 30, 17+4*float64(n), 40, 0.7)
	}
	s.poly(s.roof, 27, 14, 50, 0, 73, 14)
	s.block(s.wall, 61, 46, 28, 24)
	for n := range 3 {
		s.Arch(s.pane, 63.4+8.4*float64(n), 52, 6, 18)
	}
	s.Line(s.Base, 3, 34, 58, 20, 58, 20, 66)
	s.oval(0x77B8CFFF, 20, 69, 13, 3.6)
	s.data(0x77B8CFFF, "M20 58 C22 62 23 64 20 66 C17 64 18 62 20 58 Z")
}

// library is a house of books: one of them lies open over its door.
func library(s scene) {
	s.block(s.wall, 16, 34, 68, 36)
	s.block(s.trim, 13, 30, 74, 5)
	s.data(s.trim, "M50 30 C42 22 30 22 22 26 V10 C30 6 42 6 50 14 Z")
	s.data(s.trim, "M50 30 C58 22 70 22 78 26 V10 C70 6 58 6 50 14 Z")
	for n := range 3 {
		y := 14 + 4*float64(n)
		s.Curve(s.ink.Fade(0.8), 0.8, 26, y, 38, y-3, 46, y+3)
		s.Curve(s.ink.Fade(0.8), 0.8, 54, y+3, 62, y-3, 74, y)
	}
	books := []theme.Colour{s.Base, helpRed, leafTip, gold, s.Dark, copper, s.Base}
	for side := range 2 {
		for row := range 2 {
			for n, tone := range books {
				x, h := 19+40*float64(side)+3.1*float64(n), 9.0-float64((n*5+row)%3)
				s.Rect(tone, x, 50+14*float64(row)-h, 2.7, h)
			}
			s.Rect(s.ink, 18+40*float64(side), 50+14*float64(row), 23, 1.2)
		}
	}
	s.door(44, 12, 24)
}

// observatory looks at the stars.
func observatory(s scene) {
	s.block(s.wall, 28, 42, 44, 28)
	s.windows(30, 46, 40, 16, 5, 1)
	s.block(s.trim, 25, 39, 50, 4)
	s.dome(s.roof, 50, 39, 24, 26)
	s.poly(s.ink, 52, 38, 60, 14, 68, 18, 64, 38)
	s.poly(gold, 56, 34, 76, 6, 82, 10, 64, 36)
	s.poly(copper, 75, 5, 78, 1, 86, 7, 83, 11)
	s.door(45, 10, 14)
	for _, at := range []canvas.Point{{X: 22, Y: 28}, {X: 34, Y: 10}, {X: 88, Y: 26}} {
		s.Star(gold, at.X, at.Y, 3.4)
	}
	s.tree(16, ground, 6)
	s.tree(84, ground, 5)
}

// teaHouse is a pagoda, beside a pot.
func teaHouse(s scene) {
	for n := range 3 {
		y, w := 62-17*float64(n), 52-12*float64(n)
		x := 40 - w/2
		s.block(s.wall, x+6, y-8, w-12, 16)
		roof := canvas.Quadratic(canvas.Point{X: x - 4, Y: y - 8}, canvas.Point{X: x + 10, Y: y - 10}, canvas.Point{X: x + 14, Y: y - 17}, 6)
		s.solid(s.roof, append(roof, canvas.Quadratic(canvas.Point{X: x + w - 14, Y: y - 17}, canvas.Point{X: x + w - 10, Y: y - 10}, canvas.Point{X: x + w + 4, Y: y - 8}, 6)...))
		s.windows(x+9, y-6, w-18, 9, 3, 1)
	}
	s.Rect(gold, 39, 2, 2, 8)
	s.door(36, 9, 10)
	pot := s.at(72, 60)
	pot.Ring(s.ink, 1.6, -12, -1, 4)
	pot.Line(s.ink, 3.6, 9, 2, 16, -8)
	pot.Line(s.trim, 2, 9, 2, 16, -8)
	pot.oval(s.trim, 0, 0, 11, 9)
	pot.dome(s.Base, 0, -8, 5, 3)
	pot.Curve(s.ink.Fade(0.7), 1, -4, -14, -8, -19, -3, -24)
	pot.Curve(s.ink.Fade(0.7), 1, 3, -14, -1, -19, 4, -24)
}

// lodgingHouse is long, with dormers and a lamp at the door.
func lodgingHouse(s scene) {
	s.block(s.brick, 22, 14, 5, 12)
	s.block(s.brick, 72, 14, 5, 12)
	s.block(s.wall, 12, 42, 76, 28)
	s.hip(s.roof, 8, 42, 84, 20, 10)
	for n := range 4 {
		x := 20 + 17*float64(n)
		s.block(s.trim, x, 31, 9, 9)
		s.gable(s.Dark, x-1, 31, 11, 6)
		s.Rect(s.pane, x+2.4, 33, 4.2, 6)
	}
	s.windows(15, 45, 70, 12, 7, 1)
	s.door(44, 12, 14)
	s.Rect(s.pane, 18, 60, 8, 6)
	s.Rect(s.pane, 74, 60, 8, 6)
	s.Rect(s.ink, 34, 54, 1.6, 16)
	s.disc(gold, 34.8, 52, 3.2)
}

// printingWorks has a rotary press, and sheets that fly out of it.
func printingWorks(s scene) {
	s.chimney(74, 36, 6, 26)
	s.block(s.brick, 12, 34, 74, 36)
	s.sawtooth(12, 34, 74, 11, 5)
	s.Rect(s.trim, 20, 42, 60, 24)
	s.disc(iron, 38, 52, 9)
	s.disc(s.trim, 38, 52, 4)
	s.disc(iron, 58, 57, 8)
	s.disc(s.trim, 58, 57, 3.4)
	s.Line(white, 3, 38, 43, 66, 47, 72, 60)
	s.Line(s.ink.Fade(0.5), 0.6, 38, 42, 66, 45.6)
	for n := range 3 {
		x, y := 68+5*float64(n), 60-10*float64(n)
		s.poly(white, x, y, x+9, y-3, x+11, y+5, x+2, y+8)
		s.Line(s.ink, 0.6, x+2.4, y+2, x+8, y)
		s.Line(s.ink, 0.6, x+3, y+4.4, x+8.6, y+2.4)
	}
}

// grocer stands at a corner, with crates before the door.
func grocer(s scene) {
	s.block(s.brick, 26, 12, 48, 30)
	s.block(s.trim, 23, 9, 54, 4)
	s.windows(29, 16, 42, 22, 4, 1)
	s.block(s.wall, 22, 42, 56, 28)
	s.awning(18, 40, 64, 9, 8)
	s.Rect(s.pane, 26, 51, 20, 12)
	s.door(58, 12, 19)
	for n, tone := range []theme.Colour{helpRed, leafTip, glow, gold} {
		x := 14 + 11*float64(n)
		s.block(wood, x, 64, 10, 6)
		for i := range 3 {
			s.Circle(tone, x+2+3*float64(i), 63, 2)
		}
	}
}

// pharmacy has a bowl with a snake over its door.
func pharmacy(s scene) {
	s.block(s.wall, 22, 26, 56, 44)
	s.data(s.roof, "M19 26 C30 26 34 8 50 6 C66 8 70 26 81 26 Z")
	s.data(gold, "M42 14 H58 C58 20 54 22 52 22 V26 H55 V28 H45 V26 H48 V22 C46 22 42 20 42 14 Z")
	s.Stroke(leafTip.Mix(s.ink, 0.4), 1.7, canvas.Loop{{X: 46, Y: 27}, {X: 54, Y: 23}, {X: 46, Y: 18}, {X: 54, Y: 14}, {X: 50, Y: 9}, {X: 55, Y: 8}}, false)
	s.windows(25, 29, 50, 14, 4, 1)
	s.Rect(s.Base, 22, 45, 56, 5)
	s.redCross(white, 50, 47.5, 2.2)
	s.Rect(s.pane, 26, 53, 16, 14)
	s.Rect(s.pane, 58, 53, 16, 14)
	for n, tone := range []theme.Colour{helpRed, leafTip, 0x77B8CFFF} {
		s.at(28+5*float64(n), 66).data(tone, "M0 0 H3 V-4 L2 -6 V-8 H1 V-6 L0 -4 Z")
		s.at(60+5*float64(n), 66).data(tone, "M0 0 H3 V-4 L2 -6 V-8 H1 V-6 L0 -4 Z")
	}
	s.door(45, 10, 18)
}

// playhouse shows its two masks on a curtain.
func playhouse(s scene) {
	s.block(s.wall, 16, 24, 68, 46)
	s.data(s.roof, "M12 24 H88 L80 14 H62 C60 4 40 4 38 14 H20 Z")
	s.Arch(s.ink, 27, 27, 46, 43)
	s.data(helpRed, "M28 70 V44 C28 34 34 29 44 28 C44 44 40 58 34 70 Z")
	s.data(helpRed, "M72 70 V44 C72 34 66 29 56 28 C56 44 60 58 66 70 Z")
	s.mask(gold, 43, 48, 9, 1)
	s.mask(s.trim, 58, 52, 9, -1)
	s.block(wood, 24, 65, 52, 5)
}

// mask is one of a play: it laughs or weeps.
func (s scene) mask(tone theme.Colour, x, y, r, mood float64) {
	s.at(x, y).data(tone, "M-9 -8 C-4 -5 4 -5 9 -8 C11 4 5 10 0 10 C-5 10 -11 4 -9 -8 Z")
	s.Oval(s.ink, x-r*0.4, y-r*0.22, r*0.2, r*0.14)
	s.Oval(s.ink, x+r*0.4, y-r*0.22, r*0.2, r*0.14)
	middle := y + r*0.45
	s.Curve(s.ink, r*0.18, x-r*0.45, middle-r*0.12*mood, x, middle+r*0.5*mood, x+r*0.45, middle-r*0.12*mood)
}

// patentOffice keeps what was invented: a bulb between cogs.
func patentOffice(s scene) {
	s.block(s.wall, 18, 32, 64, 38)
	s.block(s.trim, 15, 28, 70, 5)
	s.gear(copper, 33, 20, 10, 8)
	s.gear(iron, 67, 20, 10, 8)
	s.disc(gold, 50, 13, 9)
	s.block(iron, 46.4, 20, 7.2, 8)
	s.Line(copper, 1, 47, 13, 49, 17, 50, 13, 51, 17, 53, 13)
	s.windows(21, 36, 58, 14, 6, 1)
	for n := range 6 {
		s.block(wood, 21+10*float64(n%3), 54+7*float64(n/3), 9, 6)
		s.Rect(gold, 24.4+10*float64(n%3), 56.4+7*float64(n/3), 2.2, 1.4)
	}
	s.door(60, 13, 17)
}
