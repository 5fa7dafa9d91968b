package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// person is somebody who likes some actions.
type person = search.Persona[func(a *lux.Action) int]

// personas are the persons that a computer player can be, by what they like to do.
var personas = search.Personas[func(a *lux.Action) int]{
	{Name: "iris", Likes: capital, Near: 1000},
	{Name: "magnus", Likes: homely, Near: 600},
	{Name: "noor", Likes: family(lux.Green), Near: 300},
	{Name: "felix", Likes: family(lux.Yellow), Near: 800},
	{Name: "selma", Likes: family(lux.Pink), Near: 600},
	{Name: "otto", Likes: high, Near: 800},
}

// capital likes to play to the capital.
func capital(a *lux.Action) int {
	if a.Kind == lux.PlayCapital {
		return 1
	}
	return 0
}

// homely likes to play home.
func homely(a *lux.Action) int {
	if a.Kind == lux.PlayHome {
		return 1
	}
	return 0
}

// family likes to keep citizens of a colour, and to play them home.
func family(colour lux.District) func(a *lux.Action) int {
	return func(a *lux.Action) (count int) {
		if a.Kind != lux.Keep && a.Kind != lux.PlayHome {
			return 0
		}
		if a.Card.Colour() == colour {
			count++
		}
		if a.Kind == lux.Keep && a.Other.Colour() == colour {
			count++
		}
		return count
	}
}

// high likes to keep citizens of a high value, and to play them home.
func high(a *lux.Action) int {
	switch a.Kind {
	case lux.Keep:
		return a.Card.Value() + a.Other.Value()
	case lux.PlayHome:
		return a.Card.Value()
	}
	return 0
}

// Personas are their names, as records have them.
func Personas() []string { return personas.Names() }

// nearly is by how much what somebody likes may be worse than the best, in thousandths of a point, for one who compares moves. By
// its own reckoning that costs it less than a point a match.
const nearly = 400

// choose is what a player does who is somebody or nobody. One who compares moves by itself chooses among those that it finds nearly
// as good; of what others do, the builder's value function says what is.
func choose(v *lux.View, p Player, who person) lux.Action {
	switch p := p.(type) {
	case architect:
		p.who = who
		return p.Choose(v)
	case master:
		p.who = who
		return p.Choose(v)
	}
	chosen := p.Choose(v)
	if who.Likes == nil {
		return chosen
	}
	value, e := greedy{builderValue{&tuned}}, newEye(v)
	var buf [maxActions]lux.Action
	var options []option
	for _, a := range v.Legal(buf[:0]) {
		options = append(options, option{Action: a, Value: value.margin(e.after(&a))})
	}
	return search.Lean(options, chosen, who.Near, func(a lux.Action) int64 { return int64(who.Likes(&a)) })
}
