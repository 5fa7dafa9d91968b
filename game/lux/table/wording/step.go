package wording

import (
	"capital/game/lux/table/view"
	"capital/rules/lux"
)

// Step says what a person did in some moves of a record, the first of which is theirs.
func Step(art *view.Lux, m Match, moves []lux.Move, events []lux.Event) string {
	seat, a := moves[0].Seat, moves[0].Action
	who := name(m, seat)
	switch {
	case a.Kind == lux.Keep && m.Secret:
		return Said(art, "log.kept", who)
	case a.Kind == lux.Keep:
		return Said(art, "log.kept.cards", who, art.CitizenName(a.Card), art.CitizenName(a.Other))
	}
	for _, e := range events {
		if e.Seat != seat {
			continue
		}
		if said := words(art, m, e); said != "" {
			return said
		}
	}
	return Said(art, "step.decided", who)
}
