package lab

import (
	"context"
	"io"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/game/terminal"
)

// Sim plays matches between computer players and prints what became of them.
func Sim(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("sim", "[flags]", "Plays matches between computer players: who wins, and what cards and prefectures are used for.\n"+
		"The same seats, seed and number of games give the same result on every machine.", out, errOut)
	game := Game()
	s := game.SimulationFlags(c)
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := s.Prepare(); err != nil {
		return c.Bad("%v", err)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	report, err := simulate(ctx, s)
	if err != nil {
		return c.Ended(err)
	}
	return c.Print(s.JSON, report, report.write)
}

// simReport is what a simulation found.
type simReport struct {
	*lab.VictoryReport
	courseReport
}

// simulate plays the matches of a simulation and sums them up.
func simulate(ctx context.Context, s *lab.Simulation) (*simReport, error) {
	victories, all := lab.NewVictories(s), course{}
	err := follow(ctx, s, func(r *result) {
		victories.Add(&r.Outcome)
		all.add(r)
	})
	if err != nil {
		return nil, err
	}
	return &simReport{victories.Report(), all.report()}, nil
}

func (r *simReport) write(out io.Writer) {
	r.VictoryReport.Write(out)
	r.courseReport.write(out)
}

// follow plays the matches of a simulation and hands on what became of each.
func follow(ctx context.Context, s *lab.Simulation, add func(*result)) error {
	critic, err := ai.NewCritic()
	if err != nil {
		return err
	}
	play := func(ctx context.Context, match *lab.Match, r *result) (lab.Outcome, error) {
		*r = result{critic: critic}
		o, err := newBench().Watch(ctx, match, r.watch)
		if err == nil {
			r.Outcome = o
		}
		return o, err
	}
	return lab.Simulate(ctx, s, play, add)
}
