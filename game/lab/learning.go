package lab

import (
	"context"
	"runtime"
)

// Learning is how the weights of a linear value function are learned from matches: a regression of each row of weights finds
// what the features foretell of the points still to come. Rounds of that follow each other. Rounds that follow each other
// overrate what the one before neglected, so each round plays by the mean of those before it.
type Learning struct {
	Rows, Features int
	After          int     // each row of weights is held to the one so many rows after it,
	Penalty        float64 // by a penalty on the square of the distance of each weight
	Window         int     // rounds whose matches each regression sees, the last ones
	Poor           int     // first rounds that are left out of the mean: they learn from poor matches
	Games          int     // matches a round
	Seed           uint64  // of the first one
}

// MostLearned bounds the matches of a round: sums of more would no longer be whole numbers that a float64 can hold.
const MostLearned = 200_000

// Learn learns for so many rounds, counted from 0. play plays the match of a seed and adds what was seen in it. learned is told
// after each round what is known by then, and how far off the guesses of the first row that was seen are, in what the targets
// are in.
func (l *Learning) Learn(ctx context.Context, rounds int, play func(seed uint64, sums *Sums), learned func(round int, mean *Mean, off float64) error) error {
	var mean Mean
	var old []*Sums
	for round := range rounds {
		seen, err := l.play(ctx, l.Seed+uint64(round*l.Games), play)
		if err != nil {
			return err
		}
		old = append(old, seen)[max(0, len(old)+1-l.Window):]
		all := NewSums(l.Rows, l.Features)
		for _, sums := range old {
			all.Merge(sums)
		}
		found := all.Solve(l.Penalty, l.After)
		if round <= l.Poor {
			mean = Mean{}
		}
		mean.Add(found)
		first := all.first()
		if err := learned(round, &mean, all.Off(first, found[first])); err != nil {
			return err
		}
	}
	return nil
}

// play plays the matches of a round on all cores. Sums are whole numbers: whoever adds them, they are the same.
func (l *Learning) play(ctx context.Context, seed uint64, play func(seed uint64, sums *Sums)) (*Sums, error) {
	parts := make([]*Sums, runtime.GOMAXPROCS(0))
	err := OnAllCores(ctx, len(parts), func(part int) error {
		parts[part] = NewSums(l.Rows, l.Features)
		for n := part; n < l.Games && ctx.Err() == nil; n += len(parts) {
			play(seed+uint64(n), parts[part])
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	for _, more := range parts[1:] {
		parts[0].Merge(more)
	}
	return parts[0], nil
}

// first is the first row in which something was seen.
func (s *Sums) first() int {
	for row := range s.rows {
		if s.rows[row].count > 0 {
			return row
		}
	}
	return 0
}
