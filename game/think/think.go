// Package think has computer players think where no frame waits for them: in the
// goroutine that asks and, in a browser, which has one thread, in a Web Worker.
package think

import (
	"context"
	"errors"
	"fmt"
	"time"

	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// Job is one thing to think about, in the match of a record.
type Job struct {
	Record string // its text, as [warsaw.Record.Text] writes it
	Seat   int    // who thinks: it is given nothing but what this seat may know
	Task   Task
	Level  string // of the player that chooses
	Seed   uint64 // of the player that chooses, advises or reviews
	Move   int    // the move of the record to be reviewed

	// How long a hint or a review is thought about at most; 0 is no limit, but one there must be.
	Samples int
	Time    time.Duration
}

// MasterTime is how long a master may think about a choice. It ends the rollout it has begun: all in all that is a
// second.
const MasterTime = 990 * time.Millisecond

// Task is what is to be done.
type Task string

// The tasks.
const (
	Choose Task = "choose" // what a player of the level does
	Hint   Task = "hint"   // which moves are best: different ideas, rather than much the same thrice
	Review Task = "review" // how good a move of the record was
)

// Answer is what came out of a job.
type Answer struct {
	Action warsaw.Action `json:",omitzero"` // chosen
	Hints  []HintMove    `json:",omitempty"`
	Review *ai.Review    `json:",omitempty"`
	Error  string        `json:",omitempty"`
}

// HintMove is one of the best moves, the best first, and what speaks for it.
type HintMove struct {
	ai.Judgement
	Reasons []ai.Reason
}

// hints is how many of the best moves a hint tells.
const hints = 3

// do does a job in this goroutine, and gives it up once the context has ended.
func do(ctx context.Context, job Job) (Answer, error) {
	record, match, err := warsaw.ReadRecord(job.Record)
	if err != nil {
		return Answer{}, err
	}
	if job.Seat < 0 || job.Seat >= match.Seats() {
		return Answer{}, fmt.Errorf("there is no seat %d", job.Seat+1)
	}
	if (job.Task == Choose || job.Task == Hint) && match.Owes(job.Seat) == warsaw.NoDecision {
		return Answer{}, fmt.Errorf("seat %d owes no decision", job.Seat+1)
	}
	var answer Answer
	view := match.View(job.Seat)
	switch job.Task {
	case Choose:
		answer, err = choose(ctx, job, &view)
	case Hint:
		answer, err = hint(ctx, job, &view)
	case Review:
		answer, err = review(ctx, job, &record)
	default:
		return Answer{}, fmt.Errorf("no task is called %q", job.Task)
	}
	if ctx.Err() != nil { // nobody waits for what was found until then
		return Answer{}, ctx.Err()
	}
	return answer, err
}

func choose(ctx context.Context, job Job, view *warsaw.View) (Answer, error) {
	player, err := ai.New(job.Level, job.Seed)
	if err != nil {
		return Answer{}, err
	}
	return Answer{Action: InTime(ctx, player, 0, MasterTime, view)}, nil
}

// InTime has a player choose with so many samples, 0 leaving them to the player, within so much time, 0 being no limit,
// and until the context ends.
func InTime(ctx context.Context, player ai.Player, samples int, most time.Duration, view *warsaw.View) warsaw.Action {
	limit, end := limitOf(ctx, samples, most)
	defer end()
	return ai.Within(limit, player).Choose(view)
}

func hint(ctx context.Context, job Job, view *warsaw.View) (Answer, error) {
	if job.Samples <= 0 && job.Time <= 0 {
		return Answer{}, errors.New("a hint needs a limit")
	}
	limit, end := limitOf(ctx, job.Samples, job.Time)
	defer end()
	advice, err := ai.Advise(view, hints, job.Seed, limit)
	var moves []HintMove
	for _, j := range advice.Moves {
		moves = append(moves, HintMove{j, ai.Reasons(view, j.Action)})
	}
	return Answer{Hints: moves}, err
}

func review(ctx context.Context, job Job, record *warsaw.Record) (Answer, error) {
	if job.Samples <= 0 && job.Time <= 0 {
		return Answer{}, errors.New("a review needs a limit")
	}
	limit, end := limitOf(ctx, job.Samples, job.Time)
	defer end()
	found, err := ai.ReviewMove(record, job.Move, job.Seed, limit)
	return Answer{Review: &found}, err
}

// limitOf is a limit of so many samples and so much time, 0 being none, that ends with the context. Who asks for it
// ends it when it is needed no longer.
func limitOf(ctx context.Context, samples int, most time.Duration) (limit ai.Limit, end func()) {
	end = func() {}
	if most > 0 {
		ctx, end = context.WithTimeout(ctx, most)
	}
	return ai.Limit{Samples: samples, Stop: ctx.Done(), Yield: yield()}, end
}
