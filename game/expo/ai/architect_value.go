package ai

import "capital/rules/expo"

// learnedValue is a value function whose weights were learned from matches.
type learnedValue struct{ weights *Weights }

// value is the prestige that the seat has, and what its features are worth.
func (l learnedValue) value(t *expo.Table, seat int) int64 {
	value := 1000 * int64(t.Has(seat, expo.Prestige))
	if t.Over() {
		return value
	}
	var f Features
	f.look(t, seat)
	return value + l.weights.At(t.Seats()).Value(rowOf(t, seat), &f)
}

// Sight is what the architect sees of a seat: its value is the prestige and what the features are worth in the row.
type Sight struct {
	Features
	Row      int
	Round    int
	Prestige int
}

// See tells what the architect sees of a seat.
func See(t *expo.Table, seat int) Sight {
	s := Sight{Row: rowOf(t, seat), Round: t.Round(), Prestige: t.Has(seat, expo.Prestige)}
	s.look(t, seat)
	return s
}

// Foresee tells what the architect sees of a view's seat after an action. It is not ok where the match is over then, or the seat
// may activate more: the architect looks at it as if it stopped.
func Foresee(v *expo.View, a expo.Action) (s Sight, ok bool) {
	m := v.Sample(hashView(v))
	m.Apply(v.Seat(), a, nil)
	if m.Over() || goesOn(&m, v.Seat()) {
		return s, false
	}
	return See(&m.Table, v.Seat()), true
}
