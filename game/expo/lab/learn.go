package lab

import (
	"context"
	"fmt"
	"io"
	"time"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/game/terminal"
	"capital/rules/expo"
)

// How the architect's weights are learned, for each number of seats alike: see [lab.Learning]. A hasty architect plays itself and
// some builders, all of them now and then doing what they do not think best; in the first round builders alone. Then networks learn what
// the sums leave out: see [lab.NetworkLearning]. All takes half an hour on two cores.
const (
	featureCount = len(ai.Features{})
	window       = 3
	poor         = 2
	ridge        = 20_000
	maxRounds    = 100
)

// learner learns the weights for one number of seats.
type learner struct {
	weights *ai.Weights
	seats   int
	games   int // matches a round
	trials  int
	seed    uint64
	out     io.Writer
}

// Learn learns the architect's weights.
func Learn(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab learn", "-game expo [flags]", "Learns the architect's weights from matches that it plays with itself, and writes them to a\n"+
		"file. The same games, rounds and seed give the same file on every machine of a kind.", out, errOut)
	l := learner{weights: new(ai.Weights), out: out}
	c.IntVar(&l.games, "games", 4000, "`number` of matches a round, for each number of seats")
	rounds := c.Int("rounds", 8, "`number` of rounds, each with what the last has learned")
	networks := c.Int("networks", 8, "`number` of rounds after these, in which networks learn")
	c.IntVar(&l.trials, "trials", 40, "`number` of matches against builders that show what a round has taught")
	c.Uint64Var(&l.seed, "seed", 1, "`seed` of the first match")
	file := c.String("out", "architect.weights", "`file` for the weights")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := l.check(*rounds, *networks); err != nil {
		return c.Bad("%v", err)
	}
	if err := lab.Output(*file).Check(); err != nil {
		return c.Bad("-out: %v", err)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	for l.seats = 2; l.seats <= expo.MaxSeats; l.seats++ {
		if err := l.learn(ctx, *rounds); err != nil {
			return c.Ended(err)
		}
		if err := l.learnNetworks(ctx, *rounds, *networks); err != nil {
			return c.Ended(err)
		}
	}
	if err := lab.Output(*file).Write(l.weights.Encode()); err != nil {
		return c.Bad("-out: %v", err)
	}
	return terminal.ExitOK
}

// check returns what is wrong with what the flags ask for.
func (l *learner) check(rounds, networks int) error {
	if l.games < 1 || l.games > lab.MostLearned {
		return fmt.Errorf("-games: expected a number from 1 to %d, found %d", lab.MostLearned, l.games)
	}
	if rounds < 1 || rounds > maxRounds {
		return fmt.Errorf("-rounds: expected a number from 1 to %d, found %d", maxRounds, rounds)
	}
	if networks < 0 || networks > maxRounds {
		return fmt.Errorf("-networks: expected a number from 0 to %d, found %d", maxRounds, networks)
	}
	if err := lab.CheckGames(l.trials); err != nil {
		return fmt.Errorf("-trials: %w", err)
	}
	return nil
}

// learn learns the weights for the number of seats.
func (l *learner) learn(ctx context.Context, rounds int) error {
	builder, err := ai.New(ai.Builder, 0)
	if err != nil {
		return err
	}
	like := explorer{player: builder, builder: builder, seats: l.seats}
	learning := lab.Learning{
		Rows: ai.Rows, Features: featureCount, After: ai.Moments, Penalty: ridge, Window: window, Poor: poor, Games: l.games, Seed: l.seed,
	}
	start := time.Now()
	play := func(seed uint64, sums *lab.Sums) {
		e := like
		e.play(seed)
		e.sum(sums)
	}
	return learning.Learn(ctx, rounds, play, func(round int, mean *lab.Mean, off float64) error {
		rows := &l.weights.At(l.seats).Rows
		for row := range rows {
			mean.Round(row, rows[row][:])
		}
		like.player, like.weights = ai.NewHastyArchitect(l.weights), l.weights
		c, err := newBench().Compare(ctx, playerOf(like.player), playerOf(builder), l.seats, l.trials, l.seed)
		fmt.Fprintf(l.out, "%d seats, round %d: guesses off by %.1f at the start, then wins %.1f %% against builders; %v\n",
			l.seats, round+1, off/1000, 100*c.Share, time.Since(start).Round(time.Second))
		return err
	})
}

// playerOf has a computer player choose by what its seat can see.
func playerOf(p ai.Player) func() lab.Player[expo.Match, expo.Action] {
	return func() lab.Player[expo.Match, expo.Action] {
		return func(_ context.Context, m *expo.Match, seat int) (expo.Action, error) {
			v := m.View(seat)
			return p.Choose(&v), nil
		}
	}
}
