package pieceart

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

// House is what is to be seen of a house.
type House struct {
	Seat, Height int
	Roof         rome.Shape // NoShape: it has none yet
	Bare         bool       // its height is told by its storeys alone
	Lifted       bool       // it throws no shadow beside it
}

// A house in units, a hundred to its width: its front, how far back it reaches at a slant,
// and a storey.
const (
	frontLeft  = 2.0
	frontRight = 76.0
	slantX     = 21.0
	slantY     = -14.0
	storey     = 40.0
	middle     = (frontLeft + frontRight) / 2
)

// HouseSize is the room that a house of a height takes, its roof included, where a house
// is unit pixels wide. Its shadow reaches further, to the right.
func HouseSize(height int, unit float64) (w, h float64) {
	return unit, (storey*float64(height) + rise(unit) - slantY) * unit / 100
}

// numeral is the size, in units, of the number in the roof of a house unit pixels wide: it
// is to be read on small houses too.
func numeral(unit float64) float64 { return min(max(1530/max(unit, 1), 42), 58) }

// rise is how high a roof is, in units: there is room for the number in it.
func rise(unit float64) float64 { return 1.1*numeral(unit) + 2 }

// DrawHouse draws a house: x is its left end, foot the height of the ground.
func (p *Painter) DrawHouse(dst *ebiten.Image, h House, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aHouse, house: h, size: int(unit)}, x, foot, alpha)
}

// OutlineHouse draws a bright line around a house. It lies behind it: draw it first.
func (p *Painter) OutlineHouse(dst *ebiten.Image, h House, x, foot, unit float64, colour theme.Colour, alpha float64) {
	p.draw(dst, key{what: aHouseOutline, house: h, colour: colour, size: int(unit)}, x, foot, alpha)
}

// shadowReach is how far a house's shadow reaches beyond it.
func shadowReach(height int) float64 { return 12 + 7*float64(height) }

func houseExtent(k key) extent {
	top := storey*float64(k.house.Height) + rise(float64(k.size)) - slantY
	return extent{-8, -top - 8, 106 + shadowReach(k.house.Height), 8}
}

func paintHouse(c canvas.Canvas, k key) {
	h := k.house
	if !h.Lifted {
		groundShadow(c, h.Height)
	}
	for n := range h.Height {
		drawStorey(c.Part(0, -storey*float64(n), 1), h.Seat, n == 0)
	}
	top := c.Part(0, -storey*float64(h.Height), 1)
	tones, size := Family(h.Seat), numeral(float64(k.size))
	write := func(x, y, size float64, colour theme.Colour) {
		if !h.Bare && Number(float64(k.size)) >= legible {
			top.Write(strconv.Itoa(h.Height), x, y, size, colour, text.Black)
		}
	}
	switch h.Roof {
	case rome.Round:
		roundRoof(top, tones, rise(float64(k.size)))
		write(middle, -0.42*size, size, tones.Ink)
	case rome.Triangular:
		gableRoof(top, tones, rise(float64(k.size)))
		write(middle, -0.40*size, 0.92*size, tones.Ink)
	default:
		openTop(top, tones)
		write(middle+slantX/2, slantY-0.45*size, size, ink)
	}
}

// legible is how many pixels high the number in a roof is at least: a smaller house has none.
const legible = 14

// Number is how many pixels high the number in the roof of a house unit pixels wide is.
func Number(unit float64) float64 { return 0.92 * numeral(unit) * unit / 100 }

// groundShadow is the soft shadow that a house throws to the right, the longer the
// higher it is.
func groundShadow(c canvas.Canvas, height int) {
	reach := shadowReach(height)
	for n := range 3 {
		r := reach * (1 - 0.16*float64(n))
		in := 1.5 * float64(n)
		c.Poly(theme.Shadow.Fade(0.75), frontLeft, in/2, frontRight, 0, frontRight+r, -0.1*r-in, frontRight+slantX+r, slantY-0.1*r+in, frontRight+slantX, slantY)
	}
}

