package opening

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// nightEra is Warsaw by night.
var nightEra = era{sky: [3]theme.Colour{theme.NightDeep, 0x141A48FF, 0x4A3570FF}, sun: 0xFFF6E0FF, disc: 0xC9C2F0FF, sunX: 0.9, sunY: 0.8}

// Riverside paints Warsaw by night over the Vistula: the skyline with the Palace of Culture, the bridge, and their lights in the
// river, whose near bank lies at the height ground.
func Riverside(c canvas.Canvas, width, height, ground float64) {
	water := ground * 0.8
	p := painter{c, width, height, water, &nightEra}
	p.sky()
	for n := range 60 {
		p.Circle(theme.Moonlight.Fade(0.3+0.5*chance(n, 4)), p.w*chance(n, 1), water*0.6*chance(n, 2), 0.7+0.8*chance(n, 3))
	}
	p.roofs(0.22, 0.44, 71, 0x2C2A5EFF)
	p.lit(0.56, 20, 0.16, 0x8F8AC8FF)
	p.palace()
	p.roofs(0.08, 0.22, 83, 0x161B45FF)
	p.lit(0.80, 9, 0.3, theme.NeonAmber)
	p.Rect(0x0E1434FF, 0, water-1, p.w, p.h-water+1)
	p.lights(ground)
	p.bridge()
	p.Rect(0x0A0E27FF, 0, ground-9, p.w, p.h-ground+9)
	p.Rect(0x3D4C86FF, 0, ground-9, p.w, 3)
}

// lit lights windows from a part of the sky's height down.
func (p painter) lit(from float64, rows int, share float64, tone theme.Colour) {
	for n, x := 0, 3.0; x < p.w; n, x = n+1, x+12 {
		for row := range rows {
			if y := p.ground*from + 12*float64(row); chance(n*7+3, row*5+rows) < share && y < p.ground-9 {
				p.Rect(tone.Fade(0.75), x, y, 4.4, 6)
			}
		}
	}
}

// palace is the Palace of Culture, floodlit, its spire in neon.
func (p painter) palace() {
	u, x, g := p.ground/610, p.w*0.5, p.ground
	tone, dark := theme.Colour(0x6456A6FF), theme.Colour(0x413880FF)
	for _, b := range [][3]float64{{128, 74, 0}, {92, 112, 74}, {62, 140, 112}, {38, 300, 140}, {30, 322, 300}, {20, 346, 322}} {
		p.Rect(tone, x-b[0]*u, g-b[1]*u, b[0]*u, (b[1]-b[2])*u+1)
		p.Rect(dark, x, g-b[1]*u, b[0]*u, (b[1]-b[2])*u+1)
	}
	p.Poly(theme.NeonPink, x-6*u, g-346*u, x, g-440*u, x+6*u, g-346*u)
	p.Circle(theme.NeonAmber, x, g-310*u, 9*u)
}

// bridge is the Świętokrzyski Bridge with its pylon and stays.
func (p painter) bridge() {
	y, x, u := p.ground+14, p.w*0.74, p.ground/480
	steel := theme.Colour(0x8FA6E0FF)
	p.Line(steel, 5*u, x-26*u, y, x, y-210*u, x+26*u, y)
	for n := range 7 {
		off := (60 + 52*float64(n)) * u
		p.Line(steel.Fade(0.7), 1.4*u, x, y-(200-10*float64(n))*u, x-off, y)
		p.Line(steel.Fade(0.7), 1.4*u, x, y-(200-10*float64(n))*u, x+off, y)
	}
	p.Rect(0x2A3570FF, 0, y, p.w, 7*u)
	for at := 0.0; at < p.w; at += 34 {
		p.Circle(theme.NeonAmber, at, y-3*u, 2.4*u)
	}
}

// lights shine again in the river.
func (p painter) lights(ground float64) {
	for n := range 120 {
		tone := []theme.Colour{theme.NeonAmber, theme.NeonPink, theme.NeonBlue, 0x8F8AC8FF}[n%4]
		x, y := p.w*chance(n, 91), p.ground+26+(ground-p.ground-40)*chance(n, 92)
		p.Round(tone.Fade(0.16+0.3*chance(n, 93)), x, y, 12+34*chance(n, 94), 2.4, 1.2)
	}
}

// Step paints the front of a step of the podium on the bank: brick with a ledge of sandstone and a line of neon.
func Step(c canvas.Canvas, width, height float64, first bool) {
	c.Rect(0x4A1D2CFF, 4, 0, width-8, height)
	for row, y := 0, 14.0; y < height; row, y = row+1, y+12 {
		c.Rect(0x5E2634FF, 4, y, width-8, 10)
		for x := 4 + 14*float64(row%2); x < width-5; x += 28 {
			c.Rect(0x4A1D2CFF, x, y, 2, 10)
		}
	}
	c.Rect(0x4A1D2CFF, width*0.16, 17, width*0.68, 70) // where it is written
	c.Rect(0xD9C7A6FF, 1, 0, width-2, 9)
	neon := theme.NeonBlue
	if first {
		neon = theme.NeonPink
	}
	c.Rect(neon.Fade(0.3), 1, 8, width-2, 6)
	c.Rect(neon, 1, 10, width-2, 2.4)
}
