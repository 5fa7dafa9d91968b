package lab

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"capital/game/search"
	"capital/game/statistics"
	"capital/game/terminal"
)

// Rung is one comparison of a ladder: one seat of a level against the others of another.
type Rung struct {
	One, Against string
	Goal         float64 // the share of victories hoped for with the usual number of seats; 0 where none is set
}

// rungReport is how one comparison came out. Times are in microseconds.
type rungReport struct {
	One     string      `json:"one"`
	Against string      `json:"against"`
	Seats   int         `json:"seats"`
	Games   int         `json:"games"`
	Won     float64     `json:"won"` // a shared victory counts in parts
	WonLow  float64     `json:"wonLow"`
	WonHigh float64     `json:"wonHigh"`
	Goal    float64     `json:"goal,omitempty"`
	Margin  float64     `json:"margin"` // to the best other seat
	Levels  []paceOfOne `json:"levels"`
}

// Ladder is the command that plays each level against the one below. It prints how often each wins and how long it thinks.
func Ladder(games []Game) terminal.Run { return perGame("lab ladder", games, ladderCommand) }

// levelLadder is what the flags of the command ask for.
type levelLadder struct {
	game         *Game
	games, seats int
	seed         uint64
	one, against string
	limit        Limit
	json         bool
}

func ladderCommand(g *Game) terminal.Run {
	return func(args []string, _ io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags("lab ladder", "[flags]", "Plays one seat of each level against the others of the level below. The seat goes round,\n"+
			"each deal is played from every seat, and every rung has the same deals.", out, errOut)
		l := newLadder(g, c)
		if code, goOn := c.Parse(args, 0, 0); !goOn {
			return code
		}
		if err := l.check(); err != nil {
			return c.Bad("%v", err)
		}
		ctx, stop := terminal.UntilInterrupted()
		defer stop()
		reports, err := l.climb(ctx)
		if err != nil {
			return c.Ended(err)
		}
		return c.Print(l.json, reports, func(out io.Writer) { writeLadder(out, reports) })
	}
}

// newLadder adds the flags of the command.
func newLadder(g *Game, c *terminal.Flags) *levelLadder {
	l := &levelLadder{game: g}
	c.IntVar(&l.games, "games", 400, "`number` of matches a rung")
	c.IntVar(&l.seats, "seats", len(g.Usual), fmt.Sprintf("`number` of seats, %d to %d", max(2, g.Least), g.Most))
	c.Uint64Var(&l.seed, "seed", 1, "`seed` of the first deal")
	c.StringVar(&l.one, "one", "", "measure only this `level`")
	c.StringVar(&l.against, "against", "", "against this `level`")
	if g.Thinker != "" {
		c.IntVar(&l.limit.Samples, "samples", 0, "samples that the "+g.Thinker+" takes a decision, at most; 0 for no such `limit`")
		c.DurationVar(&l.limit.Time, "time", g.ThinkingTime, "`time` that the "+g.Thinker+" takes a decision, at most; 0 for no such limit")
	}
	c.BoolVar(&l.json, "json", false, "print it as JSON")
	return l
}

// check returns what is wrong with the flags.
func (l *levelLadder) check() error {
	switch {
	case l.limit.Samples < 0 || l.limit.Time < 0 || l.game.Thinker != "" && l.limit == Limit{}:
		return fmt.Errorf("-samples, -time: expected a limit")
	case CheckGames(l.games) != nil:
		return fmt.Errorf("-games: %w", CheckGames(l.games))
	case l.seats < max(2, l.game.Least) || l.seats > l.game.Most:
		return fmt.Errorf("-seats: expected %d to %d, found %d", max(2, l.game.Least), l.game.Most, l.seats)
	case (l.one == "") != (l.against == ""):
		return fmt.Errorf("-one and -against go together")
	}
	for _, r := range l.rungs() {
		for _, level := range []string{r.One, r.Against} {
			if err := l.game.CheckLevel(level); err != nil {
				return err
			}
		}
	}
	return nil
}

// rungs are the comparisons that are wanted.
func (l *levelLadder) rungs() []Rung {
	if l.one == "" {
		return l.game.Rungs
	}
	for _, known := range l.game.Rungs {
		if known.One == l.one && known.Against == l.against {
			return []Rung{known}
		}
	}
	return []Rung{{One: l.one, Against: l.against}}
}

