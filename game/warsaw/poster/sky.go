package poster

import (
	"math"

	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/theme"
)

// Where things stand, in pixels.
const (
	horizon = 1090.0 // the far bank of the river
	tower   = 1416.0 // the middle of the palace
)

// Tones of the roofs, from far to near.
const (
	farTone    theme.Colour = 0x2C2A5EFF
	middleTone theme.Colour = 0x1B2150FF
	nearTone   theme.Colour = 0x232B66FF
	oldTone    theme.Colour = 0x39407FFF // of the Old Town, which is lit from below
	bankTone   theme.Colour = 0x0A0E27FF
	edgeTone   theme.Colour = 0x2A3570FF
	palaceTone theme.Colour = 0x6C5DB0FF
	palaceDark theme.Colour = 0x453B88FF
	warmWindow theme.Colour = 0xF0B355FF
	coolWindow theme.Colour = 0x9FC4E8FF
	dimWindow  theme.Colour = 0x55549AFF
	redLamp    theme.Colour = 0xFF5A5AFF
)

// sky lists what paints the night, the glow of the city in flat rings round the palace, stars and the moon.
func (p *painter) sky() (slices []func()) {
	slices = append(slices, func() { p.Rect(theme.NightDeep, 0, 0, poster.Width, poster.Height) })
	for n, tone := range []theme.Colour{0x0A1026FF, 0x0D1330FF, 0x121840FF, 0x1A1D50FF, 0x25225FFF, 0x31296BFF} {
		slices = append(slices, func() {
			p.Within(0, 0, poster.Width, horizon, func() { p.Circle(tone, tower, horizon+60, 1640-250*float64(n)) })
		})
	}
	return append(slices, p.stars, func() { p.moon(1752, 196, 58) })
}

// stars paints stars, few of them bright.
func (p *painter) stars() {
	for i := range 150 {
		x, y := poster.Chance(i, 1)*poster.Width, poster.Chance(i, 2)*horizon*0.8
		p.Circle(theme.Moonlight.Fade(0.25+0.6*poster.Chance(i, 4)), x, y, 1.2+2*poster.Chance(i, 3)*poster.Chance(i, 3))
	}
}

// moon paints a thin moon.
func (p *painter) moon(x, y, r float64) {
	crescent := p.ArcLoop(x, y, r, r, -60, 150)
	inner := p.ArcLoop(x-r*0.34, y-r*0.16, r*0.96, r*0.96, 128, -38)
	p.Fill(0xF4E9C8FF, append(crescent, inner...))
}

// block paints a house with some of its windows lit.
func (p *painter) block(tone, window theme.Colour, x, y, w, h, share float64, seed int) {
	p.Rect(tone, x, y-h, w, h)
	const stepX, stepY = 17.0, 23.0
	columns, rows := int((w-12)/stepX), int((h-16)/stepY)
	left := x + (w-float64(columns)*stepX)/2 + 4
	for row := range rows {
		for column := range columns {
			if poster.Chance(seed+row*31, column*17+seed) < share {
				p.Rect(window, left+float64(column)*stepX, y-h+14+float64(row)*stepY, 9, 12)
			}
		}
	}
}

// far paints the outline of the city behind everything: blocks and glass towers.
func (p *painter) far() {
	for i, x := 0, -30.0; x < poster.Width; i++ {
		w := 90 + 90*poster.Chance(i, 11)
		p.block(farTone, dimWindow, x, horizon, w+2, 110+150*poster.Chance(i, 12), 0.16, i*97)
		x += w
	}
	p.sail(1084)
	p.block(farTone, dimWindow, 1660, horizon, 92, 430, 0.3, 901)
	p.Poly(farTone, 1660, horizon-430, 1706, horizon-486, 1752, horizon-430)
	p.Line(farTone, 8, 1706, horizon-480, 1706, horizon-590)
	p.Circle(redLamp, 1706, horizon-592, 5)
	p.block(farTone, dimWindow, 860, horizon, 96, 360, 0.3, 903)
	p.Rect(farTone, 880, horizon-396, 56, 40)
	p.block(farTone, dimWindow, 700, horizon, 74, 300, 0.3, 904)
	p.Poly(farTone, 700, horizon-300, 774, horizon-340, 774, horizon-300)
}

// sail is the tower whose back is bent like a sail.
func (p *painter) sail(x float64) {
	body := append(canvas.Quadratic(canvas.Point{x, horizon}, canvas.Point{x - 6, horizon - 400}, canvas.Point{x + 96, horizon - 470}, 20),
		canvas.Point{x + 112, horizon})
	p.Fill(farTone, body)
	for row := range 17 {
		for column := range 4 {
			if poster.Chance(row+700, column+5) < 0.34 {
				p.Rect(dimWindow, x+26+17*float64(column)+float64(17-row)*0.6, horizon-380+22*float64(row), 9, 12)
			}
		}
	}
}

