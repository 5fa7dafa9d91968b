package lab

import (
	"context"
	"io"

	"capital/game/lab"
	"capital/game/terminal"
)

// Sim plays matches between computer players and prints what became of them.
func Sim(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("sim", "[flags]", "Plays matches between computer players: who wins, what prestige comes from, and what each tile is worth.\n"+
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
	err := lab.Simulate(ctx, s, playResult, func(r *result) {
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
