package enamel

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
)

// Token is something that is laid beside cards and is the same for everybody.
type Token uint8

// The tokens: a rebel, the two halves of a pair of shifts, and a guard.
const (
	Rebel Token = iota
	Lower
	Raise
	Guard
	Tokens // how many they are
)

// DrawToken draws a token in a square.
func (p *Painter) DrawToken(dst *ebiten.Image, t Token, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aToken, Number: int(t), Size: int(size)}, x, y, alpha)
}

// DrawModifier draws a modifier in a square: face down where its value is 0.
func (p *Painter) DrawModifier(dst *ebiten.Image, value int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aModifier, Number: value, Size: int(size)}, x, y, alpha)
}

// DrawFollower draws a seat's follower in a square.
func (p *Painter) DrawFollower(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aFollower, Number: seat, Size: int(size)}, x, y, alpha)
}

// DrawTile draws a district's aristocrat tile in a square.
func (p *Painter) DrawTile(dst *ebiten.Image, d lux.District, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aTile, Number: int(d), Size: int(size)}, x, y, alpha)
}

func paintToken(c canvas.Canvas, t Token) {
	switch t {
	case Rebel:
		rebel(c)
	case Lower:
		shift(c, -1)
	case Raise:
		shift(c, 1)
	default:
		guard(c)
	}
}

// rebel is a grey figure with a raised fist, and what it is worth.
func rebel(c canvas.Canvas) {
	outline := func(by float64) []canvas.Loop {
		return []canvas.Loop{
			c.ArcLoop(42, 24, 17+by, 17+by, 0, 360),
			c.RoundLoop(14-by, 40-by, 56+2*by, 58+2*by, 20+by),
			c.RoundLoop(70-by, 6-by, 22+2*by, 22+2*by, 7+by),
			canvas.Points([]float64{54 - by, 50 - by, 72 - by, 22, 90 + by, 24, 76 + by, 72 + by, 60, 74}),
		}
	}
	c.Fill(greyDark, outline(3)...)
	c.Fill(grey, outline(0)...)
	c.Rect(greyDark, 27, 19, 30, 8)
	c.Oval(greyLight, 35, 23, 3.4, 2.6)
	c.Oval(greyLight, 49, 23, 3.4, 2.6)
	c.Write("2", 42, 70, 46, 0xFFFFFFFF, text.Black)
}

// shift is half of a pair of shifts: an arrow up or down, and by how much.
func shift(c canvas.Canvas, way float64) {
	tip, foot := 50-48*way, 50+46*way
	neck := 50 - 8*way
	arrow := func(by float64) canvas.Loop {
		return canvas.Points([]float64{50, tip - by*1.4*way, 96 + by*1.6, neck + by*way, 78 + by, neck + by*way, 78 + by, foot + by*way, 22 - by, foot + by*way, 22 - by, neck + by*way, 4 - by*1.6, neck + by*way})
	}
	face := theme.Colour(0xB8443AFF)
	words := "−2"
	if way > 0 {
		face, words = 0x2F7D5BFF, "+2"
	}
	c.Fill(wire, arrow(2))
	c.Fill(greyDark, arrow(0))
	c.Fill(face, arrow(-4))
	c.Write(words, 50, 50+15*way, 40, 0xFFFFFFFF, text.Black)
}

// guard is a gold that stands guard: a shield with a coin on it.
func guard(c canvas.Canvas) {
	shield := func(in float64) canvas.Loop {
		l := canvas.Loop{{X: 8 + in, Y: 6 + in}, {X: 50, Y: 1 + in}, {X: 92 - in, Y: 6 + in}, {X: 92 - in, Y: 46}}
		l = append(l, canvas.Quadratic(canvas.Point{X: 92 - in, Y: 46}, canvas.Point{X: 90 - in, Y: 80 - in}, canvas.Point{X: 50, Y: 99 - in*1.2}, 8)...)
		return append(l, canvas.Quadratic(canvas.Point{X: 50, Y: 99 - in*1.2}, canvas.Point{X: 10 + in, Y: 80 - in}, canvas.Point{X: 8 + in, Y: 46}, 8)...)
	}
	c.Fill(theme.CoinDark, shield(0))
	c.Fill(greyLight, shield(5))
	c.Fill(grey, shield(13))
	c.Circle(theme.CoinDark, 50, 46, 26)
	c.Circle(theme.Coin, 50, 46, 21)
	c.Write("3", 50, 46, 34, ink, text.Black)
}

// paintModifier paints a modifier as it lies: a dark pane, or its value on a bright one.
func paintModifier(c canvas.Canvas, value int) {
	pane := func(in float64) canvas.Loop { return canvas.CutLoop(4+in, 4+in, 92-2*in, 92-2*in, 20-in/2) }
	c.Fill(theme.Shadow, canvas.Shifted([]canvas.Loop{pane(0)}, 2, 4)...)
	c.Fill(wireShade, pane(0))
	c.Fill(wire, pane(2.5))
	if value == 0 {
		c.Fill(night, pane(7))
		c.Fill(nightSoft, canvas.Loop{{X: 50, Y: 14}, {X: 86, Y: 50}, {X: 50, Y: 86}, {X: 14, Y: 50}})
		c.Write("±", 50, 48, 52, wire, text.Black)
		return
	}
	face := theme.Colour(0x2F7D5BFF)
	if value < 0 {
		face = 0xB8443AFF
	}
	c.Fill(face, pane(7))
	c.Write(text.Signed(value), 50, 50, 50, 0xFFFFFFFF, text.Black)
}

// paintFollower paints a seat's follower: somebody who kneels, in its tones and with its number of strokes on the foot.
func paintFollower(c canvas.Canvas, seat int) {
	tones := Seat(seat)
	outline := func(by float64) []canvas.Loop {
		return []canvas.Loop{
			c.ArcLoop(50, 25, 19+by, 19+by, 0, 360),
			canvas.Points([]float64{36 - by, 38, 64 + by, 38, 86 + by, 98 + by, 14 - by, 98 + by}),
		}
	}
	c.Fill(wire, outline(4)...)
	c.Fill(tones.Dark, outline(1.5)...)
	c.Fill(tones.Base, outline(-3)...)
	for n := range seat + 1 {
		x := 50 + 11*(float64(n)-float64(seat)/2)
		c.Round(tones.Ink, x-3, 68, 6, 22, 2)
	}
}

// paintTile paints a district's aristocrat tile: a signet on a pane of its colour.
func paintTile(c canvas.Canvas, d lux.District) {
	tones := Family(d)
	pane := func(in float64) canvas.Loop { return c.RoundLoop(4+in, 4+in, 92-2*in, 92-2*in, 22-in/2) }
	c.Fill(theme.Shadow, canvas.Shifted([]canvas.Loop{pane(0)}, 2, 4)...)
	c.Fill(wireShade, pane(0))
	c.Fill(wire, pane(3))
	c.Fill(tones.Dark, pane(8))
	c.Fill(tones.Base, pane(12))
	signet(c.Part(15, 13, 0.7), tones.Dark, glass)
}

// signet is a ring with a stone.
func signet(c canvas.Canvas, metal, stone theme.Colour) {
	c.Ring(metal, 12, 50, 64, 28)
	c.Poly(metal, 22, 22, 36, 4, 64, 4, 78, 22, 50, 50)
	c.Poly(stone, 31, 22, 40, 11, 60, 11, 69, 22, 50, 40)
	c.Line(metal, 3, 31, 22, 69, 22)
}
