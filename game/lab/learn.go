package lab

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// How the architect's weights are learned, for each number of seats alike. A hasty
// architect plays itself, now and then taking what it does not think best. Stage by
// stage, from the last to the first, a linear regression then finds what each feature
// is worth: the victory points still to come, as the later stages guess them and as
// they came. Several rounds of that follow each other, the first with games of
// builders. Last it is tried out how much it pays to keep from the next seat what that
// could use.
const (
	exploring = 0.10 // share of decisions that are taken by chance
	trust     = 0.90 // in what came, against what the later stage guessed
	stiffness = 40   // how many samples it takes to draw a weight away from the later stage's
)

// maxLessons bounds the matches of a round, which all stay in memory until the next round
// is over, for what each stage is worth depends on all of them: with four seats some
// 60 kB a match in two rounds, 3 GB in all.
const maxLessons = 50_000

// Learn learns the architect's weights.
func Learn(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := newCommand("lab learn", "[flags]", "Learns the architect's weights from matches that it plays with itself, and writes them to a\n"+
		"file. The same games, rounds and seed give the same file on every machine of a kind.", out, errOut)
	games := c.Int("games", 12500, "`number` of matches a round, for each number of seats")
	rounds := c.Int("rounds", 12, "`number` of rounds, each with what the last has learned")
	trials := c.Int("trials", 120, "`number` of matches against builders that show what a round has taught; eight times as many show what each degree of denial is worth")
	seed := c.Uint64("seed", 1, "`seed` of the first match")
	file := c.String("out", "architect.weights", "`file` for the weights")
	if code, goOn := c.parse(args, 0, 0); !goOn {
		return code
	}
	if *games < 1 || *games > maxLessons {
		return c.fail("-games: expected a number from 1 to %d, for each match is kept in memory with some 60 kB, found %d", maxLessons, *games)
	}
	if *rounds < 1 || *rounds > 100 {
		return c.fail("-rounds: expected a number from 1 to 100, found %d", *rounds)
	}
	if *trials < 1 || *trials > maxGames {
		return c.fail("-trials: expected a number from 1 to %d, found %d", maxGames, *trials)
	}
	if err := canWrite(*file); err != nil { // not found out after twenty minutes
		return c.fail("-out: %v", err)
	}
	ctx, stop := untilInterrupted()
	defer stop()
	var weights ai.Weights
	for seats := 2; seats <= warsaw.MaxSeats; seats++ {
		school := school{&weights, seats, *games, *trials, *seed, out}
		if err := school.learn(ctx, *rounds); err != nil {
			return c.failWith(err)
		}
		if err := school.learnDenial(ctx); err != nil {
			return c.failWith(err)
		}
	}
	if err := writeFile(*file, weights.Encode()); err != nil {
		return c.fail("-out: %v", err)
	}
	return exitOK
}

// canWrite reports whether a file can be written, and leaves no trace of the attempt.
func canWrite(path string) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s is no regular file", path)
	}
	attempt, err := os.CreateTemp(filepath.Dir(path), ".writing-*")
	if err != nil {
		return err
	}
	attempt.Close()
	return os.Remove(attempt.Name())
}

// school is where the beliefs for one number of seats are learned.
type school struct {
	weights *ai.Weights
	seats   int
	games   int // matches a round
	trials  int
	seed    uint64
	out     io.Writer
}

// learn learns all that is believed but what denial is worth. Rounds that follow each
// other overrate what the one before neglected, so each round plays by the mean of those
// before it, the builders' round left out.
func (s *school) learn(ctx context.Context, rounds int) error {
	player, _ := ai.New(ai.Builder, 0)
	builder := player
	var old []story
	var mean worth
	for round := range rounds {
		start := time.Now()
		stories, err := tellStories(ctx, player, s.seats, s.games, s.seed+uint64(round*s.games))
		if err != nil {
			return err
		}
		found, off := learn([][]story{stories, old})
		old = stories
		mean.add(&found, max(round, 1))
		s.weights.At(s.seats).Features = mean.rounded()
		player = ai.NewHastyArchitect(s.weights)
		share, margin, err := compare(ctx, ai.NewArchitect(s.weights), builder, s.seats, s.trials)
		if err != nil {
			return err
		}
		fmt.Fprintf(s.out, "%d seats, round %d: scores %.1f, guesses at the start off by %.1f, then wins %.1f %% against builders, margin %+.1f; %v\n",
			s.seats, round+1, meanScore(stories), off, 100*share, margin, time.Since(start).Round(time.Second))
	}
	return nil
}

// denials are the weights of denial that are tried, in per cent. None at all is left out:
// already a little of it, which decides between equals, makes a step that no parabola follows.
var denials = [...]int16{20, 60, 100, 140, 180}

