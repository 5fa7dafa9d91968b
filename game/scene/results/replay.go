package results

import (
	"math"

	"capital/rules/record"
)

// Replay plays a match again and tells what happened in its moves, with how many there were by then. It returns by how many
// victory points every seat was ahead of the best other one in the end.
func Replay[M, A, E any](rules *record.Rules[M, A, E], r *record.Record[A], tell func(moves int, e E)) (final []float64) {
	m := rules.New(r, nil)
	for n, move := range r.Actions {
		rules.Apply(&m, move.Seat, move.Action, func(e E) { tell(n+1, e) })
	}
	for seat := range r.Seats {
		best := math.Inf(-1)
		for other := range r.Seats {
			if other != seat {
				best = max(best, float64(rules.Result(&m, other)[0]))
			}
		}
		final = append(final, float64(rules.Result(&m, seat)[0])-best)
	}
	return final
}
