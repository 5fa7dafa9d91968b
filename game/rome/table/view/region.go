package view

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// region is a part of the table that is being drawn.
type region struct {
	pencil.Pencil
	art *Rome
	l   *Layout
	p   *Position
}

type label = pencil.Label

// words are Capitol's own.
func (r region) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

// bold is how a number or a name is written, in the middle of its line.
func bold(size float64) label {
	return label{Size: size, Face: text.Bold, VAlign: text.Middle}
}

// soft is how what matters less is written, in the middle of its line.
func soft(size float64) label {
	return label{Size: size, Colour: theme.InkSoft, VAlign: text.Middle}
}

// seats is how many seats there are.
func (r region) seats() int { return len(r.p.Names) }

// table is what lies open.
func (r region) table() *rome.Table { return &r.p.Table }

// onMap draws on the map, as far as it is seen: in the units of what stands there.
func (r region) onMap() region {
	r = r.within(r.l.Window)
	r.U = r.l.MapU
	return r
}

// within draws on a part of the picture only.
func (r region) within(part widget.Rect) region {
	r.Dst = r.Dst.SubImage(image.Rect(int(part.X), int(part.Y), int(math.Ceil(part.X+part.W)), int(math.Ceil(part.Y+part.H)))).(*ebiten.Image)
	return r
}

// drawCity draws the map itself.
func (r region) drawCity() {
	m := r.l.Map
	r.art.City.Zoomed(r.l.Zoom).Draw(r.Dst, m.X, m.Y, m.W, m.H)
}

// Box draws a box with a line around it.
func (r region) Box(in widget.Rect, radius, thick float64, face, line theme.Colour) {
	x, y := math.Round(in.X), math.Round(in.Y)
	w, h := int(math.Round(in.X+in.W)-x), int(math.Round(in.Y+in.H)-y)
	if w <= 0 || h <= 0 {
		return
	}
	if face&0xff > 0xE0 { // it hides what lies below it
		r.Writer.Filled(r.Dst, x, y, float64(w), float64(h))
	}
	if r.Writer.Sharp {
		face, line = face.Sharp(), line.Sharp()
	}
	key := plate{w, h, radius, thick, face, line}
	found := r.art.plates.Get(key)
	if found == nil {
		found = r.art.plates.Put(key, key.paint())
	}
	r.Image(found, x-key.margin(), y-key.margin())
}

// Cover draws a box without a line around it.
func (r region) Cover(in widget.Rect, radius float64, face theme.Colour) {
	r.Box(in, radius, 0, face, theme.Transparent)
}

// Outline draws the line around a box.
func (r region) Outline(in widget.Rect, radius, thick float64, line theme.Colour) {
	r.Box(in, radius, thick, theme.Transparent, line)
}

// grown is a place made larger on every side.
func grown(r widget.Rect, by float64) widget.Rect { return r.Inset(-by) }

// within is what of a place lies in another, or a line of it where nothing does.
func within(r, in widget.Rect) widget.Rect {
	x, y := between(r.X, in.X, in.X+in.W-1), between(r.Y, in.Y, in.Y+in.H-1)
	return widget.Rect{X: x, Y: y, W: math.Max(math.Min(r.X+r.W, in.X+in.W)-x, 1), H: math.Max(math.Min(r.Y+r.H, in.Y+in.H)-y, 1)}
}

// lit reports whether a thing may be chosen now.
func (r region) lit(thing Thing) bool { return slices.Contains(r.p.Lit, thing) }

// anyLit reports whether anything of a kind may be chosen now.
func (r region) anyLit(kind ThingKind) bool {
	return slices.ContainsFunc(r.p.Lit, func(t Thing) bool { return t.Kind == kind })
}