// palace paints the Palace of Culture and Science, floodlit, each storey with its shadowed side.
func (p *painter) palace() {
	c := p.Part(tower, horizon, 1.36)
	storeys := []struct{ half, top, base float64 }{
		{128, 74, 0}, {92, 112, 74}, {62, 140, 112}, {38, 300, 140}, {30, 322, 300}, {20, 346, 322}, {12, 362, 346},
	}
	for _, b := range storeys {
		c.Rect(palaceTone, -b.half, -b.top, b.half, b.top-b.base+0.6)
		c.Rect(palaceDark, 0, -b.top, b.half, b.top-b.base+0.6)
	}
	for _, t := range []struct{ x, y, h float64 }{{120, 74, 26}, {84, 112, 24}, {54, 140, 22}, {34, 300, 18}, {24, 322, 14}} {
		turret(c, -t.x, t.y, t.h, palaceTone)
		turret(c, t.x, t.y, t.h, palaceDark)
	}
	c.Poly(palaceTone, -12, -362, -8, -378, -3, -384, 0, -470, 3, -384, 8, -378, 12, -362)
	c.Poly(palaceDark, 0, -470, 3, -384, 8, -378, 12, -362, 0, -362)
	for x := -30.0; x <= 30; x += 10 {
		c.Line(palaceDark.Mix(theme.NightDeep, 0.25), 1.6, x, -290, x, -146)
	}
	c.Circle(theme.NightDeep, 0, -309, 10)
	c.Circle(theme.NeonAmber, 0, -309, 8.4)
	c.Line(theme.NightDeep, 1.4, 0, -309, 0, -315)
	c.Line(theme.NightDeep, 1.4, 0, -309, 4, -306)
	c.Circle(redLamp, 0, -470, 2.4)
	palaceWindows(c)
}

// turret is one of the palace's corner turrets.
func turret(c canvas.Canvas, x, y, h float64, tone theme.Colour) {
	c.Rect(tone, x-4, -y-h*0.6, 8, h*0.6)
	c.Poly(tone, x-4, -y-h*0.6, x, -y-h*0.6-10, x+4, -y-h*0.6)
}

func palaceWindows(c canvas.Canvas) {
	for row := range 11 {
		for column := range 7 {
			if poster.Chance(row+300, column+40) < 0.42 {
				c.Rect(warmWindow, -33+float64(column)*10-1.5, -284+float64(row)*12.6, 3.4, 6)
			}
		}
	}
	for column := range 20 {
		for row, share := range [2]float64{0.65, 0.5} {
			if poster.Chance(column, 77+row) < share {
				c.Rect(warmWindow, -118+float64(column)*12, -62+22*float64(row), 4, 9)
			}
		}
	}
}

// near paints the roofs along the river: the Old Town to the left, blocks to the right.
func (p *painter) near() {
	for i, x := 0, -20.0; x < 820; i++ {
		w := 74 + 26*poster.Chance(i, 31)
		p.tenement(x, w, 110+70*poster.Chance(i, 32), i)
		x += w
	}
	p.cathedral(300)
	p.castle(470)
	p.column(742)
	for i, x := 0, 800.0; x < poster.Width; i++ {
		w, h := 110+90*poster.Chance(i, 21), 54+70*poster.Chance(i, 22)
		window := warmWindow
		if i%3 == 1 {
			window = coolWindow.Fade(0.85)
		}
		p.block(middleTone, window, x, horizon, w+1, h, 0.34, i*53+7)
		x += w
	}
}

// tenement is a narrow house of the Old Town with its gable.
func (p *painter) tenement(x, w, h float64, n int) {
	tone := oldTone.Mix(nearTone, poster.Chance(n, 33))
	p.block(tone, warmWindow, x, horizon, w+1, h, 0.5, n*71+3)
	if n%3 == 0 {
		p.Poly(tone, x, horizon-h+1, x+w*0.16, horizon-h-44, x+w*0.84, horizon-h-44, x+w, horizon-h+1)
	} else {
		p.Poly(tone, x, horizon-h+1, x+w/2, horizon-h-62, x+w, horizon-h+1)
		p.Rect(warmWindow.Fade(0.9), x+w/2-5, horizon-h-26, 10, 14)
	}
	p.Rect(tone, x+w*0.7, horizon-h-52, 11, 40)
}

