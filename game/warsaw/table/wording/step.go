package wording

import (
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Step says what a person did in some moves of a record, the first of which is theirs: what came of it, as the log says it,
// else what was chosen.
func Step(art *view.Capital, m Match, moves []warsaw.Move, events []warsaw.Event) string {
	seat, a := moves[0].Seat, moves[0].Action
	for _, e := range events {
		if e.Seat != seat || e.Kind == warsaw.IncomeStep {
			continue
		}
		if words := logWords(art, m, e); words != "" {
			return words
		}
	}
	name := m.Names[seat]
	switch {
	case m.Secret || a.Kind == warsaw.Lose:
		return Said(art, "step.hidden", name)
	case a.Kind == warsaw.Pick:
		return Said(art, "step.picked", name, art.TileName(a.Tile))
	case a.Kind == warsaw.PlaceMilestone:
		return Said(art, "step.placed", name, art.TileName(a.Tile))
	}
	return Said(art, "step.decided", name)
}
