package ai

import "capital/rules/lux"

// learnedValue is a value function whose weights were learned from matches.
type learnedValue struct{ weights *Weights }

// values are sums of the features of each seat, each times its weight.
func (l learnedValue) values(p *position) (values [lux.MaxSeats]int64) {
	if p.round > lux.Rounds {
		return values
	}
	weights := l.weights.At(p.people())
	for seat := range p.seats {
		g := glance{weights: &weights[p.row(seat)]}
		p.look(seat, &g)
		values[seat] = g.value
	}
	return values
}

// Foresee returns what the architect would see of a seat after an action of the view's seat, and which row of weights it would
// use.
func Foresee(v *lux.View, a lux.Action, seats []int, see func(seat, row int, f *Features)) {
	e := newEye(v)
	p := e.after(&a)
	p.show(seats, see)
}

// Begun tells what the architect would see of seats as a round begins.
func Begun(v *lux.View, seats []int, see func(seat, row int, f *Features)) {
	p := begun(v)
	p.show(seats, see)
}

func (p *position) show(seats []int, see func(seat, row int, f *Features)) {
	for _, seat := range seats {
		var f Features
		p.look(seat, &glance{features: &f})
		see(seat, p.row(seat), &f)
	}
}
