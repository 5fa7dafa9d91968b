package ai

import "capital/rules/rome"

// bidding is what there is to be explained of a bid.
type bidding struct {
	*explanation
	sum  int
	gain gain // of the seat, by the piece that the auction is about
}

func newBidding(e *explanation) *bidding {
	return &bidding{explanation: e, sum: e.a.Bid.Sum(), gain: bestGain(&e.now, e.me)}
}

// findReasons finds what speaks for the bid, and against it.
func (b *bidding) findReasons() {
	if b.sum == 0 {
		b.nothing()
		return
	}
	b.chances()
	b.gains()
	b.denies()
	b.permitsKept()
	if b.v.Round() == rome.Rounds && b.v.Auction() == rome.Auctions-1 {
		b.tell(Reason{Why: WhyLastBid}, 600)
	}
}

// chances tells whether the bid can be beaten.
func (b *bidding) chances() {
	most, strongest, beaten, beatenMost := 0, -1, -1, 0
	for seat := range b.v.Seats() {
		if seat == b.me {
			continue
		}
		n := mostBid(b.v, seat)
		if n > most {
			most, strongest = n, seat
		}
		if n > beatenMost && n < b.sum {
			beatenMost, beaten = n, seat
		}
	}
	switch {
	case most == 0:
		b.tell(Reason{Why: WhyNoRival}, 1500)
		return
	case b.sum > most:
		b.tell(Reason{Why: WhySure, Count: most}, 1500)
	default:
		b.tell(Reason{Why: WhyRisk, Seat: strongest, Count: most}, 200)
		b.likely()
	}
	switch {
	case beaten < 0:
	case b.cheapest(beatenMost):
		b.tell(Reason{Why: WhyCheapest, Seat: beaten, Count: beatenMost}, 450)
	case b.sum <= most:
		b.tell(Reason{Why: WhyOutbids, Seat: beaten, Count: beatenMost}, 400)
	}
}

// cheapest reports whether no bid between a sum beaten and this one can be made.
func (b *bidding) cheapest(beaten int) bool {
	bids := rome.CheapestBids(b.v.Hand(), func(rome.Card) float64 { return 1 })
	for n := beaten + 1; n < b.sum; n++ {
		if bids[n].Cards != 0 {
			return false
		}
	}
	return true
}

// likely tells that the bid is more than the others are likely to bid.
func (b *bidding) likely() {
	a := greedy{builderValue{&tuned}}.assess(b.v)
	for seat, price := range a.prices {
		if seat != b.me && seat < b.v.Seats() && price >= b.sum {
			return
		}
	}
	b.tell(Reason{Why: WhyLikely}, 350)
}

// gain is what the piece brings a seat at the place that is best for it.
type gain struct {
	place  rome.Place
	points int // more, each scoring
	cards  int // each round: of an amphitheatre
	beyond int // points more than the best that another gets there
	other  int // who that is, or -1
}

// bestGain is what the piece of the auction brings a seat where that is most.
func bestGain(now *position, seat int) (best gain) {
	for p := range rome.Place(rome.Places) {
		if !now.canPut(p) {
			continue
		}
		then := *now
		then.put(p)
		g := gainOf(now, &then, p, seat)
		if g.beyond > best.beyond || g.beyond == best.beyond && g.points+g.cards > best.points+best.cards {
			best = g
		}
	}
	return best
}

// gainOf is what a piece brings a seat in a prefecture.
func gainOf(now, then *position, p rome.Place, seat int) gain {
	before, after := now.Standings(p), then.Standings(p)
	g := gain{place: p, points: after[seat].Points - before[seat].Points, other: -1}
	if now.Piece() == rome.Amphitheatre {
		g.cards = cardsFor(after[seat].Rank)
	}
	others := 0
	for other := range now.Seats() {
		if other == seat {
			continue
		}
		gains := after[other].Points - before[other].Points
		if now.Piece() == rome.Amphitheatre {
			gains = cardsFor(after[other].Rank)
		}
		if gains > others {
			others, g.other = gains, other
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
func (b *bidding) gains() {
	g, piece := b.gain, b.v.Piece()
	if g.cards > 0 {
		b.tell(Reason{Why: WhyDraws, Piece: piece, Place: g.place, Count: g.cards, Lit: Lit{Places: placesOf(g.place)}}, 700*g.cards)
	}
	if g.points > 0 {
		b.tell(Reason{Why: WhyWorth, Piece: piece, Place: g.place, Points: g.points, Count: b.left, Lit: Lit{Places: placesOf(g.place)}}, b.worth(g.points))
	}
}

// denies tells for whom else the piece would be worth most.
func (b *bidding) denies() {
	most, loser := gain{}, 0
	for seat := range b.v.Seats() {
		if seat == b.me || b.v.Player(seat).HandSize() == 0 {
			continue
		}
		if g := bestGain(&b.now, seat); g.points > most.points {
			most, loser = g, seat
		}
	}
	if most.points > 0 {
		r := Reason{Why: WhyDenies, Piece: b.v.Piece(), Seat: loser, Place: most.place, Points: most.points, Lit: Lit{Places: placesOf(most.place)}}
		b.tell(r, b.worth(most.points)/2)
	}
}

// permitsKept tells of the highest house that can be carried, and whether the bid keeps a permit for it.
func (b *bidding) permitsKept() {
	if b.v.Round() == rome.Rounds {
		return // nobody carries a house after this
	}
	rest := b.v.Hand() &^ b.cardsBid()
	for colour := range rome.Colour(rome.Colours) {
		house, place := carriedBy(&b.now.Table, b.me, colour)
		if house.Height == 0 || ofColour(b.v.Hand(), colour) == 0 {
			continue
		}
		r := Reason{Why: WhyKeeps, Colour: colour, Place: place, Height: house.Height, Shape: house.Shape, Lit: Lit{placesOf(place), house}}
		if ofColour(rest, colour) == 0 {
			r.Why = WhyGives
		}
		b.tell(r, 130*house.Height)
	}
}

// cardsBid are cards of the hand with the prints of the bid.
func (b *bidding) cardsBid() (cards rome.Cards) {
	left := b.v.Hand()
	for print := range b.a.Bid.All() {
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

// nothing finds what speaks for no bid.
func (b *bidding) nothing() {
	g, hand := b.gain, b.v.Hand()
	r := Reason{Why: WhyForgoes, Piece: b.v.Piece(), Place: g.place, Points: g.points, Count: g.cards, Lit: Lit{Places: placesOf(g.place)}}
	switch {
	case g.points+g.cards == 0:
		b.tell(Reason{Why: WhyNoGain, Piece: b.v.Piece()}, 600)
	case g.cards == 0 && g.points*b.left <= littleWorth:
		r.Why = WhyLittle
		b.tell(r, 500)
	default:
		b.tell(r, b.worth(g.points)/2+350*g.cards)
	}
	if later := rome.Auctions - 1; b.v.Auction() < later {
		piece := rome.Temple
		if b.v.Round() <= rome.Rounds/2 {
			piece = rome.Amphitheatre
		}
		b.tell(Reason{Why: WhySavesFor, Piece: piece, Count: hand.Sum()}, 300)
	}
	if b.v.Round() < rome.Rounds {
		b.tell(Reason{Why: WhyLater, Count: hand.Count()}, 60*hand.Count())
	}
	for seat := range b.v.Seats() {
		if n := mostBid(b.v, seat); seat != b.me && n > hand.Sum() {
			b.tell(Reason{Why: WhyTooPoor, Seat: seat, Count: n}, 250)
			break
		}
	}
	b.permitsKept()
}
