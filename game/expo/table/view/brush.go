package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/expo/tinplate"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// Of the panes that things lie on: boards of painted tin.
const (
	Pane      theme.Colour = 0xFFFCF2D0 // a board
	PaneSolid theme.Colour = 0xFFFDF6FF // a board on which much is written
	PaneLine  theme.Colour = 0xC9B48EFF
	Slot      theme.Colour = 0xEBDFC6FF // where nothing lies, and the ground of a track
	Street    theme.Colour = 0xB4AB9CFF
	Free      theme.Colour = 0xFFF7DCB0 // a free corner
	Glow      theme.Colour = 0xFFE3A8FF // a free cell where nothing is lost
)

// Brush draws and writes on a picture in the look of the game: boards of tin, tiles, emblems.
type Brush struct {
	pencil.Board
	art *Expo
}

// Brush makes one for a layout that has so many pixels a logical unit, and running text so much larger than usual.
func (l *Expo) Brush(dst *ebiten.Image, unit, own float64) Brush {
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
	case Free, Glow:
		return 0xFFFFFFFF
	}
	return c.Sharp()
}

// Emblem draws a seat's emblem in a square.
func (b Brush) Emblem(seat int, x, y, size float64) {
	b.art.Emblem(b.Dst, seat, x, y, size, b.SeatTone(seat), theme.PaperLight)
}

// SeatTone is the colour in which lines and emblems of a seat are drawn on boards: a dark one where its pieces are as light as
// these.
func (b Brush) SeatTone(seat int) theme.Colour {
	tones := tinplate.Seat(seat)
	if red, green, blue, _ := tones.Base.RGBA(); b.Writer != nil && b.Writer.Sharp || min(red, green, blue) > lightest {
		return tones.Dark
	}
	return tones.Base
}

// lightest is how light the darkest part of a colour is, of 0xFFFF, from which it isn't seen on boards.
const lightest = 0xC000

// Tile draws a tile as large as its place, a Lake too.
func (b Brush) Tile(id expo.TileID, place widget.Rect, alpha float64) {
	b.art.Pieces.DrawTile(b.Dst, id, place.X, place.Y, place.W, alpha)
}
