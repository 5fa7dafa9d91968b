package view

import (
	"math"

	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/widget"
	"capital/rules/rome"
)

// cell is how the part of the map lies that one prefecture has: its name above, its sites, below them how the seats stand.
// What stands high reaches up over the prefecture's border.
type cell struct {
	head, sites, foot widget.Rect
	monument          widget.Rect // where it stands, behind the sites
	left, step        float64     // the first site, and how far they lie apart
}

// Of a prefecture, in logical units: how high its name is, and a row of how the seats stand.
const (
	nameHigh = 20.0
	kerbHigh = 26.0
	kerbOver = 3.0 // so far the rows lie over each other
)

// overBorder is which part of the map's height lies between a prefecture's room and what may stand in the one behind it.
const overBorder = 0.046

// betweenRooms is which part of the map's height lies between the rooms of two prefectures, one before the other.
const betweenRooms = 0.057

// cell divides a prefecture's part of the map.
func (l *Layout) cell(p rome.Place) cell {
	u, in, region := l.MapU, l.Prefectures[p], city.RegionOf(p)
	sites := float64(p.Sites())
	c := cell{step: math.Min(region.Step*l.Map.W, in.W/sites)}
	c.left = in.X + between((region.Ground.X-region.Room.X)*l.Map.W, 0, in.W-sites*c.step)
	c.head = widget.Rect{X: in.X + 3*u, Y: in.Y - 3*u, W: in.W, H: nameHigh * u}
	c.foot = widget.Rect{X: in.X, Y: in.Y + in.H - (kerbHigh-3)*u, W: in.W, H: kerbHigh * u}
	top := in.Y - overBorder*l.Map.H
	c.sites = widget.Rect{X: in.X, Y: top, W: in.W, H: c.foot.Y - 4*u - top}
	c.monument = l.monument(p)
	return c
}

// monument is where a prefecture's monument stands: a square, as high as its place.
func (l *Layout) monument(p rome.Place) widget.Rect {
	in, region := l.Prefectures[p], city.RegionOf(p)
	e, room := region.Monument, region.Room
	x, y := in.W/room.W, in.H/room.H
	const larger = 1.12
	size := math.Floor(larger * math.Min(e.W*x, e.H*y))
	return widget.Rect{X: in.X + (e.X+e.W-room.X)*x - size, Y: in.Y + (e.Y+e.H-room.Y)*y - size, W: size, H: size}
}

// site is where the n-th site lies.
func (c cell) site(n int) widget.Rect {
	x := math.Round(c.left + float64(n)*c.step)
	return widget.Rect{X: x, Y: c.sites.Y, W: math.Round(c.left+float64(n+1)*c.step) - x, H: c.sites.H}
}

// plot is where the plot of the n-th site begins, and how wide the house is that fills it.
func (c cell) plot(n int) (x, unit float64) {
	unit = math.Floor(c.step / city.Aside)
	place := c.site(n)
	return place.X + (place.W-unit)/2, unit
}

// rises is which part of a prefecture's height its tallest house takes where there is width enough: every storey makes it
// higher, and low ones use what room there is.
var rises = [rome.Tallest + 1]float64{3: 0.8, 4: 0.86, 5: 0.91, 6: 0.955, 7: 1}

// unit is how wide houses are there: the tallest, and one of 3, has room. A house reaches behind the front of the next.
func (c cell) unit(p *rome.Prefecture) float64 {
	tallest := max(3, int(p.Tallest))
	return houseUnit(c.step/city.Aside, rises[tallest]*c.sites.H, tallest)
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
