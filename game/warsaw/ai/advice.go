package ai

import (
	"cmp"
	"errors"
	"slices"

	"capital/rules/warsaw"
)

// adviceNear is by how many victory points another idea may be worse than the best move
// and still be shown instead of a better way to do the same.
const adviceNear = 4

// Advice is the best moves for a seat.
type Advice struct {
	// Moves are the best moves, the best first: rather different ideas, another tile or
	// another thing to do with it, than the same tile one space further, unless they are
	// much worse.
	Moves   []Judgement
	Samples int // of what is hidden in which each of them was tried, at least one
}

// Advise searches for the best moves, at most so many, of a seat that owes a decision. The
// limit must name samples or somebody who stops it. As long as it is not stopped the same
// view and seed give the same advice. It fails where the seat has nothing to decide.
func Advise(v *warsaw.View, most int, seed uint64, limit Limit) (Advice, error) {
	if limit.none() {
		return Advice{}, errors.New("advice needs a limit")
	}
	if v.Owes(v.Seat()) == warsaw.NoDecision {
		return Advice{}, errors.New("the seat has nothing to decide")
	}
	player, err := newMaster(seed, limit)
	if err != nil {
		return Advice{}, err
	}
	s := player.newBroadSearch(v, warsaw.Action{})
	s.run(limit)
	s.finishSample(limit)
	return Advice{ideas(s.judgements(), most), s.samples}, nil
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
