package ai

import "capital/rules/warsaw"

// builder looks one action ahead and takes the one after which its seat is worth
// most, in victory points at the end of the match.
type builder struct{ weights *weights }

// Choose values a pick by the best use of the tile.
func (p builder) Choose(v *warsaw.View) warsaw.Action {
	j := newJudge(v, p.weights)
	value := func(a warsaw.Action) int64 {
		then := after(v, a)
		return j.worth(&then)
	}
	if v.Owes(v.Seat()) == warsaw.DecidePick {
		return best(v, func(a warsaw.Action) int64 { return bestUse(v, a.Tile, value) })
	}
	return best(v, value)
}
