package ai

import "capital/rules/rome"

// bids finds what speaks for a bid, and against it.
func (e *explanation) bids() {
	sum := e.a.Bid.Sum()
	gain := e.bestPlace(e.me)
	if sum == 0 {
		e.bidsNothing(gain)
		return
	}
	e.chances(sum)
	e.gains(gain)
	e.denies()
	e.permitsKept()
	if e.v.Round() == rome.Rounds && e.v.Auction() == rome.Auctions-1 {
		e.tell(Reason{Why: WhyLastBid}, 600)
	}
}

// chances tells whether the bid can be beaten.
func (e *explanation) chances(sum int) {
	most, strongest, beaten, beatenMost := 0, -1, -1, 0
	for seat := range e.v.Seats() {
		if seat == e.me {
			continue
		}
		n := mostBid(e.v, seat)
		if n > most {
			most, strongest = n, seat
		}
		if n > beatenMost && n < sum {
			beatenMost, beaten = n, seat
		}
	}
	switch {
	case most == 0:
		e.tell(Reason{Why: WhyNoRival}, 1500)
		return
	case sum > most:
		e.tell(Reason{Why: WhySure, Count: most}, 1500)
	default:
		e.tell(Reason{Why: WhyRisk, Seat: strongest, Count: most}, 200)
		e.likely(sum)
	}
	switch {
	case beaten < 0:
	case e.cheapest(sum, beatenMost):
		e.tell(Reason{Why: WhyCheapest, Seat: beaten, Count: beatenMost}, 450)
	case sum <= most:
		e.tell(Reason{Why: WhyOutbids, Seat: beaten, Count: beatenMost}, 400)
	}
}

// cheapest reports whether no bid between the two sums can be made.
func (e *explanation) cheapest(sum, beaten int) bool {
	bids := rome.CheapestBids(e.v.Hand(), func(rome.Card) float64 { return 1 })
	for n := beaten + 1; n < sum; n++ {
		if bids[n].Cards != 0 {
			return false
		}
	}
	return true
}

// likely tells that the bid is more than the others are likely to bid.
func (e *explanation) likely(sum int) {
	a := greedy{builderValue{&tuned}}.assess(e.v)
	for seat, price := range a.prices {
		if seat != e.me && seat < e.v.Seats() && price >= sum {
			return
		}
	}
	e.tell(Reason{Why: WhyLikely}, 350)
}

// gain is what the piece brings a seat at the place that is best for it.
type gain struct {
	place  rome.Place
	points int // more, each scoring
	cards  int // each round: of an amphitheatre
	beyond int // points more than the best that another gets there
}

// bestPlace is where the piece of the auction brings a seat most.
func (e *explanation) bestPlace(seat int) (found gain) {
	for p := range rome.Place(rome.Places) {
		if !e.now.canPut(p) {
			continue
		}
		then := e.now
		then.put(p)
		g := gainOf(&e.now, &then, p, seat)
		if g.beyond > found.beyond || g.beyond == found.beyond && g.points+g.cards > found.points+found.cards {
			found = g
		}
	}
	return found
}

// gainOf is what a piece brings a seat in a prefecture.
func gainOf(now, then *position, p rome.Place, seat int) gain {
	before, after := now.Standings(p), then.Standings(p)
	g := gain{place: p, points: after[seat].Points - before[seat].Points}
	if now.Piece() == rome.Amphitheatre {
		g.cards = cardsFor(after[seat].Rank)
	}
	others := 0
	for other := range now.Seats() {
		if other == seat {
			continue
		}
		others = max(others, after[other].Points-before[other].Points)
		if now.Piece() == rome.Amphitheatre {
			others = max(others, cardsFor(after[other].Rank))
		}
	}
	g.beyond = g.points + g.cards - others
	return g
}

// cardsFor is how many cards an amphitheatre brings a place (C18).
func cardsFor(rank int) int {
	if rank == 0 {
		return 0
	}
	return 3 - rank
}

// gains tells what the piece brings the seat.
func (e *explanation) gains(g gain) {
	piece := e.v.Piece()
	if g.cards > 0 {
		e.tell(Reason{Why: WhyDraws, Piece: piece, Place: g.place, Count: g.cards, Lit: Lit{Places: placesOf(g.place)}}, 700*g.cards)
	}
	if g.points > 0 {
		e.tell(Reason{Why: WhyWorth, Piece: piece, Place: g.place, Points: g.points, Count: e.left, Lit: Lit{Places: placesOf(g.place)}}, e.worth(g.points))
	}
}

