package lab

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"capital/game/terminal"
)

// OnAllCores calls do with the numbers from 0 to n-1, several at a time, and waits for all of them. Of several errors it
// returns that of the lowest number. If the context ends, the error is [terminal.ErrInterrupted]; do should end soon then.
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

// Each plays so many matches on all cores. It hands the results to add in the order of their numbers, so that nothing
// depends on the number of cores. play is given a result to fill in. That may still hold an earlier match, so that its
// memory is used again.
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
