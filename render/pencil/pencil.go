// Package pencil draws and writes on a picture of a table in the units of its layout.
package pencil

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/icon"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Pencil draws and writes on Dst.
type Pencil struct {
	Dst    *ebiten.Image
	Writer *text.Writer
	Icons  *icon.Painter
	U      float64 // pixels a logical unit
	Own    float64 // how much larger than usual a person wants running text
}

// Style is a label's style, in pixels.
func (p Pencil) Style(l Label) text.Style {
	if l.Colour == 0 {
		l.Colour = theme.Ink
	}
	return text.Style{Face: l.Face, Size: l.Size * p.U, Colour: l.Colour, Align: l.Align, VAlign: l.VAlign}
}

// RunningStyle is how running text is written: in the person's own size.
func (p Pencil) RunningStyle(l Label) text.Style {
	l.Size *= p.Own
	return p.Style(l)
}

// Say writes words.
func (p Pencil) Say(words string, x, y float64, l Label) {
	p.Writer.Draw(p.Dst, words, x, y, p.Style(l))
}

// Width is how wide words are.
func (p Pencil) Width(words string, l Label) float64 {
	w, _ := p.Writer.Measure(words, p.Style(l))
	return w
}

// SayWithin writes words that must not be wider than width, a little smaller if need be.
func (p Pencil) SayWithin(words string, x, y, width float64, l Label) {
	words, st := p.Writer.Within(words, width, p.Style(l))
	p.Writer.Draw(p.Dst, words, x, y, st)
}

// SayWrapped writes running text on as many lines as it needs and returns their height.
func (p Pencil) SayWrapped(words string, x, y, width float64, l Label) float64 {
	return p.Writer.DrawWrapped(p.Dst, words, x, y, width, p.RunningStyle(l))
}

// Image draws a picture at whole pixels.
func (p Pencil) Image(src *ebiten.Image, x, y float64) {
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	p.Dst.DrawImage(src, &options)
}

// Pen draws shapes in pixels.
func (p Pencil) Pen() shape.Pen { return shape.Pen{Dst: p.Dst, Scale: 1, Sharp: p.Writer.Sharp} }

// Box draws a box with a line around it.
func (p Pencil) Box(r widget.Rect, radius, thick float64, face, line theme.Colour) {
	p.Plate(r, radius, face)
	p.Outline(r, radius, thick, line)
}

// Plate fills a box, its corners round.
func (p Pencil) Plate(r widget.Rect, radius float64, face theme.Colour) {
	if shape.Large(r.W, r.H) {
		p.Icons.Plate(p.Dst, r.X, r.Y, r.W, r.H, radius, p.seen(face))
		return
	}
	p.Writer.Filled(p.Dst, r.X, r.Y, r.W, r.H)
	p.Pen().RoundBox(r.X, r.Y, r.W, r.H, radius, face)
}

// Outline draws the line around a box, its corners round.
func (p Pencil) Outline(r widget.Rect, radius, thick float64, line theme.Colour) {
	if shape.Large(r.W, r.H) {
		r = r.Inset(-thick / 2)
		p.Icons.Frame(p.Dst, r.X, r.Y, r.W, r.H, radius+thick/2, thick, p.seen(line))
		return
	}
	p.Pen().RoundBoxLine(r.X, r.Y, r.W, r.H, radius, thick, line)
}

// seen is a colour in the contrast that the person wants.
func (p Pencil) seen(colour theme.Colour) theme.Colour {
	if p.Writer.Sharp {
		return colour.Sharp()
	}
	return colour
}

// Fill fills a rectangle with hard edges: many of them together are one draw command, as those of a pen are not.
func (p Pencil) Fill(r widget.Rect, colour theme.Colour) {
	vector.FillRect(p.Dst, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), theme.Seen(colour, p.Writer.Sharp), false)
}

// Badge draws a number on a sign, as a change.
func (p Pencil) Badge(sign *icon.Icon, n int, x, y, size float64) {
	p.Icons.Badge(p.Dst, sign, text.Signed(n), x, y, size)
}
