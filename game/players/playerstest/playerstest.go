// Package playerstest has what tests of computer players need: workers without a browser, a context that tells when somebody
// heeds its end, the players of three-card bidding ([Bidding]), and what must hold of any game's ([SameByWorkers], [GivenUp]).
// Only tests import it.
package playerstest

import (
	"context"

	"capital/game/players"
)

// Pool makes a pool of at most so many workers that do jobs in this program as Web Workers do: a job and its reply pass as
// text.
func Pool(most int, do func(context.Context, players.Job) (any, error)) *players.Pool {
	return players.NewPool(most, func() (players.Worker, error) { return worker(do), nil })
}

type worker func(context.Context, players.Job) (any, error)

// Ask implements [players.Worker]. What is not waited for goes on for as long as it heeds no context, as in a Web Worker
// that has not been ended yet.
func (w worker) Ask(ctx context.Context, job string) (string, error) {
	replies := make(chan string, 1)
	go func() { replies <- players.Reply(ctx, w, job) }()
	select {
	case reply := <-replies:
		return reply, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// Heeded is a context that tells when somebody looks for its end: whoever thinks about something is then under way.
type Heeded struct {
	context.Context
	Looked chan struct{} // holds something once its end was looked for
}

// Heed makes a context of ctx that tells when somebody looks for its end.
func Heed(ctx context.Context) Heeded { return Heeded{ctx, make(chan struct{}, 1)} }

// Done implements [context.Context].
func (h Heeded) Done() <-chan struct{} {
	select {
	case h.Looked <- struct{}{}:
	default:
	}
	return h.Context.Done()
}
