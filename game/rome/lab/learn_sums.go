package lab

import (
	"capital/game/lab"
	"capital/game/rome/ai"
)

// featureCount is how many features there are.
const featureCount = len(ai.Features{})

// ridge is the penalty on the square of a weight's distance from that of the later row. It is high, for what is seen in one
// match is not independent: some twenty sights of a row share its outcome.
const ridge = 12_000

// sums are what was seen of matches.
type sums struct {
	*lab.Sums
	scores, seats int64
}

func newSums() sums { return sums{Sums: lab.NewSums(ai.Rows, featureCount)} }

// merge adds other sums.
func (s *sums) merge(other *sums) {
	s.Merge(other.Sums)
	s.scores += other.scores
	s.seats += other.seats
}

// solve finds the weights of all rows, each held to the one after it.
func solve(rounds []sums) [][]float64 {
	s := newSums()
	for n := range rounds {
		s.merge(&rounds[n])
	}
	return s.Solve(ridge, 1)
}

func (s *sums) meanScore() float64 { return float64(s.scores) / float64(max(1, s.seats)) }