// learnDenial sets the weight of denial to that with which an architect does best
// against others that deny nothing. Neighbours differ by less than chance does, so the
// best is where a parabola through all that was tried is highest.
func (s *school) learnDenial(ctx context.Context) error {
	careless := *s.weights
	beliefs := s.weights.At(s.seats)
	var margins [len(denials)]float64
	for n, denial := range denials {
		beliefs.Denial = denial
		share, margin, err := compare(ctx, ai.NewArchitect(s.weights), ai.NewArchitect(&careless), s.seats, 8*s.trials)
		if err != nil {
			return err
		}
		fmt.Fprintf(s.out, "%d seats, denial %d %%: wins %.1f %% against those without, margin %+.1f\n", s.seats, denial, 100*share, margin)
		margins[n] = margin
	}
	beliefs.Denial = bestDenial(margins)
	fmt.Fprintf(s.out, "%d seats: denial %d %%\n", s.seats, beliefs.Denial)
	return nil
}

// bestDenial is where the parabola through the margins, by least squares, is highest
// within the range that was tried.
func bestDenial(margins [len(denials)]float64) int16 {
	var a [9]float64
	var b [3]float64
	for n, denial := range denials {
		x := float64(denial) / 100
		powers := [3]float64{1, x, x * x}
		for i, p := range powers {
			b[i] += p * margins[n]
			for j, q := range powers {
				a[i*3+j] += p * q
			}
		}
	}
	solve(a[:], b[:])
	if b[2] >= 0 {
		return denials[slices.Index(margins[:], slices.Max(margins[:]))]
	}
	best := math.Round(-100 * b[1] / (2 * b[2]))
	return int16(max(float64(denials[0]), min(float64(denials[len(denials)-1]), best)))
}

// story is one seat's match: what the architect saw at each stage.
type story struct {
	seen  [ai.Stages]moment
	score float64
}

// moment is one stage of a story. Where the use of the tile was taken by chance, best is what
// would have been seen after the one thought best.
type moment struct {
	seen   ai.Features
	vp     float64
	best   *ai.Features
	bestVP float64
}

// tellStories plays matches with the player at all seats, who must keep nothing between
// decisions.
func tellStories(ctx context.Context, player ai.Player, seats, games int, seed uint64) ([]story, error) {
	stories := make([]story, games*seats)
	err := onAllCores(ctx, games, func(n int) error {
		return tellStory(player, seed+uint64(n), stories[n*seats:][:seats])
	})
	return stories, err
}

func tellStory(player ai.Player, seed uint64, stories []story) error {
	chance := rand.New(rand.NewPCG(seed, 1))
	var m warsaw.Match
	observe := func(stage int) {
		for s := range stories {
			stories[s].seen[stage] = moment{seen: ai.Observe(&m.Table, s, stage), vp: float64(m.Player(s).VP)}
		}
	}
	tell := func(e warsaw.Event) {
		switch e.Kind {
		case warsaw.IncomeBegan:
			observe(ai.StageBeforeIncome(m.Epoch()))
		case warsaw.EpochBegan:
			observe(ai.StageAfterChoices(e.Count - 1))
		}
	}
	var buf [256]warsaw.Action
	m = warsaw.NewMatch(len(stories), seed, nil)
	for !m.Over() {
		for s := range stories {
			if m.Owes(s) == warsaw.NoDecision {
				continue
			}
			v := m.View(s)
			a := player.Choose(&v)
			by := chance.Float64() < exploring
			switch m.Owes(s) {
			case warsaw.DecidePick:
				if by {
					legal := v.Legal(false, buf[:0])
					a = legal[chance.IntN(len(legal))]
				}
			case warsaw.DecideUse:
				var now moment
				seen, vp := ai.Foresee(&v, a)
				now.seen, now.vp = seen, float64(vp)
				if by {
					now.best, now.bestVP = &seen, now.vp
					legal := v.Legal(false, buf[:0])
					a = legal[chance.IntN(len(legal))]
					now.seen, vp = ai.Foresee(&v, a)
					now.vp = float64(vp)
				}
				stories[s].seen[ai.StageOf(&v)] = now
			}
			if reason := m.Apply(s, a, tell); !reason.OK() {
				return fmt.Errorf("seed %d: seat %d can't %v: %v", seed, s+1, a, reason)
			}
		}
	}
	for s := range stories {
		p := m.Player(s)
		stories[s].score = float64(p.VP) + float64(p.Coins)/5
	}
	return nil
}

func meanScore(stories []story) float64 {
	sum := 0.0
	for n := range stories {
		sum += stories[n].score
	}
	return sum / float64(len(stories))
}

