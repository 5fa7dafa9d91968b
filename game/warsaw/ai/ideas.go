package ai

import (
	"capital/game/search"
	"capital/rules/warsaw"
)

// Idea is one of the best moves as it is told, in whole victory points.
type Idea = search.Idea[warsaw.Action]

// Beside is what a move is told beside: see [search.Beside].
type Beside = search.Beside[warsaw.Action]

// Ideas are the best moves, at most so many, the best first: rather different ideas, another
// tile or another thing to do with it, than the same tile one space further, unless they are
// much worse; and never one and the same with the tile turned another way. What was told
// after fewer samples, if anything, stays where it is not surely wrong: see
// [search.Trials.Ideas].
func Ideas(tried Trials, told []Idea, most int) []Idea {
	return tried.Ideas(told, most, search.Alike[warsaw.Action]{Idea: sameIdea, Same: samePlace})
}

// sameIdea reports whether two actions do the same thing with the same tile.
func sameIdea(a, b warsaw.Action) bool {
	switch a.Kind {
	case warsaw.Discard, warsaw.Build, warsaw.Overbuild:
		return a.Kind == b.Kind && a.Tile == b.Tile
	}
	return a == b
}

// samePlace reports whether two actions differ in nothing but how the tile is turned.
func samePlace(a, b warsaw.Action) bool {
	if a.Kind == warsaw.Build || a.Kind == warsaw.Overbuild {
		a.Turn = b.Turn
	}
	return a == b
}
