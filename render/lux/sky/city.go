package sky

import (
	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// Of glass by dawn: what of it is in the light, and what in shade.
const (
	litGlass   theme.Colour = 0xFFE9CFFF
	warmGlass  theme.Colour = 0xF3B79CFF
	coolGlass  theme.Colour = 0x8C84C4FF
	deepGlass  theme.Colour = 0x574E93FF
	farGlass   theme.Colour = 0xC48FA6FF
	windowTone theme.Colour = 0xFFF6DEFF
)

// tower is one of the city: where it stands, how wide and high it is, and how it ends.
type tower struct {
	x, wide, high float64
	top           int
}

// How towers end.
const (
	pointed = iota
	slanted
	domed
	stepped
)

// skyline are the towers of the city, those behind first.
func skyline() []tower {
	return []tower{
		{-262, 54, 150, slanted}, {262, 50, 170, stepped}, {-196, 60, 230, domed}, {192, 64, 250, slanted}, {-128, 50, 300, slanted},
		{122, 46, 280, domed}, {-64, 62, 250, stepped}, {64, 56, 340, pointed}, {0, 60, 420, pointed},
	}
}

// How far the city reaches from its foot: to either side, and up to its highest point.
const (
	cityHalf = 330.0
	cityHigh = 566.0
)

// City paints the city of glass, its foot, which lies in the clouds, in the middle at a canvas's origin.
func City(c canvas.Canvas) {
	p := painter{Canvas: c}
	const x, y = 0.0, 0.0
	for n := range 14 {
		at := x + 44*(float64(n)-6.5)
		p.Poly(farGlass.Fade(0.75), at, y, at, y-120-90*chance(n, 61), at+15, y-146-90*chance(n, 61), at+30, y-120-90*chance(n, 61), at+30, y)
	}
	for _, t := range skyline() {
		p.glassTower(x+t.x, y, t)
	}
}

// glassTower is a tower: its left side in the light, its right one in shade, with a line a storey.
func (p painter) glassTower(x, y float64, t tower) {
	l, r, top := x-t.wide/2, x+t.wide/2, y-t.high
	edge := l + t.wide*0.42
	p.Poly(warmGlass, l, y, l, top, edge, top, edge, y)
	p.Poly(coolGlass, edge, y, edge, top, r, top, r, y)
	p.Poly(litGlass, l, y, l, top, l+t.wide*0.14, top, l+t.wide*0.14, y)
	p.Poly(deepGlass, r-t.wide*0.16, y, r-t.wide*0.16, top, r, top, r, y)
	switch t.top {
	case pointed:
		p.Poly(litGlass, l, top, x-t.wide*0.08, top-t.wide*1.7, edge, top)
		p.Poly(deepGlass, edge, top, x-t.wide*0.08, top-t.wide*1.7, r, top)
		p.Line(windowTone, 1.6, x-t.wide*0.08, top-t.wide*1.7, x-t.wide*0.08, top-t.wide*2.3)
	case slanted:
		p.Poly(warmGlass, l, top, edge, top-t.wide*0.42, edge, top)
		p.Poly(coolGlass, edge, top, edge, top-t.wide*0.42, r, top-t.wide, r, top)
	case domed:
		p.Dome(coolGlass, x, top+1, t.wide/2, t.wide*0.56)
		p.Fill(litGlass, append(p.ArcLoop(x, top+1, t.wide/2, t.wide*0.56, 180, 262), canvas.Point{X: edge, Y: top + 1}))
	default:
		p.Rect(litGlass, l+t.wide*0.16, top-26, t.wide*0.26, 27)
		p.Rect(deepGlass, edge, top-26, t.wide*0.4, 27)
		p.Rect(warmGlass, x-t.wide*0.16, top-50, t.wide*0.12, 25)
		p.Rect(deepGlass, x-t.wide*0.05, top-50, t.wide*0.2, 25)
	}
	for at := top + topFloor; at < y; at += floorHigh {
		p.Line(deepGlass.Fade(0.35), 1, l, at, r, at)
	}
	t.eachWindow(func(dx, dy float64, light bool, _ int) {
		if light {
			p.Rect(windowTone, x+dx, y+dy, t.wide*0.1, 6.5)
		}
	})
	p.Line(windowTone.Fade(0.9), 1.2, edge, y, edge, top)
}

// The floors of a tower: how far the highest lies below its top, and how high they are.
const (
	topFloor  = 10.0
	floorHigh = 13.0
)

// eachWindow calls a function with each window of a tower: where its upper left corner is, from the tower's foot, whether there is
// light behind it, and its number.
func (t tower) eachWindow(window func(dx, dy float64, light bool, number int)) {
	for n, at := 0, topFloor-t.high; at < 0; n, at = n+1, at+floorHigh {
		for column := range 4 {
			number := n*5 + column
			window(t.wide*(0.19*float64(column)-0.32), at+3, chance(number, int(t.high)) < 0.2, number)
		}
	}
}

// tip is the highest point of a pointed tower, from its foot.
func (t tower) tip() (dx, dy float64) { return -t.wide * 0.08, -t.high - t.wide*2.3 }

// Where the name stands below the upper edge of its place, and how high it is, in logical units.
const (
	nameTop  = 96.0
	nameHigh = 96.0
)

// tubeOff is the name as it hangs there before light goes through it.
const tubeOff theme.Colour = 0xB9B0DCFF

// name are the outlines of the name, and the size of its letters.
func (p painter) name() ([]canvas.Loop, float64) {
	k := p.Plan.Scale
	return canvas.Words(p.writer, p.Sign, text.Bold, (p.SignX+p.SignW/2)/k, p.SignY/k+nameTop+nameHigh*0.8, nameHigh*1.1, p.SignW/k*0.96)
}

// tubes are the letters in one tone, with a thin line below them.
func (p painter) tubes(tone theme.Colour) {
	if p.SignW <= 0 {
		return
	}
	loops, size := p.name()
	p.letters(loops, size, tone)
	p.line(tone, 2)
}

// line is the thin light below the name.
func (p painter) line(tone theme.Colour, thick float64) {
	k := p.Plan.Scale
	x, y := p.SignX/k, p.SignY/k+nameTop+nameHigh+18
	p.Line(tone, thick, x+p.SignW/k*0.12, y, x+p.SignW/k*0.88, y)
}

// pane is of dark glass, for the line about the game.
func (p painter) pane() {
	if p.SignW <= 0 {
		return
	}
	k := p.Plan.Scale
	x, y, wide := (*Sky)(nil).Line(p.Plan)
	x, y, wide = x/k, y/k, wide/k*0.8
	p.Round(theme.Colour(0x241F52FF).Fade(0.72), x-wide/2, y-20, wide, 40, 20)
}

// shine is the light of the name.
func (p painter) shine() {
	loops, size := p.name()
	p.glow(loops, size)
	p.line(theme.Colour(0xFFFFFFFF).Fade(0.14), 8)
	p.line(0xFFFFFFFF, 2)
	p.letters(loops, size, 0xFFFFFFFF)
}

// letters are thin tubes of light, with a pane of glass between them.
func (p painter) letters(loops []canvas.Loop, size float64, tone theme.Colour) {
	p.Fill(tone.Fade(0.3), loops...)
	for _, l := range loops {
		p.Outline(tone, size*0.022, l)
	}
}

// glow is a soft light around letters, in a few steps.
func (p painter) glow(loops []canvas.Loop, size float64) {
	for n := range 10 {
		wide := size * 0.34 * float64(10-n) / 10
		for _, l := range loops {
			p.Outline(theme.Colour(0xFFE4CCFF).Fade(0.028), wide, l)
		}
	}
}
