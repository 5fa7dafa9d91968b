package plain

import (
	"context"

	"capital/assets"
	"capital/game/scene/hinting"
	"capital/game/search"
	"capital/game/table"
)

// NoReason is the reason of a game that tells none: its advice is moves, and how each compares with the best.
type NoReason struct{}

// Lights implements [hinting.Reason].
func (NoReason) Lights() bool { return false }

// samples is in how many samples of what is hidden moves are tried for a hint.
const samples = 200

// Hints are the [hinting.Table] of a game that tries moves in samples of what the person can't see.
type Hints[M any, A comparable, E any] struct {
	*table.Viewer[M, A, E]
	Strings *assets.Strings // the game's words
	// Trying is about the person in view as it is now: what it may do, and by how many points a move leaves it better off in a
	// sample of a number.
	Trying func() (moves []A, sample func(a A, number int) int)
	// Does says in words what a move does.
	Does func(a A) string
}

// Try implements part of [hinting.Table].
func (h Hints[M, A, E]) Try(first int) func(context.Context) (search.Trials[A], error) {
	moves, sample := h.Trying()
	return func(context.Context) (tried search.Trials[A], err error) {
		for _, a := range moves {
			trial := search.Trial[A]{Action: a}
			for n := range samples {
				trial.Margins = append(trial.Margins, float64(sample(a, first+n)))
			}
			tried = append(tried, trial)
		}
		return tried, nil
	}
}

// Enough implements part of [hinting.Table].
func (h Hints[M, A, E]) Enough() int { return samples }

// Ideas implements part of [hinting.Table].
func (h Hints[M, A, E]) Ideas(tried search.Trials[A], told []search.Idea[A]) []search.Idea[A] {
	never := func(a, b A) bool { return false }
	return tried.Ideas(told, hinting.MostMoves, search.Alike[A]{Idea: never, Same: never})
}

// Words implements part of [hinting.Table].
func (h Hints[M, A, E]) Words(told []search.Idea[A]) hinting.Advice[A, NoReason] {
	return hinting.Say(h.Strings, told, func(idea search.Idea[A]) hinting.Row[A, NoReason] {
		return hinting.Row[A, NoReason]{Action: idea.Action, Does: h.Does(idea.Action)}
	})
}
