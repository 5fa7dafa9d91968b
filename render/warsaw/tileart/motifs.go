package tileart

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// The layout of a quarter, in units.
const (
	street    = 4.5 // from the grid line to the edge of an area: half a street
	edge      = 1.8 // the darker edge of an area
	rounding  = 9.0 // radius of an area's outer corners
	fineScale = 0.9 // pixels a unit from which the small things are drawn
)

// plot is one quarter to be decorated.
type plot struct {
	x, y   float64 // upper left corner, in units
	joined [4]bool // joined to its neighbour north, east, south, west
	corner bool    // the three quarters east, south and south-east are of its area too
	seed   uint32  // the same wherever and whenever the quarter is drawn
	first  bool    // the first quarter of its area in reading order
}

// side indices of a plot.
const (
	north = iota
	east
	south
	west
)

// pick returns a number from 0 to n-1 that depends on the plot and the use only.
func (p plot) pick(use, n uint32) uint32 { return scramble(p.seed+use*0x9E3779B9) % n }

// jitter returns a number from -size to size that depends on the plot and the use only.
func (p plot) jitter(use uint32, size float64) float64 {
	return (float64(p.pick(use, 1001))/500 - 1) * size
}

// scramble spreads the bits of n.
func scramble(n uint32) uint32 {
	n ^= n >> 16
	n *= 0x7FEB352D
	n ^= n >> 15
	n *= 0x846CA68B
	return n ^ n>>16
}

// fine reports whether small things are large enough to be seen.
func fine(c brush) bool { return c.Scale() >= fineScale }

// areaPaint draws one connected area of a kind with everything in it; plots are
// its quarters in reading order.
func areaPaint(c brush, k warsaw.Kind, q warsaw.Quarters, plots []plot) {
	tones := KindTones(k)
	c.Fill(tones.Dark, insetLoops(c, q, street, rounding)...)
	c.Fill(grounds[k], insetLoops(c, q, street+edge, rounding-edge)...)
	if k == warsaw.Residential {
		roofs(c, q)
	}
	for _, p := range plots {
		motifs[k](c.part(p.x, p.y, 1), p)
	}
}

// grounds is what an area's quarters stand on, a kind each.
var grounds = [warsaw.Kinds]theme.Colour{
	warsaw.Residential: 0xE9B9A6FF,
	warsaw.Commercial:  0xFFE638FF,
	warsaw.Industrial:  0x6264DFFF,
	warsaw.Cultural:    0x330576FF,
	warsaw.Park:        0x98B58CFF,
}

// motifs draws what stands in one quarter, a kind each.
var motifs = [warsaw.Kinds]func(brush, plot){
	warsaw.Residential: courtyard,
	warsaw.Commercial:  market,
	warsaw.Industrial:  works,
	warsaw.Cultural:    forum,
	warsaw.Park:        garden,
}

// The ring of roofs around a residential area, in units from the grid line.
const (
	eaves  = street + edge + 0.8
	slope  = 6.6
	ridge  = eaves + slope
	gutter = ridge + slope
)

// roofTones are a roof's slopes facing north, east, south and west.
var roofTones = [4]theme.Colour{0xD65A55FF, 0xA92333FF, 0x7F1826FF, 0xC03F43FF}

// roofs draws the houses along the edge of a residential area: a hipped roof that
// turns with the street, party walls and chimneys.
func roofs(c brush, q warsaw.Quarters) {
	for _, corners := range outlines(q) {
		for i, k := range corners {
			next := corners[(i+1)%len(corners)]
			roof(c, k, next)
		}
	}
}

// roof draws the roof along one edge of an area.
func roof(c brush, from, to corner) {
	outer, inner := [2]canvas.Point{from.inset(eaves), to.inset(eaves)}, [2]canvas.Point{from.inset(gutter), to.inset(gutter)}
	top := [2]canvas.Point{from.inset(ridge), to.inset(ridge)}
	facing := facingOf(from.on)
	c.Fill(roofTones[facing], canvas.Loop{outer[0], outer[1], top[1], top[0]})
	c.Fill(roofTones[(facing+2)%4], canvas.Loop{top[0], top[1], inner[1], inner[0]})
	c.Line(KindTones(warsaw.Residential).Dark, 0.6, top[0].X, top[0].Y, top[1].X, top[1].Y)
	partyWalls(c, from, to)
}

