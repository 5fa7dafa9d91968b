package ai

import (
	"capital/game/search"
	"capital/rules/expo"
)

// Idea is one of the best moves as it is told, in whole victory points.
type Idea = search.Idea[expo.Action]

// Beside is what a move is told beside: see [search.Beside].
type Beside = search.Beside[expo.Action]

// Ideas are the best moves, at most so many, the best first: rather another tile than the same one elsewhere, and another
// activation than the same one paid otherwise, unless that is much worse. What was told after fewer samples, if anything,
// stays where it is not surely wrong: see [search.Trials.Ideas].
func Ideas(tried Trials, told []Idea, most int) []Idea {
	return tried.Ideas(told, most, search.Alike[expo.Action]{Idea: sameIdea, Same: func(a, b expo.Action) bool { return a == b }})
}

// sameIdea reports whether two actions are much the same: they set the same tile, or activate it.
func sameIdea(a, b expo.Action) bool {
	switch {
	case a.Kind != b.Kind:
		return false
	case a.Kind == expo.Activate:
		return a.Cell() == b.Cell()
	case a.Kind == expo.MakeLake: // whichever is turned
		return a.Cell() == b.Cell()
	case a.Tile != 0:
		return a.Tile == b.Tile
	}
	return a == b
}
