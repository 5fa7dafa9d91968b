// Package players has computer players think where no frame waits for them: in the goroutine that asks and, in a browser,
// which has one thread, in Web Workers. It knows no game.
//
// Whoever wants something thought about calls [Do] with a function that thinks here and one that makes a [Job], the
// message to a worker. A worker is this program once more; there it calls Serve, which browsers alone have, with the
// function that does the jobs of all games. What a job says and what the function here does must come to the same.
package players

import (
	"context"
	"encoding/json"
)

// Job is one thing to think about, as it is sent to a worker. What is of no use for a task is left at zero.
type Job struct {
	Game    string // as in records
	Record  string // the match so far, in the text form of records
	Seat    int    // who thinks, from 0: the answer rests on nothing but what this seat may know
	Task    string // one of the game's own
	Level   string // of the computer player
	Seed    uint64 // of the computer player
	Move    int    // which move of the record it is about, from 0
	First   int    // the number of the first sample of what is hidden that is thought through, from 0
	Samples int    // how many of them are thought through at most; 0 leaves it to the task
}

// Urgency says which of the jobs that wait for a worker comes first.
type Urgency int

// The urgencies, the most urgent first.
const (
	PersonWaits Urgency = iota // a person looks on until the answer is there
	MatchWaits                 // the match goes on with the answer
	Background                 // it will be shown when it is there
)

// Do thinks and returns what came of it. Where the pool has workers, one of them does the job and the answer comes back as
// JSON; where there is none, or that fails, here thinks in this goroutine, and job is not called but for a worker.
//
// Once the context has ended, nobody waits for the answer: what waits for its turn is not begun, what has begun is given
// up, and whatever was found is dropped for the context's error.
func Do[T any](ctx context.Context, pool *Pool, urgency Urgency, job func() Job, here func(context.Context) (T, error)) (T, error) {
	answer, err := away[T](ctx, pool, urgency, job)
	if err != nil && ctx.Err() == nil {
		answer, err = here(ctx)
	}
	if ctx.Err() != nil {
		answer, err = *new(T), ctx.Err()
	}
	return answer, err
}

// away has a worker of the pool do the job.
func away[T any](ctx context.Context, pool *Pool, urgency Urgency, job func() Job) (answer T, err error) {
	if pool == nil {
		return answer, errNoWorker
	}
	text, err := json.Marshal(job())
	if err != nil {
		return answer, err
	}
	told, err := pool.do(ctx, urgency, string(text))
	if err != nil {
		return answer, err
	}
	err = readReply(told, &answer)
	return answer, err
}

// Seed is the seed of the computer player in a seat of the match with a seed. The stride is by how much the seeds of
// two matches differ where the seeds of the matches differ by one: 1 in matches that are played at the table, as those
// saved have always gone on; the most seats of the game in a series of matches, where no two players then share a seed.
func Seed(match uint64, seat, stride int) uint64 { return match*uint64(stride) + uint64(seat) }
