package lesson

import "capital/render/widget"

// Room makes room for the words of a lesson of two seats: the place of the other seat's panel becomes smaller. What is left of
// it is returned. u is how many pixels a logical unit has.
func Room(others *widget.Rect, u float64) widget.Rect {
	room, gap := *others, 8*u
	if others.W > others.H*1.5 {
		others.W = 0.42 * room.W
		room.X, room.W = room.X+others.W+gap, room.W-others.W-gap
		return room
	}
	others.H = min(0.38*room.H, 200*u)
	room.Y, room.H = room.Y+others.H+gap, room.H-others.H-gap
	return room
}
