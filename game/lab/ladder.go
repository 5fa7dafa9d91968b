package lab

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/bits"
	"strings"
	"text/tabwriter"
	"time"

	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// rung is one comparison of the ladder: one seat of a level against the others of
// another, at a table of four.
type rung struct {
	one, against string
	goal         float64 // the win share hoped for with four seats; 0 where none is set
}

// rungs lists the comparisons from the bottom up.
func rungs() []rung {
	return []rung{
		{ai.Builder, ai.Random, 0.97},
		{ai.Builder, ai.Apprentice, 0.60},
		{ai.Architect, ai.Builder, 0.70},
		{ai.Master, ai.Builder, 0.85},
		{ai.Master, ai.Architect, 0.45},
	}
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

// paceOfOne is how fast one level decides.
type paceOfOne struct {
	Level     string  `json:"level"`
	Decisions int     `json:"decisions"`
	PerSecond float64 `json:"perSecond"` // of thinking, on one core
	Median    float64 `json:"medianMicroseconds"`
	High      float64 `json:"p95Microseconds"`
}

// Ladder plays each level against the one below and prints how often it wins and
// how long it thinks.
func Ladder(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := newCommand("lab ladder", "[flags]", "Plays one seat of each level against the others of the level below. The seat goes round,\n"+
		"each deal is played from every seat, and every rung has the same deals.", out, errOut)
	games := c.Int("games", 400, "`number` of matches a rung")
	seats := c.Int("seats", warsaw.MaxSeats, "`number` of seats, 2 to 4")
	seed := c.Uint64("seed", 1, "`seed` of the first deal")
	one := c.String("one", "", "measure only this `level`")
	against := c.String("against", "", "against this `level`")
	samples := c.Int("samples", 0, "samples that the master takes a decision, at most; 0 for no such `limit`")
	most := c.Duration("time", think.MasterTime, "`time` that the master takes a decision, at most; 0 for no such limit")
	asJSON := c.Bool("json", false, "print it as JSON")
	if code, goOn := c.parse(args, 0, 0); !goOn {
		return code
	}
	switch {
	case *samples < 0 || *most < 0 || *samples == 0 && *most == 0:
		return c.fail("-samples, -time: expected a limit")
	case *games < 1 || *games > maxGames:
		return c.fail("-games: expected a number from 1 to %d, found %d", maxGames, *games)
	case *seats < 2 || *seats > warsaw.MaxSeats:
		return c.fail("-seats: expected 2 to %d, found %d", warsaw.MaxSeats, *seats)
	case (*one == "") != (*against == ""):
		return c.fail("-one and -against go together")
	}
	if *samples == 0 { // only time ends it
		*samples = math.MaxInt
	}
	climb := rungs()
	if *one != "" {
		climb = []rung{{one: *one, against: *against}}
		for _, known := range rungs() {
			if known.one == *one && known.against == *against {
				climb[0] = known
			}
		}
	}
	ctx, stop := untilInterrupted()
	defer stop()
	var reports []rungReport
	for _, r := range climb {
		if err := checkSeats([]string{r.one, r.against}); err != nil {
			return c.fail("%v", err)
		}
		report, err := r.play(ctx, *seats, *games, *seed, *samples, *most)
		if err != nil {
			return c.failWith(err)
		}
		reports = append(reports, report)
	}
	return c.print(*asJSON, reports, func(out io.Writer) { writeLadder(out, reports) })
}

// play plays the matches of one rung: match n has deal n/seats, seen from seat n%seats.
func (r rung) play(ctx context.Context, seats, games int, seed uint64, samples int, most time.Duration) (rungReport, error) {
	report := rungReport{One: r.one, Against: r.against, Seats: seats, Games: games}
	if seats == warsaw.MaxSeats {
		report.Goal = r.goal
	}
	var times [batch][2][]time.Duration // of a match's decisions: of the one, and of the others
	play := func(n int, found *result) error {
		deal, hero := seed+uint64(n/seats), n%seats
		players := make([]ai.Player, seats)
		for s := range players {
			level := r.against
			if s == hero {
				level = r.one
			}
			players[s] = newTimed(level, playerSeed(deal, s), samples, most)
		}
		own := &times[n%batch]
		own[0], own[1] = own[0][:0], own[1][:0]
		return playMatch(players, deal, found, func(seat int, _ warsaw.Action, took time.Duration) {
			side := 0
			if seat != hero {
				side = 1
			}
			own[side] = append(own[side], took)
		})
	}
	var pace [2]pace
	err := playAll(ctx, games, play, func(n int, found *result) {
		report.Won += found.winShare(n%seats) / float64(games)
		report.Margin += float64(found.margin(n%seats)) / float64(games)
		for side := range pace {
			for _, took := range times[n%batch][side] {
				pace[side].add(took)
			}
		}
	})
	if err != nil {
		return rungReport{}, err
	}
	report.WonLow, report.WonHigh = interval(report.Won, games)
	report.Levels = []paceOfOne{pace[0].report(r.one), pace[1].report(r.against)}
	return report, nil
}

// pace counts how long decisions took, in classes less than one per cent wide, so that
// any number of them takes no more memory.
type pace struct {
	classes [(64 - classBits) << classBits]int
	count   int
	sum     time.Duration
}

// classBits is how many bits of a duration tell its class, after the first that is set.
const classBits = 7

func (p *pace) add(took time.Duration) {
	p.classes[classOf(took)]++
	p.count++
	p.sum += took
}

// classOf is the class of a duration: below 2 << classBits nanoseconds each has its own.
func classOf(took time.Duration) int {
	shift := max(0, bits.Len64(uint64(took))-classBits-1)
	return shift<<classBits + int(took>>shift)
}

// shortest is the shortest duration of a class.
func shortest(class int) time.Duration {
	shift := max(0, class>>classBits-1)
	return time.Duration(class-shift<<classBits) << shift
}

// quantile is what the share of the decisions take at most.
func (p *pace) quantile(share float64) time.Duration {
	before := int(share * float64(p.count))
	for class, count := range p.classes {
		if before -= count; before < 0 {
			return shortest(class)
		}
	}
	return 0
}

func (p *pace) report(level string) paceOfOne {
	micros := func(t time.Duration) float64 { return float64(t) / float64(time.Microsecond) }
	return paceOfOne{level, p.count, float64(p.count) / max(p.sum.Seconds(), 1e-9), micros(p.quantile(0.5)), micros(p.quantile(0.95))}
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
	fmt.Fprint(w, "\n\nlevel\tin\tdecisions\ta second\tmedian\t95 % within\t\n")
	for _, r := range reports {
		for _, p := range r.Levels {
			fmt.Fprintf(w, "%s\t%s\t%d\t%.0f\t%s\t%s\t\n", p.Level, strings.Join([]string{r.One, r.Against}, "–"), p.Decisions,
				p.PerSecond, thinking(p.Median), thinking(p.High))
		}
	}
	w.Flush()
}

// thinking is a time in microseconds in the unit that suits it.
func thinking(microseconds float64) string {
	if microseconds < 1000 {
		return fmt.Sprintf("%.1f µs", microseconds)
	}
	return fmt.Sprintf("%.1f ms", microseconds/1000)
}
