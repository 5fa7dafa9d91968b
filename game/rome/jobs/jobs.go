// Package jobs is what Capitol's computer players are asked where no frame waits for them: to choose an action, to give a
// hint, to review a move. It says how long they think, for they have no clock themselves. See [consult].
package jobs

import (
	"context"
	"time"

	"capital/game/consult"
	"capital/game/rome/ai"
	"capital/game/think"
	"capital/rules/rome"
)

// MasterTime is how long a Master thinks at most about a move of its own. What it has begun to think through it ends: all in
// all it takes a second.
const MasterTime = 950 * time.Millisecond

// A hint has no clock: the same position has the same hint, on however slow a machine it is asked for.
const (
	HintSamples = 16  // after which a hint is told first, and told anew: well within a second on most machines
	HintMost    = 256 // after which nothing more is looked for
)

// Players asks Capitol's computer players. Records and matches that it is given must not change until it returns. Once the
// context has ended, nobody waits for the answer, and there is none but the context's error.
type Players struct {
	Pool *think.Pool // whose workers think; nil where there are none
}

// Check returns an error that lists the known levels, or nil where the level is one of them.
func (p Players) Check(level string) error {
	_, err := ai.New(level, 0)
	return err
}

// Choose asks the computer player that sits at the seat of the record what it does. The match is the record's after its last
// action; the seat owes a decision.
func (p Players) Choose(ctx context.Context, r *rome.Record, m *rome.Match, seat int) (rome.Action, error) {
	return p.consulted().Choose(ctx, r, m, seat)
}

// Hint tries what a seat that owes a decision could do, in so many samples of what is hidden, at least one, from the first
// on: see [consult.Players.Hint].
func (p Players) Hint(ctx context.Context, r *rome.Record, m *rome.Match, seat, first, samples int) (ai.Trials, error) {
	return p.consulted().Hint(ctx, r, m, seat, first, samples)
}

// Review asks how good a move of the record was, moves counted from 0, thinking through so many samples, at least one.
func (p Players) Review(ctx context.Context, r *rome.Record, move, samples int) (ai.Review, error) {
	return p.consulted().Review(ctx, r, move, samples)
}

// Do does a job of Capitol in the goroutine that calls it. Its answer is a [rome.Action], [ai.Trials] or an [ai.Review], by
// the task.
func Do(ctx context.Context, job think.Job) (any, error) { return game().Do(ctx, job) }

func (p Players) consulted() *consult.Players[rome.Match, rome.Action, rome.Event] {
	return &consult.Players[rome.Match, rome.Action, rome.Event]{Game: *game(), Pool: p.Pool}
}

// game is Capitol with its computer players.
func game() *consult.Game[rome.Match, rome.Action, rome.Event] {
	return &consult.Game[rome.Match, rome.Action, rome.Event]{
		Rules: rome.Rules,
		Time:  MasterTime,
		Choose: func(m *rome.Match, seat int, level string, seed uint64, limit ai.Limit) (rome.Action, error) {
			player, err := ai.New(level, seed)
			if err != nil {
				return rome.Action{}, err
			}
			view := m.View(seat)
			return ai.Within(limit, player).Choose(&view), nil
		},
		Try: func(m *rome.Match, seat, first int, limit ai.Limit) (ai.Trials, error) {
			view := m.View(seat)
			return ai.Try(&view, 0, first, limit)
		},
		Review: func(r *rome.Record, move int, limit ai.Limit) (ai.Review, error) {
			return ai.ReviewMove(r, move, 0, limit)
		},
	}
}
