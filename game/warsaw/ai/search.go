package ai

import (
	"capital/game/search"
	"capital/rules/warsaw"
)

// masterSearch is what a master has found out about one decision so far. For a pick its moves are the uses of the tiles. It
// belongs to one goroutine.
type masterSearch struct {
	search.Search[warsaw.Action]
	view    *warsaw.View
	policy  architect // plays all seats in the rollouts
	seed    uint64
	margins func(totals []int64, over bool) search.Margins // of a rollout's end, where these are the totals
	sample  warsaw.Match                                   // the present one
	account search.Account                                 // of the last rollout, where accounts are kept
	coins   warsaw.Sum                                     // what the coins left at the end became in it; Coins below 0
}

const (
	masterBreadth  = 10 // candidates
	usesTried      = 3  // of each tile of a hand, to choose one
	usesConsidered = 6  // to say what to do with it, too: fewer often lack the best one
)

// newSearch begins to search without any move.
func newSearch(v *warsaw.View, policy architect, seed uint64) *masterSearch {
	policy.uses = new(uses)
	s := &masterSearch{view: v, policy: policy, seed: seed, margins: search.Ahead}
	s.Seat, s.Draw, s.Rollout = v.Seat(), s.draw, s.rollout
	s.Another = func() search.Trier[warsaw.Action] { return s.another().Trier }
	return s
}

// another is one that tries the same.
func (s *masterSearch) another() *masterSearch {
	other := newSearch(s.view, s.policy, s.seed)
	other.margins = s.margins
	if s.Account != nil {
		other.keepAccounts()
	}
	return other
}

// keepAccounts has it keep accounts of its rollouts.
func (s *masterSearch) keepAccounts() {
	s.Account = func() search.Account { return s.account }
}

// draw draws a sample of what is hidden.
func (s *masterSearch) draw(sample int) { s.sample = s.view.Sample(search.Mix(s.seed, uint64(sample))) }

// begins tells the candidates that begin with the action.
func (s *masterSearch) begins(a warsaw.Action) func(warsaw.Action) bool {
	return func(candidate warsaw.Action) bool { return commit(s.view, candidate) == a }
}

// addBest adds the best of some actions, at most so many, as candidates, but not the one
// that is there already.
func (s *masterSearch) addBest(actions []warsaw.Action, most int, known warsaw.Action) {
	var found [masterBreadth]option
	value := newArchitectValue(s.policy.weights, &s.view.Table, s.view.Seat(), StageOf(s.view))
	for _, o := range value.rank(s.view, actions, found[:0:most]) {
		if o.action != known {
			s.Add(o.action)
		}
	}
}

// choice is the action that begins the best candidate as far as is known, or the one that somebody likes most of those nearly as good.
func (s *masterSearch) choice(who person) warsaw.Action {
	if who.Likes == nil {
		return commit(s.view, s.Best())
	}
	return commit(s.view, search.Liked(s.Options(), nearlyBest, func(a warsaw.Action) int64 {
		then := after(s.view, a)
		return int64(who.Likes(&then.District))
	}))
}
