package aside

import (
	"capital/game/scene/told"
	"capital/render/theme"
	"capital/render/widget"
)

// Told says at the foot of a place, on a ground, what rivals did since one's own last action: as much of it as has room, the
// newest last. It returns the height that it takes, with the gap above it.
func (p Panel) Told(lines []told.Line, in widget.Rect, ground theme.Colour) float64 {
	pad := 8 * p.U
	edge := pad + 2*p.U // above and below the lines together: the last one has a gap of its own below it
	c := told.Caption{Pencil: p.Pencil, Emblem: p.Emblem, Size: p.running(15), Ink: theme.Ink}
	room := widget.Rect{X: in.X + pad, Y: in.Y + pad, W: in.W - 2*pad, H: in.H - edge}
	high := c.High(lines, room.W, room.H)
	if high == 0 {
		return 0
	}
	p.Pen().RoundBox(in.X, in.Y+in.H-high-edge, in.W, high+edge, 8*p.U, ground)
	c.Draw(lines, room)
	return high + edge + pad
}
