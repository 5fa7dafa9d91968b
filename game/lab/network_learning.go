package lab

import (
	"context"
	"slices"
)

// NetworkLearning is how networks learn from matches what a sum of features leaves out. Rounds of matches follow each other, each
// played with what the last one has taught. A network sees what was seen in the last two rounds, and is trained anew in each round.
type NetworkLearning struct {
	Networks int // how many there are, each for its part of a match,
	Times    int // and of how many times each tells
	Passes   int // through all that was seen
	Games    int // matches a round
	Seed     uint64
}

// Learn learns for so many rounds, counted from 0, whose matches have the seeds after those of so many rounds before. play plays the
// match of a seed and shows what was seen, each for the network that is to learn it. learned is told what the networks are after a
// round; one of which nothing was seen is empty.
func (l *NetworkLearning) Learn(ctx context.Context, after, rounds int, play func(seed uint64, show func(network int, e Example)),
	learned func(round int, networks []TrainedNetwork) error,
) error {
	var before [][]Example
	for round := range rounds {
		played, err := l.play(ctx, l.Seed+uint64((after+round)*l.Games), play)
		if err != nil {
			return err
		}
		networks := make([]TrainedNetwork, l.Networks)
		err = OnAllCores(ctx, l.Networks, func(n int) error {
			examples := played[n]
			if before != nil {
				examples = slices.Concat(before[n], examples)
			}
			if len(examples) == 0 {
				return nil // of so few matches
			}
			networks[n] = TrainNetwork(examples, l.Times, l.Passes, l.Seed+uint64(round*l.Networks+n))
			return nil
		})
		if err != nil {
			return err
		}
		before = played
		if err := learned(round, networks); err != nil {
			return err
		}
	}
	return nil
}

// play plays the matches of a round on all cores, and returns what each network is to learn of them, in the order of the matches.
func (l *NetworkLearning) play(ctx context.Context, seed uint64, play func(seed uint64, show func(network int, e Example))) ([][]Example, error) {
	seen := make([][][]Example, l.Games)
	err := OnAllCores(ctx, l.Games, func(n int) error {
		of := make([][]Example, l.Networks)
		play(seed+uint64(n), func(network int, e Example) { of[network] = append(of[network], e) })
		seen[n] = of
		return nil
	})
	if err != nil {
		return nil, err
	}
	all := make([][]Example, l.Networks)
	for _, of := range seen {
		for n := range of {
			all[n] = append(all[n], of[n]...)
		}
	}
	return all, nil
}
