package pieceart

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// Ground is what a free site is: marked out to be built on next, or what is there until then.
type Ground uint8

const (
	Foundation Ground = iota // a footing of stones, as wide as the house that comes
	Materials                // bricks, beams and sand
	Crane                    // a crane over the first course of a wall
	Cypresses
	Pine
	Vines
	Grounds
)

// DrawSite draws a free site, on which a house of that unit or a fountain may stand: its plot, and what it is. It is paler than
// what is built, and has no line around it.
func (p *Painter) DrawSite(dst *ebiten.Image, of Ground, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aSite, number: int(of), size: int(unit)}, x, foot, alpha)
}

// PlotSize is the room that the plot of a house of that unit takes on the ground: it reaches further back than the house.
func PlotSize(unit float64) (w, h float64) {
	return (frontRight + plotX) * unit / 100, -plotY * unit / 100
}

// OutlineSite draws a bright line around a site.
func (p *Painter) OutlineSite(dst *ebiten.Image, x, foot, unit float64, colour theme.Colour, alpha float64) {
	p.draw(dst, key{what: aSiteOutline, colour: colour, size: int(unit)}, x, foot, alpha)
}

// DrawStreet draws the street along so many sites, before them: x is the left end of the first, step how far they lie apart.
func (p *Painter) DrawStreet(dst *ebiten.Image, sites int, x, foot, step, alpha float64) {
	p.draw(dst, key{what: aStreet, number: sites, size: int(step)}, x, foot, alpha)
}

// DrawFountain draws a fountain on a site, or one that is printed beside the sites: flat,
// a part of the mosaic.
func (p *Painter) DrawFountain(dst *ebiten.Image, printed bool, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aFountain, flag: printed, size: int(unit)}, x, foot, alpha)
}

func siteExtent(key) extent     { return extent{-8, -100, 136, 12} }
func streetExtent(k key) extent { return extent{-20, -4, 100*float64(k.number) + 40, 24} }
func fountainExtent(key) extent { return extent{-4, -96, 118, 10} }

// A plot is deeper than a house: so far it reaches back, in units.
const (
	plotX = 48.0
	plotY = plotX * slantY / slantX
)

// onPlot is a point of a plot: from its left to its right, from its front to its back, both 0 to 1, and so high above it.
func onPlot(along, back, up float64) canvas.Point {
	return canvas.Point{X: frontLeft + along*(frontRight-frontLeft) + back*plotX, Y: back*plotY - up}
}

// part is a part of a plot's ground, so high above it.
func part(left, right, front, back, up float64) canvas.Loop {
	return canvas.Loop{onPlot(left, front, up), onPlot(right, front, up), onPlot(right, back, up), onPlot(left, back, up)}
}

// plot is the outline of a site on the ground.
func plot() canvas.Loop { return part(0, 1, 0, 1, 0) }

func paintSite(c canvas.Canvas, k key) {
	of := Ground(k.number)
	c.Fill([...]theme.Colour{Foundation: earth, Materials: earth, Crane: earth, Cypresses: grass, Pine: grass, Vines: earth}[of].Fade(0.5), plot())
	markOut(c)
	[...]func(canvas.Canvas){Foundation: foundation, Materials: materials, Crane: crane, Cypresses: cypresses, Pine: pine, Vines: vines}[of](c)
}

// markOut draws the dotted line of a plot.
func markOut(c canvas.Canvas) {
	l := plot()
	for i, from := range l {
		to, n := l[(i+1)%len(l)], 5
		for d := range n {
			a, b := (float64(d)+0.2)/float64(n), (float64(d)+0.8)/float64(n)
			c.Line(ink.Fade(0.5), 2.4, from.X+(to.X-from.X)*a, from.Y+(to.Y-from.Y)*a, from.X+(to.X-from.X)*b, from.Y+(to.Y-from.Y)*b)
		}
	}
}

// block draws what stands on a part of a plot and is so high, in three tones: above, in front and at its side.
func block(c canvas.Canvas, left, right, front, back, up, high float64, above, face, side theme.Colour) {
	c.Fill(side, canvas.Loop{onPlot(right, front, up), onPlot(right, back, up), onPlot(right, back, up+high), onPlot(right, front, up+high)})
	c.Fill(face, canvas.Loop{onPlot(left, front, up), onPlot(right, front, up), onPlot(right, front, up+high), onPlot(left, front, up+high)})
	c.Fill(above, part(left, right, front, back, up+high))
}

// course is a wall of stones on a plot.
func course(c canvas.Canvas, left, right, front, back, high float64) {
	block(c, left, right, front, back, 0, high, travertineLight, travertine, stoneShade)
}

