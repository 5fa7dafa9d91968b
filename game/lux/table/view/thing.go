package view

import "capital/rules/lux"

// Thing is something on the table that can be pointed at, held or aimed at. The zero Thing is nothing. Fields that its kind
// does not use are zero.
type Thing struct {
	Kind     ThingKind
	Seat     int          // Home, Laid, Panel
	District lux.District // Capital, Home, Laid, Tile, Sign
	Card     lux.Citizen  // Card, Laid, Row
	Copy     int          // Card: which of those that are alike, from 0
}

// ThingKind is what a thing is.
type ThingKind uint8

// The kinds of thing, with the fields of Thing that each uses.
const (
	Nothing   ThingKind = iota
	Card                // Card, Copy: of the hand in view; in the draft of those to choose from
	Kept                // Card, Copy: kept in the draft
	Capital             // District: of the capital
	Home                // Seat, District: of a home base, the Outsider district too
	Laid                // Seat, District, Card: the citizens of a kind in a home district
	Row                 // Card: open beside the deck
	Deck                // the deck, or the discards beside it
	Panel               // Seat: its hand and gold
	Tile                // District: the aristocrat tile, wherever it lies
	Sign                // District: the power of its colour, with its sentence
	Purse               // Seat: its gold and score pile
	Answer              // Copy: what is asked, 0 to pay, 1 to refuse
	RobCards            // ROB's cards: red ones that lie there, and what is left
	RobHeld             // Card: of ROB's open hand
	RobStored           // ROB's reserve
	Round               // the round, and who began
)

// OfCard is a card of the hand in view.
func OfCard(c lux.Citizen, copy int) Thing { return Thing{Kind: Card, Card: c, Copy: copy} }

// OfCapital is a district of the capital.
func OfCapital(d lux.District) Thing { return Thing{Kind: Capital, District: d} }

// OfHome is a district of a home base.
func OfHome(seat int, d lux.District) Thing { return Thing{Kind: Home, Seat: seat, District: d} }

// OfLaid are the citizens of a kind in a home district.
func OfLaid(seat int, d lux.District, c lux.Citizen) Thing {
	return Thing{Kind: Laid, Seat: seat, District: d, Card: c}
}

// OfRow is a citizen beside the deck.
func OfRow(c lux.Citizen) Thing { return Thing{Kind: Row, Card: c} }

// OfPanel is a seat's panel.
func OfPanel(seat int) Thing { return Thing{Kind: Panel, Seat: seat} }
