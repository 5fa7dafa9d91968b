package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// Of the panes that things lie on.
const (
	Pane      theme.Colour = 0xFFFFFFC8 // glass
	PaneSolid theme.Colour = 0xFDFBFFFF // glass on which much is written
	PaneLine  theme.Colour = 0xB9B2CCFF
	Slot      theme.Colour = 0xE6E1EEFF // where nothing lies, and the track of a bar
)

// Brush draws and writes on a picture in the look of the game: panes of glass, citizens, emblems.
type Brush struct {
	pencil.Board
	art *Lux
}

// Brush makes one for a layout that has so many pixels a logical unit, and running text so much larger than usual.
func (l *Lux) Brush(dst *ebiten.Image, unit, own float64) Brush {
	with := pencil.Pencil{Dst: dst, Writer: l.Writer, Icons: l.Icons, U: unit, Own: own}
	return Brush{pencil.Board{Pencil: with, Sharp: sharpPane}, l}
}

// sharpPane is what stands for a colour of panes, or of the theme, in high contrast.
func sharpPane(c theme.Colour) theme.Colour {
	switch c {
	case Pane, PaneSolid:
		return 0xFFFFFFFF
	case PaneLine:
		return 0x5E5648FF
	case Slot:
		return 0xD0D0D0FF
	}
	return c.Sharp()
}

// Emblem draws a seat's emblem in a square: ROB's is his head.
func (b Brush) Emblem(seat int, rob bool, x, y, size float64) {
	if rob {
		b.Sign(enamel.Rob, x, y, size)
		return
	}
	tone := enamel.Seat(seat).Base
	if b.Writer.Sharp {
		tone = enamel.Seat(seat).Dark
	}
	b.art.Emblem(b.Dst, seat, x, y, size, tone, theme.PaperLight)
}

// Card draws a citizen as wide as its place.
func (b Brush) Card(c lux.Citizen, place widget.Rect) {
	b.art.Pieces.DrawCard(b.Dst, c, place.X, place.Y, place.W, 1)
}

// Chip draws a citizen as a number on its crest.
func (b Brush) Chip(c lux.Citizen, x, y, size float64) {
	b.art.Pieces.DrawChip(b.Dst, c, x, y, math.Floor(size), 1)
}
