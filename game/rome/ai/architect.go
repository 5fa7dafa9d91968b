package ai

import "capital/rules/rome"

// learnedValue is a value function whose weights were learned from matches.
type learnedValue struct{ weights *Weights }

// values are sums of the features of each seat, each times its weight.
func (l learnedValue) values(p *position) (values [rome.MaxSeats]int64) {
	if p.toScore() == 0 {
		return values
	}
	x := newExtractor(p)
	var f Features
	for seat := range p.Seats() {
		x.extract(seat, &f)
		values[seat] = l.weights.Value(p.Seats(), p.row(seat), &f)
	}
	return values
}

// architect has a learned value function. When it builds it looks at the actions that it could do next, too, as if nobody else
// built: what belongs together, a floor, its roof and its permit, is seen at once.
type architect struct {
	greedy
	yield func() // called now and then: see [Limit]
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
	l := lookout{by: p, view: *v}
	l.at[0] = newPosition(v)
	found, _ := l.best(0)
	return found
}

// option is an action and its value in thousandths of a point.
type option struct {
	action rome.Action
	value  int64
}

// lookout looks ahead from one decision of construction.
type lookout struct {
	by   architect
	view rome.View                    // with what the seat has at the position that is looked at
	at   [architectDepth + 2]position // after so many actions
}

// best finds the action with the highest value after so many, with those of the seat that may follow it.
func (l *lookout) best(depth int) (found rome.Action, highest int64) {
	var buf [architectBreadth]option
	options := l.options(depth, buf[:0])
	if l.by.yield != nil {
		l.by.yield()
	}
	for _, o := range options {
		if depth < architectDepth && o.action.Kind != rome.Pass {
			l.at[depth+1] = l.at[depth]
			l.at[depth+1].apply(&o.action)
			_, value := l.best(depth + 1)
			o.value = max(o.value, value)
		}
		if found.Kind == 0 || o.value > highest {
			found, highest = o.action, o.value
		}
	}
	return found, highest
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
		found = insert(found, option{a, l.by.margin(then, now.seat)})
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
	} else if n--; found[n].value >= o.value {
		return found
	}
	for ; n > 0 && found[n-1].value < o.value; n-- {
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
	x := newExtractor(&p)
	x.extract(seat, &f)
	return f, p.row(seat), true
}