// worth is for each stage what each feature is worth, in victory points.
type worth [ai.Stages][len(ai.Features{})]float64

// add makes a mean of n worths of the mean of n-1 and one more.
func (w *worth) add(one *worth, n int) {
	for stage := range w {
		for k := range w[stage] {
			w[stage][k] += (one[stage][k] - w[stage][k]) / float64(n)
		}
	}
}

// rounded is the worth in thousandths.
func (w *worth) rounded() (r [ai.Stages][len(ai.Features{})]int16) {
	for stage := range w {
		for k, x := range w[stage] {
			r[stage][k] = int16(max(math.MinInt16, min(math.MaxInt16, math.Round(1000*x))))
		}
	}
	return r
}

// learn finds the worth at all stages from the stories of some rounds. It returns as well
// by how much the first stage's guess of a score is off in the mean of squares.
func learn(rounds [][]story) (found worth, off float64) {
	const n = len(ai.Features{})
	var stories []*story
	for _, round := range rounds {
		for i := range round {
			stories = append(stories, &round[i])
		}
	}
	squares := make([][]float64, ai.Stages)
	var adding sync.WaitGroup
	for stage := range squares {
		adding.Go(func() {
			squares[stage] = make([]float64, n*n)
			for _, told := range stories {
				addSquares(squares[stage], &told.seen[stage].seen)
			}
		})
	}
	adding.Wait()
	target := make([]float64, len(stories)) // the score, as seen from the stage
	for i, told := range stories {
		target[i] = told.score
	}
	for stage := ai.Stages - 1; stage >= 0; stage-- {
		prior := make([]float64, n)
		if stage+1 < ai.Stages {
			copy(prior, found[stage+1][:])
		}
		right := make([]float64, n)
		off = 0
		for i, told := range stories {
			at := &told.seen[stage]
			miss := target[i] - at.vp - product(prior, &at.seen)
			for k, x := range at.seen {
				right[k] += float64(x) * miss
			}
		}
		for k := range n {
			squares[stage][k*n+k] += stiffness
		}
		solve(squares[stage], right)
		for k := range right {
			right[k] += prior[k]
		}
		copy(found[stage][:], right)
		for i, told := range stories {
			at := &told.seen[stage]
			guess := at.vp + product(right, &at.seen)
			off += (guess - target[i]) * (guess - target[i])
			if at.best != nil {
				target[i] = at.bestVP + product(right, at.best)
			} else {
				target[i] = trust*target[i] + (1-trust)*guess
			}
		}
	}
	return found, math.Sqrt(off / float64(len(stories)))
}

// addSquares adds the products of all pairs of features; of a pair the later first.
func addSquares(sum []float64, f *ai.Features) {
	n := len(f)
	var at [len(ai.Features{})]int
	found := 0
	for k, x := range f {
		if x != 0 {
			at[found] = k
			found++
		}
	}
	for i, row := range at[:found] {
		x := float64(f[row])
		for _, column := range at[:i+1] {
			sum[row*n+column] += x * float64(f[column])
		}
	}
}

func product(w []float64, f *ai.Features) float64 {
	sum := 0.0
	for k, x := range f {
		sum += w[k] * float64(x)
	}
	return sum
}

// solve replaces b by the x of a·x = b, by Cholesky's method; a is symmetric and
// positive, only its lower half is read, and it is overwritten.
func solve(a, b []float64) {
	n := len(b)
	for i := range n {
		for j := range i + 1 {
			sum := a[i*n+j]
			for k := range j {
				sum -= a[i*n+k] * a[j*n+k]
			}
			if i == j {
				a[i*n+i] = math.Sqrt(sum)
			} else {
				a[i*n+j] = sum / a[j*n+j]
			}
		}
	}
	for i := range n {
		for k := range i {
			b[i] -= a[i*n+k] * b[k]
		}
		b[i] /= a[i*n+i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			b[i] -= a[k*n+i] * b[k]
		}
		b[i] /= a[i*n+i]
	}
}

// compare plays matches of one player against others at all other seats, who keep nothing
// between decisions: each deal from every seat.
func compare(ctx context.Context, one, others ai.Player, seats, games int) (share, margin float64, err error) {
	play := func(n int, r *result) error {
		players := slices.Repeat([]ai.Player{others}, seats)
		players[n%seats] = one
		return playMatch(players, uint64(n/seats), r, func(int, warsaw.Action, time.Duration) {})
	}
	err = playAll(ctx, games, play, func(n int, r *result) {
		share += r.winShare(n%seats) / float64(games)
		margin += float64(r.margin(n%seats)) / float64(games)
	})
	return share, margin, err
}
