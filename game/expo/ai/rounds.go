package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// roundSearch is what has been found out about one decision by playing on. It belongs to one goroutine.
type roundSearch struct {
	search.Search[expo.Action]
	view    *expo.View
	policy  greedy // of all seats
	seed    uint64
	margins func(totals []int64, over bool) search.Margins // of a rollout's end, where these are the totals
	keeps   *learnedValue                                  // that accounts are kept by; nil keeps none
	until   int                                            // the round that ends a rollout when it begins
	sample  expo.Match                                     // the present one
	match   expo.Match                                     // that is played on
	eye     eye
}

// keepAccounts has the search keep accounts by a value function, which is the policy's.
func (s *roundSearch) keepAccounts(by learnedValue) {
	s.keeps = &by
	s.Account = func() search.Account {
		m := &s.match
		totals := s.totals()
		return accountOf(by, &s.view.Table, &m.Table, s.Seat, totals[:m.Seats()])
	}
}

// newSearch begins to search without any move. Rollouts end when so many rounds are over.
func newSearch(v *expo.View, policy greedy, seed uint64, rounds int) *roundSearch {
	s := &roundSearch{view: v, policy: policy, seed: seed, until: v.Round() + rounds, margins: search.Ahead}
	s.Seat, s.Draw, s.Rollout = v.Seat(), s.draw, s.rollout
	s.Another = func() search.Trier[expo.Action] { return s.another().Trier }
	return s
}

// another is one that tries the same.
func (s *roundSearch) another() *roundSearch {
	other := newSearch(s.view, s.policy, s.seed, s.until-s.view.Round())
	other.margins = s.margins
	if s.keeps != nil {
		other.keepAccounts(*s.keeps)
	}
	return other
}

// draw draws a sample of what is hidden.
func (s *roundSearch) draw(sample int) { s.sample = s.view.Sample(search.Mix(s.seed, uint64(sample))) }

// rollout carries the action out in a copy of the sample, plays on and returns the margins then.
func (s *roundSearch) rollout(a expo.Action) search.Margins {
	m := &s.match
	*m = s.sample
	m.Apply(s.Seat, a, nil)
	for !m.Over() && m.Round() < s.until {
		s.next()
	}
	totals := s.totals()
	return s.margins(totals[:m.Seats()], m.Over())
}

// totals are the prestige, in thousandths, that each seat is expected to end with after the last rollout.
func (s *roundSearch) totals() (totals [expo.MaxSeats]int64) {
	for seat := range s.match.Seats() {
		totals[seat] = s.policy.by.value(&s.match.Table, seat)
	}
	return totals
}

// next does what the seat does whose turn it is. It does not know what the stacks hold: it looks at another sample of them.
func (s *roundSearch) next() {
	m := &s.match
	seat := m.Turn()
	v := m.View(seat)
	s.eye.start(&v)
	m.Apply(seat, s.policy.choose(&s.eye), nil)
}

// choose is what somebody does, or nobody, by what was found out.
func (s *roundSearch) choose(who person) expo.Action {
	if who.Likes == nil {
		return s.Best()
	}
	s.eye.start(s.view)
	return search.Liked(s.Options(), nearly, func(a expo.Action) int64 { return int64(who.Likes(s.eye.after(&a).Player(s.Seat))) })
}
