package lesson

import "capital/render/widget"

// Least room for words, in units of them.
const (
	leastWide = 250
	leastHigh = 170
)

// Room makes room for the words of a lesson of two seats where the other seat's panel lies, which becomes smaller, and returns
// it; k is how many pixels a unit of the words has. Where there is not enough of it, as on a telephone, the words lie over the
// whole panel, and the board beside or below it gives way.
func Room(others, board *widget.Rect, k float64) widget.Rect {
	room, gap := *others, 8*k
	switch {
	case others.W > others.H*1.5 && others.H < leastHigh*k: // a low row, the board below it
		room.H = leastHigh * k
		end := board.Y + board.H
		board.Y = room.Y + room.H + gap/2
		board.H = end - board.Y
	case others.W > others.H*1.5:
		others.W = 0.42 * room.W
		room.X, room.W = room.X+others.W+gap, room.W-others.W-gap
	case others.W < 0.8*leastWide*k: // a slim column, the board beside it
		more := leastWide*k - others.W
		room.W, board.W = room.W+more, board.W-more
		if board.X > others.X {
			board.X += more
		} else {
			room.X -= more
		}
	default:
		others.H = min(0.38*room.H, 200*k)
		room.Y, room.H = room.Y+others.H+gap, room.H-others.H-gap
	}
	return room
}
