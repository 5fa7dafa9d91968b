package ai

import "capital/rules/rome"

// auction is what a seat thinks of an auction before it bids: what the piece is worth at its best place to each seat, what its
// own cards are worth, and what the others are ready to bid. Values are in thousandths of a point.
type auction struct {
	p       position // after it, if nobody wins
	places  []wonPlace
	room    [rome.Places]wonPlace               // for these
	margins [rome.MaxSeats][rome.MaxSeats]int64 // of the first seat if the second wins
	unsold  int64                               // its own margin if nobody does
	bids    []rome.BidOf                        // the cheapest for each sum
	rate    int64                               // what it loses with each number on a card
	prices  [rome.MaxSeats]int                  // the sum that another is ready to bid, at most
	lost    int64                               // its own margin if another wins
	nobody  int64                               // the chance that no other bids, in millionths
}

// wonPlace is a place where the piece can be put, and what each seat is then worth.
type wonPlace struct {
	place  rome.Place
	values [rome.MaxSeats]int64
}

// paid is what parts of the most that they are ready to bid others do bid, per cent, each as likely as the others.
var paid = [...]int{0, 30, 45, 55, 62, 68, 74, 80, 88, 100}

// assess thinks about the auction that goes on, in an auction that may have been another before, and returns it.
func (g greedy) assess(v *rome.View, a *auction) *auction {
	*a = auction{p: newPosition(v), bids: a.bids[:0]}
	a.places = a.room[:0]
	now := a.p
	a.p.endAuction()
	a.unsold = g.margin(&a.p, a.p.seat)
	for place := range rome.Place(rome.Places) {
		if now.canPut(place) {
			then := now
			then.put(place)
			a.places = append(a.places, wonPlace{place, g.by.values(&then)})
		}
	}
	for winner := range v.Seats() {
		a.suppose(winner)
	}
	a.bids = rome.CheapestBids(a.p.hand, func(c rome.Card) float64 { return float64(g.worth(&a.p, c, a.unsold)) }, a.bids)
	if last := len(a.bids) - 1; last > 0 {
		a.rate = int64(a.bids[last].Loss) / int64(last)
	}
	for seat := range v.Seats() {
		if seat != a.p.seat {
			a.prices[seat] = a.price(seat)
		}
	}
	a.supposeLost()
	return a
}

// supposeLost finds what is to be expected if another wins: of those ready to bid more it is more likely.
func (a *auction) supposeLost() {
	weights := int64(0)
	a.nobody = 1_000_000
	for seat := range a.p.Seats() {
		if seat == a.p.seat {
			continue
		}
		weight := 1 + int64(a.prices[seat]*a.prices[seat])
		a.lost += weight * a.margins[a.p.seat][seat]
		weights += weight
		a.nobody = a.nobody * a.below(seat, 0) * 2 / 1000
	}
	a.lost /= weights
}

// Worth is what the piece that is auctioned is worth to the seat whose turn it is to bid, beyond another seat's getting it: in
// points that it will end further ahead, by the architect's value function, whatever it pays.
func (c Critic) Worth(v *rome.View) float64 {
	a := greedy{learnedValue(c)}.assess(v, new(auction))
	return float64(a.gain(v.Seat())) / 1000
}

// best is the bid of which the seat expects most; of equals the lowest sum, or the highest where cards are worth nothing any
// more.
func (a *auction) best() (found rome.Cards) {
	highest := int64(-1) << 62
	for sum, bid := range a.bids {
		if sum > 0 && bid.Cards == 0 {
			continue // no bid has this sum
		}
		if n := a.expect(sum); n > highest || n == highest && a.rate == 0 {
			highest, found = n, bid.Cards
		}
	}
	return found
}

// suppose finds what each seat is worth if one wins and puts the piece at its best place.
func (a *auction) suppose(winner int) {
	best := int64(-1) << 62
	for n := range a.places {
		values := &a.places[n].values
		if margin := marginOf(&a.p.Table, values, winner); margin > best {
			best = margin
			for seat := range a.p.Seats() {
				a.margins[seat][winner] = marginOf(&a.p.Table, values, seat)
			}
		}
	}
}

// worth is what a card of the hand is worth after the auction.
func (g greedy) worth(p *position, c rome.Card, with int64) int64 {
	without := *p
	without.lose(c.First())
	return max(0, with-g.margin(&without, p.seat))
}

// gain is what winning is worth to a seat beyond another's winning.
func (a *auction) gain(seat int) int64 {
	sum, others := int64(0), int64(0)
	for winner := range a.p.Seats() {
		if winner != seat && a.p.Player(winner).HandSize() > 0 {
			sum += a.margins[seat][winner]
			others++
		}
	}
	if others == 0 {
		return a.margins[seat][seat] - a.unsold
	}
	return a.margins[seat][seat] - sum/others
}

// price is the most that another seat is ready to bid: its cards are taken to be worth to it what one's own are.
func (a *auction) price(seat int) int {
	gain, most := a.gain(seat), pipsOf(&a.p, seat)
	switch {
	case gain <= 0:
		return 0
	case a.rate == 0:
		return most
	}
	return int(min(int64(most), gain/a.rate))
}

// expect is the margin that the seat expects of a bid of the sum.
func (a *auction) expect(sum int) int64 {
	if sum == 0 {
		return (a.nobody*a.unsold + (1_000_000-a.nobody)*a.lost) / 1_000_000
	}
	beaten := int64(1_000_000) // the chance of it, in millionths
	for seat := range a.p.Seats() {
		if seat != a.p.seat {
			beaten = beaten * a.below(seat, sum) / 1000
		}
	}
	won := a.margins[a.p.seat][a.p.seat] - int64(a.bids[sum].Loss)
	return (beaten*won + (1_000_000-beaten)*a.lost) / 1_000_000
}

// below is the chance that another bids less than the sum, in thousandths; as much counts half.
func (a *auction) below(seat, sum int) (chance int64) {
	parts := paid[:]
	if a.rate == 0 {
		parts = paid[len(paid)-1:]
	}
	for _, part := range parts {
		switch theirs := a.prices[seat] * part / 100; {
		case theirs < sum:
			chance += 1000
		case theirs == sum:
			chance += 500
		}
	}
	return chance / int64(len(parts))
}
