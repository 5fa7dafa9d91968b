package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// architect has a learned value function. It looks at each action by itself, and what promises most it plays on to the end of
// the round in a few samples of what is hidden.
type architect struct {
	greedy
	yield func() // called now and then: see [Limit]
	who   person // or nobody
}

const (
	architectBreadth = 4     // how many actions are played on at most,
	architectNear    = 3_000 // those that look worse than the best by no more, in thousandths of a point
	architectSamples = 4
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

// Choose takes what leaves it furthest ahead at the end of the round.
func (p architect) Choose(v *lux.View) lux.Action {
	found := p.nearBest(v)
	if len(found) == 1 {
		return found[0].Action
	}
	s := newSearch(v, p.greedy, search.Mix(hashView(v), 0))
	for _, o := range found {
		s.Guess(o.Action, o.Points(), trusted)
	}
	s.Run(Limit{Samples: architectSamples, Yield: p.yield})
	return s.choose(p.who)
}

type option = search.Option[lux.Action]

// trusted is as how many samples a look counts: a few samples alone say less than the value function.
const trusted = 8

// ranked are all legal actions, the most promising first.
func (g greedy) ranked(v *lux.View) []option {
	var buf [maxActions]lux.Action
	actions := v.Legal(buf[:0])
	options := make([]option, len(actions))
	e := newEye(v)
	for n := range actions {
		then := e.after(&actions[n])
		options[n] = option{Action: actions[n], Value: g.margin(then)}
	}
	search.Rank(options)
	return options
}

// nearBest are the options that are to be played on.
func (p architect) nearBest(v *lux.View) []option {
	return search.NearBest(p.ranked(v), architectBreadth, architectNear)
}
