package lab

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"capital/game/lab"
	"capital/game/lux/ai"
	"capital/game/terminal"
	"capital/rules/lux"
	"capital/rules/record"
)

// Balance plays matches of one level and reports what the powers make of them, and what each is worth.
func Balance(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab balance", "[flags]", "Plays matches of one level with powers drawn by chance, and reports what they make of them: who wins from\n"+
		"which seat and place, what is lost and used, and which targets are met. Then it plays each power with one\n"+
		"seat for which it does nothing: the power's worth is how often that seat wins, 1 being its fair share.", out, errOut)
	game := Game()
	s := game.AlikeFlags(c, 2000, ai.Builder)
	without := c.Int("without", 400, "`number` of matches for each power that one seat is without; 0 for none")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := s.Prepare(); err != nil {
		return c.Bad("%v", err)
	}
	if *without < 0 || *without > lab.MaxGames {
		return c.Bad("-without: expected a number from 0 to %d, found %d", lab.MaxGames, *without)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	b := newBalance(s.Seats)
	if err := lab.Simulate(ctx, &s.Simulation, playResult, b.add); err != nil {
		return c.Ended(err)
	}
	report := b.report(s)
	if *without > 0 {
		var err error
		if report.Worth, err = worths(ctx, s, *without); err != nil {
			return c.Ended(err)
		}
		report.judgeWorths()
	}
	return c.Print(s.JSON, report, report.write)
}

// balance adds up matches, all seats alike.
type balance struct {
	course
	people          int
	bySeat, byPlace []float64 // won; places are counted from who began round 1, clockwise
	ranked          []int     // points of the best, the second, …
}

func newBalance(people int) *balance {
	return &balance{people: people, bySeat: make([]float64, people), byPlace: make([]float64, people), ranked: make([]int, people)}
}

func (b *balance) add(r *result) {
	b.course.add(r)
	for seat, share := range r.Shares {
		b.bySeat[seat] += share
		b.byPlace[(seat-r.starter+b.people)%b.people] += share
	}
	points := slices.Sorted(slices.Values(r.Points))
	slices.Reverse(points)
	for rank, n := range points {
		b.ranked[rank] += n
	}
}

// balanceReport is what the powers make of matches.
type balanceReport struct {
	Games   int           `json:"games"`
	Seats   int           `json:"seats"`
	Seed    uint64        `json:"seed"`
	Level   string        `json:"level"`
	Targets lab.Targets   `json:"targets"`
	BySeat  []lab.Share   `json:"bySeat"`
	ByPlace []lab.Share   `json:"byPlace"` // from who began round 1, clockwise
	Ranked  []float64     `json:"ranked"`  // points of the best, the second, …
	Worth   []worthReport `json:"worth"`
	courseReport
}

