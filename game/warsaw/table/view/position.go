package view

import (
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/game/scene/told"
	"capital/rules/warsaw"
)

// Position is the table as it is to be drawn: a plain value, which says all that is seen. It knows no session and nobody's
// turn; whoever makes one decides what is seen of a match. What is left empty is not drawn.
type Position struct {
	Table    warsaw.Table // what lies open
	Names    []string     // of the seats
	Personas []string     // who sits there: "" for people and for nobody; nil where no faces are shown
	Seat     int          // whose district is large and whose hand lies below
	Enlarged int          // another seat, whose district is shown large instead; or -1
	Place    Place        // where the large district lies now, on its way to where it belongs
	PointerX float64
	PointerY float64

	Purses   [warsaw.MaxSeats]warsaw.Sum    // coins and victory points as shown
	Mermaids [warsaw.MaxSeats]float64       // where they are on the track, in victory points
	Used     [warsaw.MaxSeats]warsaw.TileID // the tile each seat used last, or NoTile
	Winners  [warsaw.MilestoneCount]int     // the seat that won a milestone, or -1
	Focus    Thing                          // what keys are at, without a pointer
	Rests    bool                           // the pointer has rested where it is: what lies there says what it is

	Hands [warsaw.MaxSeats][]warsaw.TileID // of other seats, where they are open
	Hand  Hand
	Held  Held
	Board Board
	Side  Side
	Drops Drops

	Told    []told.Line // what rivals did since the seat in view acted last
	Flashes []Flash
	Refusal Refusal
	Banner  Banner

	Blackout float64 // how dark a war makes the table, 0 to 1
	Bare     bool    // no district lies on the table: they are drawn over it
}

// Hand is what lies below the board: tiles that may be seen, or the backs of those that may not.
type Hand struct {
	Tiles []warsaw.TileID
	Backs int
}

// Held is the tile that is held, wherever it is.
type Held struct {
	Tile    warsaw.TileID // NoTile: none
	Slot    int           // its place in the hand, or -1 where there is no choice of it
	Turn    int           // quarter turns clockwise
	Turning float64       // radians still to turn
	Carried bool          // it follows the pointer
	X, Y    float64       // its middle while it is carried
	Gliding float64       // how much of its way back from there is left, 1 to 0
	Aimed   bool          // it is held over a space
	Target  warsaw.Space
	Legal   bool // it may be let go there
}

// None reports whether nothing is held.
func (h *Held) None() bool { return h.Tile == warsaw.NoTile }

// Board is what can be done on the large district.
type Board struct {
	Sites   []warsaw.Space // empty spaces where the held tile may be let go
	Ghost   bool           // the held tile is seen as it would lie
	Apart   float64        // how far the stacks lie apart, 0 to 1: they are the question
	Lost    warsaw.Spaces  // stacks that would be given up
	Counted bool           // one by one: they are numbered
	Keeps   bool           // the rest is what is chosen
	Marked  bool           // a space is pointed at without a tile
	Mark    warsaw.Space
	Plan    warsaw.Action // a tile that is picked and waits for the others; none with the zero kind
	Asked   warsaw.Action // a tile that a lesson asks to be laid so; none with the zero kind
}

// Log is what has happened, with the tiles it speaks of.
type Log = log.Log[warsaw.TileID]

// LogLine is one line of it.
type LogLine = log.Line[warsaw.TileID]

// Side is what is said beside the board: the log, else advice, else that a hint is thought about, else the prompt with what
// is filled in below it. Where nothing is, what the pointer rests on is explained.
type Side struct {
	Open     bool // all of it is shown, where it is close and only a strip is seen otherwise
	Log      *Log // where it is shown
	Advice   *Advice
	Thinking *hinting.Thinking

	Prompt  string
	Count   string // how many of several are chosen
	Reason  string // why what is proposed is not allowed
	More    string // what else can be done, where nothing is pointed at
	Options []Option
	Option  int // the one that is chosen
	Sum     *Sum
	About   bool   // the held tile is explained
	Only    string // why it can only be discarded
}

// Option is a choice after income.
type Option struct{ Building, Does string }

// Sum is what a proposal that is allowed costs, and what it changes.
type Sum struct {
	Pays  string     // what is paid and what is left; empty where nothing is
	Price []Row      // how that came about, where it is not the price printed on the tile
	Once  []Row      // what it brings at once
	Net   warsaw.Sum // what it changes in the next income
	Why   []Row      // row by row: they add up to the net
}

// Row is one line of a sum: what on the left, coins and victory points on the right.
type Row struct {
	Words string
	warsaw.Sum
	Number string // in place of the sum
}

// Drops are the places where a tile can be laid.
type Drops struct {
	Shown             bool
	FaceDown, Discard bool // usable
	Boxing            bool // the held tile is about to be discarded
}

// Flash is something that passes by itself: the ring around a tile that was built, a stack that falls, an amount.
type Flash struct {
	Seat  int
	Space warsaw.Space
	Tile  warsaw.TileID // the stack that fell, or NoTile
	Sum   warsaw.Sum
	Big   bool          // a rival's: it is seen large before it lies there
	Laid  warsaw.TileID // what was laid there, or NoTile
	Turn  int
	Still bool    // nothing travels
	Own   bool    // the sum rises beside the seat's name
	Left  float64 // 1 to 0
}

// Refusal says why something was not legal, where it was tried.
type Refusal struct {
	Words string
	X, Y  float64
}

// Banner is words over the whole table.
type Banner struct {
	Title, Words string
	War          bool
	Epoch        int           // whose picture lies behind the words; 0 for none
	Still        bool          // nothing swings in it
	Tile         warsaw.TileID // shown above the words, or NoTile
	Seat         int           // whose mermaid stands beside it, or -1
	Left         float64       // 1 to 0
}

// boardSeat is the seat whose district is large.
func (p *Position) boardSeat() int {
	if p.Enlarged >= 0 {
		return p.Enlarged
	}
	return p.Seat
}

// district is the large district.
func (p *Position) district() *warsaw.District { return &p.Table.Player(p.boardSeat()).District }
