package forum

import (
	"math"

	"capital/render/canvas"
	"capital/render/theme"
)

// sunHigh is how high the sun stands above the street.
const sunHigh = 70.0

// sky is the evening in flat rings round the sun, which stands low.
func (p painter) sky() {
	p.Rect(duskHigh, 0, 0, p.width(), p.height())
	x, y := p.tower()-40, p.ground()-sunHigh
	reach := math.Hypot(p.width(), p.ground())
	for _, ring := range [...]struct {
		share float64
		tone  theme.Colour
	}{{0.80, 0x382549FF}, {0.66, duskLow}, {0.53, 0x65304FFF}, {0.41, 0x8A3D4DFF}, {0.30, 0xB3524AFF}, {0.205, 0xD97648FF}, {0.125, 0xF0A052FF}, {0.062, 0xFBC873FF}} {
		p.Oval(ring.tone, x, y, reach*ring.share*1.2, reach*ring.share*0.86)
	}
	p.Circle(sunTone, x, y, 34)
	for i, share := range []float64{0.63, 0.69, 0.60} {
		p.cloud(share*p.width(), p.ground()*(0.14+0.115*float64(i)), 60+70*chance(i, 3))
	}
}

// cloud is a thin bar of cloud, lit from below.
func (p painter) cloud(x, y, wide float64) {
	p.Round(theme.Colour(0xF2A66AFF).Fade(0.22), x-wide, y+4, 2*wide, 5, 3)
	p.Round(theme.Colour(0x2B2145FF).Fade(0.28), x-wide*0.8, y, 1.7*wide, 5, 3)
}

// hills are the Capitoline with its temple, an aqueduct, and pines.
func (p painter) hills() {
	g, t := p.ground(), p.tower()
	far := canvas.Loop{{-20, g}, {-20, g - 96}}
	for x := -20.0; x <= p.width()+40; x += 20 {
		far = append(far, canvas.Point{x, g - 112 - 26*math.Sin(x/150+1) - 12*math.Sin(x/61)})
	}
	p.Fill(farHill, append(far, canvas.Point{p.width() + 40, g}))
	p.aqueduct(t+170, g-70, p.width()+30)
	hill := append(canvas.Quadratic(canvas.Point{t - 330, g}, canvas.Point{t - 120, g - 150}, canvas.Point{t + 20, g - 148}, 20),
		canvas.Quadratic(canvas.Point{t + 120, g - 148}, canvas.Point{t + 220, g - 146}, canvas.Point{t + 330, g}, 20)...)
	p.Fill(nearHill, hill)
	p.temple(t+70, g-148)
	for i, x := range []float64{-110, -62, 196, 236, 282} {
		p.pine(t+x, g-[]float64{108, 128, 112, 84, 52}[i], 34+16*chance(i, 9))
	}
}

// aqueduct is a row of arches from one x to another, its foot at y.
func (p painter) aqueduct(from, y, to float64) {
	const step, high = 26.0, 62.0
	tone := nearHill.Mix(farHill, 0.45)
	p.Rect(tone, from, y-high, to-from, 12)
	p.Rect(tone.Mix(roofLit, 0.4), from, y-high, to-from, 2.5)
	for x := from; x < to; x += step {
		p.Rect(tone, x, y-high, 6, high+30)
		p.Fill(tone, canvas.Loop{{x, y - high + 12}, {x + step + 6, y - high + 12}, {x + step + 6, y - high + 20}, {x + step, y - high + 20}, {x + step*0.8, y - high + 14.5}, {x + step*0.42, y - high + 14.5}, {x + 6, y - high + 20}, {x, y - high + 20}})
	}
}

// temple is that of Jupiter on the Capitoline, against the light; its left edges are lit.
func (p painter) temple(x, y float64) {
	c := p.Part(x, y, 1)
	c.Rect(cityDark, -78, -10, 156, 26)
	c.Rect(roofLit, -78, -10, 156, 2)
	for n := range 6 {
		at := -68 + 26*float64(n)
		c.Rect(cityDark, at, -68, 9, 60)
		c.Rect(roofLit, at, -68, 2.4, 58)
	}
	c.Rect(cityDark, -56, -66, 112, 58)
	for n := range 6 {
		at := -68 + 26*float64(n)
		c.Rect(cityDark.Mix(cityLit, 0.35), at, -68, 9, 60)
		c.Rect(roofLit, at, -68, 2.4, 58)
	}
	c.Rect(cityDark, -80, -78, 160, 11)
	c.Rect(roofLit, -80, -78, 160, 2)
	c.Poly(cityDark, -84, -78, 0, -116, 84, -78)
	c.Line(roofLit, 2.4, -84, -78, 0, -116)
	c.Circle(roofLit, 0, -120, 5)
	c.Rect(cityDark, -1.5, -118, 3, 8)
}