// facingOf is the side to which the outer slope of an edge falls when the outline
// runs along it.
func facingOf(on step) int {
	for side, s := range sideStep {
		if s == (step{on.dy, -on.dx}) {
			return side
		}
	}
	return north
}

// partyWalls draws a line across the roof and a chimney for each house but the
// corner ones.
func partyWalls(c brush, from, to corner) {
	dx, dy := float64(from.on.dx), float64(from.on.dy)
	nx, ny := from.on.inward()
	length := quarterUnits * (float64(to.x-from.x)*dx + float64(to.y-from.y)*dy)
	x, y := float64(from.x)*quarterUnits, float64(from.y)*quarterUnits
	dark := KindTones(warsaw.Residential).Dark
	for along := 25.0; along < length-20; along += 25 {
		px, py := x+dx*along, y+dy*along
		c.Line(dark, 0.7, px+nx*eaves, py+ny*eaves, px+nx*gutter, py+ny*gutter)
		cx, cy := px+nx*(ridge+2.2)+dx*3.2, py+ny*(ridge+2.2)+dy*3.2
		c.Rect(dark, cx-1.6, cy-1.6, 4.6, 4.6)
		c.Rect(cream, cx-2.2, cy-2.2, 3.8, 3.8)
	}
}

// courtyard draws what lies behind the roofs of a residential quarter.
func courtyard(c brush, p plot) {
	tones := KindTones(warsaw.Residential)
	if p.corner {
		hippedHouse(c, 50+p.jitter(1, 3), 50+p.jitter(2, 3), 15, 11, p.pick(3, 2) == 0)
	}
	if !p.joined[north] && !p.joined[east] && !p.joined[south] && !p.joined[west] {
		if p.pick(4, 2) == 0 {
			tree(c, 25, 25, 3.6)
		} else {
			c.Rect(tones.Dark, 22, 22, 6, 6)
			c.Rect(tones.Light, 22, 22, 5, 5)
		}
		return
	}
	if p.pick(13, 3) == 0 {
		c.Lives(canvas.Smoke, 14+22*float64(p.pick(14, 2)), 9, 2)
	}
	if p.joined[east] && !p.corner {
		yardThing(c, 50, 25, true, p.pick(5, 3))
	}
	if p.joined[south] && !p.corner {
		yardThing(c, 25, 50, false, p.pick(6, 3))
	}
	if fine(c) && p.pick(7, 2) == 0 {
		tree(c, 25+p.jitter(8, 2), 25+p.jitter(9, 2), 3.4)
	}
}

// yardThing draws a wing, a washing line or a tree across the seam of two quarters.
func yardThing(c brush, x, y float64, across bool, what uint32) {
	switch what {
	case 0:
		if across {
			hippedHouse(c, x, y, 6, 9, false)
		} else {
			hippedHouse(c, x, y, 9, 6, true)
		}
	case 1:
		washing(c, x, y, across)
	default:
		tree(c, x-2, y-1, 4.2)
		tree(c, x+4, y+2, 3)
	}
}

// hippedHouse draws a free-standing house of half-sizes w and h around x, y.
func hippedHouse(c brush, x, y, w, h float64, wide bool) {
	if wide && w < h {
		w, h = h, w
	}
	c.Rect(theme.Shadow, x-w+2, y-h+2, 2*w, 2*h)
	if w >= h {
		a, b := x-w+h, x+w-h
		c.Poly(roofTones[north], x-w, y-h, x+w, y-h, b, y, a, y)
		c.Poly(roofTones[south], x-w, y+h, x+w, y+h, b, y, a, y)
		c.Poly(roofTones[west], x-w, y-h, a, y, x-w, y+h)
		c.Poly(roofTones[east], x+w, y-h, b, y, x+w, y+h)
	} else {
		a, b := y-h+w, y+h-w
		c.Poly(roofTones[west], x-w, y-h, x, a, x, b, x-w, y+h)
		c.Poly(roofTones[east], x+w, y-h, x, a, x, b, x+w, y+h)
		c.Poly(roofTones[north], x-w, y-h, x+w, y-h, x, a)
		c.Poly(roofTones[south], x-w, y+h, x+w, y+h, x, b)
	}
	c.Rect(cream, x+w*0.2, y-2.6, 3.2, 3.2)
}

