package search

import "slices"

// Persona is a person that a computer player can be: its name in records, what it likes, which a game says in its own way, and what
// that may cost a decision, in thousandths of a point.
type Persona[L any] struct {
	Name  string
	Likes L
	Near  int64
}

// Personas are those of a game. Their order and names never change.
type Personas[L any] []Persona[L]

// Names are their names.
func (all Personas[L]) Names() (names []string) {
	for _, p := range all {
		names = append(names, p.Name)
	}
	return names
}

// Of is the one of a name; not ok where there is none.
func (all Personas[L]) Of(name string) (p Persona[L], ok bool) {
	if n := slices.IndexFunc(all, func(p Persona[L]) bool { return p.Name == name }); n >= 0 {
		return all[n], true
	}
	return p, false
}

// Lean is what somebody with a habit does who would do as chosen and can't tell what else is nearly as good. Of the options that
// are worth as much as that, give or take near, it takes what they like most; of equals what is worth most, and of these the first.
// So a habit makes nobody clearly better or worse. Where nothing is liked more than what was chosen, that is done.
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

// Liked is what somebody with a habit does of options: of those that are worth less than the best by near at most, it takes what they
// like most; of equals what is worth most, and of these the first. There must be some.
func Liked[A any](options []Option[A], near int64, likes func(a A) int64) A {
	best := options[0].Value
	for _, o := range options {
		best = max(best, o.Value)
	}
	var found Option[A]
	most, any := int64(0), false
	for _, o := range options {
		if o.Value < best-near {
			continue
		}
		if n := likes(o.Action); !any || n > most || n == most && o.Value > found.Value {
			found, most, any = o, n, true
		}
	}
	return found.Action
}
