package lab

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"capital/game/store"
	"capital/game/terminal"
	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// maxGames bounds one simulation.
const maxGames = 10_000_000

// Sim plays matches between computer players and prints what became of them.
func Sim(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := newCommand("sim", "[flags]", "Plays matches between computer players: who wins, and what tiles and coins are used for.\n"+
		"The same seats, seed and number of games give the same result on every machine.", out, errOut)
	seats := c.String("seats", "builder,builder,apprentice,apprentice", "2 to 4 players, `levels` apart by commas: "+strings.Join(levels(), ", "))
	games := c.Int("games", 100, "`number` of matches; each has a seed of its own, one more than the last")
	seed := c.Uint64("seed", 1, "`seed` of the first match")
	folder := c.String("out", "", "`folder` for the records, one file a match")
	asJSON := c.Bool("json", false, "print all figures as JSON")
	perTile := c.Bool("tiles", false, "print what became of every tile as well")
	if code, goOn := c.parse(args, 0, 0); !goOn {
		return code
	}
	names := strings.Split(*seats, ",")
	if err := checkSeats(names); err != nil {
		return c.fail("-seats: %v", err)
	}
	if *games < 1 || *games > maxGames {
		return c.fail("-games: expected a number from 1 to %d, found %d", maxGames, *games)
	}
	if *folder != "" {
		if err := os.MkdirAll(*folder, 0o755); err != nil {
			return c.fail("-out: %v", err)
		}
		store.RemoveLeftovers(*folder, time.Hour, func(name string) bool { return strings.HasPrefix(name, ".record-") })
	}
	ctx, stop := untilInterrupted()
	defer stop()
	s := simulation{seats: names, games: *games, seed: *seed, folder: *folder}
	report, err := s.run(ctx)
	if err != nil {
		return c.failWith(err)
	}
	return c.print(*asJSON, report, func(out io.Writer) { report.write(out, *perTile) })
}

func levels() []string { return append(ai.Levels(), ai.Random) }

func checkSeats(names []string) error {
	if len(names) < 2 || len(names) > warsaw.MaxSeats {
		return fmt.Errorf("a match has 2 to 4 seats, not %d", len(names))
	}
	for _, name := range names {
		if err := checkLevel(name); err != nil {
			return err
		}
	}
	return nil
}

func checkLevel(name string) error {
	if !slices.Contains(levels(), name) {
		return fmt.Errorf("no player is called %s: expected %s", terminal.Quote(name), strings.Join(levels(), ", "))
	}
	return nil
}

// simulation is what to play.
type simulation struct {
	seats  []string
	games  int
	seed   uint64
	folder string // for records, or empty

	writing sync.Mutex // held while a record is written
}

// run plays the matches and sums them up.
func (s *simulation) run(ctx context.Context) (*report, error) {
	total := newTally(len(s.seats))
	if err := s.each(ctx, total.add); err != nil {
		return nil, err
	}
	return total.report(s), nil
}

// each plays the matches and hands their results to add in the order of the seeds. When
// it returns, no record is being written, and none will be.
func (s *simulation) each(ctx context.Context, add func(*result)) error {
	ctx, stop := context.WithCancel(ctx)
	err := playAll(ctx, s.games, func(n int, r *result) error { return s.play(ctx, s.seed+uint64(n), r) },
		func(_ int, r *result) { add(r) })
	stop()
	s.writing.Lock()
	defer s.writing.Unlock()
	return err
}

// play plays one match and, where records are wanted, writes its record.
func (s *simulation) play(ctx context.Context, seed uint64, r *result) error {
	players := make([]ai.Player, len(s.seats))
	played := warsaw.Record{Seed: seed}
	for i, name := range s.seats {
		players[i] = newTimed(name, playerSeed(seed, i), 0, think.MasterTime)
		played.Seats = append(played.Seats, record.Seat{Player: name, Name: strings.ToUpper(name[:1]) + name[1:]})
	}
	err := playMatch(players, seed, r, func(seat int, a warsaw.Action, _ time.Duration) {
		if s.folder != "" {
			played.Actions = append(played.Actions, warsaw.Move{Seat: seat, Action: a})
		}
	})
	if err != nil || s.folder == "" {
		return err
	}
	return s.keep(ctx, fmt.Sprintf("%d.capital", seed), warsaw.RecordText(&played))
}

// keep writes a record, unless nobody waits for it any more.
func (s *simulation) keep(ctx context.Context, name, text string) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	if ctx.Err() != nil {
		return errInterrupted
	}
	return writeFile(filepath.Join(s.folder, name), []byte(text))
}
