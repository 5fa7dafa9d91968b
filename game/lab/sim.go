package lab

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"capital/game/store"
	"capital/game/terminal"
	"capital/rules/record"
)

// Simulation is matches between the same levels. Each has a seed of its own, one more than the last.
type Simulation struct {
	Levels  []string // by seat
	Games   int
	Seed    uint64
	Folder  string          // for the records, or empty
	JSON    bool            // whether the report is wanted as JSON
	Options []record.Option // of every match

	game  *Game
	seats *string // the levels as the flag has them
}

// SimulationFlags adds the flags of a simulation to a command. Their values are there after [Simulation.Prepare].
func (g *Game) SimulationFlags(c *terminal.Flags) *Simulation {
	s := &Simulation{game: g}
	s.seats = c.String("seats", strings.Join(g.Usual, ","),
		fmt.Sprintf("%d to %d players, `levels` apart by commas: %s", g.Least, g.Most, strings.Join(g.Levels, ", ")))
	c.IntVar(&s.Games, "games", 100, "`number` of matches; each has a seed of its own, one more than the last")
	c.Uint64Var(&s.Seed, "seed", 1, "`seed` of the first match")
	c.StringVar(&s.Folder, "out", "", "`folder` for the records, one file a match")
	optionFlag(c, &s.Options)
	c.BoolVar(&s.JSON, "json", false, "print all figures as JSON")
	return s
}

// optionFlag adds the flag for what matches have beyond the usual rules. It may be given several times.
func optionFlag(c *terminal.Flags, options *[]record.Option) {
	c.Func("option", "`NAME=VALUE` of an option of every match, as in records; may be given for each", func(text string) error {
		name, value, ok := strings.Cut(text, "=")
		if !ok {
			return fmt.Errorf("expected NAME=VALUE")
		}
		*options = append(*options, record.Option{Name: name, Value: value})
		return nil
	})
}

// Prepare checks the parsed flags and makes the folder for the records.
func (s *Simulation) Prepare() error {
	s.Levels = strings.Split(*s.seats, ",")
	if err := s.game.CheckLevels(s.Levels); err != nil {
		return fmt.Errorf("-seats: %w", err)
	}
	if err := CheckGames(s.Games); err != nil {
		return fmt.Errorf("-games: %w", err)
	}
	if s.Folder == "" {
		return nil
	}
	if err := os.MkdirAll(s.Folder, 0o755); err != nil {
		return fmt.Errorf("-out: %w", err)
	}
	store.RemoveLeftovers(s.Folder, old, func(name string) bool {
		seed, _, _ := strings.Cut(strings.TrimPrefix(name, "."), ".")
		_, err := strconv.ParseUint(seed, 10, 64)
		return err == nil && store.Leftover(name, seed+recordEnds)
	})
	return nil
}

// recordEnds is the ending of the names of records. old is the age from which on a half-written file is left over, for
// writing takes a moment only.
const (
	recordEnds = ".capital"
	old        = time.Minute
)

// Simulate plays the matches of a simulation, and writes their records if they are wanted. play fills in a result, which
// may still hold an earlier match. The results are handed to add in the order of the seeds.
func Simulate[R any](ctx context.Context, s *Simulation, play func(ctx context.Context, match *Match, r *R) (Outcome, error), add func(r *R)) error {
	return Each(ctx, s.Games, func(n int, r *R) error {
		match := NewMatch(s.Seed+uint64(n), s.Levels, titled)
		match.Keep, match.Options = s.Folder != "", s.Options
		o, err := play(ctx, match, r)
		if err != nil || s.Folder == "" {
			return err
		}
		return store.WriteFile(filepath.Join(s.Folder, fmt.Sprint(match.Seed, recordEnds)), []byte(o.Text))
	}, func(_ int, r *R) { add(r) })
}

// Sim is the command that plays matches between computer players and counts how they come out.
func Sim(games []Game) terminal.Run {
	return perGame("sim", games, func(g *Game) terminal.Run {
		if g.Sim != nil {
			return g.Sim
		}
		return simCommand(g)
	})
}
