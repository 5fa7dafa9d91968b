package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// architect has a learned value function. It searches chains of activations. Of other actions, those that promise most it plays
// on to the end of the round in a few samples of what is hidden.
type architect struct {
	greedy
	yield func() // called now and then: see [Limit]
	who   person // or nobody
}

const (
	architectBreadth = 4     // how many actions are played on at most,
	architectNear    = 2_000 // those that promise less than the best by no more, in thousandths of prestige
	architectSamples = 2
	trusted          = 4 // as how many samples what the value function says counts
)

// NewArchitect makes an architect with weights of its own.
func NewArchitect(w *Weights) Player { return architect{greedy: greedy{learnedValue{w}}} }

// NewHastyArchitect makes one that plays nothing on: for learning, where many matches matter more than good ones.
func NewHastyArchitect(w *Weights) Player { return greedy{learnedValue{w}} }

// within heeds nothing but who shares its thread: it is done before it could be stopped.
func (p architect) within(limit Limit) Player {
	p.yield = limit.Yield
	return p
}

// Choose takes what promises most.
func (p architect) Choose(v *expo.View) expo.Action {
	e := new(eye)
	e.start(v)
	if v.Owes(v.Seat()) == expo.DecideActivate {
		found, _ := p.chain(e)
		return found
	}
	options := search.NearBest(p.ranked(e), architectBreadth, architectNear)
	if len(options) == 1 {
		return options[0].Action
	}
	s := newSearch(v, p.greedy, hashView(v), 1)
	for _, o := range options {
		s.Guess(o.Action, o.Points(), trusted)
	}
	s.Run(Limit{Samples: architectSamples, Yield: p.yield})
	return s.choose(p.who)
}
