package lab

import (
	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/rules/rome"
)

// result is what became of one match.
type result struct {
	lab.Outcome
	starter    int // the First Player of round 1
	round      [rome.Rounds]roundResult
	auction    [rome.Rounds][rome.Auctions]auctionResult
	prefecture [rome.Places]prefectureResult
	fought     bool       // whether two seats ever stood in one prefecture
	firstField rome.Place // where they first did
	stock      int        // floors left at the end

	match  *rome.Match            // as it goes on
	critic ai.Critic              // tells what pieces are worth
	worth  [rome.MaxSeats]float64 // of the piece that is auctioned, to each seat
	bid    [rome.MaxSeats]int     // cards in the latest bid of each seat
}

// roundResult is what was done in one round.
type roundResult struct {
	points            [rome.MaxSeats]int
	played            [rome.Types]int // cards that built, by their type
	idle, spent       int             // cards that were discarded, and that paid for a piece
	out               int             // how many seats have passed
	firstOut, lastOut int             // who passed first, and last
}

// auctionResult is what became of one piece.
type auctionResult struct {
	piece rome.Piece
	sold  bool
	price int     // sum of the winning bid
	worth float64 // of the piece to the winner, before the bids: see [ai.Critic.Worth]
}

// prefectureResult is what stands in a prefecture at the end, and the points that it has paid.
type prefectureResult struct {
	points, houses, floors, fountains int
	monument                          rome.Piece
}

// watch follows a match from its beginning: it returns what is to be told of its events.
func (r *result) watch(m *rome.Match) func(rome.Event) {
	r.match, r.starter = m, m.FirstPlayer()
	return r.tell
}

// tell takes in one event of the match.
func (r *result) tell(e rome.Event) {
	round := &r.round[r.match.Round()-1]
	switch e.Kind {
	case rome.CardPlayed:
		round.played[e.Card.Type()]++
	case rome.CardIdle:
		round.idle++
	case rome.SeatPassed:
		if round.out == 0 {
			round.firstOut = e.Seat
		}
		round.lastOut = e.Seat
		round.out++
	case rome.HouseCarried:
		r.carried(e.Place)
	case rome.AuctionBegan:
		r.appraise()
	case rome.AuctionWon, rome.PieceLost:
		r.auctioned(&e)
	case rome.BidShown:
		r.bid[e.Seat] = e.Bid.Count()
	case rome.PrefectureScored:
		r.prefecture[e.Place].points += e.Count
	case rome.RoundScored:
		round.points[e.Seat] = e.Count
	case rome.MatchEnded:
		r.end()
	}
}

// carried takes down where two seats have met for the first time.
func (r *result) carried(p rome.Place) {
	here := 0
	for _, floors := range r.match.Prefecture(p).Floors {
		if floors > 0 {
			here++
		}
	}
	if here > 1 && !r.fought {
		r.fought, r.firstField = true, p
	}
}

// appraise finds what the piece that is auctioned is worth to each seat.
func (r *result) appraise() {
	for seat := range r.match.Seats() {
		v := r.match.View(seat)
		r.worth[seat] = r.critic.Worth(&v)
	}
}

// auctioned takes in who has won the piece, before it is placed, or that nobody has.
func (r *result) auctioned(e *rome.Event) {
	round := r.match.Round() - 1
	a := &r.auction[round][r.match.Auction()]
	a.piece = e.Piece
	if e.Kind == rome.AuctionWon {
		a.sold, a.price, a.worth = true, e.Count, r.worth[e.Seat]
		r.round[round].spent += r.bid[e.Seat]
	}
}

// end takes down what stands there when the match is over.
func (r *result) end() {
	r.stock = r.match.Stock()
	for p := range rome.Place(rome.Places) {
		at, found := r.match.Prefecture(p), &r.prefecture[p]
		found.fountains, found.monument = int(at.Fountains), at.Monument
		found.houses = int(at.Used) - int(at.Fountains)
		for _, floors := range at.Floors {
			found.floors += int(floors)
		}
	}
}
