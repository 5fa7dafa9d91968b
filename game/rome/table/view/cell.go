package view

import (
	"math"

	"capital/render/widget"
	"capital/rules/rome"
)

// cell is how the part of the map lies that one prefecture has: its name above, its sites, below them how the seats stand.
type cell struct {
	all, head, sites, foot widget.Rect
}

// cell divides a prefecture's part of the map.
func (l *Layout) cell(p rome.Place) cell {
	u, r := l.U, l.Prefectures[p]
	in := r.Inset(7 * u)
	c := cell{all: r}
	c.head = widget.Rect{X: in.X, Y: in.Y - u, W: in.W, H: 26 * u}
	c.foot = widget.Rect{X: in.X, Y: in.Y + in.H - 25*u, W: in.W, H: 28 * u}
	y := c.head.Y + c.head.H + 2*u
	c.sites = widget.Rect{X: in.X, Y: y, W: in.W, H: c.foot.Y - 5*u - y}
	return c
}

// site is where the n-th site lies: as wide as in the prefecture with most, so that houses are alike everywhere.
func (c cell) site(n int) widget.Rect {
	w := math.Floor(c.sites.W / rome.Tallest)
	return widget.Rect{X: c.sites.X + float64(n)*w, Y: c.sites.Y, W: w, H: c.sites.H}
}
