package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// roundSearch is what has been found out about one decision by playing the round on. It belongs to one goroutine.
type roundSearch struct {
	search.Search[lux.Action]
	view    *lux.View
	policy  greedy // of all seats
	seed    uint64
	margins func(totals []int64, over bool) search.Margins // of a rollout's end, where these are the totals
	sample  lux.Match                                      // the present one
	turn    lux.View                                       // of who decides in a rollout,
	eye     eye                                            // who sees by it,
	actions [maxActions]lux.Action                         // what it could do
	keeps   *accounting                                    // accounts of rollouts; nil keeps none
}

// newSearch begins to search without any move.
func newSearch(v *lux.View, policy greedy, seed uint64) *roundSearch {
	s := &roundSearch{view: v, policy: policy, seed: seed, margins: search.Ahead}
	s.Seat, s.Draw, s.Rollout = v.Seat(), s.draw, s.rollout
	s.Another = func() search.Trier[lux.Action] { return s.another().Trier }
	return s
}

// another is one that tries the same.
func (s *roundSearch) another() *roundSearch {
	other := newSearch(s.view, s.policy, s.seed)
	other.margins = s.margins
	if s.keeps != nil {
		other.keepAccounts()
	}
	return other
}

// keepAccounts has it keep accounts of its rollouts.
func (s *roundSearch) keepAccounts() {
	s.keeps = newAccounting(s.view)
	s.Account = func() search.Account { return s.keeps.account }
}

// draw draws a sample of what is hidden.
func (s *roundSearch) draw(sample int) { s.sample = s.view.Sample(search.Mix(s.seed, uint64(sample))) }

// rollout carries the action out in a copy of the sample, plays on to the end of the round and returns the margins there.
func (s *roundSearch) rollout(a lux.Action) search.Margins {
	m, round := s.sample, s.sample.Round()
	var tell lux.Sink
	if s.keeps != nil {
		tell = s.keeps.hear
	}
	m.Apply(s.Seat, a, tell)
	for !m.Over() && m.Round() == round {
		for seat := range m.Seats() {
			if m.Owes(seat) != lux.NoDecision {
				s.turn = m.View(seat)
				m.Apply(seat, s.policy.choose(&s.turn, s.turn.Legal(s.actions[:0]), &s.eye), tell)
			}
		}
	}
	v := m.View(s.Seat)
	p := begun(&v)
	totals := totalsOf(p, s.policy.by.values(p))
	if s.keeps != nil {
		s.keeps.close(&v, totals[:p.seats])
	}
	return s.margins(totals[:p.seats], m.Over())
}

// choose is what somebody does, or nobody, by what was found out.
func (s *roundSearch) choose(who person) lux.Action {
	if who.Likes == nil {
		return s.Best()
	}
	return search.Liked(s.Options(), nearly, func(a lux.Action) int64 { return int64(who.Likes(&a)) })
}
