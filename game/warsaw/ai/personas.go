package ai

import (
	"slices"

	"capital/game/search"
	"capital/rules/warsaw"
)

// persona is a person that a computer player can be: its name in records, and what it likes in its district.
type persona struct {
	name  string
	likes func(d *warsaw.District) int
}

// personas are all of them. Their order and names never change.
var personas = []persona{
	{"sawa", quarters(warsaw.Park)},
	{"wars", func(d *warsaw.District) int { return d.Transport().Count() }},
	{"zofia", quarters(warsaw.Cultural)},
	{"bolek", quarters(warsaw.Commercial)},
	{"hanka", quarters(warsaw.Residential)},
	{"stefan", quarters(warsaw.Industrial)},
}

// quarters likes quarters of a kind.
func quarters(kind warsaw.Kind) func(d *warsaw.District) int {
	return func(d *warsaw.District) int { return d.Of(kind).Count() }
}

// Personas are the names of the persons that a computer player can be, as records have them.
func Personas() (names []string) {
	for _, p := range personas {
		names = append(names, p.name)
	}
	return names
}

// nearlyAsGood is what a habit may cost a decision, in thousandths of a victory point.
const nearlyAsGood = 250

// lean is what a person does who would do as chosen: see [search.Lean]. What moves are worth the builder's value function says.
func lean(v *warsaw.View, name string, chosen warsaw.Action) warsaw.Action {
	at := slices.IndexFunc(personas, func(p persona) bool { return p.name == name })
	if at < 0 {
		return chosen
	}
	value := newBuilderValue(v, &tuned)
	var options []search.Option[warsaw.Action]
	liked := map[warsaw.Action]int64{}
	add := func(a, use warsaw.Action) {
		then := after(v, use)
		o := search.Option[warsaw.Action]{Action: a, Value: value.of(&then)}
		n := slices.IndexFunc(options, func(known search.Option[warsaw.Action]) bool { return known.Action == a })
		switch {
		case n < 0:
			options = append(options, o)
		case o.Value <= options[n].Value:
			return
		default:
			options[n] = o
		}
		liked[a] = int64(personas[at].likes(&then.District))
	}
	var buf, uses [maxActions]warsaw.Action
	for _, a := range v.Legal(false, buf[:0]) {
		if a.Kind != warsaw.Pick {
			add(a, a)
			continue
		}
		for _, use := range v.Uses(a.Tile, uses[:0]) {
			add(a, use)
		}
	}
	return search.Lean(options, chosen, nearlyAsGood, func(a warsaw.Action) int64 { return liked[a] })
}
