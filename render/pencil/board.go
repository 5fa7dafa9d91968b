package pencil

import (
	"math"

	"capital/render/icon"
	"capital/render/theme"
	"capital/render/widget"
)

// Board is a pencil for a table of boxes: as many of them as lie behind each other make one draw command.
type Board struct {
	Pencil
	Sharp func(theme.Colour) theme.Colour // what stands for a colour in high contrast
}

// Box draws a box with a line around it.
func (b Board) Box(in widget.Rect, radius, thick float64, face, line theme.Colour) {
	b.Cover(in, radius, face)
	b.Outline(in, radius, thick, line)
}

// Cover draws a box without a line around it.
func (b Board) Cover(in widget.Rect, radius float64, face theme.Colour) {
	b.Icons.Plate(b.Dst, in.X, in.Y, in.W, in.H, radius, b.seen(face))
}

// Outline draws the line around a box.
func (b Board) Outline(in widget.Rect, radius, thick float64, line theme.Colour) {
	in = in.Inset(-thick / 2)
	b.Icons.Frame(b.Dst, in.X, in.Y, in.W, in.H, radius+thick/2, thick, b.seen(line))
}

// seen is a colour in the contrast that the person wants.
func (b Board) seen(c theme.Colour) theme.Colour {
	if b.Writer.Sharp {
		return b.Sharp(c)
	}
	return c
}

// Sign draws an icon in a square.
func (b Board) Sign(sign *icon.Icon, x, y, size float64) {
	b.Icons.Draw(b.Dst, sign, math.Round(x), math.Round(y), math.Floor(size))
}

// SignIn draws an icon in a square, what has no colour of its own in one.
func (b Board) SignIn(sign *icon.Icon, x, y, size float64, colour theme.Colour) {
	b.Icons.DrawIn(b.Dst, sign, math.Round(x), math.Round(y), math.Floor(size), colour)
}
