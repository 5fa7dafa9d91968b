package lab

import (
	"math"

	"capital/game/lab"
	"capital/rules/rome"
)

// course adds up what was done in the course of matches, all seats together.
type course struct {
	games         int
	rounds        [rome.Rounds]roundSum
	pieces        [rome.Rounds][rome.Temple + 1]pieceSum
	prefectures   [rome.Places]prefectureSum
	stock, fields int // floors left; matches in which two seats met anywhere
}

// roundSum is what was done in one round.
type roundSum struct {
	points, idle, spent     int
	played                  [rome.Types]int
	firstOutWon, lastOutWon float64 // matches won by those who passed first, and last, in the round
}

// pieceSum is what was paid for a piece, and what it was worth.
type pieceSum struct {
	sold, left             int
	price, worth           float64
	prices, worths, across float64 // sums of squares and of products
}

// prefectureSum is what became of one prefecture.
type prefectureSum struct {
	points, houses, floors, fountains int
	amphitheatres, temples            int
	first                             int // matches in which two seats met here first
	empty                             int // matches in which no house stands here
}

func (c *course) add(r *result) {
	c.games++
	c.stock += r.stock
	if r.fought {
		c.fields++
		c.prefectures[r.firstField].first++
	}
	for n := range r.round {
		c.rounds[n].add(&r.round[n], r.Shares)
		for _, a := range r.auction[n] {
			c.pieces[n][a.piece].add(&a)
		}
	}
	for p := range r.prefecture {
		c.prefectures[p].add(&r.prefecture[p])
	}
}

func (s *roundSum) add(r *roundResult, shares []float64) {
	for _, points := range r.points {
		s.points += points
	}
	for of, played := range r.played {
		s.played[of] += played
	}
	s.idle += r.idle
	s.spent += r.spent
	s.firstOutWon += shares[r.firstOut]
	s.lastOutWon += shares[r.lastOut]
}

func (s *pieceSum) add(a *auctionResult) {
	if !a.sold {
		s.left++
		return
	}
	s.sold++
	price := float64(a.price)
	s.price += price
	s.worth += a.worth
	s.prices += price * price
	s.worths += a.worth * a.worth
	s.across += price * a.worth
}

func (s *prefectureSum) add(r *prefectureResult) {
	s.points += r.points
	s.houses += r.houses
	s.floors += r.floors
	s.fountains += r.fountains
	switch r.monument {
	case rome.Amphitheatre:
		s.amphitheatres++
	case rome.Temple:
		s.temples++
	}
	if r.houses == 0 {
		s.empty++
	}
}

// correlation is how closely the price of a piece goes with its worth within each round, from -1 to 1: that hands grow from
// round to round and pieces lose their worth says nothing of it. The last auction of the match does not count: cards are worth
// nothing after it, so that all are bid whatever the piece is worth. Where either never differs it is 0.
func (c *course) correlation(piece rome.Piece) float64 {
	across, prices, worths := 0.0, 0.0, 0.0
	for n := range c.pieces {
		if s := &c.pieces[n][piece]; s.sold > 0 && !(piece == rome.Temple && n == rome.Rounds-1) {
			sold := float64(s.sold)
			across += s.across - s.price*s.worth/sold
			prices += s.prices - s.price*s.price/sold
			worths += s.worths - s.worth*s.worth/sold
		}
	}
	if prices*worths <= 0 {
		return 0
	}
	return across / math.Sqrt(prices*worths)
}

// report is what the course of the matches was.
func (c *course) report() courseReport {
	r := courseReport{Stock: lab.Per(c.stock, c.games)}
	for n := range c.rounds {
		r.Rounds = append(r.Rounds, c.rounds[n].report(n+1, c.games))
		for piece := rome.Fountain; piece <= rome.Temple; piece++ {
			if s := &c.pieces[n][piece]; s.sold+s.left > 0 {
				r.Pieces = append(r.Pieces, pieceReport{n + 1, pieceNames[piece], lab.Per(s.sold, s.sold+s.left),
					s.price / float64(max(1, s.sold)), s.worth / float64(max(1, s.sold))})
			}
		}
	}
	for piece := rome.Fountain; piece <= rome.Temple; piece++ {
		r.Prices = append(r.Prices, priceReport{pieceNames[piece], c.correlation(piece)})
	}
	for p := range c.prefectures {
		s := &c.prefectures[p]
		r.Board += lab.Per(s.floors, c.games)
		r.Houses += lab.Per(s.houses, c.games)
		r.Prefectures = append(r.Prefectures, s.report(rome.Place(p), c.games, c.fields))
	}
	return r
}

func (s *roundSum) report(round, games int) roundReport {
	return roundReport{
		Round: round, Points: lab.Per(s.points, games), Roofs: lab.Per(s.played[rome.Roof], games),
		Floors: lab.Per(s.played[rome.Floor], games), Permits: lab.Per(s.played[rome.Permit], games), Idle: lab.Per(s.idle, games),
		Spent: lab.Per(s.spent, games), FirstOutWon: s.firstOutWon / float64(games), LastOutWon: s.lastOutWon / float64(games),
	}
}

func (s *prefectureSum) report(p rome.Place, games, fields int) prefectureReport {
	return prefectureReport{
		p.String(), lab.Per(s.points, games), lab.Per(s.houses, games), lab.Per(s.floors, games), lab.Per(s.fountains, games),
		lab.Per(s.amphitheatres, games), lab.Per(s.temples, games), lab.Per(s.first, fields), lab.Per(s.empty, games),
	}
}
