// Package wording puts into words what the screens of Capitol tell: why something is not to be had, the lines of the log, and
// advice: what is done in a move, and what speaks for it.
package wording

import (
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// Refused is why something can't be done: by the rules, or because no card of the hand does it.
type Refused struct {
	Reason rome.Reason
	Hand   Misplaced  // what the rules have no word for, or ""
	Place  rome.Place // of which the rules speak
	Shape  rome.Shape // of the house
	Lacks  bool       // no card of the type and colour is there
	Of     rome.Type
	Colour rome.Colour
}

// Misplaced is why a thing does not go where a hand puts it, as the keys of words name it.
type Misplaced string

// What does not go together.
const (
	FloorsFirst   Misplaced = "floors-first"   // the second floor is still to be laid
	FloorOnRoof   Misplaced = "floor-on-roof"  // a floor on a finished house
	FloorThere    Misplaced = "floor-there"    // a floor where no house is built
	RoofOnRoof    Misplaced = "roof-on-roof"   // a roof on a finished house
	RoofThere     Misplaced = "roof-there"     // a roof where no house is
	PermitThere   Misplaced = "permit-there"   // a permit neither on a finished house nor in a prefecture
	HouseThere    Misplaced = "house-there"    // a finished house not in a prefecture
	NeedsRoof     Misplaced = "needs-roof"     // an unfinished house in a prefecture
	OtherDiscards Misplaced = "other-discards" // a card on the discards of another type
)

// Reason says in words why something can't be done.
func Reason(art *view.Rome, r Refused) string {
	words := art.Strings
	switch {
	case r.Hand != "":
		return words.Text("reason." + string(r.Hand))
	case r.Lacks && r.Of == rome.Permit:
		return words.Text("reason.lacks." + r.Colour.String())
	case r.Lacks:
		return words.Text("reason.lacks." + r.Of.String())
	}
	key := "reason." + r.Reason.Key.String()
	if r.Reason.Key == rome.ReasonWrongHeight {
		switch {
		case r.Reason.A == r.Reason.B && r.Reason.A == 1:
			key += ".first"
		case r.Reason.A == r.Reason.B:
			key += ".one"
		}
	}
	return words.Text(key, int(r.Reason.A), int(r.Reason.B), art.PlaceName(r.Place), words.Text("colour."+r.Place.Colour().String()), art.ShapeName(1-r.Shape), art.ShapeName(r.Shape))
}

// Said is what somebody has done, in the words of a key; its first argument is the name. A seat called "You" is spoken to.
func Said(art *view.Rome, key, name string, args ...any) string {
	words := art.Strings
	if you := key + ".you"; name == words.Text("name.0") && words.Has(you) {
		key = you
	}
	return words.Text(key, append([]any{name}, args...)...)
}
