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
func (c brush) fine() bool { return c.Scale() >= fineScale }

// areaPaint draws one connected area of a kind with everything in it; plots are
// its quarters in reading order.
func (c brush) areaPaint(k warsaw.Kind, q warsaw.Quarters, plots []plot) {
	tones := KindTones(k)
	c.Fill(tones.Dark, c.insetLoops(q, street, rounding)...)
	c.Fill(grounds[k], c.insetLoops(q, street+edge, rounding-edge)...)
	if k == warsaw.Residential {
		c.roofs(q)
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
	warsaw.Residential: brush.courtyard,
	warsaw.Commercial:  brush.market,
	warsaw.Industrial:  brush.works,
	warsaw.Cultural:    brush.forum,
	warsaw.Park:        brush.garden,
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
func (c brush) roofs(q warsaw.Quarters) {
	for _, corners := range outlines(q) {
		for i, k := range corners {
			next := corners[(i+1)%len(corners)]
			c.roof(k, next)
		}
	}
}

// roof draws the roof along one edge of an area.
func (c brush) roof(from, to corner) {
	outer, inner := [2]canvas.Point{from.inset(eaves), to.inset(eaves)}, [2]canvas.Point{from.inset(gutter), to.inset(gutter)}
	top := [2]canvas.Point{from.inset(ridge), to.inset(ridge)}
	facing := facingOf(from.on)
	c.Fill(roofTones[facing], canvas.Loop{outer[0], outer[1], top[1], top[0]})
	c.Fill(roofTones[(facing+2)%4], canvas.Loop{top[0], top[1], inner[1], inner[0]})
	c.Line(KindTones(warsaw.Residential).Dark, 0.6, top[0].X, top[0].Y, top[1].X, top[1].Y)
	c.partyWalls(from, to)
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
func (c brush) partyWalls(from, to corner) {
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
func (c brush) courtyard(p plot) {
	tones := KindTones(warsaw.Residential)
	if p.corner {
		c.hippedHouse(50+p.jitter(1, 3), 50+p.jitter(2, 3), 15, 11, p.pick(3, 2) == 0)
	}
	if !p.joined[north] && !p.joined[east] && !p.joined[south] && !p.joined[west] {
		if p.pick(4, 2) == 0 {
			c.tree(25, 25, 3.6)
		} else {
			c.Rect(tones.Dark, 22, 22, 6, 6)
			c.Rect(tones.Light, 22, 22, 5, 5)
		}
		return
	}
	if p.joined[east] && !p.corner {
		c.yardThing(50, 25, true, p.pick(5, 3))
	}
	if p.joined[south] && !p.corner {
		c.yardThing(25, 50, false, p.pick(6, 3))
	}
	if c.fine() && p.pick(7, 2) == 0 {
		c.tree(25+p.jitter(8, 2), 25+p.jitter(9, 2), 3.4)
	}
}

// yardThing draws a wing, a washing line or a tree across the seam of two quarters.
func (c brush) yardThing(x, y float64, across bool, what uint32) {
	switch what {
	case 0:
		if across {
			c.hippedHouse(x, y, 6, 9, false)
		} else {
			c.hippedHouse(x, y, 9, 6, true)
		}
	case 1:
		c.washing(x, y, across)
	default:
		c.tree(x-2, y-1, 4.2)
		c.tree(x+4, y+2, 3)
	}
}

// hippedHouse draws a free-standing house of half-sizes w and h around x, y.
func (c brush) hippedHouse(x, y, w, h float64, wide bool) {
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
func (c brush) washing(x, y float64, across bool) {
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
func (c brush) market(p plot) {
	left, right := 8.5, 41.5
	if p.joined[west] {
		left = 0
	}
	if p.joined[east] {
		right = 50
	}
	c.awning(left, 8, right, p.joined[west], p.joined[east])
	switch p.pick(1, 3) {
	case 0:
		c.awning(left, 27, right, p.joined[west], p.joined[east])
	case 1:
		c.parasol(16, 34.5, 7.2)
		c.crates(26, 30, p)
	default:
		c.crates(10, 30, p)
		c.parasol(34, 34.5, 7.2)
	}
}

// awning draws a row of stalls from x to right under one striped awning.
func (c brush) awning(x, y, right float64, fromWest, toEast bool) {
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
func (c brush) parasol(x, y, r float64) {
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
func (c brush) crates(x, y float64, p plot) {
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

// works draws a saw-tooth hall, and in front of it tracks, chimneys or tanks.
func (c brush) works(p plot) {
	left, right := 8.5, 41.5
	if p.joined[west] {
		left = 0
	}
	if p.joined[east] {
		right = 50
	}
	c.sawTooth(left, 8.5, right, p.joined[east])
	tracksLeft, tracksRight := 6.5, 43.5
	if p.joined[west] {
		tracksLeft = 0
	}
	if p.joined[east] {
		tracksRight = 50
	}
	c.tracks(tracksLeft, 38.5, tracksRight)
	switch {
	case p.first || p.pick(1, 3) == 0:
		c.chimney(33+p.jitter(2, 4), 41)
	case p.pick(1, 3) == 1:
		c.tank(17+p.jitter(2, 3), 33)
		c.tank(27+p.jitter(2, 3), 33)
	default:
		c.wagons(10, 35.6, p)
	}
}

// sawTooth draws a factory hall from left to right with its north lights.
func (c brush) sawTooth(left, y, right float64, joined bool) {
	tones := KindTones(warsaw.Industrial)
	n := 3.0
	if left == 0 && right == 50 {
		n = 4
	}
	width := (right - left) / n
	c.Rect(tones.Dark, left, y+10, right-left, 11)
	for t := 0.0; t < n; t++ {
		x := left + t*width
		c.Poly(tones.Light, x, y, x+width, y+10.5, x, y+10.5)
		c.Rect(cream, x, y, 2.2, 10.5)
		c.Rect(tones.Light, x+width*0.22, y+13.4, width*0.22, 4.6)
		c.Rect(tones.Light, x+width*0.6, y+13.4, width*0.22, 4.6)
	}
	if !joined {
		c.Line(tones.Dark, 0.8, right, y+10, right, y+21)
	}
}

// tracks draws a railway from left to right.
func (c brush) tracks(left, y, right float64) {
	tones := KindTones(warsaw.Industrial)
	for x := 1.0; x < 50; x += 4.1667 {
		if x > left && x+1.6 < right {
			c.Rect(tones.Dark, x, y-2.8, 1.7, 5.8)
		}
	}
	c.Line(cream, 0.9, left, y-1.5, right, y-1.5)
	c.Line(cream, 0.9, left, y+1.7, right, y+1.7)
}

// chimney draws a chimney standing at x, y with its smoke.
func (c brush) chimney(x, y float64) {
	tones := KindTones(warsaw.Industrial)
	top := y - 29
	c.Poly(tones.Dark, x-4, y, x-2.4, top, x+2.4, top, x+4, y)
	c.Poly(tones.Ink, x-3.3, y-12, x-3, y-17, x+3, y-17, x+3.3, y-12)
	c.Poly(tones.Ink, x-2.8, y-22, x-2.5, top, x+2.5, top, x+2.8, y-22)
	drift := 1.0
	if x > 25 {
		drift = -1
	}
	c.Circle(tones.Ink, x+drift*2.5, top-1.2, 3)
	c.Circle(tones.Ink, x+drift*7, top-1.6, 3.6)
	c.Circle(tones.Ink, x+drift*12, top-0.4, 2.8)
}

// tank draws a gas holder from above.
func (c brush) tank(x, y float64) {
	tones := KindTones(warsaw.Industrial)
	c.Circle(tones.Dark, x+0.8, y+0.9, 4.6)
	c.Circle(tones.Light, x, y, 4.4)
	c.Circle(cream, x-1, y-1, 1.6)
}

// wagons draws a short train on the tracks.
func (c brush) wagons(x, y float64, p plot) {
	tones := KindTones(warsaw.Industrial)
	for n := range uint32(3) {
		wx := x + 10.5*float64(n)
		c.Rect(ink, wx, y, 9.3, 4.6)
		colour := tones.Light
		if p.pick(40+n, 2) == 0 {
			colour = theme.Coin
		}
		c.Rect(colour, wx+0.9, y+0.9, 7.5, 2.8)
	}
}

// forum draws a portico, a rotunda or a column on a paved square.
func (c brush) forum(p plot) {
	c.paving(p)
	switch p.pick(1, 5) {
	case 0, 1:
		c.portico(25, 40.5, 15.5, 30)
	case 2, 3:
		c.rotunda(25, 41)
	default:
		c.theatre(25, 40.5)
	}
}

// paving draws the colonnades that join a cultural quarter to its neighbours.
func (c brush) paving(p plot) {
	tones := KindTones(warsaw.Cultural)
	if p.joined[east] {
		c.Rect(tones.Light, 37, 28, 26, 3)
		for n := range 5 {
			c.Rect(tones.Ink, 38.2+5.2*float64(n), 31, 2.2, 8.5)
		}
		c.Rect(tones.Light, 37, 39.2, 26, 2)
	}
	if p.joined[south] {
		for n := range 3 {
			c.Circle(tones.Light, 17+8*float64(n), 50, 1.7)
		}
		c.Line(tones.Light, 0.8, 13, 46.6, 37, 46.6)
		c.Line(tones.Light, 0.8, 13, 53.4, 37, 53.4)
	}
}

// portico draws a pediment on columns: x its middle, y its foot.
func (c brush) portico(x, y, half, height float64) {
	tones := KindTones(warsaw.Cultural)
	top := y - height
	c.Rect(tones.Dark, x-half+1, top+11, 2*half-2, height-14)
	c.Poly(tones.Ink, x-half-1.5, top+11, x, top, x+half+1.5, top+11)
	c.Poly(tones.Light, x-half+5, top+9.2, x, top+3, x+half-5, top+9.2)
	c.Rect(tones.Ink, x-half-0.5, top+12, 2*half+1, 2.2)
	for n := range 4 {
		c.Rect(tones.Ink, x-half+1+float64(n)*(2*half-5.4)/3, top+14.2, 3.6, height-17.4)
	}
	c.Rect(tones.Ink, x-half-1, y-3.2, 2*half+2, 1.6)
	c.Rect(tones.Light, x-half-2.5, y-1.6, 2*half+5, 2)
}

// rotunda draws a round hall with a dome.
func (c brush) rotunda(x, y float64) {
	tones := KindTones(warsaw.Cultural)
	c.Dome(tones.Ink, x, y-14.5, 13.5, 14)
	c.Fill(tones.Light, append(c.ArcLoop(x, y-14.5, 13.5, 14, 300, 360), canvas.Point{x, y - 14.5}))
	c.Line(tones.Light, 0.8, x, y-28, x, y-15)
	c.Curve(tones.Light, 0.8, x-2, y-28, x-9, y-24, x-8, y-15)
	c.Rect(tones.Ink, x-2, y-32.5, 4, 5)
	c.Line(tones.Ink, 1, x, y-35, x, y-31)
	c.Rect(tones.Light, x-15, y-15, 30, 2.4)
	c.Rect(tones.Dark, x-13, y-12.6, 26, 9.6)
	for n := range 5 {
		c.Rect(tones.Ink, x-13+float64(n)*5.75, y-12.6, 3, 9.6)
	}
	c.Rect(tones.Light, x-15.5, y-3, 31, 3)
}

// theatre draws a wide hall with an attic, a lyre on top.
func (c brush) theatre(x, y float64) {
	tones := KindTones(warsaw.Cultural)
	c.Rect(tones.Light, x-16, y-19, 32, 17)
	c.Rect(tones.Ink, x-17, y-20.5, 34, 2.6)
	c.Rect(tones.Ink, x-9, y-27, 18, 6.5)
	c.Poly(tones.Ink, x-10, y-27, x, y-32, x+10, y-27)
	c.Circle(tones.Base, x, y-25, 1.8)
	for n := range 4 {
		c.Arch(tones.Dark, x-13.4+float64(n)*7.2, y-14.5, 5, 12.5)
	}
	c.Rect(tones.Ink, x-17, y-2.4, 34, 2.4)
}

// garden draws paths, a pond and tree crowns.
func (c brush) garden(p plot) {
	tones := KindTones(warsaw.Park)
	c.ways(p)
	if p.corner {
		c.pond(50+p.jitter(11, 2), 50+p.jitter(12, 2), 13, 9.5)
	}
	if p.pick(1, 3) == 0 {
		c.pond(25, 25, 9.5, 6.8)
	} else if c.fine() && (p.pick(1, 3) == 1 || p.ends()) {
		c.Circle(cream, 25, 25, 5)
		c.Circle(tones.Base, 25, 25, 3)
		c.Circle(theme.Bad, 24.2, 24.4, 0.9)
		c.Circle(theme.Coin, 26, 25.6, 0.9)
	}
	for n, at := range [4]canvas.Point{{13, 13.5}, {37.5, 13}, {12.5, 37.5}, {38, 37}} {
		use := uint32(50 + n)
		if p.pick(use, 6) == 0 {
			continue
		}
		c.tree(at.X+p.jitter(use+10, 1.6), at.Y+p.jitter(use+20, 1.6), 5.4+p.jitter(use+30, 1))
	}
	for side, at := range [4]canvas.Point{{25, 11}, {39.5, 25}, {25, 39.5}, {10.5, 25}} {
		use := uint32(100 + side)
		if !p.joined[side] && p.pick(use, 3) > 0 {
			c.tree(at.X+p.jitter(use+10, 2), at.Y+p.jitter(use+20, 1), 4+p.jitter(use+30, 0.8))
		}
	}
}

// ends reports whether the plot is joined on one side only: a way ends there.
func (p plot) ends() bool {
	n := 0
	for _, joined := range p.joined {
		if joined {
			n++
		}
	}
	return n == 1
}

// ways draws the ways from the middle of a park quarter to the quarters it joins.
func (c brush) ways(p plot) {
	for side, at := range [4]canvas.Point{{25, 0}, {50, 25}, {25, 50}, {0, 25}} {
		if p.joined[side] {
			c.Line(0xE6E3C3FF, 4, 25, 25, at.X, at.Y)
		}
	}
}

// pond draws water with a bank.
func (c brush) pond(x, y, rx, ry float64) {
	c.Oval(0xE6E3C3FF, x, y, rx+1.3, ry+1.3)
	c.Oval(0x5F9AA8FF, x, y, rx, ry)
	c.Arc(0xC9E3E0FF, 0.9, x-rx*0.1, y+ry*0.2, rx*0.55, ry*0.4, 200, 320)
	c.Arc(0xC9E3E0FF, 0.9, x+rx*0.15, y+ry*0.7, rx*0.45, ry*0.35, 210, 330)
}

// tree draws a crown from above with its shadow.
func (c brush) tree(x, y, r float64) {
	tones := KindTones(warsaw.Park)
	c.Circle(theme.Shadow, x+r*0.28, y+r*0.34, r)
	c.Circle(tones.Dark, x, y, r)
	c.Circle(0x7FA56FFF, x-r*0.22, y-r*0.24, r*0.62)
	c.Circle(tones.Light, x-r*0.36, y-r*0.4, r*0.24)
}
