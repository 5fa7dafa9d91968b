package view

import (
	"math"

	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/widget"
	"capital/rules/rome"
)

// layMap gives every prefecture its part of the map, as they lie in Rome, with the Tiber in the west.
func (l *Layout) layMap() {
	m := l.Map
	for p := range l.Prefectures {
		room := city.RegionOf(rome.Place(p)).Room
		l.Prefectures[p] = widget.Rect{X: m.X + room.X*m.W, Y: m.Y + room.Y*m.H, W: room.W * m.W, H: room.H * m.H}
	}
}

// cell is how the part of the map lies that one prefecture has: its name above, its sites, below them how the seats stand.
type cell struct {
	head, sites, foot widget.Rect
	step              float64 // from one site to the next
}

// cell divides a prefecture's part of the map.
func (l *Layout) cell(p rome.Place) cell {
	u, in := l.U, l.Prefectures[p]
	c := cell{step: l.siteStep()}
	c.head = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 25 * u}
	c.foot = widget.Rect{X: in.X, Y: in.Y + in.H - 27*u, W: in.W, H: 27 * u}
	y := c.head.Y + c.head.H + 2*u
	c.sites = widget.Rect{X: in.X, Y: y, W: in.W, H: c.foot.Y - 7*u - y}
	return c
}

// siteStep is how far sites lie apart: alike everywhere, so that there is room for all of every prefecture.
func (l *Layout) siteStep() float64 {
	step := math.Inf(1)
	for p, r := range l.Prefectures {
		step = math.Min(step, r.W/float64(rome.Place(p).Sites()))
	}
	return math.Floor(step)
}

// site is where the n-th site lies.
func (c cell) site(n int) widget.Rect {
	return widget.Rect{X: math.Round(c.sites.X + float64(n)*c.step), Y: c.sites.Y, W: c.step, H: c.sites.H}
}

// unit is how wide houses on the map are: the tallest there is, and one of 5, has room.
func (l *Layout) unit(t *rome.Table) float64 {
	tallest := 5
	for p := range rome.Place(rome.Places) {
		tallest = max(tallest, int(t.Prefecture(p).Tallest))
	}
	c := l.cell(0)
	_, high := pieceart.HouseSize(tallest, 100)
	return math.Floor(math.Min(c.step, 100*c.sites.H/high))
}
