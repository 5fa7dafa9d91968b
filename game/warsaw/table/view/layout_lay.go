package view

import (
	"math"

	"capital/game/scene"
	"capital/render/widget"
)

// The screens that the table is designed for, in logical units: lying and upright.
const (
	designWide, designLow  = 1280, 720
	designSlim, designTall = 900, 1200
)

// Lay lays the table out. Upright screens get the other districts in a row below the shared board, and the sum below the
// district; where there are fewer units than the table is designed for, all lies closer together.
func Lay(room scene.Room) Layout {
	wide, high := designWide, designLow
	if room.Upright() {
		wide, high = designSlim, designTall
	}
	p := plan{Layout: Layout{Screen: widget.Rect{W: room.Width, H: room.Height}}}
	p.U, p.Text = room.Unit(float64(wide), float64(high))
	p.width, p.height = room.Width/p.U, room.Height/p.U
	const rounding = 1e-6
	p.Close = p.U > math.Min(room.Width/float64(wide), room.Height/float64(high))*(1+rounding)
	switch {
	case p.Close && room.Upright():
		p.closeUpright()
	case p.Close:
		p.closeLying()
	case room.Upright():
		p.upright()
	default:
		p.lying()
	}
	if room.LeftHanded {
		p.mirror()
	}
	return p.Layout
}
