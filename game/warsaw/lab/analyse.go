package lab

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// Bounds of an analysis.
const (
	analyseSamples = 48     // a decision, unless asked otherwise: some ten seconds a match on two cores
	maxSamples     = 10_000 // a decision
	slipFrom       = 1.0    // victory points that a slip loses at least
	slipsTold      = 3      // of each seat, the largest
)

// analysis is what a master thinks of the moves of one record.
type analysis struct {
	Samples int            `json:"samples"`
	Moves   []moveAnalysis `json:"moves"`
	Seats   []seatAnalysis `json:"seats"`
}

// moveAnalysis is one decision. Margins are victory points ahead of the best other seat,
// as expected at the end.
type moveAnalysis struct {
	Move         int          `json:"move"` // counted from 1
	Seat         int          `json:"seat"` // counted from 1
	Epoch        int          `json:"epoch"`
	Played       string       `json:"played"`
	PlayedMargin float64      `json:"playedMargin"`
	Best         string       `json:"best"` // of a pick, with the use of its tile
	BestMargin   float64      `json:"bestMargin"`
	Loss         float64      `json:"loss"`
	Slip         bool         `json:"slip"`
	Margins      []float64    `json:"margins"` // of each seat, before the move
	Why          []reasonText `json:"why"`     // what speaks for the best move
}

// reasonText is one reason for the best move; its fields mean what [ai.Why] says of them.
type reasonText struct {
	Why      string `json:"why"`
	Kind     string `json:"kind,omitempty"`
	Building string `json:"building,omitempty"`
	Tile     string `json:"tile,omitempty"`
	Seat     int    `json:"seat,omitempty"` // counted from 1
	Count    int    `json:"count"`
	Coins    int    `json:"coins"`
	VP       int    `json:"vp"`
}

// seatAnalysis sums up the decisions of one seat.
type seatAnalysis struct {
	Seat      int       `json:"seat"` // counted from 1
	Name      string    `json:"name"`
	Decisions int       `json:"decisions"`
	MeanLoss  float64   `json:"meanLoss"`
	Slips     []int     `json:"slips"`         // moves, the largest loss first
	Margins   []float64 `json:"margins"`       // expected when each epoch began, as far as the record goes
	End       *int      `json:"end,omitempty"` // the margin it came to, once the match is over
}

