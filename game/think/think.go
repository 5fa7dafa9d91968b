// Package think has computer players think where no frame waits for them: in the
// goroutine that asks and, in a browser, which has one thread, in a Web Worker.
package think

import (
	"context"
	"fmt"

	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// Job is one thing to think about, in the match of a record.
type Job struct {
	Record string // its text, as [record.Rules.Text] writes it
	Seat   int    // who thinks: it is given nothing but what this seat may know
	Task   Task
	Level  string   // of the player that chooses
	Seed   uint64   // of the player that chooses, advises or reviews
	Move   int      // the move of the record to be reviewed
	Limit  ai.Limit // of a hint or a review
}

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
	view := match.View(job.Seat)
	job.Limit.Stop = ctx.Done()
	switch job.Task {
	case Choose:
		player, err := ai.New(job.Level, job.Seed)
		if err != nil {
			return Answer{}, err
		}
		action := ai.StoppedBy(ctx.Done(), player).Choose(&view)
		return Answer{Action: action}, ctx.Err()
	case Hint:
		best, err := ai.Advise(&view, hints, job.Seed, job.Limit)
		var moves []HintMove
		for _, j := range best {
			moves = append(moves, HintMove{j, ai.Reasons(&view, j.Action)})
		}
		return Answer{Hints: moves}, err
	case Review:
		review, err := ai.ReviewMove(&record, job.Move, job.Seed, job.Limit)
		return Answer{Review: &review}, err
	}
	return Answer{}, fmt.Errorf("no task is called %q", job.Task)
}
