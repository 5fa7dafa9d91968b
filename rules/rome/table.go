package rome

// The numbers of the game.
const (
	MaxSeats = 4
	Rounds   = 4
	Tallest  = 7  // the highest a house may be: no prefecture could take a higher one
	roofs    = 5  // of each shape, a seat
	Floors   = 90 // all of them, in the stock and in houses
	drawn    = 6  // cards a seat at the end of a round
)

// dealt is how many cards of each type a seat begins with.
var dealt = [Types]int{Roof: 2, Floor: 2, Permit: 4}

// What an even match of two has otherwise: see [NewEven].
const (
	EvenPermits = 7 // that each is dealt
	EvenStart   = 3 // points with which the First Player of round 1 begins
)

// Site is what stands on one site of a prefecture: a house or a fountain.
type Site struct {
	Height uint8 // of the house; 0 for a fountain
	Seat   uint8 // whose house it is
}

// Prefecture is what stands in a prefecture.
type Prefecture struct {
	Built     [Tallest]Site // the sites in the order in which they were filled
	Used      uint8         // how many are
	Fountains uint8         // placed, those printed not counted
	Tallest   uint8         // height of the tallest house, 0 without any
	Shape     Shape         // of all its roofs
	Monument  Piece         // Amphitheatre, Temple or NoPiece
	Floors    [MaxSeats]uint8
	Best      [MaxSeats]uint8 // height of each seat's tallest house
}

// Player is what everyone sees of a seat. Its fields leave no gaps, so that it is compared at once.
type Player struct {
	Known      Cards                      // cards of the hand that everyone has seen
	Unfinished [Tallest + 1]uint8         // houses without a roof, by height
	Finished   [Shapes][Tallest + 1]uint8 // with one, still beside the board
	Roofs      [Shapes]uint8              // left
	Hidden     [Types]uint8               // how many others it holds
	Passed     bool                       // in this construction
	Score      int16
}

// Phase is what the match is at.
type Phase uint8

// The phases of a round, and the end.
const (
	PhaseBuild Phase = iota // one action a turn, until all have passed
	PhaseBid                // all at once
	PhasePut                // the winner places what it won
	PhaseDraw               // six cards each
	PhaseBonus              // the cards of the amphitheatres
	PhaseOver
)

// Decision is what a seat owes.
type Decision uint8

// The decisions.
const (
	NoDecision Decision = iota
	DecideBuild
	DecideBid
	DecidePut
	DecideDraw
)

// Table is all that lies open in a match.
type Table struct {
	seats       uint8
	round       uint8 // 1 to 4
	auction     uint8 // 0 to 2
	first       uint8 // the First Player
	turn        uint8 // whose turn it is, where one seat decides
	phase       Phase
	owes        [MaxSeats]Decision
	stock       uint8 // floors left
	players     [MaxSeats]Player
	prefectures [Places]Prefecture
	sizes       [Types]uint8 // of the piles
	tops        [Types]Card  // of the piles that are not empty
	discards    Cards
	piled       Cards       // cards that everyone knows to lie in a pile below its top: it was remade from them
	remade      [Types]bool // whether a type's pile was ever remade
	toDraw      [MaxSeats]uint8
}

// Seats is how many seats the match has.
func (t *Table) Seats() int { return int(t.seats) }

// Round is the round, 1 to 4; it stays 4 when the match is over.
func (t *Table) Round() int { return int(t.round) }

// Auction counts the auctions of a round from 0.
func (t *Table) Auction() int { return int(t.auction) }

// Piece is what is being auctioned or placed, or comes next.
func (t *Table) Piece() Piece { return pieceOf(int(t.round), int(t.auction)) }

// FirstPlayer is the seat that has the marker.
func (t *Table) FirstPlayer() int { return int(t.first) }

// Phase is what the match is at.
func (t *Table) Phase() Phase { return t.phase }

// Over reports whether the match is over.
func (t *Table) Over() bool { return t.phase == PhaseOver }

// Owes is what the seat has to decide.
func (t *Table) Owes(seat int) Decision {
	if uint(seat) >= uint(t.seats) {
		return NoDecision
	}
	return t.owes[seat]
}

// Stock is how many floors are left.
func (t *Table) Stock() int { return int(t.stock) }

// Player is what everyone sees of the seat.
func (t *Table) Player(seat int) *Player { return &t.players[seat] }

// Prefecture is what stands in a prefecture.
func (t *Table) Prefecture(p Place) *Prefecture { return &t.prefectures[p] }

// Prefectures are what stands in all prefectures.
func (t *Table) Prefectures() *[Places]Prefecture { return &t.prefectures }

// Remade reports whether a type's pile was ever remade from its discards: then all know which cards lie below its top.
func (t *Table) Remade(of Type) bool { return t.remade[of] }

// Pile is how many cards lie in a type's pile, and its top one where there is any.
func (t *Table) Pile(of Type) (size int, top Card) { return int(t.sizes[of]), t.tops[of] }

// Discards are the cards that were used and not shuffled again.
func (t *Table) Discards() Cards { return t.discards }

// ToDraw is how many cards the seat still draws in this phase.
func (t *Table) ToDraw(seat int) int { return int(t.toDraw[seat]) }

// HandSize is how many cards the seat holds.
func (p *Player) HandSize() int {
	return p.Known.Count() + int(p.Hidden[Roof]) + int(p.Hidden[Floor]) + int(p.Hidden[Permit])
}

// AllFountains counts the fountains of a prefecture: those printed and those placed.
func (t *Table) AllFountains(p Place) int { return p.Printed() + int(t.prefectures[p].Fountains) }

// Free is how many sites are free in a prefecture.
func (t *Table) Free(p Place) int { return p.Sites() - int(t.prefectures[p].Used) }

// Fits reports whether a house of the height could come next into a prefecture as far as its height goes (C8): 1 for the
// first, then as high as the tallest or one higher.
func (p *Prefecture) Fits(height int) bool {
	if p.Tallest == 0 {
		return height == 1
	}
	return height == int(p.Tallest) || height == int(p.Tallest)+1
}

// Takes reports whether roofs of the shape may stand in a prefecture (C9).
func (t *Table) Takes(p Place, shape Shape) bool {
	if set := t.prefectures[p].Shape; set != NoShape {
		return shape == set
	}
	one, other := p.neighbours()
	return t.prefectures[one].Shape != shape || t.prefectures[other].Shape != shape
}

// clockwise is the seat so many places to the left of another.
func (t *Table) clockwise(seat, places int) int { return (seat + places) % int(t.seats) }
