package ai

import (
	"errors"
	"fmt"

	"capital/game/search"
	"capital/rules/rome"
)

// Review is how good one move of a record was.
type Review = search.Review[rome.Action]

// Judgement is what a search found out about one action.
type Judgement = search.Judgement[rome.Action]

// ReviewMove says how good a move of a record was, moves counted from 0: by what its seat could know before it, and by a
// search as for hints. The limit must name samples or somebody who stops it. As long as it is not stopped the same record,
// move and seed give the same review. It fails where there is no such move or the record can't be replayed to it.
func ReviewMove(record *rome.Record, move int, seed uint64, limit Limit) (Review, error) {
	if move < 0 || move >= len(record.Actions) {
		return Review{}, fmt.Errorf("there is no move %d", move+1)
	}
	before := *record
	before.Actions = record.Actions[:move]
	m, err := rome.Rules().Replay(&before, nil)
	if err != nil {
		return Review{}, err
	}
	return ReviewAt(&m, record.Actions[move], seed, limit)
}

// ReviewAt is [ReviewMove] for one who has replayed the record to the move: the match before it, and the move.
func ReviewAt(m *rome.Match, move rome.Move, seed uint64, limit Limit) (Review, error) {
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
	played := func(a rome.Action) bool { return a == action }
	s := player.newBroadSearch(&v)
	if !s.Has(played) {
		s.Add(action)
	}
	s.Prunes, s.Keeps = true, played
	s.Run(limit)
	s.FinishSample(limit)
	return s.Review(played), nil
}
