package lab

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/game/terminal"
	"capital/rules/rome"
)

// Balance plays architects and reports what the board and the pieces make of their matches.
func Balance(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab balance", "[flags]", "Plays matches between architects and reports what the board and the pieces make of them: who wins from\n"+
		"which seat and place, what prefectures bring and pieces cost, and which targets are met.", out, errOut)
	game := Game()
	s := game.AlikeFlags(c, 2000, ai.Architect)
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := s.Prepare(); err != nil {
		return c.Bad("%v", err)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	b := newBalance(s.Seats)
	if err := follow(ctx, &s.Simulation, b.add); err != nil {
		return c.Ended(err)
	}
	report := b.report(s)
	return c.Print(s.JSON, report, report.write)
}

// balance adds up matches, all seats alike.
type balance struct {
	course
	seats           int
	bySeat, byPlace []float64 // won; places are counted from who began round 1, clockwise
	ranked          []int     // points of the best, the second, …
}

func newBalance(seats int) *balance {
	return &balance{seats: seats, bySeat: make([]float64, seats), byPlace: make([]float64, seats), ranked: make([]int, seats)}
}

func (b *balance) add(r *result) {
	b.course.add(r)
	for seat, share := range r.Shares {
		b.bySeat[seat] += share
		b.byPlace[(seat-r.starter+b.seats)%b.seats] += share
	}
	points := slices.Sorted(slices.Values(r.Points))
	slices.Reverse(points)
	for rank, n := range points {
		b.ranked[rank] += n
	}
}

// balanceReport is what the board and the pieces make of matches.
type balanceReport struct {
	Games   int         `json:"games"`
	Seats   int         `json:"seats"`
	Seed    uint64      `json:"seed"`
	Level   string      `json:"level"`
	Targets lab.Targets `json:"targets"`
	BySeat  []lab.Share `json:"bySeat"`
	ByPlace []lab.Share `json:"byPlace"` // from who began round 1, clockwise
	Ranked  []float64   `json:"ranked"`  // points of the best, the second, …
	courseReport
}

func (b *balance) report(s *lab.Alike) *balanceReport {
	r := &balanceReport{Games: b.games, Seats: b.seats, Seed: s.Seed, Level: s.Level, courseReport: b.course.report(),
		BySeat: lab.SharesOf(b.bySeat, b.games), ByPlace: lab.SharesOf(b.byPlace, b.games)}
	for _, points := range b.ranked {
		r.Ranked = append(r.Ranked, lab.Per(points, b.games))
	}
	r.judge()
	return r
}

// What matches of four were published to come to, and how much like that is near.
var (
	publishedRounds = [rome.Rounds]float64{20, 35, 44, 48}   // points of all seats together
	publishedRanks  = [rome.MaxSeats]float64{43, 39, 35, 30} // points of the best, the second, …
)

const (
	near        = 0.2 // of what was published, more or less
	mostEmpty   = 1 / 3.0
	leastGoing  = 0.1 // correlation of a price with a worth
	leastUsed   = 70.0
	leastPassed = 0.5 // of the equal share, of those who pass first, and last
	placesApart = 0.05
)

// judge compares what was found with what good pieces and a good board make of matches.
func (r *balanceReport) judge() {
	r.Targets.AddSeats(r.BySeat)
	equal := 1 / float64(r.Seats)
	r.Targets.Add("every place from who began wins", fmt.Sprintf("%.1f ± %.0f %%", 100*equal, 100*placesApart),
		!slices.ContainsFunc(r.ByPlace, func(s lab.Share) bool { return s.Share < equal-placesApart || s.Share > equal+placesApart }), "%s %%", sharesInWords(r.ByPlace))
	if r.Seats == rome.MaxSeats {
		r.judgePublished()
	}
	r.judgePrefectures()
	for _, p := range r.Prices {
		r.Targets.Add("the price of the "+p.Piece+" goes with its worth", fmt.Sprintf("correlation %.1f or more", leastGoing), p.Correlation >= leastGoing, "%.2f", p.Correlation)
	}
	first, last := 0.0, 0.0
	for _, round := range r.Rounds {
		first += round.FirstOutWon / rome.Rounds
		last += round.LastOutWon / rome.Rounds
	}
	goal := fmt.Sprintf("%.1f %% or more", 100*equal*leastPassed)
	r.Targets.Add("those who pass first win", goal, first >= equal*leastPassed, "%.1f %%", 100*first)
	r.Targets.Add("those who pass last win", goal, last >= equal*leastPassed, "%.1f %%", 100*last)
}

// judgePublished compares matches of four with what was published of them.
func (r *balanceReport) judgePublished() {
	var rounds []float64
	for _, round := range r.Rounds {
		rounds = append(rounds, round.Points)
	}
	r.judgeNear("points by round, together", publishedRounds[:], rounds)
	r.judgeNear("points of the best, second, third, last", publishedRanks[:], r.Ranked)
	used := rome.Floors - r.Stock
	r.Targets.Add("floors used", fmt.Sprintf("%.0f of %d or more", leastUsed, rome.Floors), used >= leastUsed, "%.1f, %.1f of them on the board", used, r.Board)
}

// judgeNear compares numbers with those that were published.
func (r *balanceReport) judgeNear(name string, published, found []float64) {
	met := true
	for n, want := range published {
		met = met && found[n] >= want*(1-near) && found[n] <= want*(1+near)
	}
	r.Targets.Add(name, fmt.Sprintf("%s ± %.0f %%", inWords(published), 100*near), met, "%s", inWords(found))
}

// judgePrefectures tells where seats fight first, and which prefectures are left out.
func (r *balanceReport) judgePrefectures() {
	first := slices.MaxFunc(r.Prefectures, func(a, b prefectureReport) int {
		if a.First < b.First {
			return -1
		}
		return 1
	})
	r.Targets.Add("fought over first", rome.Capitoline.String(), first.Prefecture == rome.Capitoline.String(), "%s, %.1f %%", first.Prefecture, 100*first.First)
	var empty []string
	for _, p := range r.Prefectures {
		if p.Empty > mostEmpty {
			empty = append(empty, fmt.Sprintf("%s %.0f %%", p.Prefecture, 100*p.Empty))
		}
	}
	found := "none"
	if len(empty) > 0 {
		found = strings.Join(empty, ", ")
	}
	r.Targets.Add("left out of more than a third of the matches", "none", len(empty) == 0, "%s", found)
}

// inWords lists numbers: "20 35 44 48".
func inWords(numbers []float64) string {
	var words []string
	for _, n := range numbers {
		words = append(words, fmt.Sprintf("%.0f", n))
	}
	return strings.Join(words, " ")
}

func sharesInWords(shares []lab.Share) string {
	var numbers []float64
	for _, s := range shares {
		numbers = append(numbers, 100*s.Share)
	}
	return inWords(numbers)
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
	w.Flush()
	r.courseReport.write(out)
}
