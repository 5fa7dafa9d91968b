package outlook

import (
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Lines are a [Content] in words alone: one page, a line each.
type Lines []string

// lineHigh is how high a line is, in logical units.
const lineHigh = 40

// Pages implements [Content].
func (l Lines) Pages(bool) []string { return []string{""} }

// Lay implements [Content].
func (l Lines) Lay(_ int, p pencil.Pencil, in widget.Rect) (items []widget.Rect) {
	high := min(lineHigh*p.U*p.Own, in.H/float64(max(len(l), 1)))
	for n := range l {
		items = append(items, widget.Rect{X: in.X, Y: in.Y + float64(n)*high, W: in.W, H: high})
	}
	return items
}

// Draw implements [Content].
func (l Lines) Draw(page int, p pencil.Pencil, in widget.Rect, item int) {
	for n, r := range l.Lay(page, p, in) {
		if n == item {
			p.Outline(r, 6*p.U, 2*p.U, theme.Highlight)
		}
		p.SayWithin(l[n], r.X+8*p.U, r.Y+r.H/2, r.W-16*p.U, pencil.Label{Size: 22 * p.Own, VAlign: text.Middle})
	}
}

// Spoken implements [Content].
func (l Lines) Spoken() []string { return l }
