package ai

import (
	"errors"
	"fmt"

	"capital/game/search"
	"capital/rules/expo"
)

// Review is how good one move of a record was.
type Review = search.Review[expo.Action]

// ReviewAt says how good a move was, the match being the one before it: by what its seat could know then, and by a search as
// for hints. The limit must name samples or somebody who stops it. As long as it is not stopped the same match, move and seed
// give the same review. It fails where the move is not legal.
func ReviewAt(m *expo.Match, move expo.Move, seed uint64, limit Limit) (Review, error) {
	if limit.None() {
		return Review{}, errors.New("a review needs a limit")
	}
	seat, action := move.Seat, move.Action
	if reason := m.Check(seat, action); !reason.OK() {
		return Review{}, fmt.Errorf("seat %d can't %v: %v", seat+1, action, reason)
	}
	player, err := newMaster(seed, limit)
	if err != nil {
		return Review{}, err
	}
	v := m.View(seat)
	played := func(a expo.Action) bool { return a == action }
	s := player.newBroadSearch(&v)
	if !s.Has(played) {
		s.Add(action)
	}
	s.Prunes, s.Keeps = true, played
	s.Run(limit)
	s.FinishSample(limit)
	return s.Review(played), nil
}
