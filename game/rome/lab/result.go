package lab

import (
	"capital/game/lab"
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

	match *rome.Match        // as it goes on
	bid   [rome.MaxSeats]int // cards in the latest bid of each seat
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
	worth float64 // of the piece: see worthOf
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

// auctioned takes in who has won the piece, before it is placed, or that nobody has.
func (r *result) auctioned(e *rome.Event) {
	round := r.match.Round() - 1
	a := &r.auction[round][r.match.Auction()]
	a.piece = e.Piece
	if e.Kind == rome.AuctionWon {
		a.sold, a.price, a.worth = true, e.Count, worthOf(&r.match.Table, e.Piece)
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

// worthOf is what the piece is worth to a seat of the table in the mean, each thinking of its best place, if nobody builds any
// more: by how much more it brings the seat until the end than the others in the mean, in points, or for an amphitheatre in
// cards. What it is worth to the winner alone says less of the price, which the others make.
func worthOf(t *rome.Table, piece rome.Piece) float64 {
	times := rome.Rounds + 1 - t.Round() // that it is scored
	if piece == rome.Amphitheatre {
		times-- // nobody draws after the last round
	}
	sum := 0.0
	for seat := range t.Seats() {
		best := 0.0
		for p := range rome.Place(rome.Places) {
			if hasRoom(t, p, piece) {
				best = max(best, lead(t, seat, p, piece))
			}
		}
		sum += best
	}
	return float64(times) * sum / float64(t.Seats())
}

// hasRoom reports whether the piece may be placed there (C13).
func hasRoom(t *rome.Table, p rome.Place, piece rome.Piece) bool {
	if piece == rome.Fountain {
		return t.Free(p) > 0
	}
	return t.Prefecture(p).Monument == rome.NoPiece
}

// lead is by how much more the piece brings the seat in one scoring than the others in the mean.
func lead(t *rome.Table, seat int, p rome.Place, piece rome.Piece) float64 {
	standings := t.Standings(p)
	own, all := gain(t, &standings[seat], p, piece), 0
	for s := range t.Seats() {
		all += gain(t, &standings[s], p, piece)
	}
	return float64(own) - float64(all-own)/float64(t.Seats()-1)
}

// gain is what the piece brings a seat of that standing in one scoring (C14, C18).
func gain(t *rome.Table, s *rome.Standing, p rome.Place, piece rome.Piece) int {
	switch {
	case s.Rank == 0:
		return 0
	case piece == rome.Temple:
		return s.Points
	case piece == rome.Amphitheatre:
		return 3 - s.Rank
	case t.Prefecture(p).Monument == rome.Temple:
		return 2
	}
	return 1
}
