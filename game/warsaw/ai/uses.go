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

// mostUses bounds how many are remembered: some six megabytes. Few decisions come to a tenth of them.
const mostUses = 20_000

// bestPick is the best use of the tiles of a hand from which a seat picks, the first of equals.
func (u *uses) bestPick(p architect, v *warsaw.View) warsaw.Action {
	value := newArchitectValue(p.weights, &v.Table, v.Seat(), StageOf(v))
	player := v.Player(v.Seat())
	key := useKey{district: player.District, seen: value.features, coins: player.Coins}
	var hand [4]warsaw.TileID
	var best option
	for _, key.tile = range v.Own().Hand(hand[:0]) {
		if found := u.find(&key, &value, v); best.action.Kind == 0 || found.value > best.value {
			best = found
		}
	}
	return best.action
}

// find is the best use of one tile.
func (u *uses) find(key *useKey, value *architectValue, v *warsaw.View) option {
	if found, ok := u.best[*key]; ok {
		return found
	}
	var buf [maxActions]warsaw.Action
	var room [1]option
	found := value.rank(v, v.Uses(key.tile, buf[:0]), room[:0])[0]
	found.value -= 1000 * int64(v.Player(v.Seat()).VP)
	if u.best == nil || len(u.best) >= mostUses {
		u.best = make(map[useKey]option)
	}
	u.best[*key] = found
	return found
}
