package tileart

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// what a cached mark shows.
const (
	markSigns = iota
	markQuarters
	markDim
	markCover
	markLegal
	markChosen
	markIllegal
	markLost
	markShadow
	markStack
)

type markKey struct {
	what     int
	quarters warsaw.Quarters
	tile     warsaw.TileID
	number   int // of tiles, or of a stack that is to be lost
	saved    int // coins
	colour   theme.Colour
	size     int
}

// How dark it gets where [Painter.Dim] dims.
const (
	Paled  = 0.18 // beside what the pointer happens to rest on
	Dimmed = 0.3  // beside what is meant
	Dark   = 0.66 // what is to be lost
)

// Light shows that quarters of a district are meant: it outlines them and dims the rest,
// to a darkness of 0 to 1, all under the signs. Where none are meant nothing is dimmed.
func (p *Painter) Light(dst *ebiten.Image, look Look, q warsaw.Quarters, x, y float64, size int, colour theme.Colour, darkness float64) {
	if q != 0 {
		p.Dim(dst, look, look.District.Occupied().Quarters()&^q, x, y, size, darkness)
	}
	p.Outline(dst, q, x, y, size, colour, 1)
	p.DrawSigns(dst, look, x, y, size)
}

// Dim darkens quarters of a district whose bounding rectangle begins at x, y; where
// stacks lie apart, the stacks that have any of them. darkness is 0 to 1: see [Dimmed].
// What is printed there stays to be seen.
func (p *Painter) Dim(dst *ebiten.Image, look Look, q warsaw.Quarters, x, y float64, size int, darkness float64) {
	if q == 0 || darkness == 0 {
		return
	}
	if !look.Apart {
		p.drawQuarters(dst, markKey{what: markDim, quarters: q, size: size}, x, y, darkness)
		return
	}
	margin := float64(Margin(size))
	for s := q.Spaces() & look.District.Occupied(); s != 0; s &= s - 1 {
		i := s.First()
		height := min(look.Height(i), mostTiles)
		left, top := x+float64(i&3*size), y+float64(i>>2*size)
		drawAt(dst, p.mark(markKey{what: markCover, number: height, size: size}), left-margin, top-margin, darkness)
	}
}

// Outline draws a bright line around quarters of a district whose bounding rectangle
// begins at x, y: an area that is pointed at, quarters that are being counted. It runs
// in their streets and covers nothing but signs: draw these over it, with
// [Painter.DrawSigns]. alpha is 0 to 1.
func (p *Painter) Outline(dst *ebiten.Image, q warsaw.Quarters, x, y float64, size int, colour theme.Colour, alpha float64) {
	if q != 0 {
		p.drawQuarters(dst, markKey{what: markQuarters, quarters: q, colour: colour, size: size}, x, y, alpha)
	}
}

