// Package wording puts into words what the screens of The Capitals tell: why something is not to be had, the lines of the log,
// and advice: what is done in a move, and what speaks for it. What things are called is in package naming.
package wording

import (
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/rules/expo"
)

// Refused is why something can't be done: by the rules, or because it does not go where a hand puts it.
type Refused struct {
	Reason expo.Reason
	Hand   Misplaced   // what the rules have no word for, or ""
	Tile   expo.TileID // that was to be built or activated
	Cost   int         // of an activation that can't be paid: in cubes and tourists
}

// Misplaced is why a thing does not go where a hand puts it, as the keys of words name it.
type Misplaced string

// What does not go together.
const (
	OtherCity Misplaced = "other-city" // a tile, a crossing or an activation in another seat's city
	NoCorner  Misplaced = "no-corner"  // a crossing on something that is no corner
)

// Reason says in words why something can't be done. Its words may want, in this order: the tile, what it requires, the cost.
func Reason(art *view.Expo, r Refused) string {
	key := "why." + string(r.Hand)
	if r.Hand == "" {
		key = "why." + r.Reason.String()
	}
	need := naming.NeedBrief(art.Strings, &r.Tile.Tile().Need)
	return art.Strings.Text(key, naming.Tile(art.Strings, r.Tile), need, r.Cost)
}

// Said is what somebody has done, in the words of a key; its first argument is the name. A seat called "You" is spoken to.
func Said(art *view.Expo, key, name string, args ...any) string {
	words := art.Strings
	if you := key + ".you"; spokenTo(art, name) && words.Has(you) {
		key = you
	}
	return words.Text(key, append([]any{name}, args...)...)
}

// spokenTo reports whether a name is that of the person who reads.
func spokenTo(art *view.Expo, name string) bool { return name == art.Strings.Text("name.0") }
