package ai

import (
	"errors"

	"capital/game/search"
	"capital/rules/rome"
)

// Trial is a move that was considered.
type Trial = search.Trial[rome.Action]

// Trials are the moves that were considered for a seat, the most promising first, all of them tried in the same samples.
type Trials = search.Trials[rome.Action]

// Try tries what a seat that owes a decision could do, in samples from the one numbered first on, counted from 0. The limit
// must name samples or somebody who stops it; at least one sample is whole. As long as it is not stopped, the same view, seed
// and samples bring the same, whether they are tried at once or some after others, which [search.Trials.Join] puts together.
// It fails where the seat has nothing to decide.
func Try(v *rome.View, seed uint64, first int, limit Limit) (Trials, error) {
	if limit.None() {
		return nil, errors.New("advice needs a limit")
	}
	if v.Owes(v.Seat()) == rome.NoDecision {
		return nil, errors.New("the seat has nothing to decide")
	}
	player, err := newMaster(seed, limit)
	if err != nil {
		return nil, err
	}
	s := player.newBroadSearch(v)
	s.First = first
	s.Run(limit)
	s.FinishSample(limit)
	return s.Trials(), nil
}

// newBroadSearch begins to search for what there is to be said of a decision. It drops no move, goes on to its limit, even
// with one, and keeps accounts.
func (p master) newBroadSearch(v *rome.View) *masterSearch {
	s := p.newFullSearch(v)
	s.Endless = true
	s.keepAccounts()
	return s
}
