package ai

import (
	"capital/game/search"
	"capital/rules/lux"
)

// Idea is one of the best moves as it is told, in whole victory points.
type Idea = search.Idea[lux.Action]

// Beside is what a move is told beside: see [search.Beside].
type Beside = search.Beside[lux.Action]

// Ideas are the best moves, at most so many, the best first: rather different ideas, another card or the same one elsewhere,
// than the same with the power used a little otherwise, unless they are much worse. What was told after fewer samples, if
// anything, stays where it is not surely wrong: see [search.Trials.Ideas].
func Ideas(tried Trials, told []Idea, most int) []Idea {
	return tried.Ideas(told, most, search.Alike[lux.Action]{Idea: sameIdea, Same: func(a, b lux.Action) bool { return a == b }})
}

// sameIdea reports whether two actions are much the same: a card of the same colour to the same place, or in the draft cards of
// the same two colours.
func sameIdea(a, b lux.Action) bool {
	switch {
	case a.Kind != b.Kind:
		return false
	case a.Kind == lux.Keep:
		return a.Card.Colour() == b.Card.Colour() && a.Other.Colour() == b.Other.Colour()
	case a.Kind == lux.PlayHome:
		return a.Card.Colour() == b.Card.Colour()
	case a.Kind == lux.PlayCapital:
		return a.Card.Colour() == b.Card.Colour() && a.Seat == b.Seat && a.To == b.To
	}
	return a == b
}