// Analyse reviews the moves of a record and prints what was played, what would have been
// best, and what the difference is expected to cost.
func Analyse(args []string, in io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("analyse", "[flags] FILE", "Reviews each decision of a record (- is standard input): the move played, the best one that a master\n"+
		"finds from what the seat could know, and by how many victory points its expected margin is better.\n"+
		"The same record, seed and samples give the same analysis.", out, errOut)
	samples := c.Int("samples", analyseSamples, "`number` of ways in which each decision is played on")
	seed := c.Uint64("seed", 1, "`seed` of the samples")
	seat := c.Int("seat", 0, "review only the decisions of this `seat`, counted from 1; 0 for all")
	asJSON := c.Bool("json", false, "print it as JSON, with the reasons for each best move")
	if code, goOn := c.Parse(args, 1, 1); !goOn {
		return code
	}
	if *samples < 1 || *samples > maxSamples {
		return c.Bad("-samples: expected a number from 1 to %d, found %d", maxSamples, *samples)
	}
	text, err := lab.ReadText(c.Arg(0), in)
	if err != nil {
		return c.Bad("%v", err)
	}
	record, match, err := warsaw.ReadRecord(text)
	if err != nil {
		return c.Bad("%s", lab.AtLine(c.Arg(0), err))
	}
	if *seat < 0 || *seat > match.Seats() {
		return c.Bad("-seat: expected a number from 1 to %d, found %d", match.Seats(), *seat)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	found, err := analyse(ctx, &record, &match, *seat-1, *seed, *samples)
	if err != nil {
		return c.Ended(fmt.Errorf("%s: %w", c.Arg(0), err))
	}
	return c.Print(*asJSON, found, found.write)
}

// analyse reviews all moves, or those of one seat, until the context ends; end is the
// match after them all.
func analyse(ctx context.Context, record *warsaw.Record, end *warsaw.Match, only int, seed uint64, samples int) (*analysis, error) {
	var moves []int
	tables := make([]warsaw.Match, len(record.Actions)) // before each move
	m := warsaw.NewMatch(len(record.Seats), record.Seed, nil)
	for n, move := range record.Actions {
		tables[n] = m
		m.Apply(move.Seat, move.Action, nil) // checked when the record was read
		if only < 0 || move.Seat == only {
			moves = append(moves, n)
		}
	}
	all := analysis{Samples: samples, Moves: make([]moveAnalysis, len(moves)), Seats: []seatAnalysis{}}
	err := lab.OnAllCores(ctx, len(moves), func(i int) error {
		n := moves[i]
		review, err := ai.ReviewAt(&tables[n], record.Actions[n:], seed, ai.Limit{Samples: samples, Stop: ctx.Done()})
		if err == nil {
			all.Moves[i] = describe(&tables[n], record.Actions[n], n, &review)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	for s := range record.Seats {
		if only < 0 || s == only {
			all.Seats = append(all.Seats, all.sumUp(s, record.Seats[s].Name, end))
		}
	}
	return &all, nil
}

// describe puts the review of move n into words; m is the match before it.
func describe(m *warsaw.Match, move warsaw.Move, n int, r *ai.Review) moveAnalysis {
	a := moveAnalysis{
		Move:         n + 1,
		Seat:         move.Seat + 1,
		Epoch:        m.Epoch(),
		Played:       move.Action.String(),
		PlayedMargin: r.Played.Margin,
		Best:         bestText(move.Action, r.Best.Action),
		BestMargin:   r.Best.Margin,
		Loss:         r.Loss(),
		Slip:         r.Sure && r.Loss() >= slipFrom,
		Margins:      r.Margins[:m.Seats()],
		Why:          []reasonText{},
	}
	v := m.View(move.Seat)
	for _, reason := range ai.Reasons(&v, r.Best.Action) {
		a.Why = append(a.Why, textOf(&reason))
	}
	return a
}

// bestText is the best action as in a record; a pick is followed by the use it is for.
func bestText(played, best warsaw.Action) string {
	if played.Kind != warsaw.Pick {
		return best.String()
	}
	code := best.Tile.Tile().Code
	return "pick " + code + ", " + strings.Replace(best.String(), " "+code, "", 1)
}

func textOf(r *ai.Reason) reasonText {
	t := reasonText{Why: r.Why.Key(), Count: r.Count, Coins: r.Coins, VP: r.VP}
	if r.Why.SpeaksOfKind() {
		t.Kind = r.Kind.String()
	}
	if r.Building != warsaw.NoBuilding {
		t.Building = warsaw.BuildingTile(r.Building).Tile().Name
	}
	if r.Tile != warsaw.NoTile {
		t.Tile = r.Tile.Tile().Code
	}
	if r.Why.SpeaksOfSeat() {
		t.Seat = r.Seat + 1
	}
	return t
}

// sumUp sums up the decisions of a seat.
func (a *analysis) sumUp(seat int, name string, end *warsaw.Match) seatAnalysis {
	s := seatAnalysis{Seat: seat + 1, Name: name, Slips: []int{}, Margins: []float64{}}
	var slips []moveAnalysis
	for _, move := range a.Moves {
		if move.Epoch > len(s.Margins) {
			s.Margins = append(s.Margins, move.Margins[seat])
		}
		if move.Seat != seat+1 {
			continue
		}
		s.Decisions++
		s.MeanLoss += move.Loss
		if move.Slip {
			slips = append(slips, move)
		}
	}
	s.MeanLoss /= float64(max(1, s.Decisions))
	slices.SortStableFunc(slips, func(a, b moveAnalysis) int { return cmp.Compare(b.Loss, a.Loss) })
	for _, slip := range slips {
		s.Slips = append(s.Slips, slip.Move)
	}
	if end.Over() {
		margin := endMargin(end, seat)
		s.End = &margin
	}
	return s
}

// endMargin is by how many victory points a seat is ahead of the best other one.
func endMargin(m *warsaw.Match, seat int) int {
	best := 0
	for s := range m.Seats() {
		if s != seat {
			best = max(best, int(m.Player(s).VP))
		}
	}
	return int(m.Player(seat).VP) - best
}

func (a *analysis) write(out io.Writer) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "move\tseat\tepoch\tplayed\tmargin\tbest\tmargin\tdifference\n")
	for _, m := range a.Moves {
		best, margin, loss := "=", "", ""
		if m.Loss > 0 {
			best, margin, loss = m.Best, fmt.Sprintf("%+.1f", m.BestMargin), fmt.Sprintf("%.1f", m.Loss)
		}
		if m.Slip {
			loss += " !"
		}
		fmt.Fprintf(w, "%d\t%d\t%d\t%s\t%+.1f\t%s\t%s\t%s\n", m.Move, m.Seat, m.Epoch, m.Played, m.PlayedMargin, best, margin, loss)
	}
	w.Flush()
	a.writeSeats(out)
}

// writeSeats prints the sums and the largest slips.
func (a *analysis) writeSeats(out io.Writer) {
	fmt.Fprintf(out, "\nMargins are victory points ahead of the best other seat, as expected at the end. A pick counts as its\n"+
		"tile's best use. ! marks a slip: a loss of %.0f or more that chance does not explain.\n\n", slipFrom)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "seat\tname\tdecisions\tmean loss\tslips\t")
	for epoch := range warsaw.Epochs {
		fmt.Fprintf(w, "epoch %d\t", epoch+1)
	}
	fmt.Fprint(w, "end\t\n")
	for _, s := range a.Seats {
		fmt.Fprintf(w, "%d\t%s\t%d\t%.2f\t%d\t", s.Seat, terminal.Name(s.Name), s.Decisions, s.MeanLoss, len(s.Slips))
		for epoch := range warsaw.Epochs {
			if epoch < len(s.Margins) {
				fmt.Fprintf(w, "%+.1f", s.Margins[epoch])
			}
			fmt.Fprint(w, "\t")
		}
		if s.End != nil {
			fmt.Fprintf(w, "%+d", *s.End)
		}
		fmt.Fprint(w, "\t\n")
	}
	w.Flush()
	for _, s := range a.Seats {
		var told []string
		for _, n := range s.Slips[:min(slipsTold, len(s.Slips))] {
			at := slices.IndexFunc(a.Moves, func(m moveAnalysis) bool { return m.Move == n })
			m := a.Moves[at]
			told = append(told, fmt.Sprintf("  move %d: %s instead of %s, %.1f", m.Move, m.Played, m.Best, m.Loss))
		}
		if len(told) > 0 {
			fmt.Fprintf(out, "\nLargest slips of seat %d, %s\n%s\n", s.Seat, terminal.Name(s.Name), strings.Join(told, "\n"))
		}
	}
}
