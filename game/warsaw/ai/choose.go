package ai

import "capital/rules/warsaw"

// maxActions is room for the actions of one decision: at most 12 sites and 16
// stacks in four turns, or the pairs of 16 stacks.
const maxActions = 160

// best returns the legal action with the highest value, the first of equals.
func best(v *warsaw.View, value func(warsaw.Action) int64) warsaw.Action {
	var buf [maxActions]warsaw.Action
	var found warsaw.Action
	highest := int64(0)
	for _, a := range v.Legal(false, buf[:0]) {
		if n := value(a); found.Kind == 0 || n > highest {
			found, highest = a, n
		}
	}
	return found
}

// bestUse returns the highest value among all uses of a tile not yet revealed.
func bestUse(v *warsaw.View, tile warsaw.TileID, value func(warsaw.Action) int64) int64 {
	var buf [maxActions]warsaw.Action
	highest := int64(0)
	for n, a := range v.Uses(tile, buf[:0]) {
		if found := value(a); n == 0 || found > highest {
			highest = found
		}
	}
	return highest
}

// commit is the action that a seat takes to do what it has in mind: where a pick is owed and
// the action is a use of a tile, the pick of that tile.
func commit(v *warsaw.View, a warsaw.Action) warsaw.Action {
	if v.Owes(v.Seat()) == warsaw.DecidePick {
		return warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile}
	}
	return a
}