// foundation is a footing of stones, open for a door, around dug earth.
func foundation(c canvas.Canvas) {
	const high, thick, deep = 7, 0.1, 0.16
	c.Fill(earthShade.Fade(0.55), part(0.06, 0.94, 0.08, 0.92, 0))
	course(c, 0.04, 0.96, 0.92-deep, 0.92, high)
	course(c, 0.04, 0.04+thick, 0.08, 0.92, high)
	course(c, 0.96-thick, 0.96, 0.08, 0.92, high)
	course(c, 0.04, 0.38, 0.08, 0.08+deep, high)
	course(c, 0.62, 0.96, 0.08, 0.08+deep, high)
}

// materials are a stack of bricks, beams and a heap of sand.
func materials(c canvas.Canvas) {
	heap := onPlot(0.72, 0.62, 0)
	c.Dome(sandShade, heap.X, heap.Y+3, 24, 22)
	c.Dome(sand, heap.X-4, heap.Y+2, 18, 19)
	for n := range 3 {
		up := 7 * float64(n)
		block(c, 0.12, 0.5-0.06*float64(n), 0.3, 0.72, up, 7, brickLight, brick, brickShade)
		from, to := onPlot(0.12, 0.3, up), onPlot(0.5-0.06*float64(n), 0.3, up)
		c.Line(brickShade, 1.4, from.X, from.Y, to.X, to.Y)
	}
	for n := range 3 {
		from, to := onPlot(0.5, 0.1+0.08*float64(n), 2+2*float64(n)), onPlot(1, 0.1+0.08*float64(n), 2+2*float64(n))
		c.Line(woodShade, 6, from.X, from.Y+1, to.X, to.Y+1)
		c.Line(wood, 4, from.X, from.Y, to.X, to.Y)
	}
}

// crane is a crane of two beams that lifts a stone onto the first course of a wall.
func crane(c canvas.Canvas) {
	course(c, 0.3, 0.96, 0.66, 0.86, 14)
	course(c, 0.84, 0.96, 0.2, 0.86, 14)
	head := onPlot(0.55, 0.35, 78)
	for _, foot := range []canvas.Point{onPlot(0.12, 0.5, 0), onPlot(0.3, 0.12, 0)} {
		c.Line(woodShade, 6.5, foot.X, foot.Y, head.X, head.Y)
		c.Line(wood, 4, foot.X-0.6, foot.Y, head.X-0.6, head.Y)
	}
	stay := onPlot(0, 0.3, 0)
	c.Line(woodShade.Fade(0.7), 1.6, stay.X, stay.Y, head.X, head.Y)
	c.Line(woodShade, 1.8, head.X, head.Y, head.X, head.Y+34)
	c.Circle(woodShade, head.X, head.Y+1, 4.5)
	c.Rect(stoneShade, head.X-10, head.Y+34, 20, 13)
	c.Rect(travertineLight, head.X-10, head.Y+34, 20, 4)
}

// cypresses are three slim trees above a hedge.
func cypresses(c canvas.Canvas) {
	for _, at := range []struct{ along, back, high float64 }{{0.8, 0.74, 62}, {0.22, 0.7, 70}, {0.5, 0.42, 54}} {
		p := onPlot(at.along, at.back, 0)
		shade(c, p, 12)
		c.Line(woodShade, 3, p.X, p.Y, p.X, p.Y-8)
		tree := func(tone theme.Colour, wide float64) {
			low, mid, top := p.Y-4, p.Y-at.high*0.42, p.Y-at.high
			l := canvas.Quadratic(canvas.Point{X: p.X, Y: top}, canvas.Point{X: p.X + wide, Y: mid}, canvas.Point{X: p.X, Y: low}, 8)
			c.Fill(tone, append(l, canvas.Quadratic(canvas.Point{X: p.X, Y: low}, canvas.Point{X: p.X - wide, Y: mid}, canvas.Point{X: p.X, Y: top}, 8)...))
		}
		tree(leafShade, 17)
		c.Within(p.X-20, p.Y-at.high, 21, at.high, func() { tree(leafTone, 14) })
	}
	for n := range 4 {
		p := onPlot(0.12+0.2*float64(n), 0.08, 0)
		c.Circle(leafShade, p.X, p.Y-3.5, 6)
		c.Circle(leafLight, p.X-1.2, p.Y-5, 4)
	}
}

// shade is the shadow of a tree on the ground.
func shade(c canvas.Canvas, at canvas.Point, wide float64) {
	c.Oval(theme.Shadow.Fade(0.7), at.X+0.5*wide, at.Y-1, wide, 0.3*wide)
}

