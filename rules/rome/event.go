package rome

// EventKind says what happened.
type EventKind uint8

// The kinds of event, with the fields each uses beside its kind.
const (
	RoundBegan       EventKind = iota + 1 // Count: the round; Seat: the First Player
	CardPlayed                            // Seat, Card, Hidden
	CardIdle                              // Seat, Card, Hidden
	FloorBuilt                            // Seat, Height: of the house as it is now
	HouseFinished                         // Seat, Height, Shape
	HouseCarried                          // Seat, Height, Shape, Place
	SeatPassed                            // Seat
	AuctionBegan                          // Piece
	BidShown                              // Seat, Bid, Count: its sum; in the order of the sums, the lowest first
	AuctionWon                            // Seat, Piece, Count: the sum, Why
	PieceLost                             // Piece: nobody bid
	PiecePut                              // Seat, Piece, Place
	PrefectureScored                      // Seat, Place, Count: points, Rank, Why
	RoundScored                           // Seat, Count: the points of the round
	CardDrawn                             // Seat, Card
	PileRemade                            // Pile, Count: how many cards
	CardsLapsed                           // Seat, Count: cards that nobody can draw
	MatchEnded
	PointsGiven // Seat, Count: points with which the First Player of an even match begins
)

// Why says what decided between seats that were equal.
type Why uint8

// What decides.
const (
	WhyMost    Why = iota // nothing had to: the highest sum, the most floors
	WhyHighest            // C11: the highest card among equal sums
	WhyNearest            // C11: the nearest to the First Player, among these
	WhyTaller             // C15: the taller house among those with most floors
	WhyShared             // C15: as many floors and as tall a house as another
	WhyLower              // C15: as many floors, but no house as tall
)

// Event is one thing that happened.
type Event struct {
	Kind   EventKind
	Seat   int
	Card   Card
	Hidden bool // the card was not known to the others
	Height int
	Shape  Shape
	Place  Place
	Pile   Type
	Piece  Piece
	Bid    Cards
	Count  int
	Rank   int // 1 or 2
	Why    Why
}

// Sink takes events; nil takes none.
type Sink func(Event)

func (tell Sink) event(e Event) {
	if tell != nil {
		tell(e)
	}
}
