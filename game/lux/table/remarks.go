package table

import (
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/lux"
)

// muchGold is from how much gold on somebody talks of what came in.
const muchGold = 2

// Remark implements part of [table.Remarking]. Alone against ROB nobody is there who could say anything.
func (t *screen) Remark(e lux.Event, points []int) (kind string, seat int) {
	if t.session.Table().Solo() {
		return "", 0
	}
	switch e.Kind {
	case lux.RoundBegan:
		t.standing(e.Count, points)
		switch e.Count {
		case 1:
			return "", 0
		case lux.Rounds:
			return "last", table.Leader
		}
		return "", table.Leader
	case lux.EndTriggered:
		return "end", e.Seat
	case lux.Stolen:
		return "robbed", e.Rival
	case lux.Saved:
		return "saved", e.Seat
	case lux.Lost:
		return "fell", e.Seat
	case lux.BonusTaken:
		if t.session.IsPerson(e.Seat) {
			return "lost", table.Anyone
		}
		return "won", e.Seat
	case lux.BonusTied:
		return "tied", table.Anyone
	case lux.GoldPaid:
		if e.Count >= muchGold {
			return "gold", e.Seat
		}
	}
	return "", 0
}

// standing writes down how many points all seats had when a round began.
func (t *screen) standing(round int, points []int) {
	r := t.session.Record()
	m := lux.Rules().New(&r, nil)
	for _, move := range r.Actions {
		if m.Round() >= round {
			break
		}
		m.Apply(move.Seat, move.Action, nil)
	}
	for seat := range points {
		points[seat] = m.Points(seat)
	}
}

// SeatPlace implements part of [table.Remarking].
func (t *screen) SeatPlace(seat int) (where widget.Rect, ok bool) {
	return t.picture.Layout.Label(seat, t.Seat), true
}
