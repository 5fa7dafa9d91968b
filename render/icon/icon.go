// Package icon is small signs that stand for words, in rows of text, on buttons and on
// badges: what they are, those that every game needs, and a [Painter] that draws each
// once a size. A game's own icons are made with [New] beside its other art.
package icon

import (
	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// Icon is one sign, drawn in a square of 100 units.
type Icon struct {
	draw   func(c canvas.Canvas, plain theme.Colour)
	ground func(c canvas.Canvas) // what words are written on, where that is not the icon
	ink    theme.Colour          // of these words
	size   float64               // of these words, in units
	middle canvas.Point          // of these words
}

// New makes an icon of its drawing; plain is the colour of what has none of its own.
func New(draw func(c canvas.Canvas, plain theme.Colour)) *Icon {
	return &Icon{draw: draw, ink: theme.Ink, size: 56, middle: canvas.Point{X: 50, Y: 50}}
}

// NewBadge makes an icon on whose ground words are written in an ink, their size and their middle in units.
func NewBadge(draw func(c canvas.Canvas, plain theme.Colour), ground func(c canvas.Canvas), ink theme.Colour, size float64, middle canvas.Point) *Icon {
	return &Icon{draw, ground, ink, size, middle}
}

// DrawOn draws the icon in the square of 100 units at a canvas's origin.
func (i *Icon) DrawOn(c canvas.Canvas, plain theme.Colour) { i.draw(c, plain) }

// BadgeOn draws the icon there with words on it, such as "+2" or "11". The words may
// stand alone, without an icon: nil.
func (i *Icon) BadgeOn(c canvas.Canvas, words string) {
	if i == nil {
		c.Write(words, 50, 50, 70, theme.Ink, text.Black)
		return
	}
	if i.ground != nil {
		i.ground(c)
	} else {
		i.draw(c, theme.Ink)
	}
	size := i.size
	switch len([]rune(words)) {
	case 0:
		return
	case 1:
	case 2:
		size *= 0.9
	default:
		size *= 0.76
	}
	c.Write(words, i.middle.X, i.middle.Y, size, i.ink, text.Black)
}
