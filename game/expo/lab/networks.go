package lab

import (
	"context"
	"fmt"
	"time"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/rules/expo"
)

const (
	networkPasses = 8                       // through all that the networks learn from
	eraRows       = len(ai.Network{}.Begin) // moments of an era that a network tells apart
)

// learnNetworks learns the networks, by rounds of matches that follow those of the sums: see [lab.NetworkLearning].
func (l *learner) learnNetworks(ctx context.Context, after, rounds int) error {
	builder, err := ai.New(ai.Builder, 0)
	if err != nil {
		return err
	}
	without := *l.weights
	like := explorer{player: ai.NewHastyArchitect(l.weights), builder: builder, weights: l.weights, seats: l.seats}
	learning := lab.NetworkLearning{Networks: expo.Eras, Times: eraRows, Passes: networkPasses, Games: l.games, Seed: l.seed}
	start := time.Now()
	play := func(seed uint64, show func(network int, e lab.Example)) {
		e := like
		e.play(seed)
		e.show(show)
	}
	return learning.Learn(ctx, after, rounds, play, func(round int, trained []lab.TrainedNetwork) error {
		networks := &l.weights.At(l.seats).Networks
		for n := range networks {
			copy(networks[n].Inputs[:], trained[n].Inputs)
			copy(networks[n].Begin[:], trained[n].Begin)
			networks[n].Output = trained[n].Output
		}
		c, err := newBench().Compare(ctx, playerOf(ai.NewArchitect(l.weights)), playerOf(ai.NewArchitect(&without)), l.seats, 5*l.trials, l.seed)
		fmt.Fprintf(l.out, "%d seats, networks, round %d: wins %.1f %% against architects without, margin %+.1f; %v\n",
			l.seats, round+1, 100*c.Share, c.Margin, time.Since(start).Round(time.Second))
		return err
	})
}

// show shows what was seen of architects, and what the sums leave out of what came of it.
func (e *explorer) show(show func(network int, e lab.Example)) {
	weights := e.weights.At(e.seats)
	for n := range e.seen {
		s := &e.seen[n]
		if e.builds[s.seat] {
			continue
		}
		left := e.toCome(s) - weights.Sum(s.Row, &s.Features)
		show(s.Row/eraRows, lab.Example{Inputs: s.Features[:], When: s.Row % eraRows, Points: float32(left) / 1000})
	}
}
