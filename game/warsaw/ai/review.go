package ai

import (
	"errors"
	"fmt"

	"capital/game/search"
	"capital/rules/warsaw"
)

// Review is how good one move of a record was. Of a pick its moves are the best use of the tile
// played, whatever it was used for then, which is another move, and the use for which the best
// one is picked.
type Review = search.Review[warsaw.Action]

// Judgement is what a search found out about one action; for a pick, about the use of the tile.
type Judgement = search.Judgement[warsaw.Action]

// ReviewAt says how good the first of some moves was, the match being the one before it: by what
// its seat could know then, and by a search as the master's. The limit must name samples or
// somebody who stops it. As long as it is not stopped the same match, moves and seed give the
// same review. It fails where the move is not legal.
func ReviewAt(m *warsaw.Match, moves []warsaw.Move, seed uint64, limit Limit) (Review, error) {
	if limit.None() {
		return Review{}, errors.New("a review needs a limit")
	}
	seat, action := moves[0].Seat, moves[0].Action
	if reason := m.Check(seat, action); !reason.OK() {
		return Review{}, fmt.Errorf("seat %d can't %v: %v", seat+1, action, reason)
	}
	player, err := newMaster(seed, limit)
	if err != nil {
		return Review{}, err
	}
	v := m.View(seat)
	found := player.newBroadSearch(&v, useOf(&v, moves))
	found.Prunes, found.Keeps = true, found.begins(action)
	found.Run(limit)
	found.FinishSample(limit)
	return found.Review(found.begins(action)), nil
}

// useOf is the first of the moves as a candidate: for a pick the use that was made of the
// tile afterwards, where the moves tell one that could be foreseen.
func useOf(v *warsaw.View, moves []warsaw.Move) warsaw.Action {
	first := moves[0]
	if first.Action.Kind != warsaw.Pick {
		return first.Action
	}
	for _, move := range moves[1:] {
		if a := move.Action; move.Seat == first.Seat && a.Tile == first.Action.Tile && v.CheckUse(a).OK() {
			return a
		}
	}
	return warsaw.Action{Kind: warsaw.Discard, Tile: first.Action.Tile}
}
