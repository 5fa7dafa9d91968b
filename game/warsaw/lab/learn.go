package lab

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"time"

	"gonum.org/v1/gonum/mat"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// How the architect's weights are learned, for each number of seats alike. A hasty architect plays itself, now and then
// taking what it does not think best. Stage by stage, from the last to the first, a linear regression then finds the value
// function: its target is the victory points still to come, as the later stages' value function has them and as they came
// (see [fitValues]). Several rounds of that follow each other, the first with matches of builders. Then networks learn what
// those sums leave out (see [learner.learnNetworks]). Last it is tried out how much it pays to keep from the next seat what
// that could use.
//
// The weights for two seats are older than the features that tell of room, and were learned in 12 rounds and 4: with the features an
// Architect won 52.7 % of 960 matches over one without, no more than chance explains. So they are kept as the file has them.

// maxLearning bounds the matches of a round, which all stay in memory until the next round is over, for the value function
// depends on all of them: with four seats some 60 kB a match in two rounds, and networks see twice as many: 3 GB in all.
const maxLearning = 25_000

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
func Learn(args []string, in io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab learn", "[flags]", "Learns the architect's weights from matches that it plays with itself, and writes them to a\n"+
		"file. The same games, rounds and seed give the same file on every machine of a kind.", out, errOut)
	l := learner{weights: new(ai.Weights), out: out}
	c.IntVar(&l.games, "games", 12500, "`number` of matches a round, for each number of seats; twice as many where networks learn")
	rounds := c.Int("rounds", 8, "`number` of rounds, each with what the last has learned")
	networks := c.Int("networks", 3, "`number` of rounds after these, in which networks learn")
	c.IntVar(&l.trials, "trials", 60, "`number` of matches against builders that show what a round has taught; eight times as many show what each degree of denial is worth")
	c.Uint64Var(&l.seed, "seed", 1, "`seed` of the first match")
	only := c.Int("seats", 0, "the only `number` of seats to learn for, those for the others being kept as the file has them; 0 is all")
	file := c.String("out", "architect.weights", "`file` for the weights")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := l.check(*rounds, *networks); err != nil {
		return c.Bad("%v", err)
	}
	least, most := 2, warsaw.MaxSeats
	if *only != 0 {
		if *only < least || *only > most {
			return c.Bad("-seats: expected 0 or a number from %d to %d, found %d", least, most, *only)
		}
		least, most = *only, *only
		if err := l.readWeights(*file, in); err != nil {
			return c.Bad("-out: %s", lab.AtLine(*file, err))
		}
	}
	if err := lab.Output(*file).Check(); err != nil { // not found out after twenty minutes
		return c.Bad("-out: %v", err)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	if err := l.learnAll(ctx, least, most, *rounds, *networks); err != nil {
		return c.Ended(err)
	}
	if err := lab.Output(*file).Write(l.weights.Encode()); err != nil {
		return c.Bad("-out: %v", err)
	}
	return terminal.ExitOK
}

// check returns what is wrong with what the flags ask for.
func (l *learner) check(rounds, networks int) error {
	if l.games < 1 || l.games > maxLearning {
		return fmt.Errorf("-games: expected a number from 1 to %d, for each match is kept in memory with some 60 kB, found %d", maxLearning, l.games)
	}
	if rounds < 1 || rounds > 100 {
		return fmt.Errorf("-rounds: expected a number from 1 to 100, found %d", rounds)
	}
	if networks < 0 || networks > 100 {
		return fmt.Errorf("-networks: expected a number from 0 to 100, found %d", networks)
	}
	if err := lab.CheckGames(l.trials); err != nil {
		return fmt.Errorf("-trials: %w", err)
	}
	return nil
}

// readWeights begins with the weights of a file, or of in: see [lab.ReadText].
func (l *learner) readWeights(file string, in io.Reader) error {
	data, err := lab.ReadText(file, in)
	if err == nil {
		l.weights, err = ai.DecodeWeights([]byte(data))
	}
	return err
}

