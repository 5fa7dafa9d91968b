package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// Idea is one of the best moves as it is told, in whole victory points.
type Idea = search.Idea[rome.Action]

// Beside is what a move is told beside: see [search.Beside].
type Beside = search.Beside[rome.Action]

// Ideas are the best moves, at most so many, the best first: rather different ideas, another type of card, another prefecture
// or quite another sum, than the same a little otherwise, unless they are much worse; and never the same with another card of
// the kind. What was told after fewer samples, if anything, stays where it is not surely wrong: see [search.Trials.Ideas].
func Ideas(tried Trials, told []Idea, most int) []Idea {
	return tried.Ideas(told, most, search.Alike[rome.Action]{Idea: sameIdea, Same: sameEffect})
}

// nearSums is by how much two bids may differ and still be one idea.
const nearSums = 2

// sameIdea reports whether two actions are much the same: floors, roofs or permits for one prefecture; bids of nearly the same
// sum.
func sameIdea(a, b rome.Action) bool {
	switch {
	case a.Kind != b.Kind:
		return false
	case a.Kind == rome.Play:
		return a.Card.Type() == b.Card.Type() && a.Place == b.Place
	case a.Kind == rome.Bid:
		one, other := a.Bid.Sum(), b.Bid.Sum()
		return (one == 0) == (other == 0) && max(one, other)-min(one, other) <= nearSums
	}
	return sameEffect(a, b)
}

// sameEffect reports whether two actions differ in nothing but the number on a card.
func sameEffect(a, b rome.Action) bool {
	if a.Kind == b.Kind && a.Kind == rome.Idle {
		return true
	}
	if a.Kind == rome.Play && b.Kind == rome.Play && a.Card.Type() == b.Card.Type() {
		a.Card = b.Card // what opens a prefecture has its colour
	}
	return a == b
}
