package view

import (
	"capital/game/scene/hinting"
	"capital/game/scene/told"
	"capital/rules/rome"
)

// Position is the table as it is to be drawn: a plain value, which says all that is seen. It knows no session and nobody's
// turn; whoever makes one decides what is seen of a match. What is left empty is not drawn.
type Position struct {
	Table    rome.Table // what lies open
	Names    []string   // of the seats
	Personas []string   // who sits there: "" for people and for nobody; nil where no faces are shown
	Seat     int        // whose houses and hand lie below
	PointerX float64
	PointerY float64

	Scores [rome.MaxSeats]int             // points as shown
	Known  [rome.MaxSeats]rome.Cards      // the cards of every hand that may be seen as they are
	Hidden [rome.MaxSeats][rome.Types]int // how many others there are
	Most   [rome.MaxSeats]int             // the highest sum that each could bid, as far as is known: see [MostBid]
	Thinks [rome.MaxSeats]bool            // seats that have still to decide

	Hand Hand
	Held Held

	// What may be chosen now, or is spoken of: outlined. Where prefectures or cards are, all others are dimmed.
	Lit   []Thing
	Focus Thing       // what the keys are at
	Chip  Chip        // what of a prefecture keys or a finger ask about, or none
	Open  Thing       // the Panel that lies large over the map, or Nothing
	After *rome.Table // the table as it would be: what would change in houses, floors and points is shown in place

	Side    Side
	Told    []told.Line // what rivals did since one's own last action
	Auction *Auction    // what is shown of the bids: see [Auction]
	Scoring bool        // a scoring is shown, or about to be: the match may have gone on

	Flying  []Flying
	Flashes []Flash
	Refusal Refusal
	Banner  Banner
}

// Hand is what lies below the board: cards that may be seen, or the backs of those that may not.
type Hand struct {
	Cards  []rome.Card // from left to right: see [SortHand]
	Backs  [rome.Types]int
	Chosen rome.Cards // lifted
	Bid    rome.Cards // pushed above the Stop, which is drawn where Stop says
	Stop   bool       // a bid is being laid
	Won    rome.Piece // the piece that is to be placed, or NoPiece
}

// Held is what is carried, or glides back. Something that is only chosen is lit with [Position.Focus] or [Hand.Chosen].
type Held struct {
	Thing   Thing   // Nothing: none. Stock is a floor, Roofs a roof
	X, Y    float64 // its middle
	Gliding float64 // how much of its way back from there is left, 1 to 0
	Legal   bool    // it may be let go here: what would be is shown in place, and it is seen through
}

// None reports whether nothing is carried.
func (h *Held) None() bool { return h.Thing.Kind == Nothing }

// Side is what is said beside the board: the log, else advice, else that a hint is thought about, else the prompt with what
// would change or, in an auction, what is to be known for a bid. Where nothing is, what the pointer rests on is explained.
type Side struct {
	Log      *Log // where it is shown
	Advice   *Advice
	Thinking *hinting.Thinking

	Prompt string
	Reason string // why what is proposed is not allowed
	More   string // what else can be done, where nothing is pointed at
	Sum    *Sum
	Bid    *BidSum
}

// Sum is what a proposal that is allowed would change.
type Sum struct {
	Title string
	Rows  []Row
}

// Row is one line of a sum: what on the left, the points that it changes or a number on the right.
type Row struct {
	Words  string
	Seat   int // whose emblem stands before it; or -1
	Points int // with its sign; 0 is not shown
	Number string
	Bad    bool // it speaks against it

	Short string // drawn in place of the words, which are told, beside what is gained
	Gains []Gain
}

// Gain is what a row says that a seat would gain, drawn behind its emblem.
type Gain struct {
	Seat  int
	Words string
	Cards bool // cards, not points
}

// BidSum is what is to be known for a bid, beside its cards.
type BidSum struct {
	Sum, Highest int
	Words        string // beside the sum
	Worth        []Row  // what the piece is worth, at its best places
	Tie          string // who wins with equal sums
}

// Auction is what is shown of an auction over the map: the paddles of all seats, in the order in which they are turned over, the
// lowest bid first and the winner's last.
type Auction struct {
	Piece  rome.Piece
	Round  int
	Number int // which of the round's, from 0
	Bids   []SeatBid
	Turned float64 // how many of them have been turned over; a part is of the one that turns
	Struck float64 // how far the gavel has come down, 0 to 1
	Paid   float64 // how far the coins have come from who has won, 0 to 1
	Winner int     // the seat, or -1 while it is not told
	Words  string  // who won, and what decided
	More   string  // what ends the pause
}

// Revealed are the bids that can be read.
func (a *Auction) Revealed() []SeatBid { return a.Bids[:min(int(a.Turned), len(a.Bids))] }

// SeatBid is one seat's bid.
type SeatBid struct {
	Seat  int
	Cards rome.Cards
	Sum   int
}

// Flying is something on its way.
type Flying struct {
	Thing Thing // Card: face up; House, Piece, Stock a floor, Roofs a roof, Pile a card face down
	Seat  int   // whose it is
	X, Y  float64

	// A house or a piece that is carried through the air: its foot is over the point, so far above it, in pixels, and it is so many
	// times as large as it will stand there, with houses Unit pixels wide. Piece says which one it is.
	Lift, Large, Unit float64
	Piece             rome.Piece
	Faint             float64 // how much is not seen of it yet, 1 to 0
}

// Flash is something that passes by itself: a ring around what has just come, points that rise, dust, light.
type Flash struct {
	Look   FlashLook
	Thing  Thing
	Chip   Chip    // what of a prefecture it is about, or none
	Site   Site    // of dust
	Points int     // 0: a ring
	Seat   int     // whose points they are
	Left   float64 // 1 to 0
}

// FlashLook is how something flashes.
type FlashLook uint8

// How something flashes.
const (
	FlashRing  FlashLook = iota // or points that rise
	FlashDust                   // where something heavy is set down
	FlashLight                  // a prefecture lights up
)

// Site is where in a prefecture something stands: on a site, or as its monument.
type Site struct {
	Place    rome.Place
	Number   int // from 0
	Monument bool
}

// Refusal says why something was not legal, where it was tried.
type Refusal struct {
	Words string
	X, Y  float64
}

// Banner is words over the whole table.
type Banner struct {
	Title, Words string
	Seat         int          // whose emblem stands beside it, or -1
	Pieces       []rome.Piece // what it speaks of
	Line         bool         // it is said in one line over the map
	Round        int          // that begins: Rome at its hour is seen above the words; or 0
	Left         float64      // 1 to 0
}
