package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// master searches: it plays the moves that promise most on in samples of what is hidden, to the end of the round, and takes the
// one that leaves it furthest ahead.
type master struct {
	seed   uint64
	policy greedy
	limit  Limit
	who    person // or nobody
}

const (
	masterSamples = 100 // that a master takes whom nobody limits: more hardly ever change its mind
	masterBreadth = 10  // moves that it tries
	masterTrusts  = 32  // as how many samples what the value function says counts
)

func newMaster(seed uint64, limit Limit) (master, error) {
	w, err := DecodeWeights(learned)
	return master{seed: seed, policy: greedy{learnedValue{w}}, limit: limit}, err
}

func (p master) within(limit Limit) Player {
	p.limit = limit
	return p
}

// Choose searches to the limit.
func (p master) Choose(v *lux.View) lux.Action {
	s := p.newSearch(v)
	limit := p.limit
	if limit.None() {
		limit.Samples = masterSamples
	}
	s.Run(limit)
	return s.choose(p.who)
}

// newSearch begins to search for what to do.
func (p master) newSearch(v *lux.View) *roundSearch {
	s := newSearch(v, p.policy, search.Mix(p.seed, hashView(v)))
	s.Prunes, s.margins = true, search.Leads
	options := p.policy.ranked(v)
	for _, o := range options[:min(len(options), masterBreadth)] {
		s.Guess(o.Action, o.Points(), masterTrusts)
	}
	return s
}
