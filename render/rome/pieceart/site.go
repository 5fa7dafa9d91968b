package pieceart

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// DrawSite draws a free site: the dotted plot on which a house or a fountain may stand.
func (p *Painter) DrawSite(dst *ebiten.Image, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aSite, size: int(unit)}, x, foot, alpha)
}

// OutlineSite draws a bright line around a site.
func (p *Painter) OutlineSite(dst *ebiten.Image, x, foot, unit float64, colour theme.Colour, alpha float64) {
	p.draw(dst, key{what: aSiteOutline, colour: colour, size: int(unit)}, x, foot, alpha)
}

// DrawFountain draws a fountain on a site, or one that is printed beside the sites: flat,
// a part of the mosaic.
func (p *Painter) DrawFountain(dst *ebiten.Image, printed bool, x, foot, unit, alpha float64) {
	p.draw(dst, key{what: aFountain, flag: printed, size: int(unit)}, x, foot, alpha)
}

func siteExtent(key) extent     { return extent{-10, -40, 112, 10} }
func fountainExtent(key) extent { return extent{-4, -96, 118, 10} }

// plot is the outline of a site on the ground.
func plot() canvas.Loop {
	return canvas.Loop{{frontLeft, 0}, {frontRight, 0}, {frontRight + slantX, slantY}, {frontLeft + slantX, slantY}}
}

func paintSite(c canvas.Canvas, _ key) {
	l := plot()
	c.Fill(travertineLight.Fade(0.55), l)
	for i, from := range l {
		to := l[(i+1)%len(l)]
		n := 4 - 2*(i%2)
		for d := range n {
			a, b := (float64(d)+0.2)/float64(n), (float64(d)+0.8)/float64(n)
			c.Line(ink.Fade(0.75), 3.5, from.X+(to.X-from.X)*a, from.Y+(to.Y-from.Y)*a, from.X+(to.X-from.X)*b, from.Y+(to.Y-from.Y)*b)
		}
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
