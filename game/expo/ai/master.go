package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// master searches: it plays the moves that promise most on in samples of what is hidden, and takes the one that leaves it
// furthest ahead.
type master struct {
	seed    uint64
	learned learnedValue
	policy  greedy // by it
	limit   Limit
	who     person // or nobody
}

const (
	masterSamples = 40 // that a master takes whom nobody limits
	masterBreadth = 8  // moves that it tries
	masterRounds  = 3  // rounds that it plays on, this one counted
	masterTrusts  = 16 // as how many samples what the value function says counts
)

func newMaster(seed uint64, limit Limit) (master, error) {
	w, err := DecodeWeights(learned)
	by := learnedValue{w}
	return master{seed: seed, learned: by, policy: greedy{by}, limit: limit}, err
}

func (p master) within(limit Limit) Player {
	p.limit = limit
	return p
}

// Choose searches to the limit.
func (p master) Choose(v *expo.View) expo.Action {
	s := p.newSearch(v)
	limit := p.limit
	if limit.None() {
		limit.Samples = masterSamples
	}
	s.Run(limit)
	return s.choose(p.who)
}

// newSearch begins to search for what to do.
func (p master) newSearch(v *expo.View) *roundSearch {
	s := newSearch(v, p.policy, search.Mix(p.seed, hashView(v)), masterRounds)
	s.Prunes, s.margins = true, search.Leads
	for _, o := range p.options(s) {
		s.Guess(o.Action, o.Points(), masterTrusts)
	}
	return s
}

// options are the moves that it tries, the most promising first. Of activations the first one of the best chain comes before all
// others: by itself it may promise little.
func (p master) options(s *roundSearch) []search.Option[expo.Action] {
	s.eye.start(s.view)
	options := p.policy.ranked(&s.eye)
	if s.view.Owes(s.Seat) == expo.DecideActivate {
		first, value := p.policy.chain(&s.eye)
		for n := range options {
			if options[n].Action == first {
				options[n].Value = value
			}
		}
		search.Rank(options)
	}
	return options[:min(len(options), masterBreadth)]
}