// learnAll learns the weights for every number of seats in a range.
func (l *learner) learnAll(ctx context.Context, least, most, rounds, networks int) error {
	for l.seats = least; l.seats <= most; l.seats++ {
		if err := l.learnValues(ctx, rounds); err != nil {
			return err
		}
		if err := l.learnNetworks(ctx, rounds, networks); err != nil {
			return err
		}
		if err := l.learnDenial(ctx); err != nil {
			return err
		}
	}
	return nil
}

// learnValues learns the weights of the sums. Rounds that follow each other overrate what the one before
// neglected, so each round plays by the mean of those before it, the builders' round left out.
func (l *learner) learnValues(ctx context.Context, rounds int) error {
	player, _ := ai.New(ai.Builder, 0)
	builder := player
	var old []trajectory
	var mean valueFunction
	for round := range rounds {
		start := time.Now()
		played, err := playTrajectories(ctx, player, l.seats, l.games, l.seed+uint64(round*l.games))
		if err != nil {
			return err
		}
		found, off := fitValues(played, old)
		old = played
		mean.average(&found, max(round, 1))
		l.weights.At(l.seats).Features = mean.rounded()
		player = ai.NewHastyArchitect(l.weights)
		c, err := newBench().Compare(ctx, playerOf(ai.NewArchitect(l.weights)), playerOf(builder), l.seats, l.trials, 0)
		if err != nil {
			return err
		}
		fmt.Fprintf(l.out, "%d seats, round %d: scores %.1f, guesses at the start off by %.1f, then wins %.1f %% against builders, margin %+.1f; %v\n",
			l.seats, round+1, meanScore(played), off, 100*c.Share, c.Margin, time.Since(start).Round(time.Second))
	}
	return nil
}

// denials are the weights of denial that are tried, in per cent. None at all is left out: already a little of it, which
// decides between equals, makes a step that no parabola follows.
func denials() []int16 { return []int16{20, 60, 100, 140, 180} }

// learnDenial sets the weight of denial to that with which an architect does best against others that deny nothing.
// Neighbours differ by less than chance does, so the best is where a parabola through all that was tried is highest.
func (l *learner) learnDenial(ctx context.Context) error {
	careless := *l.weights
	weights := l.weights.At(l.seats)
	var margins []float64
	for _, denial := range denials() {
		weights.Denial = denial
		c, err := newBench().Compare(ctx, playerOf(ai.NewArchitect(l.weights)), playerOf(ai.NewArchitect(&careless)), l.seats, 8*l.trials, 0)
		if err != nil {
			return err
		}
		fmt.Fprintf(l.out, "%d seats, denial %d %%: wins %.1f %% against those without, margin %+.1f\n", l.seats, denial, 100*c.Share, c.Margin)
		margins = append(margins, c.Margin)
	}
	weights.Denial = bestDenial(margins)
	fmt.Fprintf(l.out, "%d seats: denial %d %%\n", l.seats, weights.Denial)
	return nil
}

// bestDenial is where the parabola through the margins, by least squares, is highest within the range that was tried.
func bestDenial(margins []float64) int16 {
	tried := denials()
	powers := mat.NewDense(len(tried), 3, nil)
	for n, denial := range tried {
		x := float64(denial) / 100
		powers.SetRow(n, []float64{1, x, x * x})
	}
	var parabola mat.VecDense
	if err := parabola.SolveVec(powers, mat.NewVecDense(len(margins), margins)); err != nil {
		panic("lab: " + err.Error()) // the denials are all different
	}
	if parabola.AtVec(2) >= 0 {
		return tried[slices.Index(margins, slices.Max(margins))]
	}
	best := math.Round(-100 * parabola.AtVec(1) / (2 * parabola.AtVec(2)))
	return int16(max(float64(tried[0]), min(float64(tried[len(tried)-1]), best)))
}

// architects is a match of which no record is kept, so that it does not matter who sits there.
func architects(seed uint64, seats int) *lab.Match {
	return lab.NewMatch(seed, slices.Repeat([]string{ai.Architect}, seats), func(level string) string { return level })
}

// playerOf has a computer player, who keeps nothing between decisions, choose by what its seat can see.
func playerOf(p ai.Player) func() player {
	return func() player {
		var view warsaw.View // one for all decisions, for it is not small
		return func(_ context.Context, m *warsaw.Match, seat int) (warsaw.Action, error) {
			view = m.View(seat)
			return p.Choose(&view), nil
		}
	}
}
