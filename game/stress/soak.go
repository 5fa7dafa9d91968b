package stress

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"time"

	"capital/game/lab"
	"capital/game/terminal"
)

// maxHours bounds one soak: a year.
const maxHours = 8784

// Soak is the command that plays matches for hours as people do, with all that can come between two moves, and tells what
// broke and whether memory or goroutines grew.
func (g *Game[M, A, E]) Soak(args []string, _ io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("lab soak", "[flags]", "Plays matches between people and computer players of all levels: each action is checked, and at random\n"+
		"moments moves are taken back and made again, the match is saved and resumed, hints and reviews are asked\n"+
		"for, waited for or not. It ends with what was done, how memory and goroutines went, and code 1 where\n"+
		"anything broke or grew. Ctrl+C ends it early. A match depends only on its seed.", out, errOut)
	hours := c.Float64("hours", 0, "`hours` to play; 0 for no such end")
	games := c.Int("games", 0, "`number` of matches to play; 0 for no such end")
	seed := c.Uint64("seed", 1, "`seed` of the first match; each has one more than the last")
	if code, goOn := c.Parse(args, 0, 0); !goOn {
		return code
	}
	if err := checkSoak(*hours, *games); err != nil {
		return c.Bad("%v", err)
	}
	folder, err := os.MkdirTemp("", "capital-soak-")
	if err != nil {
		return c.Bad("%v", err)
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	s := &soak{folder: folder, out: out}
	play := func(ctx context.Context, seed uint64) error { return g.soakMatch(ctx, s, seed) }
	err = s.run(ctx, play, *seed, *games, time.Duration(*hours*float64(time.Hour)))
	s.report()
	if err == nil {
		err = s.growth()
	}
	if err != nil {
		return c.Failed(err)
	}
	os.RemoveAll(folder)
	fmt.Fprintln(out, "Everything held; memory and goroutines are flat.")
	return terminal.ExitOK
}

// checkSoak returns what is wrong with what the flags ask for.
func checkSoak(hours float64, games int) error {
	switch {
	case !(hours >= 0 && hours <= maxHours):
		return fmt.Errorf("-hours: expected a number up to %d, found %v", maxHours, hours)
	case games < 0 || games > lab.MaxGames:
		return fmt.Errorf("-games: expected a number up to %d, found %d", lab.MaxGames, games)
	case hours == 0 && games == 0:
		return errors.New("expected -hours or -games")
	}
	return nil
}

// soak is matches one after another, and what they came to.
type soak struct {
	folder string // where the match is saved
	out    io.Writer
	counts soakCounts
	course []soakSample
}

// soakCounts is what was done.
type soakCounts struct {
	ended, left                          int // matches
	actions, refused, takenBack, resumed int
	hints, reviews                       int
	dropped                              int // thinking that nobody waited for
}

// soakSample is what the program held between two matches.
type soakSample struct {
	matches    int
	after      time.Duration
	heap       uint64 // bytes that are used, once those that are not were given back
	system     uint64 // bytes that the operating system has lent
	goroutines int
}

const (
	soakSamples = 120 // taken in one soak, at even distances
	soakTold    = 12  // of them are printed one
)

// run plays until the games or the time are up, or the context ends.
func (s *soak) run(ctx context.Context, play func(ctx context.Context, seed uint64) error, seed uint64, games int, length time.Duration) error {
	start := time.Now()
	s.sample(0, start)
	for n := 0; ctx.Err() == nil; {
		if err := play(ctx, seed+uint64(n)); err != nil {
			return err
		}
		n++
		done := 0.0 // of all there is to do
		if games > 0 {
			done = float64(n) / float64(games)
		}
		if length > 0 {
			done = max(done, float64(time.Since(start))/float64(length))
		}
		if done >= 1 || int(done*soakSamples) >= len(s.course) {
			s.sample(n, start)
		}
		if done >= 1 {
			return nil
		}
	}
	return nil
}

// sample takes down what the program holds.
func (s *soak) sample(matches int, start time.Time) {
	runtime.GC()
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	now := soakSample{matches, time.Since(start), memory.HeapAlloc, memory.Sys - memory.HeapReleased, runtime.NumGoroutine()}
	if len(s.course)%soakTold == 0 {
		now.write(s.out)
	}
	s.course = append(s.course, now)
}

func (n *soakSample) write(out io.Writer) {
	fmt.Fprintf(out, "%8s  %6d matches  heap %6.2f MiB  system %6.1f MiB  %d goroutines\n",
		n.after.Round(time.Second), n.matches, mebibytes(n.heap), mebibytes(n.system), n.goroutines)
}

func mebibytes(bytes uint64) float64 { return float64(bytes) / (1 << 20) }

// report prints what was done, and what the program held at the end.
func (s *soak) report() {
	s.course[len(s.course)-1].write(s.out)
	n := &s.counts
	fmt.Fprintf(s.out, "%d matches to their end and %d left before; %d actions, and %d refused; %d times taken back and made again,\n"+
		"%d times saved and resumed; %d hints, %d reviews, and thinking %d times dropped.\n",
		n.ended, n.left, n.actions, n.refused, n.takenBack, n.resumed, n.hints, n.reviews, n.dropped)
}

// growth is an error where memory or goroutines have grown: where the last third of the
// samples is above the whole first third. What still ends a thought that was dropped is
// in some samples, but not in all.
func (s *soak) growth() error {
	third := len(s.course) / 3
	if third == 0 {
		return nil // too little to tell
	}
	first, last := s.course[:third], s.course[len(s.course)-third:]
	var heap, goroutines [2]uint64
	for n := range third {
		heap[0], goroutines[0] = max(heap[0], first[n].heap), max(goroutines[0], uint64(first[n].goroutines))
		if n == 0 {
			heap[1], goroutines[1] = last[n].heap, uint64(last[n].goroutines)
		}
		heap[1], goroutines[1] = min(heap[1], last[n].heap), min(goroutines[1], uint64(last[n].goroutines))
	}
	const slack = 1 << 18 // what a heap takes to settle
	if heap[1] > heap[0]+slack {
		return fmt.Errorf("memory grows: %.2f MiB at most at first, %.2f at least in the end", mebibytes(heap[0]), mebibytes(heap[1]))
	}
	if goroutines[1] > goroutines[0] {
		return fmt.Errorf("goroutines grow: %d at most at first, %d at least in the end", goroutines[0], goroutines[1])
	}
	return nil
}
