// Package consult is how the computer players of all games are asked where no frame waits for them: to choose an action, to
// give a hint, to review a move. [Players] asks. Where its pool has workers, as in a browser, the question goes to one of
// them as a [players.Job], and [Players.Do] answers it there; otherwise nothing is written or replayed that is at hand. Players
// have no clock: who asks says how long they think.
package consult

import (
	"context"
	"fmt"
	"time"

	"capital/game/players"
	"capital/game/search"
	"capital/rules/record"
)

// The tasks of jobs.
const (
	Choose = "choose" // what a player of the level does
	Hint   = "hint"   // what its moves bring
	Review = "review" // how good a move of the record was
)

// Game is a game with its computer players; its zero value is all there is to it. M, A and E are its match, action and event.
type Game[M any, A comparable, E any] interface {
	Rules() *record.Rules[M, A, E]
	Time() time.Duration // for a decision of a player: what it has begun to think through then, it ends
	// Check returns an error that lists the known levels, or nil where the level is one of them.
	Check(level string) error
	// Choose is what a player of the level, if there is one, does in the seat.
	Choose(m *M, seat int, level string, seed uint64, limit search.Limit) (A, error)
	// Try tries what the seat could do, in samples of what is hidden from the first on.
	Try(m *M, seat, first int, limit search.Limit) (search.Trials[A], error)
	// Review says how good a move of the record was, moves counted from 0.
	Review(r *record.Record[A], move int, limit search.Limit) (search.Review[A], error)
}

// Players asks the computer players of the game G. Records and matches that it is given must not change until it returns.
// Once the context has ended, nobody waits for the answer, and there is none but the context's error.
type Players[M any, A comparable, E any, G Game[M, A, E]] struct {
	Pool *players.Pool // whose workers think; nil where there are none
	game G
}

// Check returns an error that lists the known levels, or nil where the level is one of them.
func (p Players[M, A, E, G]) Check(level string) error { return p.game.Check(level) }

// Choose asks the computer player that sits at the seat of the record what it does. The match is the record's after its last
// action; the seat owes a decision.
func (p Players[M, A, E, G]) Choose(ctx context.Context, r *record.Record[A], m *M, seat int) (A, error) {
	level, seed := r.Seats[seat].Player, players.Seed(r.Seed, seat, 1)
	job := func() players.Job {
		job := p.written(r, m)
		job.Seat, job.Task, job.Level, job.Seed = seat, Choose, level, seed
		return job
	}
	return players.Do(ctx, p.Pool, players.MatchWaits, job, func(ctx context.Context) (A, error) {
		return p.choose(ctx, m, seat, level, seed)
	})
}

// Hint tries what a seat that owes a decision could do, in so many samples of what is hidden, at least one, from the first
// on: samples asked for some after others join to the same as if they were asked for at once. The match is the record's
// after its last action.
func (p Players[M, A, E, G]) Hint(ctx context.Context, r *record.Record[A], m *M, seat, first, samples int) (search.Trials[A], error) {
	job := func() players.Job {
		job := p.written(r, m)
		job.Seat, job.Task, job.First, job.Samples = seat, Hint, first, samples
		return job
	}
	urgency := players.PersonWaits
	if first > 0 { // there is a hint already
		urgency = players.Background
	}
	return players.Do(ctx, p.Pool, urgency, job, func(ctx context.Context) (search.Trials[A], error) {
		return p.hint(ctx, m, seat, first, samples)
	})
}

// Review asks how good a move of the record was, moves counted from 0, thinking through so many samples, at least one.
func (p Players[M, A, E, G]) Review(ctx context.Context, r *record.Record[A], move, samples int) (search.Review[A], error) {
	job := func() players.Job {
		job := p.written(r, new(M)) // without its result, which nobody asks for
		job.Task, job.Move, job.Samples = Review, move, samples
		return job
	}
	return players.Do(ctx, p.Pool, players.Background, job, func(ctx context.Context) (search.Review[A], error) {
		return p.review(ctx, r, move, samples)
	})
}

// written is a job about a match, whose task is still to be said.
func (p Players[M, A, E, G]) written(r *record.Record[A], m *M) players.Job {
	rules := p.game.Rules()
	return players.Job{Game: rules.Name, Record: rules.Text(r, m)}
}

// Do does a job of the game, as a worker is given it, in the goroutine that calls it. Its answer is an A, [search.Trials] or an [search.Review], by
// the task.
func (p Players[M, A, E, G]) Do(ctx context.Context, job players.Job) (any, error) {
	r, m, err := p.game.Rules().Read(job.Record)
	if err != nil {
		return nil, err
	}
	switch job.Task {
	case Choose:
		return p.choose(ctx, &m, job.Seat, job.Level, job.Seed)
	case Hint:
		return p.hint(ctx, &m, job.Seat, job.First, job.Samples)
	case Review:
		return p.review(ctx, &r, job.Move, job.Samples)
	}
	return nil, fmt.Errorf("no task is called %q", job.Task)
}

// choose is what a player of the level does in the seat.
func (p Players[M, A, E, G]) choose(ctx context.Context, m *M, seat int, level string, seed uint64) (A, error) {
	if err := p.checkOwes(m, seat); err != nil {
		return *new(A), err
	}
	limit, end := Limit(ctx, 0, p.game.Time())
	defer end()
	return p.game.Choose(m, seat, level, seed, limit)
}

// hint is what the seat could do, tried in so many samples.
func (p Players[M, A, E, G]) hint(ctx context.Context, m *M, seat, first, samples int) (search.Trials[A], error) {
	if err := p.checkOwes(m, seat); err != nil {
		return nil, err
	}
	if first < 0 || samples < 1 {
		return nil, fmt.Errorf("a hint takes at least one sample, not %d from sample %d on", samples, first)
	}
	limit, end := Limit(ctx, samples, 0)
	defer end()
	return p.game.Try(m, seat, first, limit)
}

// review is how good the move of the record was.
func (p Players[M, A, E, G]) review(ctx context.Context, r *record.Record[A], move, samples int) (search.Review[A], error) {
	if samples < 1 {
		return search.Review[A]{}, fmt.Errorf("a review takes at least one sample, not %d", samples)
	}
	limit, end := Limit(ctx, samples, 0)
	defer end()
	return p.game.Review(r, move, limit)
}

// checkOwes returns why the seat can't be asked to decide.
func (p Players[M, A, E, G]) checkOwes(m *M, seat int) error {
	rules := p.game.Rules()
	if seat < 0 || seat >= rules.Most {
		return fmt.Errorf("there is no seat %d", seat+1)
	}
	if !rules.Owes(m, seat) {
		return fmt.Errorf("seat %d owes no decision", seat+1)
	}
	return nil
}

// Limit is a limit of so many samples and so much time, 0 being none, that ends with the context. Who asks for it ends it
// when it is needed no longer.
func Limit(ctx context.Context, samples int, most time.Duration) (limit search.Limit, end context.CancelFunc) {
	end = func() {}
	if most > 0 {
		ctx, end = context.WithTimeout(ctx, most)
	}
	return search.Limit{Samples: samples, Stop: ctx.Done(), Yield: players.Slices()}, end
}
