package ai

import (
	"errors"

	"capital/game/advice"
	"capital/rules/rome"
)

// Trial is a move that was considered.
type Trial = advice.Trial[rome.Action]

// Trials are the moves that were considered for a seat, the most promising first, all of them tried in the same samples.
type Trials = advice.Trials[rome.Action]

// Try tries what a seat that owes a decision could do, in samples from the one numbered first on, counted from 0. The limit
// must name samples or somebody who stops it; at least one sample is whole. As long as it is not stopped, the same view, seed
// and samples bring the same, whether they are tried at once or some after others, which [advice.Trials.Join] puts together.
// It fails where the seat has nothing to decide.
func Try(v *rome.View, seed uint64, first int, limit Limit) (Trials, error) {
	if limit.None() {
		return nil, errors.New("advice needs a limit")
	}
	if v.Owes(v.Seat()) == rome.NoDecision {
		return nil, errors.New("the seat has nothing to decide")
	}
	s := newSearch(v, seed)
	s.addCandidates()
	s.First = first
	s.Run(limit)
	s.FinishSample(limit)
	return s.Trials(), nil
}

// search is what was found out about a decision so far. It belongs to one goroutine.
type search struct {
	advice.Search[rome.Action]
	view   *rome.View
	policy greedy // plays all seats in the rollouts
	seed   uint64
	sample rome.Match // the present one
}

// newSearch begins to search for what there is to be said of a decision. It goes on to its limit, even with one move.
func newSearch(v *rome.View, seed uint64) *search {
	s := &search{view: v, policy: adviser(), seed: mix(seed, hashView(v))}
	s.Seat, s.Endless, s.Draw, s.Rollout = v.Seat(), true, s.draw, s.rollout
	return s
}

// adviser is who plays all seats in rollouts and values where they end.
func adviser() greedy { return greedy{builderValue{&tuned}} }

// draw draws a sample of what is hidden.
func (s *search) draw(sample int) { s.sample = s.view.Sample(mix(s.seed, uint64(sample))) }

// rollout carries the action out in a copy of the sample, plays on to the next round or, where cards are drawn now, to the one
// after it, and returns the margins there by the policy's value function.
func (s *search) rollout(a rome.Action) advice.Margins {
	m := s.sample
	round := m.Round() + 1
	if m.Phase() == rome.PhaseDraw || m.Phase() == rome.PhaseBonus {
		round++
	}
	m.Apply(s.Seat, a, nil)
	for !m.Over() && m.Round() < round {
		for seat := range m.Seats() {
			if m.Owes(seat) != rome.NoDecision {
				v := m.View(seat)
				m.Apply(seat, s.policy.Choose(&v), nil)
			}
		}
	}
	return s.marginsOf(&m)
}

// marginsOf are the margins where a rollout has ended.
func (s *search) marginsOf(m *rome.Match) (ahead advice.Margins) {
	v := m.View(s.Seat)
	p := newPosition(&v)
	values := s.policy.by.values(&p)
	for seat := range m.Seats() {
		values[seat] += 1000 * int64(m.Player(seat).Score)
	}
	for seat := range m.Seats() {
		best := int64(-1) << 62
		for other, n := range values[:m.Seats()] {
			if other != seat {
				best = max(best, n)
			}
		}
		ahead[seat] = float64(values[seat]-best) / 1000
	}
	return ahead
}