// cathedral is the stepped gable of St John's.
func (p *painter) cathedral(x float64) {
	tone := nearTone.Mix(bankTone, 0.3)
	p.Rect(tone, x-60, horizon-220, 120, 220)
	for n := range 5 {
		half := 60 - 12*float64(n)
		p.Rect(tone, x-half, horizon-220-34*float64(n+1), 2*half, 36)
		p.Poly(tone, x-half, horizon-220-34*float64(n+1), x-half+6, horizon-240-34*float64(n+1), x-half+12, horizon-220-34*float64(n+1))
		p.Poly(tone, x+half, horizon-220-34*float64(n+1), x+half-6, horizon-240-34*float64(n+1), x+half-12, horizon-220-34*float64(n+1))
	}
	for _, d := range []float64{-30, 0, 30} {
		p.Arch(warmWindow, x+d-7, horizon-250+absolute(d)*0.8, 14, 90)
	}
}

func absolute(v float64) float64 { return max(v, -v) }

// castle is the Royal Castle with the clock tower that is Sigismund's.
func (p *painter) castle(x float64) {
	tone := palaceDark.Mix(edgeTone, 0.4)
	p.Rect(tone, x-20, horizon-190, 270, 190)
	p.Poly(middleTone, x-30, horizon-190, x, horizon-230, x+230, horizon-230, x+260, horizon-190)
	for n := range 11 {
		p.Rect(warmWindow, x-6+23*float64(n), horizon-168, 10, 18)
		p.Rect(warmWindow.Fade(0.8), x-6+23*float64(n), horizon-120, 10, 22)
	}
	p.Rect(tone, x+86, horizon-340, 58, 200)
	c := p.Part(x+115, horizon-340, 1)
	c.Poly(copperTone, -34, 0, -26, -26, -14, -34, -14, -58, -24, -62, -10, -84, -3, -92, 0, -150, 3, -92, 10, -84, 24, -62, 14, -58, 14, -34, 26, -26, 34, 0)
	c.Circle(theme.NightDeep, 0, 34, 20)
	c.Circle(theme.NeonAmber, 0, 34, 17)
	c.Line(theme.NightDeep, 3, 0, 34, 0, 22)
	c.Line(theme.NightDeep, 3, 0, 34, 9, 38)
}

const copperTone theme.Colour = 0x2F5B66FF

// column is Sigismund's Column.
func (p *painter) column(x float64) {
	c := p.Part(x, horizon, 2)
	c.Poly(edgeTone, -16, 0, -16, -12, -11, -12, -11, -30, -6, -30, -4, -34, -3, -122, -6, -122, -6, -128, 6, -128, 6, -122, 3, -122, 4, -34, 6, -30, 11, -30, 11, -12, 16, -12, 16, 0)
	c.Poly(edgeTone, -4, -128, -5, -138, -3, -146, 3, -146, 5, -138, 4, -128)
	c.Circle(edgeTone, 0, -150, 3.2)
	c.Line(edgeTone, 1.6, -6, -128, -6, -162)
	c.Line(edgeTone, 1.6, -9, -155, -3, -155)
	c.Line(edgeTone, 2, 4, -142, 9, -132)
}

// bridge is the Świętokrzyski Bridge: one pylon, its stays and a row of lamps.
func (p *painter) bridge() {
	const deck, foot = horizon - 26, 1846.0
	tone := edgeTone.Mix(theme.Moonlight, 0.12)
	for n := range 9 {
		x := foot - 54 - 46*float64(n)
		p.Line(tone.Fade(0.8), 2.4, foot, deck-420+14*float64(n), x, deck)
		p.Line(tone.Fade(0.8), 2.4, foot, deck-420+14*float64(n), foot+40+18*float64(n), deck)
	}
	p.Poly(tone, foot-34, horizon+6, foot-4, deck-450, foot+4, deck-450, foot+34, horizon+6, foot+20, horizon+6, foot, deck-300, foot-20, horizon+6)
	p.Circle(redLamp, foot, deck-456, 5)
	p.Rect(bankTone, 1380, deck, poster.Width-1380, 12)
	for x := 1400.0; x < poster.Width; x += 62 {
		p.Line(tone, 3, x, deck, x, deck-34)
		p.Circle(theme.NeonAmber.Fade(0.25), x, deck-36, 12)
		p.Circle(theme.NeonCore, x, deck-36, 4.4)
	}
}

// wave is how far a row of water is pushed aside, in pixels; near is 0 at the far bank and 1 at the lower edge.
func wave(row int, near float64) int {
	sway := (poster.Chance(row/3, 5)-0.5)*(6+34*near) + 9*near*math.Sin(float64(row)*0.21)
	return int(sway)
}
