package view

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/pencil"
	"capital/render/widget"
)

// drawing draws and writes on a picture in the units of a layout, with Capital's words and art.
type drawing struct {
	*Capital
	pencil.Pencil
}

type label = pencil.Label

// region is a part of the table that is being drawn.
type region struct {
	drawing
	l *Layout
	p *Position
}

// within draws on a part of the picture only.
func (r region) within(part widget.Rect) region {
	r.Dst = r.Dst.SubImage(image.Rect(int(part.X), int(part.Y), int(part.X+part.W), int(part.Y+part.H))).(*ebiten.Image)
	return r
}

// look returns how a seat's district looks.
func (r region) look(seat int) Look { return LookOf(&r.p.Table, seat) }

// rounded is a place of pixels.
func rounded(r widget.Rect) (x, y float64) { return math.Round(r.X), math.Round(r.Y) }

// sayFitting writes words on as many lines as they need in the middle of a place, smaller where there is no room for these.
func (r region) sayFitting(words string, in widget.Rect, l label) {
	const smaller = 0.94
	least := 14 / r.Own // of what can still be read
	for l.Size > least {
		if wide, high := r.Writer.MeasureWrapped(words, in.W, r.RunningStyle(l)); wide <= in.W && high <= in.H {
			break
		}
		l.Size = math.Max(l.Size*smaller, least)
	}
	r.SayWrapped(words, in.X, in.Y+in.H/2, in.W, l)
}
