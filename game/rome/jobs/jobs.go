// Package jobs is what Capitol's computer players are asked where no frame waits for them: to choose an action, to give a
// hint, to review a move. It says how long they think, for they have no clock themselves. See [consult].
package jobs

import (
	"context"
	"time"

	"capital/game/consult"
	"capital/game/players"
	"capital/game/rome/ai"
	"capital/rules/record"
	"capital/rules/rome"
)

// MasterTime is how long a Master goes on thinking about a move of its own. What it has begun to think through by then it ends,
// however long that takes on this machine.
const MasterTime = 950 * time.Millisecond

// A hint has no clock: the same position has the same hint, on however slow a machine it is asked for.
const (
	HintSamples = 24  // after which a hint is told first, and told anew: well within a second on most machines
	HintMost    = 384 // after which nothing more is looked for
)

// Players asks Capitol's computer players: see [consult.Players].
type Players = consult.Players[rome.Match, rome.Action, rome.Event, game]

// Do does a job of Capitol in the goroutine that calls it. Its answer is a [rome.Action], [ai.Trials] or an [ai.Review], by
// the task.
func Do(ctx context.Context, job players.Job) (any, error) { return Players{}.Do(ctx, job) }

// Game is Capitol with its computer players, for whoever asks them without [Players].
func Game() consult.Game[rome.Match, rome.Action, rome.Event] { return game{} }

// game is Capitol with its computer players: see [consult.Game].
type game struct{}

func (game) Rules() *record.Rules[rome.Match, rome.Action, rome.Event] { return rome.Rules() }

func (game) Time() time.Duration { return MasterTime }

func (game) Check(level string) error {
	_, err := ai.New(level, 0)
	return err
}

func (game) Choose(m *rome.Match, seat int, level string, seed uint64, limit ai.Limit) (rome.Action, error) {
	player, err := ai.New(level, seed)
	if err != nil {
		return rome.Action{}, err
	}
	view := m.View(seat)
	return ai.Within(limit, player).Choose(&view), nil
}

func (game) Try(m *rome.Match, seat, first int, limit ai.Limit) (ai.Trials, error) {
	view := m.View(seat)
	return ai.Try(&view, 0, first, limit)
}

func (game) Review(r *rome.Record, move int, limit ai.Limit) (ai.Review, error) {
	return ai.ReviewMove(r, move, 0, limit)
}