// climb plays all rungs.
func (l *levelLadder) climb(ctx context.Context) ([]rungReport, error) {
	var reports []rungReport
	for _, r := range l.rungs() {
		report, err := l.play(ctx, r)
		if err != nil {
			return nil, err
		}
		reports = append(reports, report)
	}
	return reports, nil
}

// rungMatch is what one match of a rung came to: match n has deal n/seats, seen from seat n%seats.
type rungMatch struct {
	Outcome
	decisions [2][]decision // of the one, and of the others
}

// decision is how long one took, and how the search for it ended where there was one.
type decision struct {
	took     time.Duration
	searched bool
	samples  int
	why      search.Ending
}

// match plays match n of a rung.
func (l *levelLadder) match(ctx context.Context, r Rung, n int, m *rungMatch) (err error) {
	hero := n % l.seats
	levels := slices.Repeat([]string{r.Against}, l.seats)
	levels[hero] = r.One
	match := NewMatch(l.seed+uint64(n/l.seats), levels, titled)
	match.Limit = l.limit
	m.decisions[0], m.decisions[1] = m.decisions[0][:0], m.decisions[1][:0]
	var last decision
	match.Searched = func(_, samples int, why search.Ending) { last = decision{searched: true, samples: samples, why: why} }
	match.Took = func(seat int, thought time.Duration) {
		side := 0
		if seat != hero {
			side = 1
		}
		last.took = thought
		m.decisions[side] = append(m.decisions[side], last)
		last = decision{}
	}
	m.Outcome, err = l.game.Play(ctx, match)
	return err
}

// play plays the matches of one rung.
func (l *levelLadder) play(ctx context.Context, r Rung) (rungReport, error) {
	report := rungReport{One: r.One, Against: r.Against, Seats: l.seats, Games: l.games}
	if l.seats == len(l.game.Usual) {
		report.Goal = r.Goal
	}
	var paces [2]pace
	err := Each(ctx, l.games, func(n int, m *rungMatch) error { return l.match(ctx, r, n, m) }, func(n int, m *rungMatch) {
		report.Won += m.Shares[n%l.seats] / float64(l.games)
		report.Margin += float64(m.Margin(n%l.seats)) / float64(l.games)
		for side := range paces {
			for _, d := range m.decisions[side] {
				paces[side].add(d)
			}
		}
	})
	if err != nil {
		return rungReport{}, err
	}
	report.WonLow, report.WonHigh = statistics.Interval(report.Won, l.games)
	report.Levels = []paceOfOne{paces[0].report(r.One), paces[1].report(r.Against)}
	return report, nil
}

func writeLadder(out io.Writer, reports []rungReport) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "one\tagainst\tseats\tgames\twon\t95 %\tgoal\tmargin\t\n")
	for _, r := range reports {
		goal := "–"
		if r.Goal > 0 {
			goal = fmt.Sprintf("%.0f %%", 100*r.Goal)
		}
		fmt.Fprintf(w, "%s\t%d %s\t%d\t%d\t%.1f %%\t%.1f–%.1f\t%s\t%+.1f\t\n", r.One, r.Seats-1, r.Against, r.Seats, r.Games,
			100*r.Won, 100*r.WonLow, 100*r.WonHigh, goal, r.Margin)
	}
	fmt.Fprint(w, "\n\nlevel\tin\tdecisions\ta second\tmedian\t95 % within\tsearched\tsamples\tdecided\tcapped\tby clock\t\n")
	for _, r := range reports {
		for _, p := range r.Levels {
			fmt.Fprintf(w, "%s\t%s\t%d\t%.0f\t%s\t%s\t%s\n", p.Level, strings.Join([]string{r.One, r.Against}, "–"), p.Decisions,
				p.PerSecond, thinking(p.Median), thinking(p.High), searched(&p))
		}
	}
	w.Flush()
}

// searched are the cells that tell how the searches of a level ended.
func searched(p *paceOfOne) string {
	if p.Searched == 0 {
		return strings.Repeat("–\t", 5)
	}
	return fmt.Sprintf("%d\t%d\t%.0f %%\t%.0f %%\t%.0f %%\t", p.Searched, p.Samples, 100*p.Decided, 100*p.Capped, 100*p.Stopped)
}