// pine is an umbrella pine, so high.
func (p painter) pine(x, y, high float64) {
	p.Line(pine, 3.4, x, y+6, x+2, y-high*0.7)
	p.Line(pine, 2, x+1, y-high*0.45, x-high*0.25, y-high*0.78)
	p.Oval(pine, x+2, y-high*0.84, high*0.52, high*0.2)
	p.Oval(pine, x-6, y-high*0.94, high*0.3, high*0.16)
	p.Arc(roofLit.Fade(0.8), 1.8, x+2, y-high*0.84, high*0.5, high*0.19, 185, 285)
}

// city are the houses on both sides of the street.
func (p painter) city() { p.eachHouse(p.insula) }

// eachHouse calls one function with each house: its left edge, its width, how many storeys it has, and its number.
func (p painter) eachHouse(house func(x, w float64, storeys, seed int)) {
	for i, x := 0, -24.0; x < p.width()+20; i++ {
		w := 50 + 22*chance(i, 31)
		storeys := 2 + int(4.2*chance(i, 32))
		if away := math.Abs(x + w/2 - p.tower() - 60); away < 130 {
			storeys = 1 + int(1.6*chance(i, 32))
		}
		house(x, w, storeys, i)
		x += w + 3
	}
}

// storeyHigh is how high a storey is.
const storeyHigh = 27.0

// insula is one house of so many storeys, in a stack, a line to each, with a round roof or a gable; the sun comes from behind it, at
// the left.
func (p painter) insula(x, w float64, storeys, seed int) {
	g, slant := p.ground(), w*0.2
	top := g - storeyHigh*float64(storeys)
	wall := cityDark.Mix(cityLit, 0.12+0.16*chance(seed, 33))
	front := x + slant
	p.Poly(cityLit.Mix(roofLit, 0.5*chance(seed, 36)), x, g-7, front, g, front, top, x, top-7)
	p.Rect(wall, front, top, w-slant, g-top)
	for n := range storeys {
		y := g - storeyHigh*float64(n+1)
		p.Rect(wall.Mix(roofLit, 0.35), front-2, y, w-slant+4, 2.6)
		p.Poly(roofLit, x-1, y-7, front-2, y, front-2, y+2.6, x-1, y-4.4)
		for column := range 3 {
			tone := roofDark
			if lamplit(seed, column, n) {
				tone = lamplight
			}
			at := windowOf(x, w, column)
			p.Arch(tone, at, y+9, (w-slant)*0.15, 12)
		}
	}
	if chance(seed, 35) < 0.5 {
		p.Fill(roofDark, p.ArcLoop(front+(w-slant)/2, top, (w-slant)/2+2, 20, 180, 360))
		p.Arc(roofLit, 2.6, front+(w-slant)/2, top, (w-slant)/2+1, 19, 184, 262)
		return
	}
	p.Poly(roofDark, front-4, top, front+(w-slant)/2, top-22, front+w-slant+4, top)
	p.Poly(cityLit, front-4, top, front+(w-slant)/2, top-22, front+(w-slant)/2-slant, top-29, x-4, top-7)
	p.Line(roofLit, 2.2, front-4, top, front+(w-slant)/2, top-22)
}

// lamplit reports whether a lamp burns behind a window of a house, in a column and a storey.
func lamplit(seed, column, storey int) bool { return chance(seed*7+column, storey) < 0.24 }

// windowOf is the left edge of the windows in one of the three columns of a house.
func windowOf(x, w float64, column int) float64 { return x + w*(0.2+0.8*(0.12+0.28*float64(column))) }

// pavement is the street: slabs of basalt, and long shadows over them.
func (p painter) pavement() {
	g, w, h := p.ground(), p.width(), p.height()
	p.Rect(0x573A4CFF, 0, g, w, h-g)
	p.Rect(0x9A5C4EFF, 0, g, w, 4)
	x0 := p.tower() - 40
	for row, y, step := 0, g+6, 13.0; y < h; row, y, step = row+1, y+step, step*1.32 {
		p.Line(theme.Colour(0x3E2A40FF), 1.6, 0, y, w, y)
		for n := -26; n < 27; n++ {
			// Joints run towards the sun.
			bottom := min(y+step, h)
			spread := 60 * (float64(n) + 0.5*float64(row%2))
			at := func(y float64) float64 { return x0 + spread*(0.55+2.4*(y-g)/148) }
			p.Line(theme.Colour(0x3E2A40FF), 1.4, at(y), y, at(bottom), bottom)
			if chance(n+40, row) < 0.16 {
				p.Poly(theme.Colour(0x6F4651FF), at(y)+1, y+1, at(y)+58*(0.55+2.4*(y-g)/148), y+1, at(bottom)+58*(0.55+2.4*(bottom-g)/148), bottom-1, at(bottom)+1, bottom-1)
			}
		}
	}
	// The sun's way over the street.
	for n := range 3 {
		half := 46 - 13*float64(n)
		p.Poly(theme.Colour(0xF6B45EFF).Fade(0.17), x0-half, g+3, x0+half, g+3, x0+half*3.4, h, x0-half*3.4, h)
	}
}
