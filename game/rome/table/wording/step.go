package wording

import (
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// Step says what a person did in some moves of a record, the first of which is theirs: what came of it, as the log says it,
// else what was chosen.
func Step(art *view.Rome, m Match, moves []rome.Move, events []rome.Event) string {
	seat, a := moves[0].Seat, moves[0].Action
	name := m.Names[seat]
	switch {
	case a.Kind == rome.Bid && m.Secret:
		return Said(art, "step.bid.hidden", name)
	case a.Kind == rome.Bid && a.Bid == 0:
		return Said(art, "log.bid.nothing", name)
	case a.Kind == rome.Bid:
		return Said(art, "step.bid", name, a.Bid.Sum())
	}
	for _, e := range events {
		if e.Seat != seat {
			continue
		}
		if words := logWords(art, m, e); words != "" {
			return words
		}
	}
	return Said(art, "step.decided", name)
}
