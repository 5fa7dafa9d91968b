package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

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

// lean is what a person does who would do as chosen: see [search.Lean]. What moves are worth the builder's value function says.
func lean(v *expo.View, name string, chosen expo.Action) expo.Action {
	who, ok := personas.Of(name)
	if !ok {
		return chosen
	}
	var e eye
	e.start(v)
	options := greedy{builderValue{&tuned}}.ranked(&e)
	return search.Lean(options, chosen, who.Near, func(a expo.Action) int64 {
		return int64(who.Likes(e.after(&a).Player(e.seat)))
	})
}
