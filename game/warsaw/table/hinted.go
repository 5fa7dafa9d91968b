package table

import (
	"context"
	"slices"

	"capital/game/scene/hinting"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
)

// hinted is what hints are given about.
type hinted struct {
	*sight
	desk *desk
}

// Try implements part of [hinting.Table].
func (h hinted) Try(first int) func(context.Context) (ai.Trials, error) {
	played, m, seat := h.session.Record(), *h.session.Match(), h.Seat
	played.Actions = slices.Clone(played.Actions)
	return func(ctx context.Context) (ai.Trials, error) {
		return h.desk.adviser.Hint(ctx, &played, &m, seat, first, h.desk.players.Samples)
	}
}

// Enough implements part of [hinting.Table].
func (h hinted) Enough() int { return h.desk.players.Enough }

// Ideas implements part of [hinting.Table].
func (h hinted) Ideas(tried ai.Trials, told []ai.Idea) []ai.Idea {
	return ai.Ideas(tried, told, hinting.MostMoves)
}

// Words implements part of [hinting.Table].
func (h hinted) Words(told []ai.Idea) view.Advice { return h.words().Hint(told) }

func (h hinted) words() *wording.Advice {
	return &wording.Advice{Art: h.art, Names: h.Names(), Known: h.known()}
}
