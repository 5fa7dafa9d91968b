package ai

import "capital/rules/expo"

// chainBreadth is how many chains of activations of one length are gone on with.
const chainBreadth = 6

// link is a chain of activations that can go on.
type link struct {
	match expo.Match // after it
	first expo.Action
	value int64 // if it stopped there
}

// chain takes the first action of the chain of activations that leads to the highest value: all of them are searched, but for
// those that promise less than others of their length. The value is that after the chain.
func (g greedy) chain(e *eye) (found expo.Action, highest int64) {
	open, next := make([]link, 1, chainBreadth), make([]link, 0, chainBreadth)
	open[0].match = e.now
	var buf [maxActions]expo.Action
	for len(open) > 0 {
		next = next[:0]
		for n := range open {
			from := &open[n]
			for _, a := range distinct(&from.match.Table, e.seat, from.match.Legal(e.seat, buf[:0])) {
				l := link{match: from.match, first: from.first}
				if l.first.Kind == 0 {
					l.first = a
				}
				l.match.Apply(e.seat, a, nil)
				l.value = g.stopped(e, &l.match)
				if found.Kind == 0 || l.value > highest {
					found, highest = l.first, l.value
				}
				if goesOn(&l.match, e.seat) {
					next = keep(next, &l)
				}
			}
		}
		open, next = next, open
	}
	return found, highest
}

// goesOn reports whether the seat may activate more.
func goesOn(m *expo.Match, seat int) bool {
	return m.Owes(seat) == expo.DecideActivate && m.Done() > 0
}

// stopped is what a match is worth to the seat of the eye if it activates no more.
func (g greedy) stopped(e *eye, m *expo.Match) int64 {
	e.then = *m
	if goesOn(m, e.seat) {
		e.then.Apply(e.seat, expo.Action{Kind: expo.Stop}, nil)
	}
	return g.by.value(&e.then.Table, e.seat)
}

// keep puts a chain among those kept, where there is room or another promises less. Two that promise the same are taken for
// the same activations in another order.
func keep(kept []link, l *link) []link {
	for n := range kept {
		if kept[n].value == l.value {
			return kept
		}
	}
	if len(kept) < chainBreadth {
		return append(kept, *l)
	}
	worst := 0
	for n := range kept {
		if kept[n].value < kept[worst].value {
			worst = n
		}
	}
	if kept[worst].value < l.value {
		kept[worst] = *l
	}
	return kept
}

// Chain is the chain of activations that goes on best from a legal one, that first, by the architect's value function. It tells
// nothing that the view does not know.
func (c Critic) Chain(v *expo.View, first expo.Action) (chain []expo.Action) {
	var e eye
	e.start(v)
	for next := first; next.Kind == expo.Activate; {
		chain = append(chain, next)
		e.now.Apply(e.seat, next, nil)
		if !goesOn(&e.now, e.seat) {
			break
		}
		next, _ = c.by.chain(&e)
	}
	return chain
}
