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
		weights := &l.weights.At(p.Seats())[p.row(seat)]
		for n, weight := range weights {
			values[seat] += int64(weight) * int64(f[n])
		}
	}
	return values
}

// NewArchitect makes an architect with weights of its own.
func NewArchitect(w *Weights) Player { return greedy{learnedValue{w}} }

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