// denies tells for whom else the piece would be worth most.
func (e *explanation) denies() {
	most, loser := gain{}, 0
	for seat := range e.v.Seats() {
		if seat == e.me || e.v.Player(seat).HandSize() == 0 {
			continue
		}
		if g := e.bestPlace(seat); g.points > most.points {
			most, loser = g, seat
		}
	}
	if most.points > 0 {
		r := Reason{Why: WhyDenies, Piece: e.v.Piece(), Seat: loser, Place: most.place, Points: most.points, Lit: Lit{Places: placesOf(most.place)}}
		e.tell(r, e.worth(most.points)/2)
	}
}

// permitsKept tells of the highest house that can be carried, and whether the bid keeps a permit for it.
func (e *explanation) permitsKept() {
	if e.v.Round() == rome.Rounds {
		return // nobody carries a house after this
	}
	rest := e.v.Hand() &^ e.cardsBid()
	for colour := range rome.Colour(rome.Colours) {
		house, place := e.carries(colour)
		if house.Height == 0 || ofColour(e.v.Hand(), colour) == 0 {
			continue
		}
		r := Reason{Why: WhyKeeps, Colour: colour, Place: place, Height: house.Height, Shape: house.Shape, Lit: Lit{placesOf(place), house}}
		if ofColour(rest, colour) == 0 {
			r.Why = WhyGives
		}
		e.tell(r, 130*house.Height)
	}
}

// cardsBid are cards of the hand with the prints of the bid.
func (e *explanation) cardsBid() (cards rome.Cards) {
	left := e.v.Hand()
	for print := range e.a.Bid.All() {
		for c := range left.All() {
			if c.First() == print.First() {
				cards |= 1 << c
				left &^= 1 << c
				break
			}
		}
	}
	return cards
}

// carries is the highest house of the seat that fits a prefecture of the colour, and which.
func (e *explanation) carries(colour rome.Colour) (found House, place rome.Place) {
	return carriedBy(&e.now.Table, e.me, colour)
}

// carriedBy is the highest finished house of a seat that fits a prefecture of the colour, and which.
func carriedBy(t *rome.Table, seat int, colour rome.Colour) (found House, place rome.Place) {
	for shape := range rome.Shape(rome.Shapes) {
		for h := 1; h <= rome.Tallest; h++ {
			if t.Player(seat).Finished[shape][h] == 0 || h <= found.Height {
				continue
			}
			for p := range fitting(t, House{seat, h, shape}).All() {
				if p.Colour() == colour {
					found, place = House{seat, h, shape}, p
					break
				}
			}
		}
	}
	return found, place
}

// littleWorth are points in all scorings to come that are hardly worth a bid.
const littleWorth = 2

// bidsNothing finds what speaks for no bid.
func (e *explanation) bidsNothing(g gain) {
	hand := e.v.Hand()
	r := Reason{Why: WhyForgoes, Piece: e.v.Piece(), Place: g.place, Points: g.points, Count: g.cards, Lit: Lit{Places: placesOf(g.place)}}
	switch {
	case g.points+g.cards == 0:
		e.tell(Reason{Why: WhyNoGain, Piece: e.v.Piece()}, 600)
	case g.cards == 0 && g.points*e.left <= littleWorth:
		r.Why = WhyLittle
		e.tell(r, 500)
	default:
		e.tell(r, e.worth(g.points)/2+350*g.cards)
	}
	if later := rome.Auctions - 1; e.v.Auction() < later {
		piece := rome.Temple
		if e.v.Round() <= rome.Rounds/2 {
			piece = rome.Amphitheatre
		}
		e.tell(Reason{Why: WhySavesFor, Piece: piece, Count: hand.Sum()}, 300)
	}
	if e.v.Round() < rome.Rounds {
		e.tell(Reason{Why: WhyLater, Count: hand.Count()}, 60*hand.Count())
	}
	for seat := range e.v.Seats() {
		if n := mostBid(e.v, seat); seat != e.me && n > hand.Sum() {
			e.tell(Reason{Why: WhyTooPoor, Seat: seat, Count: n}, 250)
			break
		}
	}
	e.permitsKept()
}