// washing draws a washing line with the wash on it.
func washing(c brush, x, y float64, across bool) {
	dx, dy := 9.0, 0.0
	if !across {
		dx, dy = 0, 9
	}
	c.Line(ink, 0.6, x-dx, y-dy, x+dx, y+dy)
	for n, colour := range []theme.Colour{cream, 0x6264DFFF, cream} {
		t := (float64(n) - 1) * 0.55
		c.Rect(colour, x+dx*t-1.8, y+dy*t-1.4, 3.6, 4.4)
	}
}

// market draws rows of striped awnings, stalls and crates.
func market(c brush, p plot) {
	left, right := 8.5, 41.5
	if p.joined[west] {
		left = 0
	}
	if p.joined[east] {
		right = 50
	}
	awning(c, left, 8, right, p.joined[west], p.joined[east])
	c.Lives(canvas.People, 25, 24, 13)
	switch p.pick(1, 3) {
	case 0:
		awning(c, left, 27, right, p.joined[west], p.joined[east])
	case 1:
		parasol(c, 16, 34.5, 7.2)
		crates(c, 26, 30, p)
	default:
		crates(c, 10, 30, p)
		parasol(c, 34, 34.5, 7.2)
	}
}

// awning draws a row of stalls from x to right under one striped awning.
func awning(c brush, x, y, right float64, fromWest, toEast bool) {
	tones := KindTones(warsaw.Commercial)
	const stripe = 50.0 / 10
	c.Rect(tones.Ink, x, y, right-x, 2.2)
	for n := range 10 {
		a, b := max(stripe*float64(n), x), min(stripe*float64(n+1), right)
		if b <= a {
			continue
		}
		colour := cream
		if n%2 == 0 {
			colour = tones.Dark
		}
		c.Rect(colour, a, y+1.8, b-a, 9.4)
		c.Fill(colour, c.ArcLoop((a+b)/2, y+11.1, (b-a)/2, 2.6, 0, 180))
	}
	c.Line(tones.Ink, 0.6, x, y+11, right, y+11)
	if !fromWest {
		c.Line(tones.Ink, 0.7, x, y, x, y+11.5)
	}
	if !toEast {
		c.Line(tones.Ink, 0.7, right, y, right, y+11.5)
	}
}

// parasol draws a stall's parasol from above.
func parasol(c brush, x, y, r float64) {
	tones := KindTones(warsaw.Commercial)
	c.Circle(theme.Shadow, x+1.4, y+1.6, r)
	c.Circle(cream, x, y, r)
	for n := range 4 {
		c.Sector(tones.Dark, x, y, r, float64(n)*90, float64(n)*90+45)
	}
	c.Ring(tones.Ink, 0.7, x, y, r)
	c.Circle(tones.Ink, x, y, 1.1)
}

// crates draws a few crates.
func crates(c brush, x, y float64, p plot) {
	tones := KindTones(warsaw.Commercial)
	for n := range uint32(4) {
		if p.pick(20+n, 4) == 0 {
			continue
		}
		cx, cy := x+7.2*float64(n%2), y+6.6*float64(n/2)
		c.Rect(tones.Ink, cx, cy, 6, 5.4)
		c.Rect(tones.Dark, cx+0.7, cy+0.7, 4.6, 4)
		if p.pick(30+n, 2) == 0 {
			c.Rect(tones.Light, cx+1.6, cy+1.5, 2.8, 2.4)
		} else {
			c.Line(tones.Ink, 0.6, cx+1, cy+1, cx+5, cy+4.4)
		}
	}
}