// drawQuarters draws the mark of a set of quarters that is not empty.
func (p *Painter) drawQuarters(dst *ebiten.Image, key markKey, x, y, alpha float64) {
	margin, unit := float64(Margin(key.size)), float64(key.size)/tileUnits
	left, top, _, _ := extent(key.quarters)
	drawAt(dst, p.mark(key), math.Round(x+left*unit)-margin, math.Round(y+top*unit)-margin, alpha)
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

// Illegal marks a space on which the tile may not be placed, with a cross beside what
// is printed there.
func (p *Painter) Illegal(dst *ebiten.Image, x, y float64, size int, alpha float64) {
	margin := float64(Margin(size))
	drawAt(dst, p.mark(markKey{what: markIllegal, size: size}), x-margin, y-margin, alpha)
}

// Lost rings a space whose stack is to be lost as the number-th of those chosen. What is
// printed on it stays; it is darkened by [Painter.Dim].
func (p *Painter) Lost(dst *ebiten.Image, x, y float64, size, number int, alpha float64) {
	margin := float64(Margin(size))
	drawAt(dst, p.mark(markKey{what: markLost, number: number, size: size}), x-margin, y-margin, alpha)
}

// Ghost draws a tile as it would lie, half seen through and framed, with its upper left
// corner at x, y. The signs of the tiles around it belong over the frame.
func (p *Painter) Ghost(dst *ebiten.Image, tile warsaw.TileID, turn int, x, y float64, size int) {
	drawAt(dst, p.Face(tile, turn, size), x, y, 0.88)
	p.Legal(dst, x, y, size, true, 1)
	drawAt(dst, p.signsOf(tile, size), x, y, 1)
}

// Over draws a tile as it would lie on a stack of a district, as the topmost of height,
// with the price that the covered tile saves.
func (p *Painter) Over(dst *ebiten.Image, tile warsaw.TileID, turn int, covered warsaw.TileID, height int, x, y float64, size int) {
	side := int(float64(size)*topScale) &^ 1
	lift := math.Round(float64(size) * liftPart)
	left, top := x+float64((size-side)/2), y+math.Round(float64(size)*topUpper/tileUnits)-lift
	p.Shadow(dst, left, top, lift*1.6, side)
	drawAt(dst, p.Face(tile, turn, side), left, top, 1)
	margin := float64(Margin(side))
	saved := min(covered.Tile().Price, tile.Tile().Price)
	drawAt(dst, p.mark(markKey{what: markStack, number: height, saved: saved, size: side}), left-margin, top-margin, 1)
}

// liftPart is how far a tile that is held over a stack is lifted, as a part of its size.
const liftPart = 0.06

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
	if key.quarters != 0 {
		left, top, right, bottom = extent(key.quarters)
	}
	scale := float64(key.size) / tileUnits
	c := newBrush(int((right-left)*scale)+2*margin+1, int((bottom-top)*scale)+2*margin+1, scale)
	c = brush{Canvas: c.Moved(float64(margin)-left*scale, float64(margin)-top*scale)}
	switch key.what {
	case markQuarters:
		quartersMark(c, key.quarters, key.colour)
	case markDim:
		c.Fill(ink, insetLoops(c, key.quarters, 0, 7)...)
	case markCover:
		cover(c, key.number)
	case markLegal:
		legalMark(c)
	case markChosen:
		chosenMark(c)
	case markIllegal:
		illegalMark(c)
	case markLost:
		lostMark(c, key.number)
	case markShadow:
		shadowMark(c)
	case markStack:
		overMark(c, key.number, key.saved)
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

// quartersMark is the outline of a set of quarters, in the half of the street that is
// its own.
func quartersMark(c brush, q warsaw.Quarters, colour theme.Colour) {
	loops := insetLoops(c, q, street*0.36, 8)
	for _, line := range [...]struct {
		colour theme.Colour
		width  float64
	}{{ink, 5.8}, {cream, 4.8}, {colour, 3.2}} {
		for _, l := range loops {
			c.Outline(line.colour, line.width, l)
		}
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
	frame := c.RoundLoop(1, 1, 98, 98, 7)
	c.Outline(cream, 5, frame)
	c.Outline(theme.Bad, 3.2, frame)
	c.Circle(cream, 50, 9, 15)
	c.Circle(theme.Bad, 50, 9, 13)
	c.Line(cream, 4.6, 44.5, 3.5, 55.5, 14.5)
	c.Line(cream, 4.6, 55.5, 3.5, 44.5, 14.5)
}

// lostMark rings what is to be lost and counts it in the middle of its upper edge, where
// nothing is printed.
func lostMark(c brush, number int) {
	frame := c.RoundLoop(1, 1, 98, 98, 7)
	c.Outline(cream, 4.6, frame)
	c.Outline(theme.Bad, 3.2, frame)
	size := signSize(c, 1) * 1.2
	b := c.part(50-size/2, -6, size/100)
	b.Round(cream, 0, 0, 100, 100, 26)
	b.Round(theme.Bad, 6, 6, 88, 88, 22)
	b.Write(strconv.Itoa(number), 50, 50, 74, cream, text.Black)
}

// overMark says of a tile held over a stack how high that would be, and by how many coins
// the covered tile makes it cheaper.
func overMark(c brush, height, saved int) {
	stackMark(c, height)
	if saved > 0 {
		size := signSize(c, 1) * priceUnits
		icon.Price.BadgeOn(c.Part(0.6, 0.6+size*0.64, size/100), change(-saved))
	}
}

// shadowMark is a shadow with a soft edge: a few sheets of it, each smaller.
func shadowMark(c brush) {
	for n := range 6 {
		d := 4 - 1.6*float64(n)
		c.Round(theme.Shadow.Fade(0.28), -d, -d, 100+2*d, 100+2*d, 9+d)
	}
}
