package table

import (
	"context"
	"slices"

	"capital/game/players"
	"capital/game/scene/hinting"
	"capital/game/search"
)

// Hinted is the [hinting.Table] of a game whose computer players give hints. R is its reason why a move is good.
type Hinted[M any, A comparable, E any, R hinting.Reason] struct {
	*Viewer[M, A, E]
	Players *players.Players[M, A, E]
	// Adviser is who tries the moves now.
	Adviser func() players.Adviser[M, A]
	// Best are at most so many of the moves tried; told is what was told after fewer samples.
	Best func(tried search.Trials[A], told []search.Idea[A], most int) []search.Idea[A]
	// Say puts them into words.
	Say func(told []search.Idea[A]) hinting.Advice[A, R]
}

// Try implements part of [hinting.Table].
func (h Hinted[M, A, E, R]) Try(first int) func(context.Context) (search.Trials[A], error) {
	played, m, seat, adviser := h.Session.Record(), *h.Session.Match(), h.Seat, h.Adviser()
	played.Actions = slices.Clone(played.Actions)
	return func(ctx context.Context) (search.Trials[A], error) {
		return adviser.Hint(ctx, &played, &m, seat, first, h.Players.Samples)
	}
}

// Enough implements part of [hinting.Table].
func (h Hinted[M, A, E, R]) Enough() int { return h.Players.Enough }

// Ideas implements part of [hinting.Table].
func (h Hinted[M, A, E, R]) Ideas(tried search.Trials[A], told []search.Idea[A]) []search.Idea[A] {
	return h.Best(tried, told, hinting.MostMoves)
}

// Words implements part of [hinting.Table].
func (h Hinted[M, A, E, R]) Words(told []search.Idea[A]) hinting.Advice[A, R] { return h.Say(told) }
