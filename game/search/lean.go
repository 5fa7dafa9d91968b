package search

// Lean is what somebody with a habit does who would do as chosen. Of the options that are worth as much as that, give or take
// near, it takes what they like most; of equals what is worth most, and of these the first. So a habit makes nobody clearly
// better or worse. Where nothing is liked more than what was chosen, that is done.
func Lean[A comparable](options []Option[A], chosen A, near int64, likes func(a A) int64) A {
	worth, ok := int64(0), false
	for _, o := range options {
		if o.Action == chosen {
			worth, ok = o.Value, true
		}
	}
	if !ok {
		return chosen
	}
	best := Option[A]{Action: chosen, Value: worth}
	liked := likes(chosen)
	for _, o := range options {
		if o.Value < worth-near || o.Value > worth+near {
			continue
		}
		if n := likes(o.Action); n > liked || n == liked && best.Action != chosen && o.Value > best.Value {
			best, liked = o, n
		}
	}
	return best.Action
}