// pine is an umbrella pine, and bushes below it.
func pine(c canvas.Canvas) {
	p := onPlot(0.42, 0.5, 0)
	shade(c, p, 26)
	c.Curve(woodShade, 6, p.X, p.Y, p.X+5, p.Y-22, p.X+2, p.Y-50)
	c.Curve(wood, 3, p.X-1, p.Y, p.X+4, p.Y-22, p.X+1, p.Y-50)
	crown := func(tone theme.Colour, x, y, grown float64) {
		c.Oval(tone, p.X+2+x, p.Y-56+y, 33+grown, 12+grown)
		c.Oval(tone, p.X-8+x, p.Y-63+y, 18+grown, 10+grown)
		c.Oval(tone, p.X+14+x, p.Y-65+y, 17+grown, 10+grown)
	}
	crown(leafShade, 0, 2, 0)
	crown(leafTone, -1, -1, -2.5)
	c.Oval(leafLight, p.X-8, p.Y-65, 12, 5)
	c.Oval(leafLight, p.X+14, p.Y-68, 10, 4)
	for _, at := range [][3]float64{{0.12, 0.16, 7}, {0.86, 0.3, 8}, {0.74, 0.14, 6}} {
		b := onPlot(at[0], at[1], 0)
		c.Circle(leafShade, b.X, b.Y-at[2]*0.7, at[2])
		c.Circle(leafLight, b.X-1.4, b.Y-at[2], at[2]*0.62)
	}
}

// vines are rows of a garden on their stakes.
func vines(c canvas.Canvas) {
	for row := range 3 {
		back := 0.82 - 0.31*float64(row)
		from, to := onPlot(0.04, back, 0), onPlot(0.96, back, 0)
		c.Line(earthShade.Fade(0.7), 4, from.X, from.Y, to.X, to.Y)
		for n := range 5 {
			p := onPlot(0.1+0.2*float64(n), back, 0)
			c.Line(woodShade, 2, p.X, p.Y, p.X, p.Y-18)
			c.Circle(leafShade, p.X, p.Y-10, 6.4)
			c.Circle(leafLight, p.X-1, p.Y-11.5, 4.4)
		}
	}
}

// paintStreet is a row of paving stones between two kerbs.
func paintStreet(c canvas.Canvas, k key) {
	const before, deep = 3.0, 15.0
	left, right := -8.0, 100*float64(k.number)+26
	c.Poly(theme.Shadow.Fade(0.35), left, deep+before, right, deep+before, right+14, 0, left+14, 0)
	c.Poly(stoneShade, left, deep, right, deep, right+12, 0, left+12, 0)
	for n, x := 0, left; x < right-12; n++ {
		w := [...]float64{23, 17, 27, 20, 31, 18}[n%6]
		w = min(w, right-x)
		tone := [...]theme.Colour{paving, travertine, paving, travertineLight}[n%4]
		c.Poly(tone, x+1, deep-2, x+w-1, deep-2, x+w+8.6, 2, x+10.6, 2)
		x += w
	}
}

func paintSiteOutline(c canvas.Canvas, k key) { ring(c, k.colour, plot()) }

func paintFountain(c canvas.Canvas, k key) {
	if k.flag {
		printedFountain(c)
		return
	}
	for n := range 3 {
		c.Oval(theme.Shadow.Fade(0.6), 62-2*float64(n), -7, 46-3*float64(n), 12)
	}
	c.Fill(ink, canvas.Loop{{1, -17}, {97, -17}, {87, 6}, {11, 6}})
	c.Oval(ink, 49, -16, 48, 15)
	basin(c)
	c.Rect(ink, 42, -48, 14, 36)
	c.Rect(travertine, 45, -46, 8, 34)
	c.Oval(ink, 49, -48, 28, 10)
	c.Oval(travertineLight, 49, -49, 25, 7)
	c.Oval(deepWater, 49, -49.5, 20, 4.6)
	jets(c, ink.Fade(0.8), 4)
	jets(c, waterLight, 0)
}

// basin is the lower bowl of a fountain.
func basin(c canvas.Canvas) {
	c.Fill(travertineShade, canvas.Loop{{5, -16}, {93, -16}, {84, 3}, {14, 3}})
	c.Oval(travertineLight, 49, -16, 44, 11.5)
	c.Oval(deepWater, 49, -15.5, 38, 8.6)
	c.Arc(waterLight, 2.4, 49, -14, 27, 4.6, 20, 160)
}

// jets is the water of a fountain, or what lies so far around it: one rises, four fall.
func jets(c canvas.Canvas, colour theme.Colour, around float64) {
	c.Line(colour, 5.5+around, 49, -50, 49, -78)
	c.Curve(colour, 5+around, 49, -78, 34, -92, 29, -54)
	c.Curve(colour, 5+around, 49, -78, 64, -92, 69, -54)
	c.Curve(colour, 4.5+around, 27, -48, 19, -44, 18, -18)
	c.Curve(colour, 4.5+around, 71, -48, 79, -44, 80, -18)
}

// printedFountain lies flat in the mosaic.
func printedFountain(c canvas.Canvas) {
	c.Oval(ink.Fade(0.75), 49, -34, 39, 37)
	c.Oval(travertineLight, 49, -34, 35, 33)
	c.Oval(deepWater, 49, -34, 29, 27)
	c.Line(travertineLight, 6, 49, -20, 49, -48)
	c.Curve(travertineLight, 5.5, 49, -48, 36, -58, 32, -24)
	c.Curve(travertineLight, 5.5, 49, -48, 62, -58, 66, -24)
	c.Line(travertineLight, 6, 35, -17, 63, -17)
}
