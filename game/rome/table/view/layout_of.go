package view

import (
	"math"

	"capital/game/scene"
	"capital/render/widget"
)

// Lay lays the table out for so many seats, and where it is taught for the words of a lesson. Upright screens get the other seats in a row above the map, and beside each other below it what a
// move would change, and the piles.
func Lay(room scene.Room, seats int, taught bool) Layout {
	wide, high := float64(designWide), float64(designHigh)
	if room.Upright() {
		wide, high = uprightWide, uprightHigh
	}
	p := plan{taught: taught, Layout: Layout{Zoom: 1, Screen: widget.Rect{W: room.Width, H: room.Height}}}
	p.U, p.Text = room.Unit(wide, high)
	p.width, p.height = room.Width/p.U, room.Height/p.U
	p.Close = p.U > 1.01*math.Min(room.Width/wide, room.Height/high)
	switch {
	case p.Close && room.Upright():
		p.makeTall(room, closeTall)
		p.closeUpright()
	case p.Close:
		p.makeTall(room, closeLow)
		p.closeLying()
	case room.Upright():
		p.upright()
	default:
		p.lying(seats)
	}
	if room.LeftHanded {
		p.mirror()
	}
	p.Map = p.Window
	p.layMap()
	if taught {
		p.makeRoom()
	}
	return p.Layout
}

// makeTall makes units smaller where fewer than so many lie below each other: running text stays as large. On a telephone a unit
// is a point at least, for fingers.
func (p *plan) makeTall(room scene.Room, least float64) {
	if u := math.Max(room.Height/least, room.Point); u < p.U {
		p.Text *= p.U / u
		p.U = u
		p.width, p.height = room.Width/u, room.Height/u
	}
}
