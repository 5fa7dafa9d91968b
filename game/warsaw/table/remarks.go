package table

import (
	"capital/game/table"
	"capital/game/warsaw/table/view"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Remark implements part of [table.Remarking].
func (t *screen) Remark(e warsaw.Event, points []int) (kind string, seat int) {
	if e.Seat >= 0 && e.Kind != warsaw.IncomeSource {
		points[e.Seat] += int(e.VP)
	}
	switch e.Kind {
	case warsaw.EpochBegan:
		switch e.Count {
		case 1:
			return "", 0
		case warsaw.Epochs:
			return "last", table.Anyone
		}
		return "", table.Leader
	case warsaw.WarBegan:
		return "war", table.Anyone
	case warsaw.StackLost:
		return "ruin", e.Seat
	case warsaw.MilestoneWon:
		if t.session.IsPerson(e.Seat) {
			return "lost", table.Anyone
		}
		return "won", e.Seat
	case warsaw.TileBuilt, warsaw.TileOverbuilt:
		if e.Tile.Tile().Building != warsaw.NoBuilding {
			return "built", e.Seat
		}
	case warsaw.TileDiscarded:
		return "sold", e.Seat
	}
	return "", 0
}

// SeatPlace implements part of [table.Remarking].
func (t *screen) SeatPlace(seat int) (where widget.Rect, ok bool) {
	l := &t.picture.Layout
	if seat == t.Seat {
		return l.Own, true
	}
	seats := len(t.session.Seats())
	for n, other := range view.Others(t.Seat, seats) {
		if other == seat {
			return l.Other(n, seats), true
		}
	}
	return where, false
}
