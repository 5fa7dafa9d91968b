package view

import (
	"capital/game/scene/aside"
	"capital/game/scene/hinting"
	"capital/game/scene/hinting/panel"
	"capital/game/scene/log"
	"capital/game/scene/told"
	"capital/rules/lux"
)

// Position is the table as it is to be drawn: a plain value, which says all that is seen. It knows no session and nobody's
// turn; whoever makes one decides what is seen of a match. What is left empty is not drawn.
type Position struct {
	Table    lux.Table // what lies open
	Names    []string  // of the seats, ROB's too
	Personas []string  // who sits there: "" for people and for nobody; nil where no faces are shown
	Seat     int       // whose hand lies below
	PointerX float64
	PointerY float64

	Known     [lux.MaxSeats]lux.Citizens // citizens that are surely in a hand
	Limits    [lux.HomeDistricts][2]int  // how low and how high the limit of each district may turn out
	Modifiers [lux.Modifiers]int         // of those of Table.Laid whose value may be seen, or 0
	Thinks    [lux.MaxSeats]bool         // seats that have still to decide
	Starts    int                        // who began the round
	Hand      Hand
	Held      Held

	Lit   []Thing   // what may be chosen now
	Focus Thing     // what the keys are at
	Open  Thing     // the Panel, Sign or RobCards that lies large over the table, or Nothing
	After *lux.View // the table as it would be: what would change in totals, limits and leads is shown in place

	Side    Side
	Flying  []Flying
	Flashes []Flash
	Refusal Refusal
	Banner  Banner
}

// Hand is what lies below: cards that may be seen, or the backs of those that may not.
type Hand struct {
	Cards  []lux.Citizen // from left to right, by colour and value
	Backs  int
	Chosen []Thing       // lifted: the card to be played, or in the draft those to be kept
	Kept   []lux.Citizen // in the draft: kept before
	Draft  bool          // two are to be chosen
	Looked int           // the modifier that was looked at and is to be laid, or 0
	Idle   lux.Citizens  // those whose power would be impossible now
}

// Held is what is carried, or glides back.
type Held struct {
	Thing   Thing   // Nothing: none
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
	Thing Thing // Card face up; Deck a card face down; Purse a gold
	Seat  int   // whose it is
	X, Y  float64
	Grown float64 // how much larger than usual it is, 0 to 1
}

// Flash is something that passes by itself: a ring around what has just come.
type Flash struct {
	Thing   Thing
	Left    float64 // 1 to 0
	Settles bool    // a citizen steps into the district with light, and what counts in its column lights up
}

// Refusal says why something was not legal, where it was tried.
type Refusal struct {
	Words string
	X, Y  float64
}

// Banner is words over the whole table.
type Banner struct {
	Title, Words string
	Seat         int     // whose crest stands beside it, or -1
	Left         float64 // 1 to 0
	Round        int     // that begins, as a picture; or 0
}

// Log is what happened, in lines; each line may show a thing.
type (
	Log     = log.Log[Thing]
	LogLine = log.Line[Thing]
)

// Advice is a few moves, one of which is shown on the table: see [hinting.Advice].
type (
	Advice    = hinting.Advice[lux.Action, AdviceReason]
	AdviceRow = hinting.Row[lux.Action, AdviceReason]
	Hint      = hinting.Hint[lux.Action, AdviceReason]
)

// AdviceReason is one thing that speaks for a move or against it.
type AdviceReason = panel.Reason[Thing]
