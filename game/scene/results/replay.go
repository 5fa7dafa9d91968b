package results

import (
	"math"

	"capital/rules/record"
)

// Replay plays a match again and tells what happened in its moves, with how many there were by then. It returns the match as it
// was then.
func Replay[M, A, E any](rules *record.Rules[M, A, E], r *record.Record[A], tell func(moves int, e E)) M {
	m := rules.New(r, nil)
	for n, move := range r.Actions {
		rules.Apply(&m, move.Seat, move.Action, func(e E) { tell(n+1, e) })
	}
	return m
}

// Leads is by how many points every seat is ahead of the best other one.
func Leads(points []int) (leads []float64) {
	for seat, own := range points {
		best := math.MinInt
		for other, points := range points {
			if other != seat {
				best = max(best, points)
			}
		}
		leads = append(leads, float64(own-best))
	}
	return leads
}

// Points are the victory points of every seat of a match, as its rules tell them.
func Points[M, A, E any](rules *record.Rules[M, A, E], m *M, seats int) (points []int) {
	for seat := range seats {
		points = append(points, rules.Result(m, seat)[0])
	}
	return points
}
