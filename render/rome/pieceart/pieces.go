package pieceart

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

// DrawPiece draws what is auctioned in the square of size pixels whose upper left corner
// is x, y: a fountain, an amphitheatre or a temple.
func (p *Painter) DrawPiece(dst *ebiten.Image, piece rome.Piece, x, y, size, alpha float64) {
	p.draw(dst, key{what: aMonument, number: int(piece), size: int(size)}, x, y, alpha)
}

// DrawMarker draws the First Player's marker, a wreath of laurel, in such a square.
func (p *Painter) DrawMarker(dst *ebiten.Image, x, y, size, alpha float64) {
	p.draw(dst, key{what: aMarker, size: int(size)}, x, y, alpha)
}

// DrawStop draws a seat's Stop, the Senator who raises his hand, in such a square.
func (p *Painter) DrawStop(dst *ebiten.Image, seat int, x, y, size, alpha float64) {
	p.draw(dst, key{what: aStop, number: seat, size: int(size)}, x, y, alpha)
}

func squareExtent(key) extent { return extent{0, 0, 100, 100} }

func paintMonument(c canvas.Canvas, k key) {
	c.Oval(theme.Shadow, 56, 88, 44, 10)
	switch rome.Piece(k.number) {
	case rome.Fountain:
		paintFountain(c.Part(5, 90, 0.92), key{})
	case rome.Amphitheatre:
		amphitheatre(c)
	default:
		temple(c)
	}
}

// amphitheatre is an oval of three rows of arches, the further wall seen over the nearer.
func amphitheatre(c canvas.Canvas) {
	c.Oval(ink, 50, 38, 48.5, 25)
	c.Fill(ink, append(c.ArcLoop(50, 66, 48.5, 25, 0, 180), canvas.Point{1.5, 36}, canvas.Point{98.5, 36}))
	c.Fill(travertine, append(c.ArcLoop(50, 66, 45.5, 22, 0, 180), canvas.Point{4.5, 38}, canvas.Point{95.5, 38}))
	c.Fill(travertineShade, append(c.ArcLoop(50, 66, 45.5, 22, 0, 62), canvas.Point{71.4, 38}, canvas.Point{95.5, 38}))
	c.Oval(travertineLight, 50, 38, 45.5, 22)
	c.Oval(terracottaShade, 50, 39, 38, 16)
	c.Oval(terracotta, 50, 41.5, 32, 11.5)
	c.Oval(gold.Mix(travertineLight, 0.45), 50, 44, 22, 6.5)
	for _, row := range []float64{0, 15} {
		for n := range 7 {
			x := []float64{8, 18.5, 31, 44.5, 58, 70.5, 81}[n]
			sag := []float64{-1, 9, 16, 18, 16, 9, -1}[n]
			c.Arch(opening, x, 44+row+sag, 10.5, 10)
		}
	}
}

// temple is a podium with steps, six columns and a gable.
func temple(c canvas.Canvas) {
	c.Poly(ink, 50, 3, 99, 34, 99, 46, 94, 46, 94, 80, 100, 80, 100, 97, 0, 97, 0, 80, 6, 80, 6, 46, 1, 46, 1, 34)
	c.Rect(opening, 9, 44, 82, 38)
	for n := range 6 {
		x := 9 + 14.6*float64(n)
		c.Rect(travertineLight, x, 46, 5.4, 36)
		c.Rect(travertineShade, x+5.4, 46, 3.4, 36)
		c.Rect(travertineLight, x-1, 44, 11, 4)
	}
	c.Rect(travertine, 4, 36, 92, 8)
	c.Rect(travertineShade, 4, 41.5, 92, 2.5)
	c.Poly(travertineLight, 50, 7, 95, 35, 5, 35)
	c.Poly(terracotta, 50, 14, 82, 33, 18, 33)
	c.Circle(gold, 50, 26.5, 5.5)
	c.Rect(travertineLight, 6, 82, 88, 5)
	c.Rect(travertine, 3, 88, 94, 6)
}

// paintMarker is a wreath of laurel with a ribbon.
func paintMarker(c canvas.Canvas, _ key) {
	c.Circle(theme.Shadow.Fade(0.6), 53, 54, 46)
	wreath(c)
	c.Write("I", 50, 50, 46, ink, text.Black)
}

// wreath is a ring of laurel leaves, open above.
func wreath(c canvas.Canvas) {
	c.Circle(ink, 50, 50, 46)
	c.Circle(travertineLight, 50, 50, 43)
	for n := range 11 {
		for _, side := range []float64{-1, 1} {
			angle := 90 + side*(8+14.5*float64(n))
			at := canvas.Polar(50, 50, 35, angle)
			tone := laurel
			if n%2 == 1 {
				tone = laurelShade
			}
			leaf(c, tone, at.X, at.Y, angle+side*62, 15)
		}
	}
	c.Poly(terracotta, 44, 84, 56, 84, 62, 95, 50, 90, 38, 95)
}

