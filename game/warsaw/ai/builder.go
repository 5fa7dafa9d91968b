package ai

import "capital/rules/warsaw"

// builder looks one action ahead and takes the one after which the value of its seat is
// highest.
type builder struct{ weights *builderWeights }

// Choose values a pick by the best use of the tile.
func (p builder) Choose(v *warsaw.View) warsaw.Action {
	value := newBuilderValue(v, p.weights)
	of := func(a warsaw.Action) int64 {
		then := after(v, a)
		return value.of(&then)
	}
	if v.Owes(v.Seat()) == warsaw.DecidePick {
		return best(v, func(a warsaw.Action) int64 { return bestUse(v, a.Tile, of) })
	}
	return best(v, of)
}
