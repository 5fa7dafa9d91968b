package lab

import (
	"context"
	"fmt"
	"time"

	"capital/game/lab"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// How the networks are learned that tell what the sums leave out. Rounds of matches follow each other, each twice as long as those
// of the sums, and played by a hasty architect with what the last round has taught. The targets are made as for the sums, from the
// last stage to the first. A network sees all stages of its epoch in the last two rounds, and is learned anew in each round.
const (
	networkLambda = 0.95 // share of the target that is what came, as [lambda] is for the sums
	networkPasses = 8    // through all that was seen in two rounds
)

// epochStages are how many stages of an epoch a network tells apart.
const epochStages = len(ai.Network{}.Begin)

// learnNetworks learns the networks, by rounds of matches that follow those of the sums.
func (l *learner) learnNetworks(ctx context.Context, after, rounds int) error {
	architect, _ := ai.New(ai.Architect, 0) // as this program has it
	var before []trajectory
	for round := range rounds {
		start := time.Now()
		seed := l.seed + uint64((after+2*round)*l.games)
		played, err := playTrajectories(ctx, ai.NewHastyArchitect(l.weights), l.seats, 2*l.games, seed)
		if err != nil {
			return err
		}
		if err := l.train(ctx, uint64(round), before, played); err != nil {
			return err
		}
		before = played
		c, err := newBench().Compare(ctx, playerOf(ai.NewArchitect(l.weights)), playerOf(architect), l.seats, 2*l.trials, 0)
		if err != nil {
			return err
		}
		fmt.Fprintf(l.out, "%d seats, networks, round %d: scores %.1f, then wins %.1f %% against the architects of today, margin %+.1f; %v\n",
			l.seats, round+1, meanScore(played), 100*c.Share, c.Margin, time.Since(start).Round(time.Second))
	}
	return nil
}

// train learns the networks of all epochs from the trajectories of some rounds.
func (l *learner) train(ctx context.Context, round uint64, seen ...[]trajectory) error {
	weights := l.weights.At(l.seats)
	examples := l.examples(seen)
	return lab.OnAllCores(ctx, warsaw.Epochs, func(n int) error {
		trained := lab.TrainNetwork(examples[n], epochStages, networkPasses, l.seed+round*warsaw.Epochs+uint64(n))
		network := &weights.Networks[n]
		copy(network.Inputs[:], trained.Inputs)
		copy(network.Begin[:], trained.Begin)
		network.Output = trained.Output
		return nil
	})
}

// examples are what the networks of all epochs are to learn: what the sums leave out of the targets.
func (l *learner) examples(seen [][]trajectory) (of [warsaw.Epochs][]lab.Example) {
	for _, round := range seen {
		for n := range round {
			l.targets(&round[n], func(stage int, example lab.Example) {
				epoch := stage / epochStages
				of[epoch] = append(of[epoch], example)
			})
		}
	}
	return of
}

// targets makes the examples of one trajectory. Where a move was taken by chance the target of the stage before is what the better
// move would have been worth.
func (l *learner) targets(seen *trajectory, example func(stage int, e lab.Example)) {
	weights := l.weights.At(l.seats)
	value := func(stage int, f *ai.Features) float64 { return float64(weights.Value(stage, f)) / 1000 }
	target := seen.score
	for stage := ai.Stages - 1; stage >= 0; stage-- {
		at := &seen.at[stage]
		sum := float64(weights.Sum(stage, &at.seen)) / 1000
		example(stage, lab.Example{Inputs: at.seen[:], When: stage % epochStages, Points: float32(target - at.vp - sum)})
		if at.best != nil {
			target = at.bestVP + value(stage, at.best)
		} else {
			target = networkLambda*target + (1-networkLambda)*(at.vp+value(stage, &at.seen))
		}
	}
}