// leaf is a pointed leaf from x, y on, so long.
func leaf(c canvas.Canvas, colour theme.Colour, x, y, angle, long float64) {
	tip := canvas.Polar(x, y, long, angle)
	left, right := canvas.Polar(x, y, long*0.62, angle-34), canvas.Polar(x, y, long*0.62, angle+34)
	l := canvas.Quadratic(canvas.Point{x, y}, left, tip, 6)
	c.Fill(colour, append(l, canvas.Quadratic(tip, right, canvas.Point{x, y}, 6)...))
}

// paintStop is the Senator in his toga, his hand raised.
func paintStop(c canvas.Canvas, k key) {
	tones := Family(k.number)
	c.Oval(theme.Shadow, 56, 92, 38, 7)
	senator(c.Part(0, 0, 1), ink, 5, tones)
	senator(c.Part(0, 0, 1), 0, 0, tones)
}

// senator draws the figure, or, in one colour and grown, what lies around it.
func senator(c canvas.Canvas, around theme.Colour, grown float64, tones theme.Tones) {
	tone := func(own theme.Colour) theme.Colour {
		if around != 0 {
			return around
		}
		return own
	}
	shape := func(own theme.Colour, l canvas.Loop) {
		if around != 0 {
			c.Outline(around, grown, l)
		}
		c.Fill(tone(own), l)
	}
	shape(travertineLight, canvas.Points([]float64{30, 94, 34, 52, 38, 40, 62, 40, 70, 56, 74, 94}))
	shape(tones.Base, canvas.Points([]float64{36, 42, 48, 40, 76, 78, 78, 94, 64, 94, 60, 74}))
	shape(travertineLight, canvas.Points([]float64{62, 40, 70, 44, 82, 26, 76, 21, 66, 32}))
	shape(skin, canvas.Points([]float64{75, 22, 73, 6, 77, 5, 79, 12, 81, 3, 85, 4, 85, 12, 89, 6, 92, 8, 88, 17, 83, 27}))
	shape(skin, c.ArcLoop(49, 25, 12, 14, 0, 360))
	shape(laurelShade, append(c.ArcLoop(49, 21, 13.5, 13, 180, 360), canvas.Point{61, 24}, canvas.Point{37, 24}))
	if around == 0 {
		c.Line(tones.Dark, 2.6, 40, 54, 37, 92)
		c.Line(tones.Dark, 2.2, 48, 62, 47, 92)
		c.Line(tones.Light, 3, 40, 42, 70, 84)
		c.Rect(ink, 44, 27, 3, 3)
		c.Rect(ink, 51.5, 27, 3, 3)
	}
}

// medal is a disc with a numeral: first or second place.
func medal(c canvas.Canvas, colour theme.Colour, words string) {
	c.Circle(ink, 50, 50, 48)
	c.Circle(colour, 50, 50, 43)
	c.Ring(ink.Fade(0.5), 3, 50, 50, 36)
	c.Write(words, 50, 50, 60, ink, text.Black)
}

// roofSign are a round roof and one with a gable, each over the upper end of its house.
func roofSign(c canvas.Canvas, plain theme.Colour) {
	c.Rect(plain, 2, 52, 44, 44)
	c.Dome(plain, 24, 62, 25, 42)
	c.Rect(travertineLight, 9, 66, 30, 30)
	c.Dome(terracotta, 24, 57, 17, 30)
	c.Rect(plain, 54, 52, 44, 44)
	c.Poly(plain, 48, 66, 76, 14, 104, 66)
	c.Rect(travertineLight, 61, 66, 30, 30)
	c.Poly(terracotta, 60, 58, 76, 29, 92, 58)
	for _, x := range []float64{24, 76} {
		c.Arch(plain, x-6, 76, 12, 20)
	}
}

func floorSign(c canvas.Canvas, plain theme.Colour) {
	for n := range 2 {
		b := c.Part(6, 92-37*float64(n), 0.9)
		b.Fill(plain, canvas.Loop{{-4, 4}, {80, 4}, {102, -12}, {102, -60}, {18, -60}, {-4, -45}})
		neutralStorey(b)
	}
}

func permitSign(c canvas.Canvas, plain theme.Colour) {
	c.Round(plain, 14, 6, 72, 84, 6)
	c.Rect(travertineLight, 20, 12, 60, 72)
	c.Round(plain, 4, 2, 92, 15, 7)
	c.Round(travertine, 9, 6, 82, 7, 3)
	for n := range 3 {
		c.Rect(plain, 29, 27+12*float64(n), 42-10*float64(n/2), 5)
	}
	c.Poly(terracottaShade, 58, 76, 54, 98, 63, 92, 72, 98, 70, 76)
	c.Circle(plain, 64, 72, 15)
	c.Circle(terracotta, 64, 72, 11.5)
	c.Star(travertineLight, 64, 72, 7)
}

func cardsSign(c canvas.Canvas, plain theme.Colour) {
	for n := range 3 {
		x := 4 + 17*float64(n)
		c.Round(plain, x, 10+8*float64(n), 54, 72, 7)
		c.Round(travertineLight, x+5, 15+8*float64(n), 44, 62, 4)
	}
}
