package fairground

import (
	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// Where the name stands below the upper edge of its place, and how high it is, in logical units.
const (
	nameTop  = 96.0
	nameHigh = 96.0
)

// The colours of the sign.
const (
	tinRed   theme.Colour = 0xC5362BFF
	tinDeep  theme.Colour = 0x8E1F1CFF
	tinCream theme.Colour = 0xFFF0CFFF
	tinGold  theme.Colour = 0xF2B632FF
	tinNavy  theme.Colour = 0x16244AFF
	post     theme.Colour = 0x3A4A5CFF
	postLit  theme.Colour = 0x6F8296FF
)

// place is where a plate hangs.
type place struct{ x, y, w, h float64 }

// plate is where the plate with the name hangs, in logical units.
func (p painter) plate() place {
	k := p.Plan.Scale
	return place{p.SignX / k, p.SignY/k + nameTop - 34, p.SignW / k, nameHigh + 54}
}

// posts stand in the lawn and carry the sign.
func (p painter) posts(at place) {
	for _, x := range []float64{at.x + at.w*0.14, at.x + at.w*0.86} {
		p.Oval(theme.Colour(0x1F3A24FF).Fade(0.35), x+6, p.ground()+16, 26, 6)
		p.Rect(post, x-7, at.y+20, 14, p.ground()+16-at.y-20)
		p.Rect(postLit, x-7, at.y+20, 5, p.ground()+16-at.y-20)
	}
}

// tin is the plate: enamel in a rim of gold, with rays from its lower edge; k is how large a unit is.
func (p painter) tin(at place, k float64) {
	outline := func(in float64) canvas.Loop {
		r := 22*k - in*0.6
		return p.RoundLoop(at.x+in, at.y+in, at.w-2*in, at.h-2*in, max(r, 2))
	}
	p.Fill(theme.Colour(0x0C1830FF).Fade(0.28), canvas.Shifted([]canvas.Loop{outline(0)}, 7*k, 10*k)...)
	p.Fill(tinDeep, outline(0))
	p.Fill(tinGold, outline(2.4*k))
	p.Fill(tinCream, outline(5*k))
	p.Fill(tinRed, outline(9*k))
	p.Within(at.x+16*k, at.y+11*k, at.w-32*k, at.h-22*k, func() {
		for n := range 9 {
			a := 186 + 20*float64(n)
			x, y := at.x+at.w/2, at.y+at.h*1.1
			p.Fill(theme.Colour(0xD84A38FF), canvas.Loop{{X: x, Y: y}, canvas.Polar(x, y, at.w, a), canvas.Polar(x, y, at.w, a+9)})
		}
	})
	for _, x := range []float64{at.x + 15*k, at.x + at.w - 15*k} {
		for _, y := range []float64{at.y + 15*k, at.y + at.h - 15*k} {
			p.Circle(tinDeep, x, y, 3.4*k)
			p.Circle(tinCream, x-0.8*k, y-0.8*k, 2*k)
		}
	}
}

// band is the plate below, on which the line about the game is written.
func (p painter) band(at place) {
	y := at.y + at.h + 10
	p.Fill(theme.Colour(0x0C1830FF).Fade(0.28), canvas.Shifted([]canvas.Loop{p.RoundLoop(at.x+8, y, at.w-16, 44, 8)}, 5, 7)...)
	p.Round(tinGold, at.x+8, y, at.w-16, 44, 8)
	p.Round(tinNavy, at.x+11, y+3, at.w-22, 38, 6)
}

// name are the outlines of the name on a plate, and the size of its letters.
func (p painter) name(at place) ([]canvas.Loop, float64) {
	return canvas.Words(p.writer, p.Sign, text.Black, at.x+at.w/2, at.y+at.h*0.5+at.h*0.2, at.h*0.62, at.w*0.86)
}

// letters are cream, with a deep shadow to the lower right as sign painters have it.
func (p painter) letters(at place) {
	loops, size := p.name(at)
	for n := 7; n > 0; n-- {
		d := size * 0.011 * float64(n)
		p.Fill(tinDeep, canvas.Shifted(loops, d, d)...)
	}
	for _, l := range loops {
		p.Outline(tinNavy, size*0.045, l)
	}
	p.Fill(tinCream, loops...)
}

// shine is the light of noon on the sign, to be added: a glint across the tin, and on the letters.
func (p painter) shine() {
	at := p.plate()
	p.Within(at.x+9, at.y+9, at.w-18, at.h-18, func() {
		for _, s := range [][3]float64{{0.12, 0.2, 0.10}, {0.36, 0.06, 0.14}, {0.72, 0.12, 0.08}} {
			x := at.x + at.w*s[0]
			p.Poly(theme.Colour(0xFFE9B0FF).Fade(s[2]), x+60, at.y, x+60+at.w*s[1], at.y, x+at.w*s[1]-40, at.y+at.h, x-40, at.y+at.h)
		}
	})
	loops, _ := p.name(at)
	p.Fill(theme.Colour(0xFFE9B0FF).Fade(0.1), loops...)
	for _, x := range []float64{at.x + 4, at.x + at.w - 4} { // sparks on the rim
		p.spark(x, at.y+8, 22)
	}
}

// spark is a star of light.
func (p painter) spark(x, y, r float64) {
	for n := range 4 {
		a := 90 * float64(n)
		p.Fill(theme.Colour(0xFFF6D8FF).Fade(0.8), canvas.Loop{canvas.Polar(x, y, r, a), canvas.Polar(x, y, r*0.12, a+45), canvas.Polar(x, y, r*0.12, a-45)})
	}
}
