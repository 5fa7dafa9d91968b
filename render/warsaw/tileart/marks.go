package tileart

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// what a cached mark shows.
const (
	markSigns = iota
	markQuarters
	markLegal
	markChosen
	markIllegal
	markLost
	markShadow
)

type markKey struct {
	what     int
	quarters warsaw.Quarters
	tile     warsaw.TileID
	colour   theme.Colour
	size     int
}

// Outline draws a bright line around quarters of a district whose bounding
// rectangle begins at x, y, and a veil of the same colour over them: an area that
// is pointed at, quarters that are being counted. alpha is 0 to 1.
func (p *Painter) Outline(dst *ebiten.Image, q warsaw.Quarters, x, y float64, size int, colour theme.Colour, alpha float64) {
	if q == 0 {
		return
	}
	margin, unit := float64(Margin(size)), float64(size)/tileUnits
	left, top, _, _ := extent(q)
	image := p.mark(markKey{what: markQuarters, quarters: q, colour: colour, size: size})
	drawAt(dst, image, math.Round(x+left*unit)-margin, math.Round(y+top*unit)-margin, alpha)
}

// Legal draws the glow of a space on which the tile may be placed, its upper left
// corner at x, y; chosen draws it as the one that is being pointed at.
func (p *Painter) Legal(dst *ebiten.Image, x, y float64, size int, chosen bool, alpha float64) {
	what := markLegal
	if chosen {
		what = markChosen
	}
	margin := float64(Margin(size))
	drawAt(dst, p.mark(markKey{what: what, size: size}), x-margin, y-margin, alpha)
}

// Illegal draws crossed lines over a space on which the tile may not be placed.
func (p *Painter) Illegal(dst *ebiten.Image, x, y float64, size int, alpha float64) {
	margin := float64(Margin(size))
	drawAt(dst, p.mark(markKey{what: markIllegal, size: size}), x-margin, y-margin, alpha)
}

// Lost hatches a space whose stack is to be lost.
func (p *Painter) Lost(dst *ebiten.Image, x, y float64, size int, alpha float64) {
	margin := float64(Margin(size))
	drawAt(dst, p.mark(markKey{what: markLost, size: size}), x-margin, y-margin, alpha)
}

// Ghost draws a tile as it would lie, half seen through, with its upper left corner
// at x, y.
func (p *Painter) Ghost(dst *ebiten.Image, tile warsaw.TileID, turn int, x, y float64, size int) {
	drawAt(dst, p.Face(tile, turn, size), x, y, 0.78)
	p.Legal(dst, x, y, size, true, 1)
}

// Shadow draws the soft shadow of a lifted tile of which the upper left corner is at
// x, y; lift is how high it is above the table, in pixels.
func (p *Painter) Shadow(dst *ebiten.Image, x, y, lift float64, size int) {
	margin := float64(Margin(size))
	drawAt(dst, p.mark(markKey{what: markShadow, size: size}), x-margin+lift*0.4, y-margin+lift, 1)
}

// mark returns the image of a mark; it begins a margin before its space.
func (p *Painter) mark(key markKey) *ebiten.Image {
	if found := p.marks.Get(key); found != nil {
		return found
	}
	return p.marks.Put(key, markSheet(key).Image(p.writer))
}

func markSheet(key markKey) brush {
	margin := Margin(key.size)
	left, top, right, bottom := 0.0, 0.0, tileUnits, tileUnits
	if key.what == markQuarters {
		left, top, right, bottom = extent(key.quarters)
	}
	scale := float64(key.size) / tileUnits
	c := newBrush(int((right-left)*scale)+2*margin+1, int((bottom-top)*scale)+2*margin+1, scale)
	c = brush{c.Moved(float64(margin)-left*scale, float64(margin)-top*scale)}
	switch key.what {
	case markQuarters:
		quartersMark(c, key.quarters, key.colour)
	case markLegal:
		legalMark(c)
	case markChosen:
		chosenMark(c)
	case markIllegal:
		illegalMark(c)
	case markLost:
		lostMark(c)
	case markShadow:
		shadowMark(c)
	}
	return c
}

// extent is the rectangle around a set of quarters that is not empty, in units.
func extent(q warsaw.Quarters) (left, top, right, bottom float64) {
	left, top = 8*quarterUnits, 8*quarterUnits
	for y := range 8 {
		for x := range 8 {
			if q.Has(x, y) {
				left, right = min(left, float64(x)*quarterUnits), max(right, float64(x+1)*quarterUnits)
				top, bottom = min(top, float64(y)*quarterUnits), max(bottom, float64(y+1)*quarterUnits)
			}
		}
	}
	return left, top, right, bottom
}

func quartersMark(c brush, q warsaw.Quarters, colour theme.Colour) {
	loops := insetLoops(c, q, street-1.5, rounding)
	c.Fill(colour.Fade(0.22), loops...)
	for _, l := range loops {
		c.Outline(ink, 6, l)
	}
	for _, l := range loops {
		c.Outline(cream, 4.4, l)
	}
	for _, l := range loops {
		c.Outline(colour, 2.8, l)
	}
}

func legalMark(c brush) {
	frame := c.RoundLoop(3, 3, 94, 94, 8)
	c.Fill(theme.Highlight.Fade(0.14), frame)
	const dash = 94.0 / 9
	for n := range 5 {
		a := 3 + dash*2*float64(n)
		for _, l := range [4]canvas.Loop{
			{{a, 3}, {a + dash, 3}}, {{a, 97}, {a + dash, 97}},
			{{3, a}, {3, a + dash}}, {{97, a}, {97, a + dash}},
		} {
			c.Stroke(theme.Highlight, 2.2, l, false)
		}
	}
}

func chosenMark(c brush) {
	for n := range 4 {
		d := float64(n) * 1.6
		c.Outline(theme.Highlight.Fade(0.2), 3, c.RoundLoop(-d, -d, 100+2*d, 100+2*d, 8+d))
	}
	c.Outline(cream, 4.6, c.RoundLoop(0, 0, 100, 100, 7))
	c.Outline(theme.Highlight, 3, c.RoundLoop(0, 0, 100, 100, 7))
}

func illegalMark(c brush) {
	c.Fill(theme.Bad.Fade(0.16), c.RoundLoop(3, 3, 94, 94, 8))
	c.Outline(theme.Bad, 2.4, c.RoundLoop(3, 3, 94, 94, 8))
	for _, colour := range [2]theme.Colour{cream, theme.Bad} {
		width := 9.0
		if colour == theme.Bad {
			width = 5
		}
		c.Line(colour, width, 34, 34, 66, 66)
		c.Line(colour, width, 66, 34, 34, 66)
	}
}

func lostMark(c brush) {
	frame := c.RoundLoop(1, 1, 98, 98, 7)
	c.Fill(ink.Fade(0.42), frame)
	for n := 1; n < 20; n++ {
		a := 10 * float64(n)
		x0, y0, x1, y1 := a-3, 3.0, 3.0, a-3
		if a > 100 {
			x0, y0, x1, y1 = 97, a-97, a-97, 97
		}
		c.Line(theme.Bad, 1.8, x0, y0, x1, y1)
	}
	c.Outline(cream, 4, frame)
	c.Outline(theme.Bad, 2.6, frame)
}

// shadowMark is a shadow with a soft edge: a few sheets of it, each smaller.
func shadowMark(c brush) {
	for n := range 6 {
		d := 4 - 1.6*float64(n)
		c.Round(theme.Shadow.Fade(0.28), -d, -d, 100+2*d, 100+2*d, 9+d)
	}
}
