package view

import "capital/rules/rome"

// Thing is something on the table that can be pointed at, held or aimed at. The zero Thing is nothing. Fields that its kind
// does not use are zero.
type Thing struct {
	Kind   ThingKind
	Seat   int        // House, Panel
	Card   rome.Card  // Card: of the hand in view
	Height int        // House
	Shape  rome.Shape // House: [rome.NoShape] where it is unfinished; Roofs
	Place  rome.Place // Prefecture
	Type   rome.Type  // Pile, Discards
	Number int        // Round: from 1; Stage: from 0
}

// ThingKind is what a thing is.
type ThingKind uint8

// The kinds of thing, with the fields of Thing that each uses.
const (
	Nothing    ThingKind = iota
	Card                 // Card: of the hand in view
	House                // Seat, Height, Shape: beside the board
	NewHouse             // the place of the seat in view for a house that is begun
	Stock                // the floors
	Roofs                // Shape: those that the seat in view has left
	Prefecture           // Place
	Pile                 // Type: its cards, of which the top one is seen
	Discards             // Type: where a card goes that is used, or idle
	Stop                 // what lies above the Senator: the bid
	Fan                  // the hand, beside its cards
	Panel                // Seat: another seat's houses and cards
	Piece                // the piece that is auctioned, or was won
	Round                // Number: along the top
	Stage                // Number: what a round goes through, likewise
)

// OfCard is a card of the hand in view.
func OfCard(c rome.Card) Thing { return Thing{Kind: Card, Card: c} }

// OfHouse is a house beside the board. An unfinished one has no shape: [rome.NoShape].
func OfHouse(seat, height int, shape rome.Shape) Thing {
	return Thing{Kind: House, Seat: seat, Height: height, Shape: shape}
}

// OfRoofs are the roofs of a shape that the seat in view has left.
func OfRoofs(shape rome.Shape) Thing { return Thing{Kind: Roofs, Shape: shape} }

// OfPlace is a prefecture.
func OfPlace(p rome.Place) Thing { return Thing{Kind: Prefecture, Place: p} }

// OfPile is a type's pile.
func OfPile(of rome.Type) Thing { return Thing{Kind: Pile, Type: of} }

// OfDiscards are a type's discards.
func OfDiscards(of rome.Type) Thing { return Thing{Kind: Discards, Type: of} }

// Chip is one sign or number of a prefecture on the map. It is no [Thing]: nothing is done with it, but it says what it is.
type Chip struct {
	Kind  ChipKind
	Place rome.Place
	Seat  int // ChipFloors, ChipTie, ChipPoints
}

// ChipKind is what a chip is.
type ChipKind uint8

// The kinds of chip.
const (
	NoChip        ChipKind = iota
	ChipFloors             // Seat: its floors here
	ChipTie                // Seat: what decides between equal floors
	ChipPoints             // Seat: what it would score
	ChipFirst              // where nobody stands: what the first scores
	ChipSecond             // likewise the second
	ChipFountains          // how many there are
	ChipNext               // the stone of the next site
	ChipMonument           // an amphitheatre or a temple
)