// drawStorey draws one storey of a family on the ground of a canvas.
func drawStorey(c canvas.Canvas, seat int, lowest bool) {
	tones := Family(seat)
	c.Poly(tones.Base.Mix(tones.Dark, 0.62), slanted(frontRight, 0, storey)...)
	c.Rect(tones.Base, frontLeft, -storey, frontRight-frontLeft, storey)
	c.Within(frontLeft, -storey, frontRight-frontLeft, storey, func() { masonry(c, seat) })
	if lowest {
		c.Arch(opening, middle-10, -29, 20, 29)
	} else {
		for _, x := range []float64{middle - 24, middle + 12} {
			c.Arch(opening, x, -27, 12, 17)
		}
	}
	c.Poly(opening, frontRight+7, -16.5, frontRight+14, -21, frontRight+14, -33, frontRight+7, -28.5)
	cornice(c, -storey)
}

// slanted are the corners of a strip of the side in shade, beginning at x: from a height
// above the ground to another.
func slanted(x, from, to float64) []float64 {
	return []float64{x, -from, x + slantX, -from + slantY, x + slantX, -to + slantY, x, -to}
}

// cornice is the pale line at the upper edge of a storey.
func cornice(c canvas.Canvas, y float64) {
	const thick = 6.5
	c.Poly(travertineShade, slanted(frontRight+1.5, -y-thick, -y)...)
	c.Rect(travertineLight, frontLeft-2, y, frontRight-frontLeft+4, thick)
}

// masonry draws the pattern of a family's walls: brick, a net of small squares, large
// blocks, or bands.
func masonry(c canvas.Canvas, seat int) {
	tones := Family(seat)
	switch seat {
	case 0:
		bricks(c, tones.Base.Mix(tones.Light, 0.7), 8, 15)
	case 1:
		net(c, tones.Base.Mix(tones.Light, 0.6), 12)
	case 2:
		bricks(c, tones.Dark.Fade(0.7), 17, 37)
	default:
		for y := 5.0; y < storey; y += 13 {
			c.Rect(tones.Base.Mix(tones.Light, 0.55), frontLeft, -y-4, frontRight-frontLeft, 4.5)
		}
	}
}

// bricks draws the joints of courses high and bricks wide.
func bricks(c canvas.Canvas, colour theme.Colour, high, wide float64) {
	for row, y := 0, 0.0; y < storey; row, y = row+1, y+high {
		c.Rect(colour, frontLeft, -y-1, frontRight-frontLeft, 2)
		for x := frontLeft + wide*(0.5+0.5*float64(row%2)); x < frontRight; x += wide {
			c.Rect(colour, x-1, -y-high, 2, high)
		}
	}
}

// net draws joints that cross at a slant, so far apart.
func net(c canvas.Canvas, colour theme.Colour, apart float64) {
	for x := frontLeft - storey; x < frontRight; x += apart {
		c.Line(colour, 1.8, x, 0, x+storey, -storey)
		c.Line(colour, 1.8, x, -storey, x+storey, 0)
	}
}

// roundRoof is a vault of a half circle on the top of a house.
func roundRoof(c canvas.Canvas, tones theme.Tones, rise float64) {
	front := roundFront(c, 0, rise)
	c.Fill(tones.Dark.Mix(ink, 0.35), hull(append(front, moved(front, slantX, slantY)...)))
	c.Fill(tones.Light, front)
	c.Fill(tones.Dark, c.ArcLoop(middle, 0, middle-5, rise-8, 180, 360))
}

// gableRoof is a ridge with a gable on the top of a house.
func gableRoof(c canvas.Canvas, tones theme.Tones, rise float64) {
	front := gableFront(0, rise)
	c.Fill(tones.Dark.Mix(ink, 0.35), hull(append(slices.Clone(front), moved(front, slantX, slantY)...)))
	c.Fill(tones.Light, front)
	c.Fill(tones.Dark, canvas.Loop{{5, -2}, {middle, -rise + 9}, {2*middle - 5, -2}})
}

