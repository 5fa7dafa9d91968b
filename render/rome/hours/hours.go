// Package hours paints Rome as it is seen from its southern wall, at the hours of a match: noon, the afternoon, late light and
// dusk. What is built stands on the three rows of hills; whoever draws it knows where by [Foot].
package hours

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// Hours is how many hours there are, one a round.
const Hours = 4

// Rows is how many rows of hills there are, from the north to the south.
const Rows = 3

// hour is how everything is seen at an hour.
type hour struct {
	sky          []theme.Colour // from far to near the sun
	sun          theme.Colour
	sunX, sunY   float64 // in parts of the picture
	far, near    theme.Colour
	rows         [Rows]theme.Colour
	river, glint theme.Colour
	light        theme.Colour
	lamps        bool
}

var hours = [Hours]hour{
	{
		sky: []theme.Colour{0x4E8FC0FF, 0x68A3CAFF, 0x8ABAD5FF, 0xB2D3DEFF, 0xDCE8DEFF}, sun: 0xFFF8DEFF, sunX: 0.6, sunY: 0.12,
		far: 0xA3B9B4FF, near: 0x90A888FF, rows: [Rows]theme.Colour{0xB4BC8EFF, 0xC7C08CFF, 0xD9CB95FF},
		river: 0x5E9FB4FF, glint: 0xD8ECEAFF, light: 0xFFFFFFFF,
	}, {
		sky: []theme.Colour{0x5C93B8FF, 0x84AEC1FF, 0xB2C7C0FF, 0xDDD9B6FF, 0xF4E3A6FF}, sun: 0xFFF1BCFF, sunX: 0.7, sunY: 0.24,
		far: 0xA9AA95FF, near: 0x99996AFF, rows: [Rows]theme.Colour{0xB6AE76FF, 0xCAB472FF, 0xDDC07BFF},
		river: 0x5F96A0FF, glint: 0xF4E3B8FF, light: 0xFFF7E4FF,
	}, {
		sky: []theme.Colour{0x6A6F9CFF, 0x9A8AA0FF, 0xCDA290FF, 0xEAB77AFF, 0xF8D080FF}, sun: 0xFFE6A8FF, sunX: 0.79, sunY: 0.36,
		far: 0xA67E7EFF, near: 0x8E6C5CFF, rows: [Rows]theme.Colour{0xA98659FF, 0xBE9358FF, 0xD2A360FF},
		river: 0x7A7F92FF, glint: 0xFBD08AFF, light: 0xFFE3BCFF,
	}, {
		sky: []theme.Colour{0x2B2145FF, 0x4A2A4CFF, 0x8A3D4DFF, 0xD97648FF, 0xFBC873FF}, sun: 0xFFE3A0FF, sunX: 0.84, sunY: 0.44,
		far: 0x7A435AFF, near: 0x583150FF, rows: [Rows]theme.Colour{0x5A3450FF, 0x693C4FFF, 0x7A474FFF},
		river: 0x4A3A62FF, glint: 0xF0A052FF, light: 0xC99AA0FF, lamps: true,
	},
}

// Light is in what light things are seen at an hour, 1 to 4, and whether lamps are lit.
func Light(of int) (tone theme.Colour, lamps bool) { return hours[of-1].light, hours[of-1].lamps }

// Foot is at which part of the picture's height things stand on a row of hills, 0 the most northern.
func Foot(row int) float64 { return [Rows]float64{0.6, 0.775, 0.965}[row] }

// Painter draws the picture of one hour at a time, painted once.
type Painter struct {
	image *ebiten.Image
	of    int
}

// Draw draws Rome at an hour, 1 to 4, over the upper part of a picture down to a height.
func (p *Painter) Draw(dst *ebiten.Image, of int, high, alpha float64) {
	wide := dst.Bounds().Dx()
	if p.image == nil || p.of != of || p.image.Bounds().Dx() != wide || p.image.Bounds().Dy() != int(high) {
		p.Forget()
		p.of, p.image = of, paint(of, wide, int(high)).Image(nil)
	}
	var options ebiten.DrawImageOptions
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(p.image, &options)
}

