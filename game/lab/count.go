package lab

import (
	"context"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"capital/game/statistics"
	"capital/game/terminal"
)

// simCommand is the command that simulates matches of a game and counts what every game has: victories and points.
func simCommand(g *Game) terminal.Run {
	return func(args []string, _ io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags("sim", "[flags]", "Plays matches between computer players: who wins, and by how much.\n"+
			"The same seats, seed and number of games give the same result on every machine.", out, errOut)
		s := g.SimulationFlags(c)
		if code, goOn := c.Parse(args, 0, 0); !goOn {
			return code
		}
		if err := s.Prepare(); err != nil {
			return c.Bad("%v", err)
		}
		ctx, stop := terminal.UntilInterrupted()
		defer stop()
		report, err := simulate(ctx, g, s)
		if err != nil {
			return c.Ended(err)
		}
		return c.Print(s.JSON, report, report.Write)
	}
}

// simulate plays the matches and sums them up.
func simulate(ctx context.Context, g *Game, s *Simulation) (*VictoryReport, error) {
	play := func(ctx context.Context, match *Match, o *Outcome) (_ Outcome, err error) {
		*o, err = g.Play(ctx, match)
		return *o, err
	}
	all := NewVictories(s)
	if err := Simulate(ctx, s, play, all.Add); err != nil {
		return nil, err
	}
	return all.Report(), nil
}

// Victories adds up two things that every game has: who wins a simulation's matches, and by how much.
type Victories struct {
	of     *Simulation
	seats  []seatCount
	levels map[string]*seatCount
}

// NewVictories begins with no match.
func NewVictories(s *Simulation) *Victories {
	v := &Victories{of: s, seats: make([]seatCount, len(s.Levels)), levels: map[string]*seatCount{}}
	for _, level := range s.Levels {
		v.levels[level] = &seatCount{}
	}
	return v
}

// Add takes in a match.
func (v *Victories) Add(o *Outcome) {
	for seat, level := range v.of.Levels {
		v.seats[seat].add(o, seat)
		v.levels[level].add(o, seat)
	}
}

// Report is the report of all matches added so far.
func (v *Victories) Report() *VictoryReport {
	r := &VictoryReport{Game: v.of.game.Name, Games: v.of.Games, Seed: v.of.Seed}
	for seat, level := range v.of.Levels {
		if slices.Index(v.of.Levels, level) == seat {
			r.Players = append(r.Players, levelRow{v.levels[level].matches / v.of.Games, v.levels[level].row(level)})
		}
		r.BySeat = append(r.BySeat, v.seats[seat].row(level))
	}
	return r
}

// VictoryReport is the report of a simulation. Shares are from 0 to 1. All else is the mean of a match.
type VictoryReport struct {
	Game    string      `json:"game"`
	Games   int         `json:"games"`
	Seed    uint64      `json:"seed"`
	Players []levelRow  `json:"players"` // each level over all its seats
	BySeat  []playerRow `json:"bySeat"`
}

// levelRow is how one level did over all its seats.
type levelRow struct {
	Seats int `json:"seats"`
	playerRow
}

// playerRow is how one level, or one seat, did.
type playerRow struct {
	Player  string  `json:"player"`
	Won     float64 `json:"won"` // a shared victory counts in parts
	WonLow  float64 `json:"wonLow"`
	WonHigh float64 `json:"wonHigh"`
	Score   float64 `json:"score"`
	Margin  float64 `json:"margin"` // to the best other seat
}

// seatCount adds up the matches of a seat, or of several.
type seatCount struct {
	won            float64
	points, margin int
	matches        int
}

func (n *seatCount) add(o *Outcome, seat int) {
	n.won += o.Shares[seat]
	n.points += o.Points[seat]
	n.margin += o.Margin(seat)
	n.matches++
}

func (n *seatCount) row(level string) playerRow {
	won := n.won / float64(n.matches)
	low, high := statistics.Interval(won, n.matches)
	return playerRow{level, won, low, high, Per(n.points, n.matches), Per(n.margin, n.matches)}
}

// Write prints the report as a table.
func (r *VictoryReport) Write(out io.Writer) {
	fmt.Fprintf(out, "%d matches, seeds from %d\n\n", r.Games, r.Seed)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "player\tseat\twon\t95 %\tscore\tmargin\t\n")
	for _, p := range r.Players {
		p.write(w, "all")
	}
	for n, p := range r.BySeat {
		p.write(w, fmt.Sprint(n+1))
	}
	w.Flush()
}

func (p *playerRow) write(w io.Writer, seat string) {
	fmt.Fprintf(w, "%s\t%s\t%.1f %%\t%.1f–%.1f\t%.1f\t%+.1f\t\n", p.Player, seat, 100*p.Won, 100*p.WonLow, 100*p.WonHigh, p.Score, p.Margin)
}
