package view

import (
	"math"

	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/widget"
	"capital/rules/rome"
)

// cell is how the part of the map lies that one prefecture has: its name above, its sites, below them how the seats stand.
type cell struct {
	head, sites, foot widget.Rect
	left, step        float64 // the first site, and how far they lie apart
}

// cell divides a prefecture's part of the map.
func (l *Layout) cell(p rome.Place) cell {
	u, in, region := l.MapU, l.Prefectures[p], city.RegionOf(p)
	sites := float64(p.Sites())
	c := cell{step: math.Min(region.Step*l.Map.W, in.W/sites)}
	c.left = in.X + (in.W-sites*c.step)/2
	c.head = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 25 * u}
	c.foot = widget.Rect{X: in.X, Y: in.Y + in.H - 27*u, W: in.W, H: 27 * u}
	y := c.head.Y + c.head.H + 2*u
	c.sites = widget.Rect{X: in.X, Y: y, W: in.W, H: c.foot.Y - 7*u - y}
	return c
}

// site is where the n-th site lies.
func (c cell) site(n int) widget.Rect {
	x := math.Round(c.left + float64(n)*c.step)
	return widget.Rect{X: x, Y: c.sites.Y, W: math.Round(c.left+float64(n+1)*c.step) - x, H: c.sites.H}
}

// unit is how wide houses are there: the tallest, and one of 4, has room.
func (c cell) unit(p *rome.Prefecture) float64 {
	return houseUnit(c.step, c.sites.H, max(4, int(p.Tallest)))
}

// houseUnit is how wide houses can be where each has a width, and the tallest a height.
func houseUnit(width, height float64, tallest int) float64 {
	unit := math.Floor(width)
	for ; unit > 1; unit-- {
		if _, high := pieceart.HouseSize(tallest, unit); high <= height {
			break
		}
	}
	return unit
}
