package view

import (
	"capital/game/scene/aside"
	"capital/game/scene/hinting"
	"capital/game/scene/hinting/panel"
	"capital/game/scene/log"
	"capital/game/scene/told"
	"capital/rules/expo"
)

// Position is the table as it is to be drawn: a plain value, which says all that is seen. It knows no session and nobody's
// turn; whoever makes one decides what is seen of a match. What is left empty is not drawn.
type Position struct {
	Table    expo.Table
	Names    []string // of the seats
	Personas []string // who sits there: "" for people and for nobody; nil where no faces are shown
	Seat     int      // whose city is large
	PointerX float64
	PointerY float64

	Thinks [expo.MaxSeats]bool // seats that have still to decide
	Tray   Thing               // Market, Order or Prosperity, or Nothing for answers: which lies in the tray where all lies close together
	Held   Held
	Chosen []Thing       // lifted: what is proposed
	Placed expo.TileID   // what is to be set: each free cell says what that would cost there; CityHall: nothing is
	Ghost  Ghost         // a tile that is proposed, where it would stand
	Payers expo.Tourists // those that would pay for what is proposed
	Chain  []expo.Cell   // the best chain of activations, shown on the city in its order

	Lit   []Thing     // what may be chosen now
	Focus Thing       // what the keys are at
	Open  Thing       // the Panel, Tracks or Rivals that lies large over the table, or Nothing
	After *expo.Table // the table as it would be: what would change on tracks, plants and in the forecast is shown in place

	Side    Side
	Flying  []Flying
	Flashes []Flash
	Refusal Refusal
	Banner  Banner
}

// Shown is the seat whose city is large: that of the panel that is opened, or else the one in view.
func (p *Position) Shown() int {
	if p.Open.Kind == Panel {
		return p.Open.Seat
	}
	return p.Seat
}

// Ghost is a tile or a crossing where it would stand.
type Ghost struct {
	Kind ThingKind   // Tile, Crossing; Nothing: none
	Tile expo.TileID // Lake too
	X, Y int8        // the cell; of a crossing the corner
}

// Held is what is carried, or glides back.
type Held struct {
	Thing   Thing   // Offer, Open, Turned or Crossing; Nothing: none
	X, Y    float64 // its middle
	Gliding float64 // how much of its way back from there is left, 1 to 0
	Legal   bool    // it may be let go here
}

// None reports whether nothing is carried.
func (h *Held) None() bool { return h.Thing.Kind == Nothing }

// Side is what is said beside the table: the log, else advice, else that a hint is thought about, else the prompt with what
// would change.
type Side struct {
	Log      *Log // where it is shown
	Advice   *Advice
	Thinking *hinting.Thinking

	Told   []told.Line // what rivals did since one's own last action
	Prompt string
	Reason string // why what is proposed is not allowed
	More   string // what else can be done
	Sum    *Sum
}

// Sum is what a proposal that is allowed would change, and SumRow one line of it.
type (
	Sum    = aside.Sum
	SumRow = aside.Row
)

// Flying is something on its way.
type Flying struct {
	Thing Thing  // Offer and Open: the tile; Turned: a Lake; Tourist, Crossing, Plant: a cube; Marker: the sign of its track
	Seat  int    // whose it is
	Words string // beside it: "+2"
	X, Y  float64
	Grown float64 // how much larger than usual it is, 0 to 1
}

// Flash is something that passes by itself: a ring around what has just come.
type Flash struct {
	Thing   Thing
	Left    float64 // 1 to 0
	Settles bool    // a tile is set down with weight, and dust flies
	Glows   bool    // a tile whose effect is set off lights up
}

// Refusal says why something was not legal, where it was tried.
type Refusal struct {
	Words string
	X, Y  float64
}

// Banner is words over the whole table.
type Banner struct {
	Title, Words string
	Seat         int     // whose emblem stands beside it, or -1
	Left         float64 // 1 to 0
	Era          int     // that begins, as a poster; or 0
	Quiet        bool    // a ribbon along the upper edge of the city, with the table as it is
}

// Log is what happened, in lines; each line may show a thing.
type (
	Log     = log.Log[Thing]
	LogLine = log.Line[Thing]
)

// Advice is a few moves, one of which is shown on the table: see [hinting.Advice].
type (
	Advice    = hinting.Advice[expo.Action, AdviceReason]
	AdviceRow = hinting.Row[expo.Action, AdviceReason]
	Hint      = hinting.Hint[expo.Action, AdviceReason]
)

// AdviceReason is one thing that speaks for a move or against it.
type AdviceReason = panel.Reason[Thing]
