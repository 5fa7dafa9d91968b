package ai

import "capital/rules/expo"

// apprenticeValue is what an apprentice thinks of a table: how far its markers are, and the prestige that it has.
type apprenticeValue struct{}

// What it likes one space of a track and a cube, in thousandths of prestige.
const (
	likesSpace = 500
	likesMoney = 250
	likesCube  = 400
)

func (apprenticeValue) value(t *expo.Table, seat int) int64 {
	p := t.Player(seat)
	value := 1000*int64(p.Prestige) + likesCube*int64(p.Cubes)
	for what := range expo.Track(expo.Tracks) {
		likes := int64(likesSpace)
		if what == expo.Economy {
			likes = likesMoney
		}
		value += likes * int64(p.Track[what])
	}
	return value
}
