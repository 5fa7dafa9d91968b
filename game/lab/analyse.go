package lab

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"capital/game/terminal"
)

// Bounds of an analysis.
const (
	analyseSamples = 48     // a decision, unless asked otherwise: some ten seconds a match on two cores
	maxSamples     = 10_000 // a decision
	slipsTold      = 3      // of each seat, the largest
)

// Analyse is the command that reviews the moves of a record. It prints the move that was played, the best one, and how much
// the difference is expected to cost.
func Analyse(games []Game) terminal.Run {
	return func(args []string, in io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags("analyse", "[flags] FILE", "Reviews each decision of a record (- is standard input): the move played, the best one that a master\n"+
			"finds from what the seat could know, and by how many victory points its expected margin is better.\n"+
			"The same record, seed and samples give the same analysis.", out, errOut)
		samples := c.Int("samples", analyseSamples, "`number` of ways in which each decision is played on")
		seed := c.Uint64("seed", 1, "`seed` of the samples")
		seat := c.Int("seat", 0, "review only the decisions of this `seat`, counted from 1; 0 for all")
		asJSON := c.Bool("json", false, "print it as JSON, with the reasons for each best move")
		wanted := c.String("game", "", "`name` of the game: "+namesOf(games)+"; without it the record's")
		if code, goOn := c.Parse(args, 1, 1); !goOn {
			return code
		}
		if *samples < 1 || *samples > maxSamples {
			return c.Bad("-samples: expected a number from 1 to %d, found %d", maxSamples, *samples)
		}
		r, err := readReviewed(games, *wanted, c.Arg(0), in)
		if err != nil {
			return c.Bad("%v", err)
		}
		if *seat < 0 || *seat > len(r.seats) {
			return c.Bad("-seat: expected a number from 1 to %d, found %d", len(r.seats), *seat)
		}
		ctx, stop := terminal.UntilInterrupted()
		defer stop()
		found, err := r.Analyse(ctx, *seat-1, *seed, *samples)
		if err != nil {
			return c.Ended(fmt.Errorf("%s: %w", c.Arg(0), err))
		}
		return c.Print(*asJSON, found, found.write)
	}
}

// readReviewed reads the record of a file. It is of the game that is wanted, or else of the game that the record names.
func readReviewed(games []Game, wanted, file string, in io.Reader) (*Reviewed, error) {
	var g *Game
	var err error
	if wanted != "" {
		if g, err = gameCalled(games, wanted); err != nil {
			return nil, err
		}
	}
	text, err := ReadText(file, in)
	if err != nil {
		return nil, err
	}
	if g == nil {
		g = gameOf(games, text)
	}
	if g.Reviewed == nil {
		return nil, fmt.Errorf("-game: there is no such command for %s", g.Name)
	}
	r, err := g.Reviewed(text)
	if err != nil {
		return nil, fmt.Errorf("%s", AtLine(file, err))
	}
	return r, nil
}

func (a *Analysis) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "move\tseat\t%s\tplayed\tmargin\tbest\tmargin\tdifference\n", a.record.stage)
	for _, m := range a.Moves {
		best, margin, loss := "=", "", ""
		if m.Loss > 0 {
			best, margin, loss = m.Best, fmt.Sprintf("%+.1f", m.BestMargin), fmt.Sprintf("%.1f", m.Loss)
		}
		if m.Slip {
			loss += " !"
		}
		fmt.Fprintf(w, "%d\t%d\t%d\t%s\t%+.1f\t%s\t%s\t%s\n", m.Move, m.Seat, m.Stage, m.Played, m.PlayedMargin, best, margin, loss)
	}
	w.Flush()
	a.writeSeats(out)
}

// writeSeats prints the sums and the largest slips.
func (a *Analysis) writeSeats(out io.Writer) {
	fmt.Fprintf(out, "\nMargins are victory points ahead of the best other seat, as expected at the end.%s"+
		"! marks a slip: a loss of %.0f or more that chance does not explain.\n\n", a.record.aside, slipFrom)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "seat\tname\tdecisions\tmean loss\tslips\t")
	for stage := range a.record.stages {
		fmt.Fprintf(w, "%s %d\t", a.record.stage, stage+1)
	}
	fmt.Fprint(w, "end\t\n")
	for n := range a.Seats {
		a.writeSeat(w, &a.Seats[n])
	}
	w.Flush()
	for n := range a.Seats {
		a.writeSlips(out, &a.Seats[n])
	}
}

func (a *Analysis) writeSeat(w io.Writer, s *SeatAnalysis) {
	fmt.Fprintf(w, "%d\t%s\t%d\t%.2f\t%d\t", s.Seat, terminal.Name(s.Name), s.Decisions, s.MeanLoss, len(s.Slips))
	for stage := range a.record.stages {
		if stage < len(s.Margins) {
			fmt.Fprintf(w, "%+.1f", s.Margins[stage])
		}
		fmt.Fprint(w, "\t")
	}
	if s.End != nil {
		fmt.Fprintf(w, "%+d", *s.End)
	}
	fmt.Fprint(w, "\t\n")
}

func (a *Analysis) writeSlips(out io.Writer, s *SeatAnalysis) {
	var told []string
	for _, n := range s.Slips[:min(slipsTold, len(s.Slips))] {
		at := slices.IndexFunc(a.Moves, func(m MoveAnalysis) bool { return m.Move == n })
		m := a.Moves[at]
		told = append(told, fmt.Sprintf("  move %d: %s instead of %s, %.1f", m.Move, m.Played, m.Best, m.Loss))
	}
	if len(told) > 0 {
		fmt.Fprintf(out, "\nLargest slips of seat %d, %s\n%s\n", s.Seat, terminal.Name(s.Name), strings.Join(told, "\n"))
	}
}