// roundFront is the front of a round roof that begins at a height and rises so far.
func roundFront(c canvas.Canvas, top, rise float64) canvas.Loop {
	return c.ArcLoop(middle, top, middle+1, rise-2, 180, 360)
}

// gableFront is the front of a roof with a gable.
func gableFront(top, rise float64) canvas.Loop {
	return canvas.Loop{{-5, top}, {middle, top - rise}, {2*middle + 5, top}}
}

// openTop is the floor of a house that has no roof yet, and the parapet around it.
func openTop(c canvas.Canvas, tones theme.Tones) {
	c.Poly(travertineLight, frontLeft-2, 0, frontLeft-2+slantX, slantY, frontRight+1.5+slantX, slantY, frontRight+1.5, 0)
	c.Poly(tones.Dark.Mix(travertine, 0.35), frontLeft+7, -2.4, frontLeft+slantX-1, slantY+2.4, frontRight+slantX-9, slantY+2.4, frontRight-3, -2.4)
}

// moved returns a loop moved by x, y.
func moved(l canvas.Loop, x, y float64) canvas.Loop {
	out := slices.Clone(l)
	for i := range out {
		out[i].X += x
		out[i].Y += y
	}
	return out
}

// hull is the convex outline around some points.
func hull(points canvas.Loop) canvas.Loop {
	slices.SortFunc(points, func(a, b canvas.Point) int {
		if a.X < b.X || a.X == b.X && a.Y < b.Y {
			return -1
		}
		return 1
	})
	var loop canvas.Loop
	half := func(p canvas.Point, least int) {
		for len(loop) > least && turn(loop[len(loop)-2], loop[len(loop)-1], p) <= 0 {
			loop = loop[:len(loop)-1]
		}
		loop = append(loop, p)
	}
	for _, p := range points {
		half(p, 1)
	}
	lower := len(loop)
	for _, p := range slices.Backward(points[:len(points)-1]) {
		half(p, lower)
	}
	return loop[:len(loop)-1]
}

// turn is positive where the way from a over b to c turns right on the screen.
func turn(a, b, c canvas.Point) float64 {
	return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X)
}

// silhouette are the outlines of the walls and the roof of a house unit pixels wide.
func silhouette(c canvas.Canvas, h House, unit float64) []canvas.Loop {
	top := -storey * float64(h.Height)
	body := hull(canvas.Loop{{frontLeft - 2, 0}, {frontRight, 0}, {frontRight + slantX, slantY}, {frontRight + slantX + 2, top + slantY}, {frontLeft - 2 + slantX, top + slantY}, {frontLeft - 2, top}})
	var front canvas.Loop
	switch h.Roof {
	case rome.Round:
		front = roundFront(c, top, rise(unit))
	case rome.Triangular:
		front = gableFront(top, rise(unit))
	default:
		return []canvas.Loop{body}
	}
	return []canvas.Loop{body, hull(append(slices.Clone(front), moved(front, slantX, slantY)...))}
}

func paintHouseOutline(c canvas.Canvas, k key) {
	ring(c, k.colour, silhouette(c, k.house, float64(k.size))...)
}

// ring draws a bright line around outlines, on a pale one on a dark one.
func ring(c canvas.Canvas, colour theme.Colour, loops ...canvas.Loop) {
	thin := min(max(5, 2/c.Scale()), 3.4/c.Scale())
	for _, line := range [...]struct {
		colour theme.Colour
		width  float64
	}{{ink, 2.9}, {travertineLight, 2.4}, {colour, 1.6}} {
		for _, l := range loops {
			c.Outline(line.colour, line.width*thin, l)
		}
	}
}
