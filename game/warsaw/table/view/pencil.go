package view

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// pencil draws and writes on a picture in the units of a layout.
type pencil struct {
	*Capital
	dst *ebiten.Image
	u   float64 // pixels a logical unit
}

// label is how a few words are written: size in logical units.
type label struct {
	size   float64
	face   text.Face
	colour theme.Colour
	align  text.Align
	valign text.VAlign
}

func (p pencil) style(l label) text.Style {
	if l.colour == 0 {
		l.colour = theme.Ink
	}
	return text.Style{Face: l.face, Size: l.size * p.u, Colour: l.colour, Align: l.align, VAlign: l.valign}
}

func (p pencil) say(words string, x, y float64, l label) {
	p.Writer.Draw(p.dst, words, x, y, p.style(l))
}

// sayWithin writes words that must not be wider than width, smaller if need be.
func (p pencil) sayWithin(words string, x, y, width float64, l label) {
	st := p.style(l)
	if w, _ := p.Writer.Measure(words, st); w > width {
		st.Size *= width / w
	}
	p.Writer.Draw(p.dst, words, x, y, st)
}

// largestText is how far the person's own text size goes beside the board, where
// there is only so much room.
const largestText = 1.4

// sayWrapped writes words on as many lines as they need and returns their height.
func (p pencil) sayWrapped(words string, x, y, width float64, l label) float64 {
	return p.Writer.DrawWrapped(p.dst, words, x, y, width, p.textStyle(l))
}

// textStyle is how running text is written: in the person's own size.
func (p pencil) textStyle(l label) text.Style {
	l.size *= p.TextScale(largestText)
	return p.style(l)
}

// image draws a picture at whole pixels.
func (p pencil) image(src *ebiten.Image, x, y float64) {
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	p.dst.DrawImage(src, &options)
}

// box draws a box with a line around it.
func (p pencil) box(x, y, w, h, radius, thick float64, face, line theme.Colour) {
	pen := Pen(p.dst)
	pen.RoundBox(x, y, w, h, radius, face)
	pen.RoundBoxLine(x, y, w, h, radius, thick, line)
}

// badge draws a number on a sign, as a change.
func (p pencil) badge(sign *icon.Icon, n int16, x, y, size float64) {
	p.Icons.Badge(p.dst, sign, text.Signed(int(n)), x, y, size)
}

// region is a part of the table that is being drawn.
type region struct {
	pencil
	l *Layout
	p *Position
}

// within draws on a part of the picture only.
func (r region) within(part widget.Rect) region {
	r.dst = r.dst.SubImage(image.Rect(int(part.X), int(part.Y), int(part.X+part.W), int(part.Y+part.H))).(*ebiten.Image)
	return r
}

// look returns how a seat's district looks.
func (r region) look(seat int) Look { return LookOf(&r.p.Table, seat) }

// rounded is a place of pixels.
func rounded(r widget.Rect) (x, y float64) { return math.Round(r.X), math.Round(r.Y) }
