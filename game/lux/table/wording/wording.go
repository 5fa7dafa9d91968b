// Package wording puts into words what the screens of Capital Lux 2 tell: why something is not to be had, the lines of the log,
// and advice: what is done in a move, and what speaks for it.
package wording

import (
	"capital/game/lux/table/view"
	"capital/rules/lux"
)

// Refused is why something can't be done: by the rules, or because it does not go where a hand puts it.
type Refused struct {
	Reason lux.Reason
	Hand   Misplaced   // what the rules have no word for, or ""
	Card   lux.Citizen // that is played
	Power  lux.Power   // of its colour
}

// Misplaced is why a thing does not go where a hand puts it, as the keys of words name it.
type Misplaced string

// What does not go together.
const (
	OtherColour Misplaced = "other-colour" // a citizen in a district of another colour
	OtherHome   Misplaced = "other-home"   // a citizen in another seat's home base
	OtherTarget Misplaced = "other-target" // a power on something that it is not used on
	TwoOnly     Misplaced = "two-only"     // a third card in the draft
)

// Reason says in words why something can't be done. Its words may want, in this order: the colour's district, the power.
func Reason(art *view.Lux, r Refused) string {
	key := "why." + string(r.Hand)
	if r.Hand == "" {
		key = "why." + r.Reason.Key.String()
	}
	return art.Strings.Text(key, art.DistrictName(r.Card.Colour()), art.PowerName(r.Power))
}

// Said is what somebody has done, in the words of a key; its first argument is the name. A seat called "You" is spoken to.
func Said(art *view.Lux, key, name string, args ...any) string {
	words := art.Strings
	if you := key + ".you"; name == words.Text("name.0") && words.Has(you) {
		key = you
	}
	return words.Text(key, append([]any{name}, args...)...)
}
