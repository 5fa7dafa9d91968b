// Package jobs is what Capital's computer players are asked where no frame waits for them: to choose an action, to give a
// hint, to review a move. It says how long they think, for they have no clock themselves.
//
// [Players] asks. Where its pool has workers, as in a browser, the question goes to one of them as a [think.Job], and [Do]
// answers it there; otherwise nothing is written or replayed that is at hand.
package jobs

import (
	"context"
	"fmt"
	"time"

	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// MasterTime is how long a Master thinks at most about a move of its own. What it has begun to think through it ends: all
// in all it takes a second.
const MasterTime = 990 * time.Millisecond

// A hint has no clock: the same position has the same hint, on however slow a machine it is asked for.
const (
	HintSamples = 32  // after which a hint is told first, and told anew: well within a second on most machines
	HintMost    = 384 // after which nothing more is looked for
)

// The tasks of Capital's jobs.
const (
	Choose = "choose" // what a player of the level does
	Hint   = "hint"   // what its moves bring
	Review = "review" // how good a move of the record was
)

// Players asks Capital's computer players. Records and matches that it is given must not change until it returns. Once the
// context has ended, nobody waits for the answer, and there is none but the context's error.
type Players struct {
	Pool *think.Pool // whose workers think; nil where there are none
}

// Check returns an error that lists the known levels, or nil where the level is one of them.
func (p Players) Check(level string) error {
	_, err := ai.New(level, 0)
	return err
}

// Choose asks the computer player that sits at the seat of the record what it does. The match is the record's after its
// last action; the seat owes a decision.
func (p Players) Choose(ctx context.Context, r *warsaw.Record, m *warsaw.Match, seat int) (warsaw.Action, error) {
	level, seed := r.Seats[seat].Player, think.PlayerSeed(r.Seed, seat, 1)
	job := func() think.Job {
		rules := warsaw.Rules()
		return think.Job{Game: rules.Name, Record: rules.Text(r, m), Seat: seat, Task: Choose, Level: level, Seed: seed}
	}
	return think.Do(ctx, p.Pool, think.MatchWaits, job, func(ctx context.Context) (warsaw.Action, error) {
		return choose(ctx, m, seat, level, seed)
	})
}

// Hint tries what a seat that owes a decision could do, in so many samples of what is hidden, at least one, from the first
// on: samples asked for some after others join to the same as if they were asked for at once. The match is the record's
// after its last action.
func (p Players) Hint(ctx context.Context, r *warsaw.Record, m *warsaw.Match, seat, first, samples int) (ai.Trials, error) {
	job := func() think.Job {
		rules := warsaw.Rules()
		return think.Job{Game: rules.Name, Record: rules.Text(r, m), Seat: seat, Task: Hint, First: first, Samples: samples}
	}
	urgency := think.PersonWaits
	if first > 0 { // there is a hint already
		urgency = think.Background
	}
	return think.Do(ctx, p.Pool, urgency, job, func(ctx context.Context) (ai.Trials, error) {
		return hint(ctx, m, seat, first, samples)
	})
}

// Review asks how good a move of the record was, moves counted from 0, thinking through so many samples, at least one.
func (p Players) Review(ctx context.Context, r *warsaw.Record, move, samples int) (ai.Review, error) {
	job := func() think.Job {
		rules := warsaw.Rules()
		text := rules.Text(r, new(warsaw.Match)) // without its result, which nobody asks for
		return think.Job{Game: rules.Name, Record: text, Task: Review, Move: move, Samples: samples}
	}
	return think.Do(ctx, p.Pool, think.Background, job, func(ctx context.Context) (ai.Review, error) {
		return review(ctx, r, move, samples)
	})
}

// Do does a job of Capital in the goroutine that calls it. Its answer is a [warsaw.Action], [ai.Trials] or an
// [ai.Review], by the task.
func Do(ctx context.Context, job think.Job) (any, error) {
	r, m, err := warsaw.Rules().Read(job.Record)
	if err != nil {
		return nil, err
	}
	switch job.Task {
	case Choose:
		return choose(ctx, &m, job.Seat, job.Level, job.Seed)
	case Hint:
		return hint(ctx, &m, job.Seat, job.First, job.Samples)
	case Review:
		return review(ctx, &r, job.Move, job.Samples)
	}
	return nil, fmt.Errorf("no task is called %q", job.Task)
}

// choose is what a player of the level does in the seat.
func choose(ctx context.Context, m *warsaw.Match, seat int, level string, seed uint64) (warsaw.Action, error) {
	if err := checkOwes(m, seat); err != nil {
		return warsaw.Action{}, err
	}
	player, err := ai.New(level, seed)
	if err != nil {
		return warsaw.Action{}, err
	}
	view := m.View(seat)
	return InTime(ctx, player, 0, MasterTime, &view), nil
}

// InTime has a player choose with so many samples, 0 leaving them to the player, within so much time, 0 being no limit,
// and until the context ends: then with the best found so far.
func InTime(ctx context.Context, player ai.Player, samples int, most time.Duration, view *warsaw.View) warsaw.Action {
	limit, end := limitOf(ctx, samples, most)
	defer end()
	return ai.Within(limit, player).Choose(view)
}

// hint is what the seat could do, tried in so many samples.
func hint(ctx context.Context, m *warsaw.Match, seat, first, samples int) (ai.Trials, error) {
	if err := checkOwes(m, seat); err != nil {
		return nil, err
	}
	if first < 0 || samples < 1 {
		return nil, fmt.Errorf("a hint takes at least one sample, not %d from sample %d on", samples, first)
	}
	limit, end := limitOf(ctx, samples, 0)
	defer end()
	view := m.View(seat)
	return ai.Try(&view, 0, first, limit)
}

// review is how good the move of the record was.
func review(ctx context.Context, r *warsaw.Record, move, samples int) (ai.Review, error) {
	if samples < 1 {
		return ai.Review{}, fmt.Errorf("a review takes at least one sample, not %d", samples)
	}
	limit, end := limitOf(ctx, samples, 0)
	defer end()
	return ai.ReviewMove(r, move, 0, limit)
}

// limitOf is a limit of so many samples and so much time, 0 being none, that ends with the context. Who asks for it ends
// it when it is needed no longer.
func limitOf(ctx context.Context, samples int, most time.Duration) (limit ai.Limit, end context.CancelFunc) {
	end = func() {}
	if most > 0 {
		ctx, end = context.WithTimeout(ctx, most)
	}
	return ai.Limit{Samples: samples, Stop: ctx.Done(), Yield: think.Slices()}, end
}

// checkOwes returns why the seat can't be asked to decide.
func checkOwes(m *warsaw.Match, seat int) error {
	if seat < 0 || seat >= m.Seats() {
		return fmt.Errorf("there is no seat %d", seat+1)
	}
	if m.Owes(seat) == warsaw.NoDecision {
		return fmt.Errorf("seat %d owes no decision", seat+1)
	}
	return nil
}
