package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// person is somebody who likes something of a city.
type person = search.Persona[func(p *expo.Player) int]

// personas are the persons that a computer player can be, by what they like of a city.
var personas = search.Personas[func(p *expo.Player) int]{
	{Name: "flora", Likes: leisure, Near: 600},
	{Name: "otto", Likes: along(expo.Economy), Near: 400},
	{Name: "emile", Likes: along(expo.Progress), Near: 600},
	{Name: "rosa", Likes: along(expo.Employment), Near: 600},
	{Name: "ingrid", Likes: along(expo.Services), Near: 600},
	{Name: "celeste", Likes: along(expo.Culture), Near: 600},
}

// along likes a track.
func along(track expo.Track) func(p *expo.Player) int {
	return func(p *expo.Player) int { return int(p.Track[track]) }
}

// leisure likes tiles of leisure, and lakes.
func leisure(p *expo.Player) (count int) {
	for _, placed := range p.City() {
		if placed.Tile == expo.Lake || placed.Tile.Colour() == expo.Leisure {
			count++
		}
	}
	return count
}

// Personas are their names, as records have them.
func Personas() []string { return personas.Names() }

// nearly is by how much what somebody likes may be worse than the best, in thousandths of prestige, for one who compares moves. By
// its own reckoning that costs it less than one of prestige a match.
const nearly = 300

// choose is what a player does who is somebody or nobody. One who compares moves by itself chooses among those that it finds nearly
// as good; of what others do, the builder's value function says what is.
func choose(v *expo.View, p Player, who person) expo.Action {
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
	var e eye
	e.start(v)
	options := greedy{builderValue{&tuned}}.ranked(&e)
	return search.Lean(options, chosen, who.Near, func(a expo.Action) int64 {
		return int64(who.Likes(e.after(&a).Player(e.seat)))
	})
}
