package view

import (
	"math"

	"capital/game/table"
	"capital/render/widget"
	"capital/rules/rome"
)

// ZoomSteps is how many steps the map can be zoomed in.
const ZoomSteps = 5

// ZoomBy makes the map larger by so many steps, or smaller, as far as there are any; what lies at a point stays there. It
// reports whether it did.
func (t *Table) ZoomBy(steps int, x, y float64) bool {
	l := &t.Layout
	now := int(math.Round(math.Log(l.Zoom) / math.Log(table.ZoomStep)))
	steps = min(max(now+steps, 0), ZoomSteps) - now
	if steps == 0 {
		return false
	}
	if !l.Window.Contains(x, y) {
		x, y = l.Window.Centre()
	}
	by := math.Pow(table.ZoomStep, float64(steps))
	t.show(math.Pow(table.ZoomStep, float64(now+steps)), x-(x-l.Map.X)*by, y-(y-l.Map.Y)*by)
	return true
}

// Pan moves the map by so many pixels, as far as there is more to be seen, and reports whether it did.
func (t *Table) Pan(x, y float64) bool {
	was := t.Layout.Map
	t.show(t.Layout.Zoom, was.X+x, was.Y+y)
	return was != t.Layout.Map
}

// ZoomTo shows a prefecture as large as its window takes it.
func (t *Table) ZoomTo(p rome.Place) {
	t.Fit()
	l, steps := &t.Layout, 0
	for at := l.Prefectures[p]; steps < ZoomSteps; steps++ {
		if by := math.Pow(table.ZoomStep, float64(steps+1)); at.W*by > 1.04*l.Window.W || at.H*by > 1.04*l.Window.H {
			break
		}
	}
	t.ZoomBy(steps, 0, 0)
	x, y := l.Prefectures[p].Centre()
	toX, toY := l.Window.Centre()
	t.Pan(toX-x, toY-y)
}

// Fit shows all of the map, and reports whether that was not so.
func (t *Table) Fit() bool {
	was := t.Layout.Zoom > 1
	t.show(1, t.Layout.Window.X, t.Layout.Window.Y)
	return was
}

// show shows the map so many times larger than its window, with its corner at a point, but no more beside it.
func (t *Table) show(zoom, x, y float64) {
	l := &t.Layout
	w, h := l.Window.W*zoom, l.Window.H*zoom
	l.Zoom = zoom
	l.Map = widget.Rect{
		X: between(math.Round(x), l.Window.X+l.Window.W-w, l.Window.X), Y: between(math.Round(y), l.Window.Y+l.Window.H-h, l.Window.Y), W: w, H: h,
	}
	l.layMap()
}