// Forget gives the picture's memory back.
func (p *Painter) Forget() {
	if p.image != nil {
		p.image.Deallocate()
		p.image = nil
	}
}

// GiveBack gives the picture back where the window has another size.
func (p *Painter) GiveBack() { p.Forget() }

// paint paints an hour on a picture of its own.
func paint(of, wide, high int) canvas.Canvas {
	c := canvas.New(wide, high, 1)
	Paint(c, of, float64(wide), float64(high))
	return c
}

// Paint paints an hour, 1 to 4, without what people build, in the rectangle w×t at a canvas's origin.
func Paint(c canvas.Canvas, of int, w, t float64) {
	h := &hours[of-1]
	unit := math.Min(w/1280, t/560)
	sky(c, h, w, t)
	ridge(c, h.far, w, 0.46*t, 34*unit, unit, 1)
	aqueduct(c, h, 0.52*w, 0.47*t, w, unit)
	ridge(c, h.near, w, 0.5*t, 20*unit, unit, 5)
	for row := range Rows {
		hills(c, h.rows[row], w, Foot(row)*t-[Rows]float64{40, 56, 74}[row]*unit, t, unit, row)
		if row == 0 {
			river(c, h, w, t, unit)
		}
		suburb(c, h, w, Foot(row)*t-[Rows]float64{16, 22, 30}[row]*unit, [Rows]float64{0.62, 0.8, 1}[row]*unit, of, row)
	}
}

// sky paints flat rings around the sun, which stands lower from hour to hour.
func sky(c canvas.Canvas, h *hour, w, t float64) {
	c.Rect(h.sky[0], 0, 0, w, t)
	x, y, reach := h.sunX*w, h.sunY*t, math.Hypot(w, t)
	for n, share := range []float64{0.5, 0.34, 0.21, 0.11} {
		c.Oval(h.sky[n+1], x, y, 1.15*reach*share, 0.8*reach*share)
	}
	c.Circle(h.sun.Fade(0.4), x, y, 0.075*t)
	c.Circle(h.sun, x, y, 0.055*t)
	for n, at := range []float64{0.12, 0.3, 0.44, 0.9} {
		cloud(c, h.sun, at*w, t*(0.1+0.07*float64(n*5%4)), 0.1*w)
	}
}

// cloud is a flat cloud, lit by the sun.
func cloud(c canvas.Canvas, tone theme.Colour, x, y, wide float64) {
	for n, part := range []float64{1, 0.62, 0.34} {
		high := wide * 0.055
		c.Round(tone.Fade(0.34), x-wide*part/2+wide*0.08*float64(n), y-high*1.1*float64(n), wide*part, high, high/2)
	}
}

// ridge is a line of hills far away.
func ridge(c canvas.Canvas, tone theme.Colour, w, y, high, unit float64, seed float64) {
	l := canvas.Loop{{X: 0, Y: y + 4*high}}
	for x := 0.0; x <= w+12*unit; x += 12 * unit {
		t := x / unit
		l = append(l, canvas.Point{X: x, Y: y - high*(0.5+0.5*math.Sin(t/170+seed)) - 0.3*high*math.Sin(t/63+2*seed)})
	}
	c.Fill(tone, append(l, canvas.Point{X: w + 12*unit, Y: y + 4*high}))
}

// aqueduct is a row of arches on the far hills.
func aqueduct(c canvas.Canvas, h *hour, from, y, to, unit float64) {
	step, high, tone := 26*unit, 44*unit, h.far.Mix(h.near, 0.6)
	c.Rect(tone, from, y-high, to-from, 9*unit)
	c.Rect(tone.Mix(h.sun, 0.5), from, y-high, to-from, 2.2*unit)
	for x := from; x < to; x += step {
		c.Rect(tone, x, y-high, 6*unit, high+20*unit)
		c.Fill(tone, canvas.Loop{{X: x, Y: y - high}, {X: x + step + 6*unit, Y: y - high}, {X: x + step, Y: y - high + 16*unit}, {X: x + 0.75*step, Y: y - high + 11*unit}, {X: x + 0.45*step, Y: y - high + 11*unit}, {X: x + 6*unit, Y: y - high + 17*unit}})
	}
}

