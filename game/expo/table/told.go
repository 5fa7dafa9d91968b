package table

import (
	"slices"

	"capital/game/expo/table/wording"
	"capital/render/pencil"
	"capital/rules/expo"
)

// act reports whether an event is what a seat has done.
func act(e *expo.Event) bool {
	switch e.Kind {
	case expo.SpaceTaken, expo.TileBuilt, expo.TileProspered, expo.LakeMade, expo.TileActivated, expo.Rested:
		return true
	}
	return false
}

// farthest is how many events back is looked for what others have done: where nobody sits at the table, nobody acts.
const farthest = 200

// toldOfOthers is what other seats have done since the seat in view did something, each seat's last act, the newest last: it stays
// told until that seat acts again.
func (g *shown) toldOfOthers() (all []pencil.Told) {
	events := g.session.Events()[:g.Seen]
	for n := len(events) - 1; n >= max(0, len(events)-farthest); n-- {
		e := events[n]
		if !act(&e) {
			continue
		}
		if e.Seat == g.Seat {
			break
		}
		if !slices.ContainsFunc(all, func(t pencil.Told) bool { return t.Seat == e.Seat }) {
			all = append(all, pencil.Told{Seat: e.Seat, Words: wording.Log(g.art, g.told(), e).Words})
		}
	}
	slices.Reverse(all)
	return all
}
