package lab

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"capital/game/ai"
	"capital/game/store"
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
	s := simulation{seats: names, games: *games, seed: *seed, folder: *folder}
	report, err := s.run()
	if err != nil {
		return c.fail("%v", err)
	}
	if *asJSON {
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		encoder.Encode(report)
		return exitOK
	}
	report.write(out, *perTile)
	return exitOK
}

func levels() []string { return append(ai.Levels(), ai.Random) }

func checkSeats(names []string) error {
	if len(names) < 2 || len(names) > warsaw.MaxSeats {
		return fmt.Errorf("a match has 2 to 4 seats, not %d", len(names))
	}
	for _, name := range names {
		if _, err := ai.New(name, 0); err != nil {
			return err
		}
	}
	return nil
}

// simulation is what to play.
type simulation struct {
	seats  []string
	games  int
	seed   uint64
	folder string // for records, or empty
}

// run plays the matches and sums them up.
func (s *simulation) run() (*report, error) {
	total := newTally(len(s.seats))
	if err := s.each(total.add); err != nil {
		return nil, err
	}
	return total.report(s), nil
}

// each plays on all cores. Results are handed to add in the order of the seeds, so that
// nothing depends on how many cores there are.
func (s *simulation) each(add func(*result)) error {
	const batch = 256 // matches played before their results are added up
	results := make([]result, min(batch, s.games))
	for start := 0; start < s.games; start += batch {
		n := min(batch, s.games-start)
		if err := s.playBatch(start, results[:n]); err != nil {
			return err
		}
		for i := range results[:n] {
			add(&results[i])
		}
	}
	return nil
}

// playBatch plays len(results) matches from number start on.
func (s *simulation) playBatch(start int, results []result) error {
	return onAllCores(len(results), func(i int) error {
		return s.play(s.seed+uint64(start+i), &results[i])
	})
}

// onAllCores calls do with the numbers below n, several at a time. Of several errors
// that of the lowest number is returned.
func onAllCores(n int, do func(i int) error) error {
	var next atomic.Int64
	errs := make([]error, n)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				errs[i] = do(i)
			}
		})
	}
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// play plays one match and, where records are wanted, writes its record.
func (s *simulation) play(seed uint64, r *result) error {
	players := make([]ai.Player, len(s.seats))
	record := warsaw.Record{Seed: seed}
	for i, name := range s.seats {
		players[i], _ = ai.New(name, playerSeed(seed, i)) // checked before
		record.Seats = append(record.Seats, warsaw.Seat{Player: name, Name: strings.ToUpper(name[:1]) + name[1:]})
	}
	err := playMatch(players, seed, r, func(seat int, a warsaw.Action, _ time.Duration) {
		if s.folder != "" {
			record.Actions = append(record.Actions, warsaw.Move{Seat: seat, Action: a})
		}
	})
	if err != nil || s.folder == "" {
		return err
	}
	return writeFile(filepath.Join(s.folder, fmt.Sprintf("%d.capital", seed)), record.Text())
}

// playerSeed is the seed of the computer player in a seat of the match.
func playerSeed(seed uint64, seat int) uint64 { return seed*warsaw.MaxSeats + uint64(seat) }

// playMatch plays one match. Each action is told to each, with how long the player
// took to choose it.
func playMatch(players []ai.Player, seed uint64, r *result, each func(seat int, a warsaw.Action, took time.Duration)) error {
	*r = result{seats: len(players)}
	var m warsaw.Match
	tell := func(e warsaw.Event) { r.tell(&m, e) }
	m = warsaw.NewMatch(len(players), seed, nil)
	r.compare(atStart(1), &m)
	var view warsaw.View
	for !m.Over() {
		for i, player := range players {
			if m.Owes(i) == warsaw.NoDecision {
				continue
			}
			view = m.View(i)
			start := time.Now()
			a := player.Choose(&view)
			took := time.Since(start)
			if reason := m.Apply(i, a, tell); !reason.OK() {
				return fmt.Errorf("seed %d: seat %d can't %v: %v", seed, i+1, a, reason)
			}
			each(i, a, took)
		}
	}
	r.finish(&m)
	return nil
}

// writeFile writes a whole file or leaves what is there.
func writeFile(name, text string) error {
	file, err := os.CreateTemp(filepath.Dir(name), ".record-*")
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	if closed := file.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Chmod(file.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(file.Name(), name)
	}
	if err != nil {
		os.Remove(file.Name())
	}
	return err
}
