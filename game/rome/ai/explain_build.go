package ai

import "capital/rules/rome"

// raised finds what the floors of a card make.
func (e *explanation) raised() {
	before, after := &e.now.Player(e.me).Unfinished, &e.then.Player(e.me).Unfinished
	for h := rome.Tallest; h > 0; h-- {
		if after[h] > before[h] {
			e.prospects(House{e.me, h, rome.NoShape})
		}
	}
	waiting := 0
	for _, n := range after {
		waiting += int(n)
	}
	if cards := e.cards(rome.Roof); waiting > cards {
		e.tell(Reason{Why: WhyRoofs, Count: waiting}, 120*(waiting-cards))
	}
	if e.then.stock <= fewFloors {
		e.tell(Reason{Why: WhyStock, Count: e.then.stock}, 400)
	}
	e.cost()
}

// fewFloors are so few that it matters that they run out.
const fewFloors = 6

// cards is how many cards of the type the seat holds after the action.
func (e *explanation) cards(of rome.Type) int { return e.then.hand.Of(of).Count() }

// prospects tells what an unfinished house is good for.
func (e *explanation) prospects(h House) {
	var places Places
	for shape := range rome.Shape(rome.Shapes) {
		if e.then.Player(e.me).Roofs[shape] > 0 {
			places |= fitting(&e.then.Table, House{e.me, h.Height, shape})
		}
	}
	r := Reason{Height: h.Height, Shape: h.Shape, Lit: Lit{places, h}}
	switch {
	case places != 0:
		r.Why, r.Place = WhyRises, e.dearest(places)
		e.tell(r, 250*h.Height)
	default:
		e.ahead(h)
	}
}

// ahead tells of a house that fits nowhere yet, how many floors the prefecture that it could go to first is short of it, or
// that it never will fit.
func (e *explanation) ahead(h House) {
	nearest, short := rome.Place(0), rome.Tallest+1
	for p := range rome.Place(rome.Places) {
		takes := h.Shape == rome.NoShape || e.then.Takes(p, h.Shape)
		n := h.Height - int(e.then.Prefecture(p).Tallest) - 1
		if takes && n > 0 && n < e.then.Free(p) && n < short {
			nearest, short = p, n
		}
	}
	if short > rome.Tallest {
		e.tell(Reason{Why: WhyNowhere, Height: h.Height, Shape: h.Shape, Lit: Lit{House: h}}, 300*h.Height)
		return
	}
	e.tell(Reason{Why: WhyAhead, Place: nearest, Count: short, Height: h.Height, Shape: h.Shape, Lit: Lit{placesOf(nearest), h}}, 120*h.Height)
}

// dearest is the prefecture of the set whose first place would pay the most, of equals the first.
func (e *explanation) dearest(places Places) (found rome.Place) {
	most := -1
	for p := range places.All() {
		if first, both := stakes(&e.then.Table, p); first+both > most {
			found, most = p, first+both
		}
	}
	return found
}

// roofed finds what a house is good for that has a roof now.
func (e *explanation) roofed() {
	h := House{e.me, int(e.a.A), e.a.Shape}
	places := fitting(&e.then.Table, h)
	var open Places // to a permit that is held
	for p := range places.All() {
		if e.holds(p.Colour()) {
			open |= placesOf(p)
		}
	}
	r := Reason{Height: h.Height, Shape: h.Shape}
	switch {
	case open != 0:
		r.Why, r.Place, r.Lit = WhyReady, e.dearest(open), Lit{open, h}
		r.Colour = r.Place.Colour()
		e.tell(r, 400*h.Height)
	case places != 0:
		r.Why, r.Place, r.Lit = WhyPermit, e.dearest(places), Lit{places, h}
		r.Colour = r.Place.Colour()
		e.tell(r, 250*h.Height)
	default:
		e.ahead(h)
	}
	e.lastColour(h.Shape)
	if e.then.Player(e.me).Roofs[h.Shape] == 0 {
		e.tell(Reason{Why: WhySpends, Shape: h.Shape}, 250)
	}
	e.cost()
}

// holds reports whether the seat holds a permit of the colour after the action.
func (e *explanation) holds(colour rome.Colour) bool { return ofColour(e.then.hand, colour) > 0 }

// ofColour counts the permits of a colour.
func ofColour(cards rome.Cards, colour rome.Colour) (count int) {
	for c := range cards.Of(rome.Permit).All() {
		if c.Colour() == colour {
			count++
		}
	}
	return count
}

// dearCard is a number on a card that counts in an auction.
const dearCard = 6

// cost tells what the card would count in auctions, where that is much, or nothing else is to be told.
func (e *explanation) cost() {
	if e.a.Card.Number() < dearCard && len(e.found) > 0 {
		return
	}
	e.tell(Reason{Why: WhyCosts, Count: e.a.Card.Number()}, 25*e.a.Card.Number())
}

// waited finds what speaks for doing nothing with a card.
func (e *explanation) waited() {
	building := 0
	for seat := range e.v.Seats() {
		if seat != e.me && !e.v.Player(seat).Passed {
			building++
		}
	}
	if building > 0 {
		e.tell(Reason{Why: WhyWaits, Count: building}, 300)
	}
	e.useless()
	e.cost()
}

// useless tells that no card of the hand can build anything.
func (e *explanation) useless() {
	var buf [maxActions]rome.Action
	for _, a := range e.v.Legal(buf[:0]) {
		if a.Kind == rome.Play {
			return
		}
	}
	e.tell(Reason{Why: WhyNoUse}, 900)
}

// passed finds what speaks for passing, and against it.
func (e *explanation) passed() {
	e.useless()
	e.tell(Reason{Why: WhySaves, Count: e.v.Hand().Sum(), Points: e.mostOfOthers()}, 30*e.v.Hand().Sum())
	if e.v.Round() < rome.Rounds {
		e.tell(Reason{Why: WhyLater, Count: e.v.Hand().Count()}, 60*e.v.Hand().Count())
	}
	held := Places(0)
	for p := range rome.Place(rome.Places) {
		s := e.v.Standings(p)[e.me]
		if s.Rank != 1 {
			continue
		}
		if e.v.Free(p) == 0 || s.Why == rome.WhyMost && e.safe(&e.now.Table, p) {
			held |= placesOf(p)
		} else if seat, house := e.threat(&e.now.Table, p); house.Height > 0 {
			r := Reason{Why: WhyThreat, Place: p, Seat: seat, Height: house.Height, Shape: house.Shape, Lit: Lit{placesOf(p), house}}
			e.tell(r, e.worth(2)/2)
		}
	}
	if n := count(held); n > 0 {
		e.tell(Reason{Why: WhyHolds, Count: n, Lit: Lit{Places: held}}, 250*n)
	}
}

func count(s Places) (n int) {
	for range s.All() {
		n++
	}
	return n
}

// mostOfOthers is the highest sum that any other seat can bid.
func (e *explanation) mostOfOthers() (most int) {
	for seat := range e.v.Seats() {
		if seat != e.me {
			most = max(most, mostBid(e.v, seat))
		}
	}
	return most
}
