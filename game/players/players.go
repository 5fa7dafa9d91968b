// Package players answers for the seats of any game, and no frame waits for it: what a computer player does, what hint a person
// is given, or how good a move was.
//
// A game describes its computer players in one value, [Players], which has a method for each of the three questions. What is
// asked is thought about in the goroutine that asks or, in a browser, which has one thread, by the workers of a [Pool]: Web
// Workers, in which this program runs once more and does nothing but [Serve]. They are sent a [Job], which is text, and come to
// the same. Computer players have no clock: what ends their thinking is told them from here.
package players

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync/atomic"
	"time"

	"capital/game/search"
	"capital/rules/record"
)

// Players are the computer players of a game, as a match asks them, and those who give hints and reviews: plain data. M, A and
// E are the game's match, action and event.
//
// Records and matches that they are given must not change until they have answered. Once the context has ended, nobody waits
// for the answer, and there is none but the context's error.
type Players[M any, A comparable, E any] struct {
	Rules *record.Rules[M, A, E]
	// New makes a player of a level, for one match or less, who is a person, too, or nobody where that is "". What it decides by
	// chance follows from the seed. An unknown level is an error that lists those there are.
	New func(level, persona string, seed uint64) (Player[M, A], error)
	// Thinker is the level that thinks for long, and Search begins what it does then, and tells what it takes by what was found out;
	// no level and nil where nobody does. So several workers think about one decision.
	Thinker string
	Search  func(m *M, seat int, persona string, seed uint64, limit search.Limit) (s *search.Search[A], choose func() A, err error)
	// Try tries what a seat that owes a decision could do, in samples of what is hidden from the one numbered first on.
	Try func(m *M, seat, first int, limit search.Limit) (search.Trials[A], error)
	// Personas are the persons that a computer player can be, by their names in records: the habit of each chooses among moves that
	// are nearly as good.
	Personas []string
	// Judge says how good the first of some moves was, of which the match is the one before it.
	Judge func(m *M, moves []record.Move[A], limit search.Limit) (search.Review[A], error)

	// Milliseconds are how long one that thinks for long goes on about a decision of its own. What it has begun to think through
	// by then it ends, however long that takes on this machine.
	Milliseconds int
	// A hint has no clock: the same position has the same one, on however slow a machine it is asked for. Samples are after how
	// many it is told first, and told anew: well within a second on most machines. Nothing more is looked for after Enough.
	Samples, Enough int

	Pool *Pool // whose workers think; nil where there are none
}

// Player chooses an action for a seat that owes a decision, by what that seat may know. It is asked by one at a time.
type Player[M, A any] func(m *M, seat int, limit search.Limit) A

// Adviser is who gives hints and reviews: see [Players.Hint] and [Players.Review].
type Adviser[M any, A comparable] interface {
	Hint(ctx context.Context, r *record.Record[A], m *M, seat, first, samples int) (search.Trials[A], error)
	Review(ctx context.Context, r *record.Record[A], move, samples int) (search.Review[A], error)
}

// Time is how long a player that thinks for long goes on about a decision.
func (p *Players[M, A, E]) Time() time.Duration {
	return time.Duration(p.Milliseconds) * time.Millisecond
}

// Check returns an error that lists the known ones, or nil where there are such players: a kind is a level, or a level and a
// persona as a record has them.
func (p *Players[M, A, E]) Check(kind string) error {
	who := record.SeatOf(kind)
	if who.Persona != "" && !slices.Contains(p.Personas, who.Persona) {
		who.Player, who.Persona = kind, ""
	}
	_, err := p.New(who.Player, who.Persona, 0)
	return err
}

// Choose asks the computer player that sits at the seat of the record what it does. The match is the record's after its last
// action; the seat owes a decision.
func (p *Players[M, A, E]) Choose(ctx context.Context, r *record.Record[A], m *M, seat int) (A, error) {
	job := Job{Task: choose, Seat: seat, Level: r.Seats[seat].Player, Persona: r.Seats[seat].Persona, Seed: Seed(r.Seed, seat, 1)}
	if p.alone(r, m, seat) {
		if helpers := p.Pool.helpers(mostHelpers); len(helpers) > 0 {
			return p.chooseTogether(ctx, job, r, m, helpers)
		}
	}
	return ask[A](ctx, p, matchWaits, job, r, m)
}

// Hint tries what a seat that owes a decision could do, in so many samples of what is hidden, at least one, from the first
// on: samples asked for some after others join to the same as if they were asked for at once. The match is the record's
// after its last action.
func (p *Players[M, A, E]) Hint(ctx context.Context, r *record.Record[A], m *M, seat, first, samples int) (search.Trials[A], error) {
	job := Job{Task: hint, Seat: seat, First: first, Samples: samples}
	if first > 0 { // there is a hint already
		return ask[search.Trials[A]](ctx, p, nobodyWaits, job, r, m)
	}
	return p.hintTogether(ctx, job, r, m)
}

