package table

import (
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/rome"
)

// highHouse is from which height on a house gives somebody to talk.
const highHouse = 4

// Remark implements part of [table.Remarking].
func (t *screen) Remark(e rome.Event, points []int) (kind string, seat int) {
	switch e.Kind {
	case rome.PointsGiven, rome.RoundScored:
		points[e.Seat] += e.Count
	case rome.RoundBegan:
		switch e.Count {
		case 1:
			return "", 0
		case rome.Rounds:
			return "last", table.Anyone
		}
		return "", table.Leader
	case rome.HouseFinished:
		if e.Height >= highHouse {
			return "high", e.Seat
		}
	case rome.HouseCarried:
		if e.Height >= highHouse {
			return "carried", e.Seat
		}
	case rome.CardIdle:
		return "waits", e.Seat
	case rome.AuctionWon:
		if t.session.IsPerson(e.Seat) {
			return "lost", table.Anyone
		}
		return "won", e.Seat
	case rome.PieceLost:
		return "unsold", table.Anyone
	}
	return "", 0
}

// SeatPlace implements part of [table.Remarking].
func (t *screen) SeatPlace(seat int) (where widget.Rect, ok bool) {
	return t.picture.Layout.Panel(seat, t.Seat, len(t.session.Seats())), true
}
