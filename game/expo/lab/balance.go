package lab

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"text/tabwriter"

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/game/terminal"
)

// Balance plays matches of one level and reports what tiles and turn order make of them, and whether more than one style wins.
func Balance(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab balance", "[flags]", "Plays matches of one level and reports what the tiles make of them: who wins from which seat and place in\n"+
		"the first turn order, what tracks winners have, what each tile is worth, and which targets are met. Then it\n"+
		"plays each style, a builder who likes one thing better than others, against plain builders.", out, errOut)
	game := Game()
	s := game.AlikeFlags(c, 2000, ai.Builder)
	styles := c.Int("styles", 400, "`number` of matches for each style; 0 for none")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := s.Prepare(); err != nil {
		return c.Bad("%v", err)
	}
	if *styles < 0 || *styles > lab.MaxGames {
		return c.Bad("-styles: expected a number from 0 to %d, found %d", lab.MaxGames, *styles)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	b := newBalance(s.Seats)
	if err := lab.Simulate(ctx, &s.Simulation, playResult, b.add); err != nil {
		return c.Ended(err)
	}
	report := b.report(s)
	if *styles > 0 {
		var err error
		if report.Styles, err = playStyles(ctx, s, *styles); err != nil {
			return c.Ended(err)
		}
		report.judgeStyles()
	}
	return c.Print(s.JSON, report, report.write)
}

// balance adds up matches, all seats alike.
type balance struct {
	course
	people          int
	bySeat, byPlace []float64 // won; places are those of the order in round 1
	ranked          []int     // points of the best, the second, …
}

func newBalance(people int) *balance {
	return &balance{people: people, bySeat: make([]float64, people), byPlace: make([]float64, people), ranked: make([]int, people)}
}

func (b *balance) add(r *result) {
	b.course.add(r)
	for seat, share := range r.Shares {
		b.bySeat[seat] += share
		b.byPlace[r.seats[seat].start] += share
	}
	points := slices.Sorted(slices.Values(r.Points))
	slices.Reverse(points)
	for rank, n := range points {
		b.ranked[rank] += n
	}
}

// balanceReport is what tiles and turn order make of matches.
type balanceReport struct {
	Games   int           `json:"games"`
	Seats   int           `json:"seats"`
	Seed    uint64        `json:"seed"`
	Level   string        `json:"level"`
	Targets lab.Targets   `json:"targets"`
	BySeat  []lab.Share   `json:"bySeat"`
	ByPlace []lab.Share   `json:"byPlace"` // in the order of round 1
	Ranked  []float64     `json:"ranked"`  // prestige of the best, the second, …
	Styles  []styleReport `json:"styles"`
	courseReport
}

// styleReport is how often a style wins against plain builders.
type styleReport struct {
	Style string `json:"style"`
	Games int    `json:"games"`
	lab.Share
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
	placesApart = 0.06 // the first turn order is random, and bought anew in round 2
	mostWorth   = 3.0  // prestige by which a tile's builders are ahead of those of other tiles of its era, or behind
	leastBuilt  = 0.2  // times a match: of others too little is known
	stylesApart = 0.10 // of the equal share, more or less
)

// judge compares what was found with what good tiles and a fair turn order make of matches.
func (r *balanceReport) judge() {
	r.Targets.AddSeats(r.BySeat)
	equal := 1 / float64(r.Seats)
	least, most := r.ByPlace[0].Share, r.ByPlace[0].Share
	for _, s := range r.ByPlace {
		least, most = min(least, s.Share), max(most, s.Share)
	}
	r.Targets.Add("every place of the first turn order wins", fmt.Sprintf("%.1f ± %.0f %%", 100*equal, 100*placesApart),
		least >= equal-placesApart && most <= equal+placesApart, "%.1f to %.1f %%", 100*least, 100*most)
	far := tileReport{Tile: "none"}
	for _, t := range r.Tiles {
		if t.Era > 0 && t.Built >= leastBuilt && math.Abs(t.Worth) > math.Abs(far.Worth) {
			far = t
		}
	}
	r.Targets.Add("worth of the tile furthest from the mean of its era", fmt.Sprintf("%.0f or less", mostWorth), math.Abs(far.Worth) <= mostWorth, "%s %+.1f", far.Tile, far.Worth)
}

// judgeStyles asks whether every style can win.
func (r *balanceReport) judgeStyles() {
	equal := 1 / float64(r.Seats)
	for _, s := range r.Styles {
		r.Targets.Add("the style "+s.Style+" wins", fmt.Sprintf("%.1f ± %.0f %%", 100*equal, 100*stylesApart),
			s.High >= equal-stylesApart && s.Low <= equal+stylesApart, "%.1f %% (%.1f to %.1f)", 100*s.Share.Share, 100*s.Low, 100*s.High)
	}
}

// playStyles plays so many matches of each style at one seat, plain builders at the others; each deal is played from every seat.
func playStyles(ctx context.Context, s *lab.Alike, games int) ([]styleReport, error) {
	builder, err := ai.New(ai.Builder, 0)
	if err != nil {
		return nil, err
	}
	var all []styleReport
	for _, name := range ai.Styles() {
		style, err := ai.NewStyle(name)
		if err != nil {
			return nil, err
		}
		c, err := newBench().Compare(ctx, playerOf(style), playerOf(builder), s.Seats, games, s.Seed)
		if err != nil {
			return nil, err
		}
		all = append(all, styleReport{name, games, lab.ShareOf(c.Share*float64(games), games)})
	}
	return all, nil
}

// write prints the report as tables.
func (r *balanceReport) write(out io.Writer) {
	fmt.Fprintf(out, "%d matches of %d × %s, seeds from %d\n\n", r.Games, r.Seats, r.Level, r.Seed)
	r.Targets.Write(out)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "\n\nseat\twon\t95 %\tplace in round 1\twon\t95 %\trank\tprestige\t\n")
	for n, s := range r.BySeat {
		at := r.ByPlace[n]
		fmt.Fprintf(w, "%d\t%.1f %%\t%.1f–%.1f\t%d\t%.1f %%\t%.1f–%.1f\t%d\t%.1f\t\n", n+1, 100*s.Share, 100*s.Low, 100*s.High,
			n+1, 100*at.Share, 100*at.Low, 100*at.High, n+1, r.Ranked[n])
	}
	if len(r.Styles) > 0 {
		fmt.Fprint(w, "\n\nstyle\tgames\twon\t95 %\t\n")
	}
	for _, s := range r.Styles {
		fmt.Fprintf(w, "%s\t%d\t%.1f %%\t%.1f–%.1f\t\n", s.Style, s.Games, 100*s.Share.Share, 100*s.Low, 100*s.High)
	}
	w.Flush()
	r.courseReport.write(out)
}
