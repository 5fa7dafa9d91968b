package view

import (
	"math"
	"slices"

	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// Of the panes that things lie on.
const (
	plainGround theme.Colour = 0xE3E3E3FF // below the table in high contrast
	pane        theme.Colour = 0xFFFFFFC8 // glass
	paneSolid   theme.Colour = 0xFDFBFFFF // glass on which much is written
	paneLine    theme.Colour = 0xB9B2CCFF
	slot        theme.Colour = 0xE6E1EEFF // where nothing lies, and the track of a bar
)

const ratio = enamel.CardRatio

// region is a part of the table that is being drawn.
type region struct {
	pencil.Pencil
	art *Lux
	l   *Layout
	p   *Position
}

type label = pencil.Label

// words are Capital Lux 2's own.
func (r region) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

// bold is how a number or a name is written, in the middle of its line.
func bold(size float64) label { return label{Size: size, Face: text.Bold, VAlign: text.Middle} }

// black is how a number is written that is to be seen first.
func black(size float64) label { return label{Size: size, Face: text.Black, VAlign: text.Middle} }

// soft is how what matters less is written, in the middle of its line.
func soft(size float64) label { return label{Size: size, Colour: theme.InkSoft, VAlign: text.Middle} }

// centred is a label in the middle of its place.
func centred(l label) label {
	l.Align = text.Centre
	return l
}

// right is a label that ends at its place.
func right(l label) label {
	l.Align = text.Right
	return l
}

func (r region) table() *lux.Table { return &r.p.Table }

// Box draws a box with a line around it. As many as there are make one draw command.
func (r region) Box(in widget.Rect, radius, thick float64, face, line theme.Colour) {
	r.Cover(in, radius, face)
	r.Outline(in, radius, thick, line)
}

// Cover draws a box without a line around it.
func (r region) Cover(in widget.Rect, radius float64, face theme.Colour) {
	if r.Writer.Sharp {
		face = sharpPane(face)
	}
	r.Icons.Plate(r.Dst, in.X, in.Y, in.W, in.H, radius, face)
}

// Outline draws the line around a box.
func (r region) Outline(in widget.Rect, radius, thick float64, line theme.Colour) {
	if r.Writer.Sharp {
		line = sharpPane(line)
	}
	in = in.Inset(-thick / 2)
	r.Icons.Frame(r.Dst, in.X, in.Y, in.W, in.H, radius+thick/2, thick, line)
}

// sharpPane is what stands for a colour of panes, or of the theme, in high contrast.
func sharpPane(c theme.Colour) theme.Colour {
	switch c {
	case pane, paneSolid:
		return 0xFFFFFFFF
	case paneLine:
		return 0x5E5648FF
	case slot:
		return 0xD0D0D0FF
	}
	return c.Sharp()
}

// grown is a place made larger on every side.
func grown(r widget.Rect, by float64) widget.Rect { return r.Inset(-by) }

// lit reports whether a thing may be chosen now.
func (r region) lit(thing Thing) bool { return slices.Contains(r.p.Lit, thing) }

// anyLit reports whether anything of a kind may be chosen now.
func (r region) anyLit(kind ThingKind) bool {
	return slices.ContainsFunc(r.p.Lit, func(t Thing) bool { return t.Kind == kind })
}

// emblem draws a seat's emblem in a square: ROB's is his head.
func (r region) emblem(seat int, x, y, size float64) {
	if r.table().IsRob(seat) {
		r.sign(enamel.Rob, x, y, size)
		return
	}
	tone := enamel.Seat(seat).Base
	if r.Writer.Sharp {
		tone = enamel.Seat(seat).Dark
	}
	r.art.Emblem(r.Dst, seat, x, y, size, tone, theme.PaperLight)
}

// sign draws an icon in a square.
func (r region) sign(sign *icon.Icon, x, y, size float64) {
	r.Icons.Draw(r.Dst, sign, math.Round(x), math.Round(y), math.Floor(size))
}

// card draws a citizen as wide as its place.
func (r region) card(c lux.Citizen, place widget.Rect) {
	r.art.Pieces.DrawCard(r.Dst, c, place.X, place.Y, place.W, 1)
}

// chip draws a citizen as a number on its crest.
func (r region) chip(c lux.Citizen, x, y, size float64) {
	r.art.Pieces.DrawChip(r.Dst, c, x, y, math.Floor(size), 1)
}
