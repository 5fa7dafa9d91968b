package rome

import "fmt"

// ReasonKey says why an action is not legal.
type ReasonKey uint8

// The reasons; A and B are what is named behind them.
const (
	NoReason            ReasonKey = iota
	ReasonNotYourTurn             // the seat owes no such decision
	ReasonMalformed               // no action of this game
	ReasonNotInHand               // C4, C10: the card is not in the hand
	ReasonNoFloors                // C5: the stock has no floors; the card can only be idle
	ReasonTwoFloors               // C5: two floors are there, and both must be used
	ReasonOneFloor                // C5: only one floor is there
	ReasonNoSuchHouse             // C5, C6, C7: no house of height A stands there beside the board
	ReasonNoRoof                  // C6: no roof of the shape is left
	ReasonWrongColour             // C7: the permit does not open the prefecture
	ReasonNoFreeSite              // C7, C13: the prefecture is full
	ReasonWrongHeight             // C8: the next house there is A high, or B
	ReasonWrongShape              // C9: the first house there set the other shape
	ReasonThreeAlike              // C9: the other two of the colour have this shape
	ReasonMonumentThere           // C13: an amphitheatre or a temple stands there
	ReasonEmptyPile               // C20: no card lies in the pile
	reasonCount
)

// Reason says why an action is not legal. The zero Reason says that it is.
type Reason struct {
	Key  ReasonKey
	A, B int8
}

// OK reports whether the action is legal.
func (r Reason) OK() bool { return r.Key == NoReason }

// String is the key's word.
func (k ReasonKey) String() string {
	return [reasonCount]string{
		"none", "not-your-turn", "malformed", "not-in-hand", "no-floors", "two-floors", "one-floor", "no-such-house", "no-roof",
		"wrong-colour", "no-free-site", "wrong-height", "wrong-shape", "three-alike", "monument-there", "empty-pile",
	}[min(k, reasonCount-1)]
}

// Error says why in plain English.
func (r Reason) Error() string {
	switch r.Key {
	case ReasonNotYourTurn:
		return "the seat does not decide this now"
	case ReasonMalformed:
		return "there is no such action"
	case ReasonNotInHand:
		return "the card is not in the hand"
	case ReasonNoFloors:
		return "no floors are left: the card can only be discarded idle"
	case ReasonTwoFloors:
		return "both floors must be used"
	case ReasonOneFloor:
		return "only one floor is left"
	case ReasonNoSuchHouse:
		return fmt.Sprintf("there is no such house of height %d", r.A)
	case ReasonNoRoof:
		return "no roof of this shape is left"
	case ReasonWrongColour:
		return "the permit is of another colour"
	case ReasonNoFreeSite:
		return "no site is free there"
	case ReasonWrongHeight:
		if r.A == r.B {
			return fmt.Sprintf("the next house there is %d high", r.A)
		}
		return fmt.Sprintf("the next house there is %d or %d high", r.A, r.B)
	case ReasonWrongShape:
		return "the roofs there have the other shape"
	case ReasonThreeAlike:
		return "the other two prefectures of the colour have this shape"
	case ReasonMonumentThere:
		return "a monument stands there"
	case ReasonEmptyPile:
		return "no card is left in the pile"
	}
	return "the action is legal"
}
