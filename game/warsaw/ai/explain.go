package ai

import (
	"cmp"
	"slices"

	"capital/rules/warsaw"
)

// mostReasons is how many reasons are told: more would not be read.
const mostReasons = 4

// Reasons says why a legal action is good or what it costs, the most telling first, at
// most four and at least one. For a pick the action is the use of the tile for which
// it is picked. It tells nothing that the view does not know.
func Reasons(v *warsaw.View, a warsaw.Action) []Reason {
	e := newExplanation(v, a)
	e.findReasons()
	return e.mostTelling()
}

// explanation is the reasons of one action as they are found.
type explanation struct {
	v             *warsaw.View
	a             warsaw.Action
	value         builderValue     // weighs the reasons
	then          warsaw.Table     // as the action leaves it
	before, after *warsaw.District // the seat's
	was, is       sources          // what they earn
	found         []weighed
}

// weighed is a reason with how telling it is, in thousandths of a victory point.
type weighed struct {
	Reason
	weight int64
}

func newExplanation(v *warsaw.View, a warsaw.Action) *explanation {
	seat := v.Seat()
	e := &explanation{v: v, a: a, value: newBuilderValue(v, &tuned), then: v.Table}
	p := after(v, a)
	*e.then.Player(seat) = warsaw.Player{District: p.District, Coins: int16(p.Coins), VP: int16(p.VP)}
	e.before, e.after = &v.Player(seat).District, &e.then.Player(seat).District
	e.was.read(e.before)
	e.is.read(e.after)
	e.was.shift(e.before, e.after)
	return e
}

// findReasons finds all reasons.
func (e *explanation) findReasons() {
	switch e.a.Kind {
	case warsaw.Discard:
		e.sale()
		e.milestone()
		e.lastCoins()
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		p := newPlacement(e)
		p.findReasons()
		e.milestone()
		p.fodder()
	case warsaw.Lose, warsaw.KeepWindow, warsaw.KeepPiece:
		e.losses()
		e.milestone()
	case warsaw.SellCoins, warsaw.SellVP, warsaw.Split, warsaw.Finish:
		e.choice()
		e.lastCoins()
	}
	if e.v.Owes(e.v.Seat()) == warsaw.DecidePick {
		e.denial()
	}
}

// tell adds a reason that weighs so much either way.
func (e *explanation) tell(r Reason, weight int64) {
	e.found = append(e.found, weighed{r, max(weight, -weight)})
}

// mostTelling sorts the reasons found and returns the first of them. What speaks for the
// move most comes before all that speaks against it.
func (e *explanation) mostTelling() []Reason {
	slices.SortStableFunc(e.found, func(a, b weighed) int { return cmp.Compare(b.weight, a.weight) })
	if n := slices.IndexFunc(e.found, func(w weighed) bool { return !w.against() }); n > 0 {
		first := e.found[n]
		e.found = slices.Insert(slices.Delete(e.found, n, n+1), 0, first)
	}
	reasons := make([]Reason, 0, mostReasons)
	for _, w := range e.found[:min(mostReasons, len(e.found))] {
		reasons = append(reasons, w.Reason)
	}
	return reasons
}
