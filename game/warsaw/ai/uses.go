package ai

import "capital/rules/warsaw"

// uses remembers the best use of each tile that the rollouts of one search came to. In the samples of a decision the same seats hold
// the same tiles again and again, and what the best use is follows from few things. So most are found here.
type uses struct {
	best map[useKey]option // valued without the victory points that the seat holds
}

// useKey is all that the best use of a tile follows from.
type useKey struct {
	district warsaw.District
	seen     extractor
	coins    int16
	tile     warsaw.TileID
}

// mostUses bounds how many are remembered: some six megabytes.
const mostUses = 20_000

// find is the best use of a tile, the first of equals.
func (u *uses) find(value *architectValue, v *warsaw.View, tile warsaw.TileID) option {
	player := v.Player(v.Seat())
	held := 1000 * int64(player.VP)
	key := useKey{player.District, value.features, player.Coins, tile}
	found, ok := u.best[key]
	if !ok {
		found = value.bestUse(v, tile)
		found.value -= held
		if u.best == nil || len(u.best) >= mostUses {
			u.best = make(map[useKey]option)
		}
		u.best[key] = found
	}
	found.value += held
	return found
}
