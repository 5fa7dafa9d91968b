package view

import "capital/rules/warsaw"

// Thing is something drawn on the table that says what it is when it is pointed at, pressed long or reached by keys. The zero
// Thing is nothing. Fields that its kind does not use are zero.
type Thing struct {
	Kind  ThingKind
	Seat  int
	N     int
	Space warsaw.Space
}

// ThingKind is what a thing is.
type ThingKind uint8

// The kinds of thing, with the fields of Thing that each uses.
const (
	Nothing      ThingKind = iota
	MilestoneOf            // N: of the shared board, 0 to 4
	EpochOf                // N: 1 to 6
	WarAfter               // N: the epoch that it ends, 3 or 4
	Track                  // of victory points
	SeatOf                 // Seat: its mermaid and its name; N: 1 for those beside the large district
	PointsOf               // Seat: its victory points
	CoinsOf                // Seat
	FactOf                 // Seat, N: one of what is to be known of it
	UsedBy                 // Seat: the tile it used last, or that it is still deciding
	TileOf                 // Seat, Space: of its district
	HandTile               // N
	HandBack               // one that is hidden
	FaceDownDrop           // where a tile is laid that is used later
	DiscardDrop
	LossSlot // where stacks lie that are to be lost
	NetOf    // by how much a proposal changes the next income
	TagOf    // N: how a move of some advice compares with the others
)

// None reports whether it is nothing.
func (t Thing) None() bool { return t.Kind == Nothing }
