package poster

import (
	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/lux/sky"
	"capital/render/theme"
)

// Where things stand, in pixels.
const (
	middle  = poster.Width / 2.0
	horizon = 1700.0 // where the clouds begin
	foot    = 1870.0 // of the towers
)

// Of light and of glass far away.
const (
	white    theme.Colour = 0xFFFFFFFF
	sunTone  theme.Colour = 0xFFF6E0FF
	haze     theme.Colour = 0xF3C3A8FF
	farGlass theme.Colour = 0xC48FA6FF
	midGlass theme.Colour = 0xA47BB0FF
	night    theme.Colour = 0x241B3DFF
	wire     theme.Colour = 0xFFF1C9FF // of enamel, between its fields
)

// heaven paints the sky, in which the last stars are still seen.
func (p *painter) heaven() {
	const k = 2.4
	sky.Heaven(p.Part(0, 0, k), poster.Width/k, poster.Height/k, (horizon-60)/k)
}

// sun paints the sun that rises behind the towers, and its rays.
func (p *painter) sun() {
	const y = horizon - 190
	for n := range 16 {
		at := -180 + 11.25*float64(n) + 2.8
		p.Sector(sunTone.Fade(0.07), middle, y, 2000, at, at+5.6)
	}
	for n := range 12 {
		p.Circle(sunTone.Fade(0.045), middle, y, 1000-58*float64(n))
	}
	p.Circle(sunTone.Fade(0.85), middle, y, 300)
}

// far paints the city behind the four districts, as outlines in the haze: the farther, the paler.
func (p *painter) far() {
	defer p.Toned(func(tone theme.Colour, _ canvas.Shape) theme.Colour { return tone.Mix(haze, 0.45) }, func() {
		sky.City(p.Part(middle, horizon+70, 1.62))
	})
	for layer, tone := range []theme.Colour{farGlass.Fade(0.45), midGlass.Fade(0.55)} {
		for n, x := 0, -20.0; x < poster.Width; n++ {
			wide := 44 + 50*poster.Chance(n, 3+layer)
			near := 1 - min(max(x-middle, middle-x)/middle, 1)
			high := 60 + (190+130*float64(1-layer))*poster.Chance(n, 5+layer) + 330*near*poster.Chance(n, 7+layer)
			p.outline(tone, x, high, wide, n+layer)
			x += wide * (0.9 + 0.5*poster.Chance(n, 9+layer))
		}
	}
}

// outline is a tower in the haze, with some windows lit.
func (p *painter) outline(tone theme.Colour, x, high, wide float64, n int) {
	const base = horizon + 60
	top := base - high
	switch n % 4 {
	case 0:
		p.Poly(tone, x, base, x, top, x+wide/2, top-wide*1.1, x+wide, top, x+wide, base)
	case 1:
		p.Poly(tone, x, base, x, top, x+wide, top-wide*0.7, x+wide, base)
	case 2:
		p.Fill(tone, append(p.ArcLoop(x+wide/2, top, wide/2, wide*0.6, 180, 360), corner(x+wide, base), corner(x, base)))
	default:
		p.Poly(tone, x, base, x, top, x+wide*0.3, top, x+wide*0.3, top-wide*0.5, x+wide*0.7, top-wide*0.5, x+wide*0.7, top, x+wide, top, x+wide, base)
	}
	for row := range int(high / 22) {
		for column := range 3 {
			if poster.Chance(n*7+column, row) < 0.16 {
				p.Rect(sunTone.Fade(0.7), x+wide*(0.2+0.24*float64(column)), top+12+22*float64(row), wide*0.11, 10)
			}
		}
	}
}

// farClouds are those out of which the towers rise.
func (p *painter) farClouds() {
	tones := sky.CloudTones()
	p.bank(tones[0].Mix(sunTone, 0.5), horizon, 3, 0)
	p.bank(tones[0].Mix(sunTone, 0.2), horizon+60, 3.2, 1)
}

// nearClouds lie before the feet of the towers.
func (p *painter) nearClouds() { p.bank(sky.CloudTones()[0], foot+50, 1.7, 2) }

// bank is a bank of clouds over the whole width, from a height down to the lower edge.
func (p *painter) bank(tone theme.Colour, y, k float64, n int) {
	for i := range 8 {
		x := poster.Width * (float64(i) + 0.8*poster.Chance(i, 20+n)) / 7.4
		sky.Cloud(p.Canvas, x, y+24*poster.Chance(i, 30+n), 150+170*poster.Chance(i, 40+n), k*(0.7+0.5*poster.Chance(i, 50+n)), tone)
	}
	p.Rect(tone, 0, y+14*k, poster.Width, poster.Height-y)
}