// Review asks how good a move of the record was, moves counted from 0, thinking through so many samples, at least one.
func (p *Players[M, A, E]) Review(ctx context.Context, r *record.Record[A], move, samples int) (search.Review[A], error) {
	none := new(M) // the record is sent without its result, which nobody asks for
	return ask[search.Review[A]](ctx, p, nobodyWaits, Job{Task: review, Move: move, Samples: samples}, r, none)
}

// ask has a worker do a job about a match or, where there is none or it fails, does it here, with nothing written or replayed
// that is at hand.
func ask[T, M any, A comparable, E any](ctx context.Context, p *Players[M, A, E], waits urgency, job Job, r *record.Record[A], m *M) (answer T, err error) {
	err = errNoWorker
	if p.Pool != nil && ctx.Err() == nil {
		job.Game, job.Record = p.Rules.Name, p.Rules.Text(r, m)
		err = p.Pool.ask(ctx, waits, job, &answer)
	}
	if err != nil && ctx.Err() == nil {
		var found any
		if found, err = p.do(ctx, job, r, m); err == nil {
			answer = found.(T)
		}
	}
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	if err != nil {
		return *new(T), err
	}
	return answer, nil
}

// Do does a job of the game, as a worker is given it, in the goroutine that calls it. Its answer is an A, [search.Trials] or a
// [search.Review], by the task.
func (p *Players[M, A, E]) Do(ctx context.Context, job Job) (any, error) {
	r, m, err := p.Rules.Read(job.Record)
	if err != nil {
		return nil, err
	}
	return p.do(ctx, job, &r, &m)
}

// do does a job about a match.
func (p *Players[M, A, E]) do(ctx context.Context, job Job, r *record.Record[A], m *M) (any, error) {
	defer thinking.Add(-1)
	limit := search.Limit{Samples: job.Samples, Stop: ctx.Done(), Yield: yielding(), Beside: beside(thinking.Add(1))}
	switch job.Task {
	case choose:
		if err := p.owes(m, job.Seat); err != nil {
			return nil, err
		}
		player, err := p.New(job.Level, job.Persona, job.Seed)
		if err != nil {
			return nil, err
		}
		timed, end := context.WithTimeout(ctx, p.Time())
		defer end()
		limit.Stop = timed.Done()
		return player(m, job.Seat, limit), nil
	case part:
		if err := p.owes(m, job.Seat); err != nil {
			return nil, err
		}
		if p.Search == nil || job.First < 0 {
			return nil, errors.New("nobody thinks for long")
		}
		s, _, err := p.Search(m, job.Seat, job.Persona, job.Seed, limit)
		if err != nil {
			return nil, err
		}
		timed, end := context.WithTimeout(ctx, p.Time())
		defer end()
		s.First, limit.Stop = job.First, timed.Done()
		s.Run(limit)
		return s.Part(), nil
	case hint:
		if err := p.owes(m, job.Seat); err != nil {
			return nil, err
		}
		if job.First < 0 || job.Samples < 1 {
			return nil, fmt.Errorf("a hint takes at least one sample, not %d from sample %d on", job.Samples, job.First)
		}
		return p.Try(m, job.Seat, job.First, limit)
	case review:
		if job.Samples < 1 {
			return nil, fmt.Errorf("a review takes at least one sample, not %d", job.Samples)
		}
		if job.Move < 0 || job.Move >= len(r.Actions) {
			return nil, fmt.Errorf("there is no move %d", job.Move+1)
		}
		before := *r
		before.Actions = r.Actions[:job.Move]
		then, err := p.Rules.Replay(&before, nil)
		if err != nil {
			return nil, err
		}
		return p.Judge(&then, r.Actions[job.Move:], limit)
	}
	return nil, fmt.Errorf("no task is called %q", job.Task)
}

// thinking is how many questions are thought about here.
var thinking atomic.Int32

// mostBeside bounds how many goroutines think about one question, each with a memory of its own.
const mostBeside = 8

// beside is how many goroutines think about the last of so many questions: a core is left to the frames, and a browser has one thread.
func beside(questions int32) int { return min((runtime.GOMAXPROCS(0)-1)/int(questions), mostBeside) }

// owes returns why the seat can't be asked to decide.
func (p *Players[M, A, E]) owes(m *M, seat int) error {
	if seat < 0 || seat >= p.Rules.Most {
		return fmt.Errorf("there is no seat %d", seat+1)
	}
	if !p.Rules.Owes(m, seat) {
		return fmt.Errorf("seat %d owes no decision", seat+1)
	}
	return nil
}

// Seed is the seed of the computer player in a seat of the match with a seed. The stride is by how much the seeds of two
// matches differ where the seeds of the matches differ by one: 1 in matches that are played at the table, as those saved have
// always gone on; the most seats of the game in a series of matches, where no two players then share a seed.
func Seed(match uint64, seat, stride int) uint64 { return match*uint64(stride) + uint64(seat) }
