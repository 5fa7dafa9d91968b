package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// learnedValue is a value function whose weights were learned from matches.
type learnedValue struct{ weights *Weights }

// values are sums of the features of each seat, each times its weight.
func (l learnedValue) values(p *position) (values [rome.MaxSeats]int64) {
	if p.toScore() == 0 {
		return values
	}
	seen := newSight(p)
	x := seen.extractor(p)
	var f Features
	for seat := range p.Seats() {
		x.extract(seat, &f)
		values[seat] = l.weights.Value(p.Seats(), p.row(seat), &f)
	}
	return values
}

// architect has a learned value function. When it builds it looks at the actions that it could do next, too, as if nobody else
// built: what belongs together, a floor, its roof and its permit, is seen at once. Those that promise most it plays on to the
// end of the construction, the others building too: see [rehearsal].
type architect struct {
	greedy
	yield func() // called now and then: see [Limit]
	who   person // or nobody
}

// minds are an architect that thinks about one decision: how it thinks itself, and as whom it supposes the others.
type minds struct {
	own, builder *routine
	yield        func()
}

func (p architect) minds() minds {
	return minds{newRoutine(p.greedy), newRoutine(theBuilder()), p.yield}
}

const (
	architectBreadth = 6 // how many actions are looked at with those after
	architectDepth   = 2 // how many actions after
)

// NewArchitect makes an architect with weights of its own.
func NewArchitect(w *Weights) Player { return architect{greedy: greedy{learnedValue{w}}} }

// NewHastyArchitect makes one that looks at one action only: for learning, where many matches matter more than good ones.
func NewHastyArchitect(w *Weights) Player { return greedy{learnedValue{w}} }

// within heeds nothing but who shares its thread: it is done before it could be stopped.
func (p architect) within(limit Limit) Player {
	p.yield = limit.Yield
	return p
}

// Choose takes the action with the highest value.
func (p architect) Choose(v *rome.View) rome.Action {
	if v.Owes(v.Seat()) != rome.DecideBuild {
		return p.greedy.Choose(v)
	}
	return p.minds().build(v, p.who)
}

// rest lets others have the thread.
func (m minds) rest() {
	if m.yield != nil {
		m.yield()
	}
}

// choose takes the action with the highest value.
func (m minds) choose(v *rome.View) rome.Action {
	if v.Owes(v.Seat()) != rome.DecideBuild {
		return m.own.Choose(v)
	}
	return m.build(v, person{})
}

// build is choose, of construction, for somebody or nobody.
func (m minds) build(v *rome.View, who person) rome.Action {
	var thought struct { // one, for it is not small
		lookout   lookout
		rehearsal rehearsal
	}
	thought.lookout.start(m, v)
	found := search.NearBest(thought.lookout.ahead(0), rehearsed, rehearsedNear)
	if len(found) == 1 {
		return found[0].Action
	}
	thought.rehearsal.start(m, v)
	thought.rehearsal.value(found)
	return likedOf(v, found, who)
}

type option = search.Option[rome.Action]

// lookout looks ahead from one decision of construction.
type lookout struct {
	by    minds
	view  rome.View                                    // with what the seat has at the position that is looked at
	at    [architectDepth + 2]position                 // after so many actions
	found [architectDepth + 1][architectBreadth]option // the best after so many
}

func (l *lookout) start(by minds, v *rome.View) {
	l.by, l.view = by, *v
	l.at[0] = newPosition(v)
}

// ahead finds the best actions after so many, each with the value that those of the seat that may follow it lead to; the best
// comes first.
func (l *lookout) ahead(depth int) []option {
	options := l.options(depth, l.found[depth][:0])
	l.by.rest()
	if depth == architectDepth {
		return options
	}
	for n := range options {
		o := &options[n]
		if o.Action.Kind != rome.Pass {
			l.at[depth+1] = l.at[depth]
			l.at[depth+1].apply(&o.Action)
			o.Value = max(o.Value, l.ahead(depth + 1)[0].Value)
		}
	}
	search.Rank(options)
	return options
}

// options appends the best actions after so many to found, which has room for some, the best first.
func (l *lookout) options(depth int, found []option) []option {
	now, then := &l.at[depth], &l.at[depth+1]
	l.view.Table = now.Table
	var buf [maxActions]rome.Action
	var cheapest cheapest
	for _, a := range l.view.Legal(buf[:0]) {
		if a.Kind == rome.Idle || !now.can(&a) || !cheapest.has(&a) {
			continue
		}
		*then = *now
		then.apply(&a)
		found = insert(found, option{Action: a, Value: l.by.own.margin(then, now.seat)})
	}
	return found
}

// can reports whether the seat still has the card of an action that its view lists, and floors for it.
func (p *position) can(a *rome.Action) bool {
	if a.Kind != rome.Play {
		return true
	}
	if a.Card.Type() == rome.Floor && p.stock < p.Stock() && (p.stock == 0 || p.stock == 1 && a.B != rome.NoFloor) {
		return false
	}
	return p.holds(a.Card)
}

// holds reports whether the hand has a card of the print.
func (p *position) holds(print rome.Card) bool {
	for c := print; c < rome.CardCount && c.First() == print; c++ {
		if p.hand.Has(c) {
			return true
		}
	}
	return false
}

// insert puts an option among those found, the best first and of equals the earlier; what there is no room for is dropped.
func insert(found []option, o option) []option {
	n := len(found)
	if n < cap(found) {
		found = append(found, o)
	} else if n--; found[n].Value >= o.Value {
		return found
	}
	for ; n > 0 && found[n-1].Value < o.Value; n-- {
		found[n] = found[n-1]
	}
	found[n] = o
	return found
}

// Foresee returns what the architect would see of a seat after an action of the view's seat, and which row of weights it would
// use; ok is false where nothing is left to be scored.
func Foresee(v *rome.View, a rome.Action, seat int) (f Features, row int, ok bool) {
	p := newPosition(v)
	p.apply(&a) // but for a bid, which changes nothing until all are shown
	if p.toScore() == 0 {
		return f, 0, false
	}
	seen := newSight(&p)
	x := seen.extractor(&p)
	x.extract(seat, &f)
	return f, p.row(seat), true
}