// worthReport is how often a seat wins for which a power does nothing: 1 is its fair share, or against ROB what it wins with it.
type worthReport struct {
	Power string  `json:"power"`
	Games int     `json:"games"`
	Won   float64 `json:"won"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func (b *balance) report(s *lab.Alike) *balanceReport {
	r := &balanceReport{Games: b.games, Seats: b.people, Seed: s.Seed, Level: s.Level, courseReport: b.course.report(),
		BySeat: lab.SharesOf(b.bySeat, b.games), ByPlace: lab.SharesOf(b.byPlace, b.games)}
	for _, points := range b.ranked {
		r.Ranked = append(r.Ranked, lab.Per(points, b.games))
	}
	r.judge()
	return r
}

// What is looked for in matches.
const (
	placesApart         = 0.05
	leastLost, mostLost = 0.10, 0.40 // home districts a seat and round
	leastHome, mostHome = 0.40, 0.70 // of the citizens played
	leastUsed           = 1.0        // uses of a power a match and seat
	leastWorth          = 0.95       // the win share of who is without a power: each is worth having,
	mostWorth           = 0.40       // and none decides the match
)

// judge compares what was found with what the rules are meant to make of matches.
func (r *balanceReport) judge() {
	if r.Seats > 1 {
		r.Targets.AddSeats(r.BySeat)
		equal := 1 / float64(r.Seats)
		r.Targets.Add("every place from who began wins", fmt.Sprintf("%.1f ± %.0f %%", 100*equal, 100*placesApart),
			!slices.ContainsFunc(r.ByPlace, func(s lab.Share) bool { return s.Share < equal-placesApart || s.Share > equal+placesApart }),
			"%.1f to %.1f %%", 100*least(r.ByPlace), 100*most(r.ByPlace))
	}
	lost, home, capital := 0.0, 0.0, 0.0
	for _, n := range r.Rounds {
		lost += n.Lost / lux.Rounds
		home += n.Home
		capital += n.Capital
	}
	r.Targets.Add("districts lost a seat and round", fmt.Sprintf("%.2f to %.2f", leastLost, mostLost), lost >= leastLost && lost <= mostLost, "%.2f", lost)
	share := home / max(1, home+capital)
	r.Targets.Add("citizens played home", fmt.Sprintf("%.0f to %.0f %%", 100*leastHome, 100*mostHome), share >= leastHome && share <= mostHome, "%.0f %%", 100*share)
	if len(r.Powers) > 0 {
		rare := slices.MinFunc(r.Powers, func(a, b powerReport) int { return cmp.Compare(a.Used, b.Used) })
		r.Targets.Add("every power is used", fmt.Sprintf("%.0f times a match and seat or more", leastUsed), rare.Used >= leastUsed*float64(r.Seats), "%s %.1f times a match", rare.Power, rare.Used)
	}
}

func least(shares []lab.Share) float64 {
	return slices.MinFunc(shares, func(a, b lab.Share) int { return cmp.Compare(a.Share, b.Share) }).Share
}

func most(shares []lab.Share) float64 {
	return slices.MaxFunc(shares, func(a, b lab.Share) int { return cmp.Compare(a.Share, b.Share) }).Share
}

// judgeWorths asks whether every power is worth having, and none decides the match.
func (r *balanceReport) judgeWorths() {
	for _, w := range r.Worth {
		r.Targets.Add("worth of "+w.Power, fmt.Sprintf("%.2f to %.2f", mostWorth, leastWorth), w.High >= mostWorth && w.Low <= leastWorth, "%.2f (%.2f to %.2f)", w.Won, w.Low, w.High)
	}
}

// worths plays so many matches with each power in play, in which it does nothing for one seat; each deal is played from every
// seat, or alone with the power and without it.
func worths(ctx context.Context, s *lab.Alike, games int) ([]worthReport, error) {
	var all []worthReport
	for power := lux.Agent; power <= lux.PowerCount; power++ {
		if s.Seats == 1 && !power.Alone() {
			continue
		}
		won, with := 0.0, 0.0
		err := lab.Each(ctx, games, func(n int, o *[2]lab.Outcome) (err error) {
			o[0], err = without(ctx, s, power, n, n%s.Seats)
			if err == nil && s.Seats == 1 {
				o[1], err = without(ctx, s, power, n, -1)
			}
			return err
		}, func(n int, o *[2]lab.Outcome) {
			won += o[0].Shares[n%s.Seats]
			if s.Seats == 1 {
				with += o[1].Shares[0]
			}
		})
		if err != nil {
			return nil, err
		}
		fair := 1 / float64(s.Seats)
		if s.Seats == 1 {
			fair = max(1, with) / float64(games)
		}
		share := lab.ShareOf(won, games)
		all = append(all, worthReport{power.String(), games, share.Share / fair, share.Low / fair, share.High / fair})
	}
	return all, nil
}

// without plays match n of those with a power, which does nothing for a seat, or does for all where there is none.
func without(ctx context.Context, s *lab.Alike, power lux.Power, n, seat int) (lab.Outcome, error) {
	match := lab.NewMatch(s.Seed+uint64(n/s.Seats), s.Levels, func(level string) string { return level })
	match.Options = append(slices.Clone(s.Options), optionOf(power))
	return newBench().Watch(ctx, match, func(m *lux.Match) func(lux.Event) {
		if seat >= 0 {
			m.Withhold(seat, power)
		}
		return nil
	})
}

// write prints the report as tables.
func (r *balanceReport) write(out io.Writer) {
	fmt.Fprintf(out, "%d matches of %d × %s, seeds from %d\n\n", r.Games, r.Seats, r.Level, r.Seed)
	r.Targets.Write(out)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\n\nseat\twon\t95 %\tplace from who began\twon\t95 %\trank\tpoints\t\n")
	for n, s := range r.BySeat {
		at := r.ByPlace[n]
		fmt.Fprintf(w, "%d\t%.1f %%\t%.1f–%.1f\t%d\t%.1f %%\t%.1f–%.1f\t%d\t%.1f\t\n", n+1, 100*s.Share, 100*s.Low, 100*s.High,
			n+1, 100*at.Share, 100*at.Low, 100*at.High, n+1, r.Ranked[n])
	}
	if len(r.Worth) > 0 {
		fmt.Fprint(w, "\n\nwithout\tgames\twon\t95 %\t\n")
	}
	for _, p := range r.Worth {
		fmt.Fprintf(w, "%s\t%d\t%.2f\t%.2f–%.2f\t\n", p.Power, p.Games, p.Won, p.Low, p.High)
	}
	w.Flush()
	if len(r.Worth) > 0 {
		fmt.Fprintln(out, "\nWithout: how often a seat wins for which the power does nothing, 1 being its fair share.")
	}
	r.courseReport.write(out)
}

// optionOf is the option by which a power is chosen.
func optionOf(power lux.Power) record.Option {
	return record.Option{Name: power.Colour().String(), Value: power.String()}
}