// hills is one row of the hills of the city: three, with valleys between them.
func hills(c canvas.Canvas, tone theme.Colour, w, y, bottom, unit float64, row int) {
	l, lit := canvas.Loop{{X: 0, Y: bottom}}, canvas.Loop{}
	for x := 0.0; x <= w+10*unit; x += 10 * unit {
		up := 12*math.Cos(x/w*6*math.Pi+math.Pi+0.4*float64(row)) + 3*math.Sin(x/unit/37+float64(row))
		l = append(l, canvas.Point{X: x, Y: y - up*unit})
		lit = append(lit, canvas.Point{X: x, Y: y - up*unit})
	}
	c.Fill(tone, append(l, canvas.Point{X: w + 10*unit, Y: bottom}))
	c.Stroke(tone.Mix(theme.PaperLight, 0.35), 2.5*unit, lit, false)
	for n := range 46 { // tufts
		x, down := w*chance(n, row), chance(n, row+9)
		c.Round(tone.Mix(theme.Ink, 0.1), x, y+(22+80*down)*unit, (10+22*chance(n, 3))*unit, 2.4*unit, 1.2*unit)
	}
}

// suburb are the houses of people without a name, along a row of hills: more of them from hour to hour.
func suburb(c canvas.Canvas, h *hour, w, y, unit float64, of, row int) {
	const places = 44
	for n := range places {
		if chance(n, 31+row) > 0.12+0.2*float64(of) {
			continue
		}
		x, wide, high := w*(0.11+0.88*(float64(n)+0.5*chance(n, 5))/places), (20+12*chance(n, 6))*unit, (12+9*chance(n, 8))*unit
		if of > 2 && chance(n, 12) < 0.4 {
			high *= 1.7
		}
		foot := y + 12*unit*chance(n, 11+row)
		wall := h.rows[row].Mix(theme.PaperLight, 0.34)
		if h.lamps {
			wall = h.rows[row].Mix(h.sun, 0.12)
		}
		c.Rect(wall, x, foot-high, wide, high)
		c.Rect(h.rows[row].Mix(theme.Ink, 0.22), x, foot-high, 0.3*wide, high)
		c.Poly(theme.Colour(0xB5603FFF).Mix(h.rows[row], 0.35), x-2*unit, foot-high, x+wide/2, foot-high-8*unit, x+wide+2*unit, foot-high)
		door := theme.Ink.Fade(0.45)
		if h.lamps && chance(n, 13) < 0.6 {
			door = h.sun
		}
		c.Rect(door, x+0.58*wide, foot-0.55*high, 4*unit, 6*unit)
	}
}

// river is the Tiber, which comes down from the hills at the left.
func river(c canvas.Canvas, h *hour, w, t, unit float64) {
	left := canvas.Loop{{X: 0.02 * w, Y: 0.56 * t}, {X: 0.05 * w, Y: 0.64 * t}, {X: 0.015 * w, Y: 0.76 * t}, {X: -0.02 * w, Y: t}}
	right := canvas.Loop{{X: 0.1 * w, Y: t}, {X: 0.085 * w, Y: 0.78 * t}, {X: 0.085 * w, Y: 0.64 * t}, {X: 0.035 * w, Y: 0.56 * t}}
	c.Fill(h.river, append(left, right...))
	for n := range 9 {
		y := t * (0.6 + 0.042*float64(n))
		c.Round(h.glint.Fade(0.7), w*(0.03+0.025*chance(n, 7)), y, (18+20*chance(n, 8))*unit, 2.5*unit, 1.2*unit)
	}
}

// chance is a number from 0 to 1 that is always the same for the same place.
func chance(a, b int) float64 {
	h := uint32(a)*0x9E3779B9 ^ uint32(b)*0x85EBCA6B
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	return float64(h>>12&4095) / 4096
}
