package table

import (
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/expo"
)

// goodPlant is from which level on a plant gives somebody to talk.
const goodPlant = 4

// Remark implements part of [table.Remarking].
func (t *screen) Remark(e expo.Event, points []int) (kind string, seat int) {
	if n := earned(e); n != 0 {
		points[e.Seat] += n
	}
	switch e.Kind {
	case expo.RoundBegan:
		switch e.Count {
		case 1:
			return "", 0
		case expo.Rounds:
			return "last", table.Anyone
		}
		return "", table.Leader
	case expo.Penalised:
		return "penalty", e.Seat
	case expo.Taxed:
		return "taxes", e.Seat
	case expo.ExpoBegan:
		return "expo", table.Anyone
	case expo.Led:
		return "guests", e.Seat
	case expo.PlantTaken:
		if e.Level >= goodPlant {
			return "plant", e.Seat
		}
	case expo.TileProspered:
		if t.session.IsPerson(e.Seat) {
			return "lost", table.Anyone
		}
		return "won", e.Seat
	}
	return "", 0
}

// earned is the prestige that an event brings its seat.
func earned(e expo.Event) int {
	switch e.Kind {
	case expo.Gained:
		if e.Track == expo.Prestige {
			return e.Count
		}
	case expo.ExpoLine, expo.Converted, expo.Penalised:
		return e.Count
	case expo.Taxed:
		return -e.Count
	}
	return 0
}

// SeatPlace implements part of [table.Remarking].
func (t *screen) SeatPlace(seat int) (where widget.Rect, ok bool) {
	p := t.hand.seen()
	return t.picture.Layout.SeatPlace(&p, seat), true
}
