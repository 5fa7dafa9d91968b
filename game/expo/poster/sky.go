package poster

import (
	"math"

	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/expo/pavilion"
	"capital/render/expo/tinplate"
	"capital/render/theme"
)

// Where things stand, in pixels.
const (
	middle      = poster.Width / 2.0
	frame       = 66.0 // of paper around the picture
	pictureHigh = 2120.0
	pictureEnd  = frame + pictureHigh
	horizon     = 1240.0
	sunY        = 1010.0
	flagTop     = 730.0
	flagSide    = 240.0
)

// The colours of the paper, of ink, and of the three eras: what the sky is printed in, from left to right.
const (
	paperTone theme.Colour = 0xF7ECD2FF
	inkTone   theme.Colour = 0x2A2230FF
	red       theme.Colour = 0xC8322BFF
	street    theme.Colour = 0xEFE1BFFF
)

// era is the palette of an era: two tones of rays, and what stands far away.
type era struct{ ray, between, far theme.Colour }

var eras = [3]era{
	{0xF0C879FF, 0xE7AE58FF, 0xB96A3AFF}, // 1900: ochre and rust
	{0x8FCBD6FF, 0x6FB3C7FF, 0x24607FFF}, // 1940: the blue of airlines
	{0xF4B9B0FF, 0xEE9C9CFF, 0x8C3F77FF}, // 2000: coral and violet
}

// paper is what the poster is printed on.
func (p *painter) paper() { p.Rect(paperTone, 0, 0, poster.Width, poster.Height) }

// sky paints the rays of the sun, era by era, and the ground.
func (p *painter) sky() {
	p.rays(0, poster.Width, pictureEnd)
	p.ground(0, poster.Width, pictureEnd)
}

// rays paints the sun of noon and its rays between two sides, down to a height.
func (p *painter) rays(left, right, bottom float64) {
	p.Rect(eras[1].ray, left, 0, right-left, bottom)
	const step = 7.5
	for n := range int(360 / step) {
		from := 90 + step*float64(n) // from below over the left side to the right one
		tones := eras[min(n*len(eras)/int(360/step), 2)]
		tone := tones.ray
		if n%2 == 1 {
			tone = tones.between
		}
		p.Sector(tone, middle, sunY, 3200, from, from+step)
	}
	for n := range 4 {
		p.Circle(paperTone.Fade(0.22), middle, sunY, 620-70*float64(n))
	}
	p.Circle(paperTone, middle, sunY, 330)
}

// ground paints the lawn of the fair.
func (p *painter) ground(left, right, bottom float64) {
	p.Oval(0x6FA052FF, middle, horizon+700, 1.6*poster.Width, 720)
	p.Oval(0x86B45AFF, middle, horizon+830, 1.5*poster.Width, 720)
	p.Rect(0x86B45AFF, left, horizon+800, right-left, max(bottom-horizon-800, 0))
}

// landmarks are the pavilions of five expos as they stand far away, in the tones of their eras.
func (p *painter) landmarks() {
	for _, x := range [...]float64{150, poster.Width - 150 - flagSide} {
		p.Rect(0x55606DFF, x+flagSide*0.06, flagTop+flagSide*0.9, flagSide*0.05, horizon+80-flagTop-flagSide*0.9)
		tinplate.PaintFlag(p.Part(x, flagTop, flagSide/100), p.caption.host())
	}
	for n, at := range [pavilion.Seats]struct {
		x, size float64
		era     int
	}{{310, 330, 0}, {610, 520, 0}, {1010, 400, 1}, {1390, 500, 1}, {1700, 360, 2}} {
		tones := eras[at.era]
		c := p.Part(at.x-at.size/2, horizon+90-at.size, at.size/100)
		pavilion.Paint(c, n, tones.far, tones.far.Mix(paperTone, 0.55))
	}
	p.trees()
}

// trees stand before the landmarks.
func (p *painter) trees() {
	for n := range 34 {
		x := frame + 52 + (poster.Width-2*frame-104)*float64(n)/33
		r := 24 + 22*poster.Chance(n, 3)
		y := horizon + 62 + 26*poster.Chance(n, 5)
		p.Rect(0x5B3A22FF, x-4, y, 8, r+24)
		for k, tone := range []theme.Colour{0x3F6E3AFF, 0x568947FF} {
			p.Circle(tone, x-5*float64(k), y-6*float64(k), r*(1-0.28*float64(k)))
		}
	}
}

// avenues lead over the lawn from the lower edge of the picture to the landmarks, between beds of flowers.
func (p *painter) avenues() {
	for _, a := range []struct{ from, to, wide float64 }{{-0.41, -0.24, 190}, {0.41, 0.24, 190}} {
		left, right := middle+a.from*poster.Width, middle+a.to*poster.Width
		p.Fill(street.Mix(0x86B45AFF, 0.15), avenue(left, right, a.wide))
		for n := range 26 {
			t := 0.06 + 0.9*float64(n)/25
			x, y, wide := along(left, right, a.wide, t)
			for _, side := range []float64{-1, 1} {
				r := (4 + 13*(1-t)) * (0.8 + 0.4*poster.Chance(n, int(side)+7))
				p.Circle(0x3F6E3AFF, x+side*(wide/2+1.4*r), y+0.3*r, r*1.15)
				p.Circle([]theme.Colour{red, 0xF7CB2DFF, paperTone, 0xE0569BFF}[n%4], x+side*(wide/2+1.4*r), y, r*0.8)
			}
		}
	}
}

// along is the middle of an avenue and its width at a part of its way, which begins at the lower edge.
func along(left, right, wide, t float64) (x, y, across float64) {
	bent := t * t * (3 - 2*t)
	return left + (right-left)*bent, pictureEnd + (horizon+96-pictureEnd)*math.Sqrt(t), wide * (1 - 0.86*math.Sqrt(t))
}

// avenue is its outline.
func avenue(left, right, wide float64) (loop canvas.Loop) {
	const steps = 40
	for n := range 2*steps + 2 {
		t, side := float64(n)/steps, -0.5
		if n > steps {
			t, side = float64(2*steps+1-n)/steps, 0.5
		}
		x, y, across := along(left, right, wide, t)
		loop = append(loop, canvas.Point{X: x + side*across, Y: y})
	}
	return loop
}
