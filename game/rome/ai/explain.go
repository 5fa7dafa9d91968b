package ai

import (
	"cmp"
	"slices"

	"capital/rules/rome"
)

// mostReasons is how many reasons are told: more would not be read.
const mostReasons = 4

// Reasons says why a legal action is good or what it costs, the most telling first, at most four and at least one. It tells
// nothing that the view does not know.
func Reasons(v *rome.View, a rome.Action) []Reason {
	e := newExplanation(v, a)
	e.findReasons()
	return e.mostTelling()
}

// explanation is the reasons of one action as they are found.
type explanation struct {
	v      *rome.View
	a      rome.Action
	me     int
	now    position
	then   position // as the action leaves it; as it is now for a bid
	left   int      // scorings to come
	rivals rivals
	found  []weighed
}

// weighed is a reason with how telling it is, about in thousandths of a victory point.
type weighed struct {
	Reason
	weight int
}

func newExplanation(v *rome.View, a rome.Action) *explanation {
	e := &explanation{v: v, a: a, me: v.Seat(), now: newPosition(v), rivals: rivals{v}}
	e.left = e.now.toScore()
	e.then = e.now
	if a.Kind != rome.Bid {
		e.then.apply(&a)
	}
	return e
}

// findReasons finds all reasons.
func (e *explanation) findReasons() {
	b := building{e}
	switch e.a.Kind {
	case rome.Play:
		switch e.a.Card.Type() {
		case rome.Floor:
			b.raised()
		case rome.Roof:
			b.roofed()
		case rome.Permit:
			newCarrying(e).findReasons()
		}
	case rome.Idle:
		b.waited()
	case rome.Pass:
		b.passed()
	case rome.Bid:
		newBidding(e).findReasons()
	case rome.Put:
		e.puts()
	case rome.Draw:
		e.draws()
	}
}

// worth is how telling points are that each scoring to come brings more.
func (e *explanation) worth(points int) int { return 500 * points * e.left }

// tell adds a reason that weighs so much either way.
func (e *explanation) tell(r Reason, weight int) {
	e.found = append(e.found, weighed{r, max(weight, -weight)})
}

// mostTelling sorts the reasons found and returns the first of them. What speaks for the move most comes before all that
// speaks against it.
func (e *explanation) mostTelling() []Reason {
	slices.SortStableFunc(e.found, func(a, b weighed) int { return cmp.Compare(b.weight, a.weight) })
	if n := slices.IndexFunc(e.found, func(w weighed) bool { return !w.Why.Against() }); n > 0 {
		first := e.found[n]
		e.found = slices.Insert(slices.Delete(e.found, n, n+1), 0, first)
	}
	reasons := make([]Reason, 0, mostReasons)
	for _, w := range e.found[:min(mostReasons, len(e.found))] {
		reasons = append(reasons, w.Reason)
	}
	return reasons
}

// at is a reason that speaks of the action's prefecture.
func (e *explanation) at(r Reason) Reason {
	r.Place = e.a.Place
	r.Lit.Places |= placesOf(r.Place)
	return r
}

// dearCard is a number on a card that counts in an auction.
const dearCard = 6

// cost tells what the card would count in auctions, where that is much, or nothing else is to be told.
func (e *explanation) cost() {
	if e.a.Card.Number() < dearCard && len(e.found) > 0 {
		return
	}
	e.tell(Reason{Why: WhyCosts, Count: e.a.Card.Number()}, 25*e.a.Card.Number())
}

// lastColour tells that only one colour still has room for roofs of the shape.
func (e *explanation) lastColour(shape rome.Shape) {
	var places Places
	colours := [rome.Colours]int{}
	for p := range rome.Place(rome.Places) {
		if e.now.Free(p) > 0 && e.now.Takes(p, shape) {
			places |= placesOf(p)
			colours[p.Colour()]++
		}
	}
	last, count := rome.Colour(0), 0
	for c, n := range colours {
		if n > 0 {
			last, count = rome.Colour(c), count+1
		}
	}
	if count == 1 {
		e.tell(Reason{Why: WhyLastColour, Colour: last, Shape: shape, Lit: Lit{Places: places}}, 350)
	}
}
