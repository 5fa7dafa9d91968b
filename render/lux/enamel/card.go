package enamel

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
)

// CardRatio is how much higher than wide a card is.
const CardRatio = 1.4

// cardHeight is how high a card is, in units.
const cardHeight = 100 * CardRatio

// Index is which part of a card's width its number and crest take: of a card that others lie on no less is to be seen.
const Index = 0.34

// DrawCard draws the face of a card with its upper left corner at x, y.
func (p *Painter) DrawCard(dst *ebiten.Image, c lux.Citizen, x, y, width, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aCard, Number: int(c), Size: int(width)}, x, y, alpha)
}

// DrawBack draws the back of a citizen's card.
func (p *Painter) DrawBack(dst *ebiten.Image, x, y, width, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aBack, Number: 0, Size: int(width)}, x, y, alpha)
}

// DrawChip draws a citizen as its number on the ground of its family's crest, in a square.
func (p *Painter) DrawChip(dst *ebiten.Image, c lux.Citizen, x, y, size, alpha float64) {
	p.Draw(dst, canvas.Piece{What: aChip, Number: int(c), Size: int(size)}, x, y, alpha)
}

// frame is the outline of a card, so many units within it.
func frame(c canvas.Canvas, in float64) canvas.Loop {
	return c.RoundLoop(in, in, 100-2*in, cardHeight-2*in, 10-in/2)
}

// blank is a card with nothing on it but enamel within its rim, and its shadow.
func blank(c canvas.Canvas, face theme.Colour) {
	c.Fill(theme.Shadow.Fade(0.6), canvas.Shifted([]canvas.Loop{frame(c, 0.5)}, 2.5, 4)...)
	c.Fill(wireShade, frame(c, 0))
	c.Fill(wire, frame(c, 1.4))
	c.Fill(face, frame(c, max(3.4, 1.4+0.8/c.Scale())))
}

func paintCard(c canvas.Canvas, citizen lux.Citizen) {
	tones := Family(citizen.Colour())
	blank(c, tones.Base)
	window(c, tones)
	paintFigure(c, citizen)
	index(c, citizen, tones)
}

// window is the arch of glass behind the figure, with the light that falls through it.
func window(c canvas.Canvas, tones theme.Tones) {
	arch := func(in float64) canvas.Loop {
		l := c.ArcLoop(60, 46, 37-in, 37-in, 180, 360)
		return append(l, canvas.Point{X: 97 - in, Y: 134}, canvas.Point{X: 23 + in, Y: 134})
	}
	c.Fill(wire, arch(0))
	c.Fill(tones.Light, arch(1.8))
	bright := tones.Light.Mix(0xFFFFFFFF, 0.6)
	for _, x := range []float64{30, 52, 76} { // light falls in from the upper right
		c.Within(25, 0, 70, 134, func() { c.Poly(bright.Fade(0.7), x+22, 22, x+34, 22, x+6, 134, x-10, 134) })
	}
}

// index is what is seen of a card that another lies on: its number, and below it the crest.
func index(c canvas.Canvas, citizen lux.Citizen, tones theme.Tones) {
	outline := func(in float64) canvas.Loop {
		return append(c.ArcLoop(25-in, 63-in, 9, 9, 0, 90), canvas.Point{X: 3.4, Y: 72 - in}, canvas.Point{X: 3.4, Y: 12}, canvas.Point{X: 5, Y: 6}, canvas.Point{X: 11, Y: 3.4}, canvas.Point{X: 34 - in, Y: 3.4})
	}
	c.Fill(wire, outline(0))
	c.Fill(tones.Dark, outline(1.6))
	c.Write(strconv.Itoa(citizen.Value()), 17.5, 25, 42, tones.Ink, text.Black)
	crestOn(c.Part(4.5, 42, 0.26), citizen.Colour())
}

// paintChip paints a citizen as small as it can be told from others.
func paintChip(c canvas.Canvas, citizen lux.Citizen) {
	PaintPlate(c, citizen)
	c.Write(strconv.Itoa(citizen.Value()), 50, 50, 66, Family(citizen.Colour()).Ink, text.Black)
}

// PaintPlate paints what a citizen's number is written on, in the square of 100 units at a canvas's origin: the ground of its
// family's crest.
func PaintPlate(c canvas.Canvas, citizen lux.Citizen) {
	tones := Family(citizen.Colour())
	c.Fill(wire, ground(c, citizen.Colour(), -2))
	c.Fill(tones.Dark, ground(c, citizen.Colour(), 2))
	c.Fill(tones.Dark.Mix(tones.Base, 0.25), ground(c, citizen.Colour(), 8))
}

func paintBack(c canvas.Canvas) {
	blank(c, night)
	c.Outline(wireShade, 2, frame(c, 8))
	c.Within(10, 10, 80, 94, func() { // dawn over the city
		for n := range 7 {
			a := 192 + 26*float64(n)
			c.Sector(nightSoft, 50, 104, 98, a-6, a+6)
		}
		c.Circle(dawn, 50, 104, 26)
	})
	skyline(c)
	for n, d := range []lux.District{lux.Blue, lux.Pink, lux.Yellow, lux.Green} {
		crestOn(c.Part(16+17.6*float64(n), 112, 0.155), d)
	}
}

// skyline is the city of glass against the light.
func skyline(c canvas.Canvas) {
	c.Poly(greyLight, 14, 104, 14, 86, 20, 78, 26, 86, 26, 104)
	c.Poly(glass, 30, 104, 30, 66, 36, 56, 42, 66, 42, 104)
	c.Poly(wire, 45, 104, 45, 48, 50, 26, 55, 48, 55, 104)
	c.Poly(glass, 59, 104, 59, 70, 71, 60, 71, 104)
	c.Poly(greyLight, 75, 104, 75, 88, 80.5, 82, 86, 88, 86, 104)
	c.Rect(wireShade, 10, 103, 80, 2)
}
