package lab

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"capital/game/terminal"
)

// OnAllCores calls do with the numbers below n, several at a time, and waits for all. Of several errors that of the
// lowest number is returned; where the context ends it is [terminal.ErrInterrupted], and do had better end soon as well.
func OnAllCores(ctx context.Context, n int, do func(i int) error) error {
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
	workers.Wait()
	if ctx.Err() != nil {
		return terminal.ErrInterrupted
	}
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// batch is how many matches are played before their results are added up, so that any number of them takes no more memory.
const batch = 256

// Each plays so many matches on all cores. Results are handed to add in the order of their numbers, so that nothing
// depends on how many cores there are. What play is given may hold the result of an earlier match, for its room.
func Each[R any](ctx context.Context, games int, play func(n int, r *R) error, add func(n int, r *R)) error {
	results := make([]R, min(batch, games))
	for start := 0; start < games; start += batch {
		played := results[:min(batch, games-start)]
		err := OnAllCores(ctx, len(played), func(i int) error { return play(start+i, &played[i]) })
		if err != nil {
			return err
		}
		for i := range played {
			add(start+i, &played[i])
		}
	}
	return nil
}
