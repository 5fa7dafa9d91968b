package ai

import "capital/rules/warsaw"

// Reason is one thing that speaks for a move or against it, for words to tell and
// quarters to show.
type Reason struct {
	Why      Why
	Kind     warsaw.Kind     // of the areas it speaks of
	Building warsaw.Building // where it speaks of one
	Tile     warsaw.TileID   // where it speaks of one, or NoTile
	Seat     int             // where it speaks of another seat
	Count    int             // areas, tiles or coins, as Why says
	Coins    int             // more coins: in each income phase to come, or at once, as Why says
	VP       int             // more victory points, likewise
	// Lit are the quarters that show it, in the seat's district once the move is made.
	Lit warsaw.Quarters
}

// Why is what a reason says.
type Why uint8
