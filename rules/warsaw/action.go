package warsaw

import "fmt"

// ActionKind says what an [Action] does and which of its fields it uses.
type ActionKind uint8

// The kinds of action, with the fields each uses; all others are zero.
const (
	Pick           ActionKind = iota + 1 // Tile: of one's hand
	Discard                              // Tile: the one revealed
	Build                                // Tile, Space, Turn: on an empty space
	Overbuild                            // Tile, Space, Turn: over a stack
	KeepWindow                           // Space: upper left corner; Turn: 0 four wide and three high, 1 three wide and four high
	KeepPiece                            // Space: the piece's first in reading order
	Lose                                 // Space, Other: the stacks lost, in reading order; Other is Space when only one is
	PlaceMilestone                       // Tile, Space
	SellCoins                            // Tile: the station
	SellVP                               // Tile: the station
	Split                                // Amount: how many of the School's total become victory points
	Finish                               // no more choices
)

// Action is one decision of one seat: a small comparable value.
type Action struct {
	Kind   ActionKind
	Tile   TileID
	Turn   uint8 // quarter turns clockwise, 0 to 3
	Amount uint8
	Space  Space
	Other  Space
}

// Reason says why an action is not legal. The zero Reason means that it is. Its
// Key can be shown in any language, with A and B as the arguments.
type Reason struct {
	Key  ReasonKey
	A, B int16
}

// OK reports whether there is no reason against the action.
func (r Reason) OK() bool { return r.Key == NoReason }

// ReasonKey names a reason.
type ReasonKey uint8

// The reasons, with their arguments.
const (
	NoReason           ReasonKey = iota
	ReasonNotYourTurn            // the seat owes no decision, or another kind of decision
	ReasonMalformed              // a field that the action does not use is set, or one is out of range
	ReasonNotInHand              // the tile is not in the hand
	ReasonNotRevealed            // the tile is not the one revealed
	ReasonTooExpensive           // A: price, B: coins held
	ReasonSpaceTaken             // building on a space that holds a tile
	ReasonSpaceEmpty             // overbuilding, or losing, where no tile lies
	ReasonNotTouching            // no full side touches the district
	ReasonBeyondLimit            // A, B: the sides of the limit that the district, either way round, would exceed
	ReasonNotAWindow             // not a 3×4 or 4×3 window of the district
	ReasonNotAPiece              // not the first space of a piece
	ReasonWrongNumber            // A: stacks that must be lost
	ReasonArsenal                // Arsenal itself can't be lost
	ReasonSplitsUp               // what is left would not be connected
	ReasonNoSuchChoice           // the building is not visible or was used already
	ReasonNotEnough              // A: needed, B: held (coins or victory points)
	ReasonMustSplit              // the School of Economics is still to be split
	reasonKeys
)

// String returns the key's stable name, as in tables of texts.
func (k ReasonKey) String() string {
	if k >= reasonKeys {
		return "unknown"
	}
	return [...]string{"none", "not-your-turn", "malformed", "not-in-hand", "not-revealed", "too-expensive",
		"space-taken", "space-empty", "not-touching", "beyond-limit", "not-a-window", "not-a-piece", "wrong-number",
		"arsenal", "splits-up", "no-such-choice", "not-enough", "must-split"}[k]
}

// Error says the reason in plain English, for reports without a screen.
func (r Reason) Error() string {
	switch r.Key {
	case ReasonTooExpensive:
		return fmt.Sprintf("it costs %d coins and the seat has %d", r.A, r.B)
	case ReasonBeyondLimit:
		return fmt.Sprintf("the district would no longer fit in %d×%d", r.A, r.B)
	case ReasonWrongNumber:
		return fmt.Sprintf("the war takes %d stacks", r.A)
	case ReasonNotEnough:
		return fmt.Sprintf("it takes %d and the seat has %d", r.A, r.B)
	case NoReason:
		return "legal"
	}
	return [...]string{
		ReasonNotYourTurn:  "the seat does not owe this decision",
		ReasonMalformed:    "the action is not well formed",
		ReasonNotInHand:    "the tile is not in the hand",
		ReasonNotRevealed:  "the tile is not the one revealed",
		ReasonSpaceTaken:   "the space holds a tile",
		ReasonSpaceEmpty:   "the space holds no tile",
		ReasonNotTouching:  "no full side touches the district",
		ReasonNotAWindow:   "it is no window of the district",
		ReasonNotAPiece:    "it is no piece of the district",
		ReasonArsenal:      "Arsenal can't be lost while another tile is left",
		ReasonSplitsUp:     "what is left would not be connected",
		ReasonNoSuchChoice: "there is no such choice",
		ReasonMustSplit:    "the School of Economics is still to be split",
	}[r.Key]
}

func because(k ReasonKey) Reason { return Reason{Key: k} }
