package poster

import (
	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/lux/enamel"
	"capital/render/lux/tower"
	"capital/render/text"
	"capital/render/theme"
)

// Of what stands in the sky, in pixels.
const (
	crestY    = 196.0
	crestR    = 108.0
	crestStep = 330.0 // between those who share the first place
	signY     = 590.0
	titleY    = 692.0
	widest    = 1760.0 // of what is written
)

// crests are the emblems of who came first, in enamel, with rays of thin light around them.
func (p *painter) crests() {
	winners := p.caption.winners
	for n, seat := range winners {
		x := middle + crestStep*(float64(n)-float64(len(winners)-1)/2)
		for ray := range 48 {
			at := 7.5 * float64(ray)
			far := 28.0
			if ray%2 == 0 {
				far = 52
			}
			from, to := canvas.Polar(x, crestY, crestR+22, at), canvas.Polar(x, crestY, crestR+22+far, at)
			if len(winners) > 1 {
				to = canvas.Polar(x, crestY, crestR+22+far*0.3, at)
			}
			p.Line(sunTone.Fade(0.75), 3, from.X, from.Y, to.X, to.Y)
		}
		p.crest(p.Part(x, crestY, crestR/100), seat)
	}
}

// crest is one emblem, 100 units to every side of the origin.
func (p *painter) crest(c canvas.Canvas, seat int) {
	tones := enamel.Seat(seat)
	if p.city.IsRob(seat) {
		tones = theme.Tones{Base: 0x46356BFF, Dark: night, Light: white}
	}
	c.Circle(night.Fade(0.35), 4, 8, 102)
	c.Circle(0xB98E45FF, 0, 0, 100)
	c.Circle(wire, 0, 0, 96)
	c.Circle(tones.Dark, 0, 0, 89)
	c.Ring(wire.Fade(0.7), 2, 0, 0, 80)
	c.Circle(tones.Base, 0, 0, 76)
	c.Poly(white.Fade(0.12), -50, -57, -20, -73, 40, 64, 10, 75)
	inner := c.Part(-48, -50, 0.96)
	if p.city.IsRob(seat) {
		enamel.Rob.DrawOn(inner, theme.Ink)
		return
	}
	tower.Paint(inner, seat, tones.Light, tones.Dark)
}

// written are the outlines of what is written on the poster as a whole: who won, what it came to, what match it was; and the
// size of the first.
func (p *painter) written() (lines [3][]canvas.Loop, size float64) {
	lines[0], size = p.Letters(p.caption.sign, text.Bold, middle, signY, 250, widest)
	lines[1], _ = p.Letters(p.caption.title, text.Bold, middle, titleY, 72, widest)
	lines[2], _ = p.Letters(p.caption.about, text.Bold, middle, poster.Height-52, 40, widest)
	return lines, size
}

// sign lists what paints who won in thin white light, and below what it came to; at last, in small, what match it was.
func (p *painter) sign() []func() {
	lines, size := p.written()
	glow := poster.Glow{Tone: 0xFFE4CCFF, Wide: max(size*0.05, 8), Height: 1000, Near: [3]float64{0.4, 0.5, 0.5}}
	return append(p.Shine(glow, lines[0]), func() {
		p.Fill(white.Fade(0.3), lines[0]...)
		for _, l := range lines[0] {
			p.Outline(white, max(size*0.022, 3), l)
		}
		p.Fill(sunTone, lines[1]...)
		p.Fill(sunTone, lines[2]...)
	})
}
