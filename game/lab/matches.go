package lab

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

var errInterrupted = errors.New("interrupted")

// untilInterrupted returns a context that ends when the person or the system asks the
// program to end. A second time it ends whatever it does.
func untilInterrupted() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// onAllCores calls do with the numbers below n, several at a time. Of several errors
// that of the lowest number is returned. Where the context ends it does not wait for
// those at work: a master may think for long. Nobody looks at what they come to.
func onAllCores(ctx context.Context, n int, do func(i int) error) error {
	var next atomic.Int64
	errs := make([]error, n)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				errs[i] = do(i)
			}
		})
	}
	done := make(chan struct{})
	go func() {
		workers.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-ctx.Done():
	}
	if ctx.Err() != nil {
		return errInterrupted
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// batch is how many matches are played before their results are added up, so that any
// number of them takes no more memory.
const batch = 256

// playAll plays so many matches on all cores. Results are handed to add in the order of
// their numbers, so that nothing depends on how many cores there are.
func playAll(ctx context.Context, games int, play func(n int, r *result) error, add func(n int, r *result)) error {
	results := make([]result, min(batch, games))
	for start := 0; start < games; start += batch {
		played := results[:min(batch, games-start)]
		err := onAllCores(ctx, len(played), func(i int) error { return play(start+i, &played[i]) })
		if err != nil {
			return err
		}
		for i := range played {
			add(start+i, &played[i])
		}
	}
	return nil
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
