package ai

import (
	"cmp"
	"errors"
	"slices"
	"time"

	"capital/rules/warsaw"
)

// adviceNear is by how many victory points another idea may be worse than the best move
// and still be shown instead of a better way to do the same.
const adviceNear = 4

// Advise returns the best moves, at most so many, for a seat that owes a decision, the
// best first: rather different ideas, another tile or another thing to do with it, than
// the same tile one space further, unless they are much worse. It thinks to the limit;
// without a limit of time the same view and seed give the same advice. Stopped, it fails
// with [ErrStopped].
func Advise(v *warsaw.View, most int, seed uint64, limit Limit) ([]Judgement, error) {
	start := time.Now()
	if limit.Samples <= 0 && limit.Time <= 0 {
		return nil, errors.New("advice needs a limit")
	}
	if v.Owes(v.Seat()) == warsaw.NoDecision {
		return nil, errors.New("the seat has nothing to decide")
	}
	player, err := NewMaster(seed, limit)
	if err != nil {
		return nil, err
	}
	thought := player.Consider(v, warsaw.Action{})
	thought.run(limit, start)
	if limit.stopped() {
		return nil, ErrStopped
	}
	thought.finishSample()
	return ideas(thought.Judgements(), most), nil
}

// ideas chooses among judgements, the best of which comes first.
func ideas(all []Judgement, most int) []Judgement {
	var chosen []Judgement
	choose := func(alike func(a, b warsaw.Action) bool, from float64) {
		for _, j := range all {
			known := slices.ContainsFunc(chosen, func(c Judgement) bool { return alike(c.Action, j.Action) })
			if len(chosen) < most && !known && j.Margin >= from {
				chosen = append(chosen, j)
			}
		}
	}
	choose(sameIdea, all[0].Margin-adviceNear)
	choose(samePlace, all[len(all)-1].Margin)
	choose(func(a, b warsaw.Action) bool { return a == b }, all[len(all)-1].Margin)
	slices.SortStableFunc(chosen, func(a, b Judgement) int { return cmp.Compare(b.Margin, a.Margin) })
	return chosen
}

// sameIdea reports whether two actions do the same thing with the same tile.
func sameIdea(a, b warsaw.Action) bool {
	switch a.Kind {
	case warsaw.Discard, warsaw.Build, warsaw.Overbuild:
		return a.Kind == b.Kind && a.Tile == b.Tile
	}
	return a == b
}

// samePlace reports whether two actions differ in nothing but how the tile is turned.
func samePlace(a, b warsaw.Action) bool {
	if a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild {
		a.Turn = b.Turn
	}
	return a == b
}
