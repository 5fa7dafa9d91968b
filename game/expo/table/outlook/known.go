package outlook

import (
	"cmp"
	"slices"

	"capital/rules/expo"
)

// Stack is what one stack may still hold for all that a seat knows: an era's, 1 to 3, or 0 for that of prosperity.
type Stack struct {
	Era   int
	Tiles []expo.TileID // colour by colour
	Comes bool          // some of them may still come
}

// Of tells what a seat may know of all stacks: those of the eras, then prosperity.
func Of(known *expo.View) (all []Stack) {
	for _, era := range [...]int{1, 2, 3, 0} {
		s := Stack{Era: era, Comes: comes(known, era)}
		for id, unseen := expo.TileID(0), known.Unseen(era); id < expo.TileCount; id++ {
			if unseen.Has(id) {
				s.Tiles = append(s.Tiles, id)
			}
		}
		slices.SortStableFunc(s.Tiles, func(a, b expo.TileID) int { return cmp.Compare(a.Colour(), b.Colour()) })
		all = append(all, s)
	}
	return all
}

// comes reports whether tiles of a stack are still to be turned over.
func comes(t *expo.View, era int) bool {
	if era == 0 {
		return t.Round() <= lastOpened
	}
	next := t.Round() + 1 // the round for which the market is filled next
	if t.Phase() == expo.PhaseProsper {
		next++
	}
	return next <= expo.Rounds && expo.EraOf(next) <= era
}

// lastOpened is the last round after whose prosperity new tiles are opened.
const lastOpened = 9
