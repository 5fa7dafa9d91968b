package poster

import (
	"strconv"

	"capital/render/canvas"
	"capital/render/lux/enamel"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
)

// Of the towers, in pixels.
const (
	towerWide  = 292.0
	towerSpace = 110.0 // between two
	plinthHigh = 132.0
	mostHigh   = 650.0 // of what stands on a plinth, without its roof
	mostStorey = 58.0
	roofHigh   = 372.0 // the highest roof, with the light at its end
)

func corner(x, y float64) canvas.Point { return canvas.Point{X: x, Y: y} }

// towers lists what paints the capital: a tower a district, of one part for each citizen that lies there, from below in the
// order in which they came. A part is as high as the citizen's value.
func (p *painter) towers() (slices []func()) {
	storey := p.storey()
	for d := range lux.District(lux.Districts) {
		x := middle + (float64(d)-1.5)*(towerWide+towerSpace)
		t := district{p.Part(x, foot-plinthHigh, 1), p, d, enamel.Family(d), storey}
		y := 0.0
		for _, c := range p.city.Capital(d) {
			y -= storey * float64(c.Value())
			top := y
			slices = append(slices, func() { t.part(c, top) })
		}
		slices = append(slices, func() { t.roof(y) }, t.plinth)
	}
	return slices
}

// storey is how high a storey is, of which a citizen has as many as its value.
func (p *painter) storey() float64 {
	most := 1
	for d := range lux.District(lux.Districts) {
		most = max(most, p.city.CapitalTotal(d))
	}
	return min(mostStorey, mostHigh/float64(most))
}

// district is a district of the capital being painted. The middle of its foot, above the plinth, is the canvas's origin.
type district struct {
	canvas.Canvas
	p *painter
	d lux.District
	theme.Tones
	storey float64
}

// walls are a stretch of the tower's glass: its left side in the light, its right one in shade.
func (t *district) walls(left, top, wide, high float64) {
	edge := left + wide*0.42
	t.Rect(t.Base.Mix(t.Light, 0.5), left, top, wide*0.42, high)
	t.Rect(t.Base.Mix(t.Dark, 0.12), edge, top, wide*0.58, high)
	t.Rect(t.Light.Mix(white, 0.4), left, top, wide*0.1, high)
	t.Rect(t.Base.Mix(t.Dark, 0.55), left+wide*0.88, top, wide*0.12, high)
	t.Rect(white.Fade(0.5), edge-1.5, top, 3, high)
}

// part is the part of the tower that a citizen has brought.
func (t *district) part(c lux.Citizen, top float64) {
	high := t.storey * float64(c.Value())
	const l = -towerWide / 2
	t.walls(l, top, towerWide, high)
	for n := range c.Value() {
		y := top + t.storey*float64(n)
		t.Rect(t.Dark.Fade(0.22), l, y, towerWide, 2)
		for column := range 8 {
			if (column < 2 || column > 5) && chance(t.d, c, n, column) < 0.4 {
				t.Rect(sunTone.Fade(0.9), l+towerWide*(0.035+0.12*float64(column)), y+t.storey*0.3, towerWide*0.06, t.storey*0.44)
			}
		}
	}
	t.Rect(wire, l-7, top-3, towerWide+14, 7)
	t.window(c, top+t.storey*0.22, high-t.storey*0.22)
	t.plate(c, top+high-t.storey*0.3)
}

// window is the arch in which the citizen stands.
func (t *district) window(c lux.Citizen, top, high float64) {
	wide := min(high*1.12, towerWide*0.66)
	arch := func(in float64) canvas.Loop {
		r := wide/2 - in
		return append(t.ArcLoop(0, top+wide/2, r, r, 180, 360), corner(r, top+high), corner(-r, top+high))
	}
	t.Fill(wire, arch(0))
	t.Fill(t.Light.Mix(white, 0.35), arch(4))
	t.Within(-wide/2+4, top+wide*0.3, wide-8, high-wide*0.3, func() {
		for _, x := range []float64{-0.3, 0.1} {
			t.Poly(white.Fade(0.6), wide*(x+0.16), top, wide*(x+0.28), top, wide*x, top+high, wide*(x-0.14), top+high)
		}
	})
	const coat = 34 // of a person at least its head is seen, in its units
	size := min(wide*0.98/enamel.PersonWide, (high-wide*0.06)/(enamel.PersonHigh(c)-coat))
	feet := top + max(high-2*size, wide*0.06+size*enamel.PersonHigh(c)) // of a high hat all is seen, and less of the coat
	t.Within(-wide/2+4, top, wide-8, high, func() { enamel.PaintPerson(t.Part(0, feet, size), c) })
}

// plate says what the citizen counts.
func (t *district) plate(c lux.Citizen, bottom float64) {
	r := min(t.storey*0.62, 34)
	x, y := -towerWide/2+r+6, bottom-r
	t.p.plate(t.Canvas, c, x, y, r)
}

// plinth is what the tower stands on: it has the crest of the family, and what all its citizens come to.
func (t *district) plinth() {
	const half = towerWide/2 + 34
	t.Rect(wire, -half-8, -4, 2*half+16, 9)
	t.Rect(t.Dark, -half, 5, 2*half, plinthHigh+60)
	t.Rect(t.Dark.Mix(t.Base, 0.5), -half, 5, half*0.16, plinthHigh+60)
	enamel.Crest(t.d).DrawOn(t.Part(-half+52, 18, 0.98), theme.Ink)
	t.p.Paper.Write(strconv.Itoa(t.p.city.CapitalTotal(t.d)), text.Black, t.x()+half*0.36, foot-plinthHigh+104, 104, half, t.Ink)
}

// x is the middle of the tower on the poster.
func (t *district) x() float64 { return canvas.Origin(t.Canvas).X }

// chance is a number from 0 to 1 for a window.
func chance(d lux.District, c lux.Citizen, row, column int) float64 {
	return chanceOf(int(d)*31+int(c)*7+row, column+3)
}
