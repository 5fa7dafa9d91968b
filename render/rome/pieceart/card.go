package pieceart

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

// CardRatio is how much higher than wide a card is.
const CardRatio = 1.4

// cardHeight is how high a card is, in units.
const cardHeight = 100 * CardRatio

// DrawCard draws the face of a card with its upper left corner at x, y.
func (p *Painter) DrawCard(dst *ebiten.Image, card rome.Card, x, y, width, alpha float64) {
	p.draw(dst, key{what: aCard, card: card.First(), size: int(width)}, x, y, alpha)
}

// DrawBack draws the back of the cards of a type.
func (p *Painter) DrawBack(dst *ebiten.Image, of rome.Type, x, y, width, alpha float64) {
	p.draw(dst, key{what: aBack, number: int(of), size: int(width)}, x, y, alpha)
}

func cardExtent(key) extent { return extent{-8, -8, 112, cardHeight + 12} }

// frame is the outline of a card, so many units within it.
func frame(c canvas.Canvas, in float64) canvas.Loop {
	return c.RoundLoop(in, in, 100-2*in, cardHeight-2*in, 9-in/2)
}

// cardTones are the tones of a type of card.
func cardTones(of rome.Type, colour rome.Colour) theme.Tones {
	switch of {
	case rome.Roof:
		return theme.Tones{Base: 0xA9CBD0FF, Light: 0xD5E6E4FF, Dark: 0x3F6A78FF, Ink: ink}
	case rome.Floor:
		return theme.Tones{Base: 0xE7C98DFF, Light: 0xF7E6BFFF, Dark: 0x8A6427FF, Ink: ink}
	}
	return PermitTones(colour)
}

// blank is a card with nothing printed on it, and its shadow.
func blank(c canvas.Canvas, tones theme.Tones) {
	for n := range 3 {
		c.Fill(theme.Shadow.Fade(0.5), moved(frame(c, float64(n)), 3.5-float64(n)/2, 4.5-float64(n)))
	}
	c.Fill(ink, frame(c, 0))
	c.Fill(tones.Base, frame(c, max(1.6, 0.9/c.Scale())))
}

func paintCard(c canvas.Canvas, k key) {
	of, tones := k.card.Type(), cardTones(k.card.Type(), k.card.Colour())
	blank(c, tones)
	c.Write(strconv.Itoa(k.card.Number()), 50, 36, 68, tones.Ink, text.Black)
	if of != rome.Permit {
		sign(of).DrawOn(c.Part(17, 66, 0.66), ink)
		return
	}
	sign(of).DrawOn(c.Part(25, 63, 0.5), ink)
	band(c, k.card.Colour(), 6, 118, 88, 15)
}

// band is a strip of mosaic in the pattern of a colour of permits, as around their
// prefectures: crosses on white, a chequer in black, triangles on red.
func band(c canvas.Canvas, colour rome.Colour, x, y, w, h float64) {
	tones := PermitTones(colour)
	c.Rect(tones.Dark, x, y, w, h)
	n := 2 * int(w/h/2+0.5)
	step := w / float64(n)
	for i := range n {
		left := x + step*float64(i)
		switch colour {
		case rome.White:
			c.Rect(tones.Light, left, y+h*0.1, step, h*0.8)
			c.Rect(tones.Ink, left+step*0.38, y+h*0.16, step*0.26, h*0.68)
			c.Rect(tones.Ink, left+step*0.18, y+h*0.37, step*0.66, h*0.26)
		case rome.Black:
			c.Rect(tones.Light, left, y+h*0.5*float64(i%2), step, h*0.5)
		default:
			c.Poly(tones.Light, left+step*0.06, y+h*0.94, left+step*0.5, y+h*0.1, left+step*0.94, y+h*0.94)
		}
	}
}

func paintBack(c canvas.Canvas, k key) {
	of := rome.Type(k.number)
	tones := cardTones(of, rome.White)
	blank(c, theme.Tones{Base: tones.Dark})
	for n := range 7 {
		c.Line(tones.Light.Fade(0.22), 3, 8, 20+16*float64(n), 50, 8+16*float64(n), 92, 20+16*float64(n))
	}
	c.Outline(travertineLight, 2.5, frame(c, 7))
	c.Circle(tones.Dark, 50, 70, 40)
	c.Circle(travertineLight, 50, 70, 37)
	sign(of).DrawOn(c.Part(23, 43, 0.54), ink)
}
