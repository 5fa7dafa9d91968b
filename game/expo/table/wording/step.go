package wording

import (
	"capital/game/expo/table/view"
	"capital/rules/expo"
)

// Step says what a person did in some moves of a record, the first of which is theirs.
func Step(art *view.Expo, m Match, moves []expo.Move, events []expo.Event) string {
	seat := moves[0].Seat
	for _, e := range events {
		if e.Seat != seat {
			continue
		}
		if said := words(art, m, e); said != "" {
			return said
		}
	}
	return Said(art, "step.decided", m.name(seat))
}
