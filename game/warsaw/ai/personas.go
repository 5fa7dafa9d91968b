package ai

import (
	"slices"

	"capital/game/search"
	"capital/rules/warsaw"
)

// person is somebody who likes something of a district.
type person = search.Persona[func(d *warsaw.District) int]

// personas are the persons that a computer player can be, by what they like in their district.
var personas = search.Personas[func(d *warsaw.District) int]{
	{Name: "sawa", Likes: quarters(warsaw.Park), Near: nearlyAsGood},
	{Name: "wars", Likes: func(d *warsaw.District) int { return d.Transport().Count() }, Near: nearlyAsGood},
	{Name: "zofia", Likes: quarters(warsaw.Cultural), Near: nearlyAsGood},
	{Name: "bolek", Likes: quarters(warsaw.Commercial), Near: 120}, // markets cost him more than others their habits
	{Name: "hanka", Likes: quarters(warsaw.Residential), Near: nearlyAsGood},
	{Name: "stefan", Likes: quarters(warsaw.Industrial), Near: nearlyAsGood},
}

// quarters likes quarters of a kind.
func quarters(kind warsaw.Kind) func(d *warsaw.District) int {
	return func(d *warsaw.District) int { return d.Of(kind).Count() }
}

// Personas are their names, as records have them.
func Personas() []string { return personas.Names() }

// What a habit may cost a decision, in thousandths of a victory point: by the architect's value function, and by what a master found.
const (
	nearlyAsGood = 200
	nearlyBest   = 400
)

// choose is what a player does who is somebody or nobody. A master chooses among those that it finds nearly as good; of what others
// do, the architect's value function says what is: by the builder's, which tells less well, a habit costs an architect too much.
func choose(v *warsaw.View, p Player, who person) warsaw.Action {
	if p, ok := p.(master); ok {
		p.who = who
		return p.Choose(v)
	}
	chosen := p.Choose(v)
	if who.Likes == nil {
		return chosen
	}
	weights, err := learnedWeights()
	if err != nil {
		return chosen
	}
	value := newArchitectValue(weights, &v.Table, v.Seat(), StageOf(v))
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
		liked[a] = int64(who.Likes(&then.District))
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
	return search.Lean(options, chosen, who.Near, func(a warsaw.Action) int64 { return liked[a] })
}
