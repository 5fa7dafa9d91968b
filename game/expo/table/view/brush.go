package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
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
	pencil.Pencil
	art *Expo
}

// Brush makes one for a layout that has so many pixels a logical unit, and running text so much larger than usual.
func (l *Expo) Brush(dst *ebiten.Image, unit, own float64) Brush {
	return Brush{pencil.Pencil{Dst: dst, Writer: l.Writer, Icons: l.Icons, U: unit, Own: own}, l}
}

// Box draws a box with a line around it. As many as there are make one draw command.
func (b Brush) Box(in widget.Rect, radius, thick float64, face, line theme.Colour) {
	b.Cover(in, radius, face)
	b.Outline(in, radius, thick, line)
}

// Cover draws a box without a line around it.
func (b Brush) Cover(in widget.Rect, radius float64, face theme.Colour) {
	if b.Writer.Sharp {
		face = sharpPane(face)
	}
	b.Icons.Plate(b.Dst, in.X, in.Y, in.W, in.H, radius, face)
}

// Outline draws the line around a box.
func (b Brush) Outline(in widget.Rect, radius, thick float64, line theme.Colour) {
	if b.Writer.Sharp {
		line = sharpPane(line)
	}
	in = in.Inset(-thick / 2)
	b.Icons.Frame(b.Dst, in.X, in.Y, in.W, in.H, radius+thick/2, thick, line)
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

// Sign draws an icon in a square.
func (b Brush) Sign(sign *icon.Icon, x, y, size float64) {
	b.Icons.Draw(b.Dst, sign, math.Round(x), math.Round(y), math.Floor(size))
}

// SignIn draws an icon in a square, what has no colour of its own in one.
func (b Brush) SignIn(sign *icon.Icon, x, y, size float64, colour theme.Colour) {
	b.Icons.DrawIn(b.Dst, sign, math.Round(x), math.Round(y), math.Floor(size), colour)
}

// Tile draws a tile as large as its place, a Lake too.
func (b Brush) Tile(id expo.TileID, place widget.Rect, alpha float64) {
	b.art.Pieces.DrawTile(b.Dst, id, place.X, place.Y, place.W, alpha)
}

type label = pencil.Label

// Bold is how a number or a name is written, in the middle of its line.
func Bold(size float64) pencil.Label {
	return label{Size: size, Face: text.Bold, VAlign: text.Middle}
}

// Black is how a number is written that is to be seen first.
func Black(size float64) pencil.Label {
	return label{Size: size, Face: text.Black, VAlign: text.Middle}
}

// Soft is how what matters less is written, in the middle of its line.
func Soft(size float64) pencil.Label {
	return label{Size: size, Colour: theme.InkSoft, VAlign: text.Middle}
}

// Centred is a label in the middle of its place.
func Centred(l pencil.Label) pencil.Label {
	l.Align = text.Centre
	return l
}

// Right is a label that ends at its place.
func Right(l pencil.Label) pencil.Label {
	l.Align = text.Right
	return l
}

// Coloured is a label in a colour.
func Coloured(l pencil.Label, c theme.Colour) pencil.Label {
	l.Colour = c
	return l
}
