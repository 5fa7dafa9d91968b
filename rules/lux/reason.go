package lux

// ReasonKey says why an action is not legal.
type ReasonKey uint8

// The reasons.
const (
	NoReason            ReasonKey = iota
	ReasonNotYourTurn             // the seat owes no such decision
	ReasonMalformed               // no action of this game
	ReasonNotOffered              // L3: the two are not among those to choose from
	ReasonNotInHand               // L5: the card is not in the hand
	ReasonImpossible              // L6: the power is impossible, and nothing can be named
	ReasonOtherTarget             // L6: the power must be used, on something else than is named
	ReasonSameDistrict            // Recruiter, Missionary, Mentalist: two different districts
	ReasonNotThere                // Outsider: no such citizen there
	ReasonOwnColour               // Cleric: not of its own district
	ReasonNoCitizen               // Cleric, Missionary: no citizen there
	ReasonNobodyLow               // Doomsayer: no other player's lowest citizen there is low
	ReasonNotLow                  // Mentalist: the lowest citizen there is not low
	ReasonFollowerThere           // Follower: the seat's own
	ReasonOwnTile                 // Aristocrat: the seat's own
	ReasonYourself                // Convertor: another seat
	ReasonNoHand                  // Convertor: no card in its hand
	ReasonNotOpen                 // Discoverer: the citizen does not lie by the deck
	reasonCount
)

// Reason says why an action is not legal. The zero Reason says that it is.
type Reason struct{ Key ReasonKey }

// OK reports whether the action is legal.
func (r Reason) OK() bool { return r.Key == NoReason }

// reasons has each key's word, and why in plain English.
var reasons = [reasonCount]struct{ word, why string }{
	NoReason:            {"none", "the action is legal"},
	ReasonNotYourTurn:   {"not-your-turn", "the seat does not decide this now"},
	ReasonMalformed:     {"malformed", "there is no such action"},
	ReasonNotOffered:    {"not-offered", "these are not among the cards to choose from"},
	ReasonNotInHand:     {"not-in-hand", "the card is not in the hand"},
	ReasonImpossible:    {"impossible", "the power is impossible now: the card is played without it"},
	ReasonOtherTarget:   {"other-target", "the power must be used, on something else than this"},
	ReasonSameDistrict:  {"same-district", "the two districts must be different"},
	ReasonNotThere:      {"not-there", "there is no such citizen"},
	ReasonOwnColour:     {"own-colour", "the Cleric takes from the other districts"},
	ReasonNoCitizen:     {"no-citizen", "no citizen is in this district"},
	ReasonNobodyLow:     {"nobody-low", "no other player's lowest citizen there is low"},
	ReasonNotLow:        {"not-low", "the lowest citizen there is not low"},
	ReasonFollowerThere: {"follower-there", "a follower of the seat is there already"},
	ReasonOwnTile:       {"own-tile", "the seat holds this tile already"},
	ReasonYourself:      {"yourself", "another player must be chosen"},
	ReasonNoHand:        {"no-hand", "this player holds no card"},
	ReasonNotOpen:       {"not-open", "this citizen does not lie by the deck"},
}

// String is the key's word.
func (k ReasonKey) String() string { return reasons[min(k, reasonCount-1)].word }

// Error says why in plain English.
func (r Reason) Error() string { return reasons[min(r.Key, reasonCount-1)].why }
