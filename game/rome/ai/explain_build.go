package ai

import "capital/rules/rome"

// building is what there is to be explained of a decision of the construction that carries no house: of floors, of a roof, of
// doing nothing.
type building struct{ *explanation }

// raised finds what the floors of a card make.
func (b *building) raised() {
	before, after := &b.now.Player(b.me).Unfinished, &b.then.Player(b.me).Unfinished
	for h := rome.Tallest; h > 0; h-- {
		if after[h] > before[h] {
			b.prospects(House{b.me, h, rome.NoShape})
		}
	}
	waiting := 0
	for _, n := range after {
		waiting += int(n)
	}
	if cards := b.cards(rome.Roof); waiting > cards {
		b.tell(Reason{Why: WhyRoofs, Count: waiting}, 120*(waiting-cards))
	}
	if b.then.stock <= fewFloors {
		b.tell(Reason{Why: WhyStock, Count: b.then.stock}, 400)
	}
	b.cost()
}

// fewFloors are so few that it matters that they run out.
const fewFloors = 6

// cards is how many cards of the type the seat holds after the action.
func (b *building) cards(of rome.Type) int { return b.then.hand.Of(of).Count() }

// prospects tells what an unfinished house is good for.
func (b *building) prospects(h House) {
	var places Places
	for shape := range rome.Shape(rome.Shapes) {
		if b.then.Player(b.me).Roofs[shape] > 0 {
			places |= fitting(&b.then.Table, House{b.me, h.Height, shape})
		}
	}
	r := Reason{Height: h.Height, Shape: h.Shape, Lit: Lit{places, h}}
	switch {
	case places != 0:
		r.Why, r.Place = WhyRises, b.dearest(places)
		b.tell(r, 250*h.Height)
	default:
		b.ahead(h)
	}
}

// ahead tells of a house that fits nowhere yet, how many floors the prefecture that it could go to first is short of it, or
// that it never will fit.
func (b *building) ahead(h House) {
	nearest, short := rome.Place(0), rome.Tallest+1
	for p := range rome.Place(rome.Places) {
		takes := h.Shape == rome.NoShape || b.then.Takes(p, h.Shape)
		n := h.Height - int(b.then.Prefecture(p).Tallest) - 1
		if takes && n > 0 && n < b.then.Free(p) && n < short {
			nearest, short = p, n
		}
	}
	if short > rome.Tallest {
		b.tell(Reason{Why: WhyNowhere, Height: h.Height, Shape: h.Shape, Lit: Lit{House: h}}, 300*h.Height)
		return
	}
	b.tell(Reason{Why: WhyAhead, Place: nearest, Count: short, Height: h.Height, Shape: h.Shape, Lit: Lit{placesOf(nearest), h}}, 120*h.Height)
}

// dearest is the prefecture of the set whose first place would pay the most, of equals the first.
func (b *building) dearest(places Places) (found rome.Place) {
	most := -1
	for p := range places.All() {
		if first, both := stakes(&b.then.Table, p); first+both > most {
			found, most = p, first+both
		}
	}
	return found
}

// roofed finds what a house is good for that has a roof now.
func (b *building) roofed() {
	h := House{b.me, int(b.a.A), b.a.Shape}
	places := fitting(&b.then.Table, h)
	var open Places // to a permit that is held
	for p := range places.All() {
		if b.holds(p.Colour()) {
			open |= placesOf(p)
		}
	}
	r := Reason{Height: h.Height, Shape: h.Shape}
	switch {
	case open != 0:
		r.Why, r.Place, r.Lit = WhyReady, b.dearest(open), Lit{open, h}
		r.Colour = r.Place.Colour()
		b.tell(r, 400*h.Height)
	case places != 0:
		r.Why, r.Place, r.Lit = WhyPermit, b.dearest(places), Lit{places, h}
		r.Colour = r.Place.Colour()
		b.tell(r, 250*h.Height)
	default:
		b.ahead(h)
	}
	b.lastColour(h.Shape)
	if b.then.Player(b.me).Roofs[h.Shape] == 0 {
		b.tell(Reason{Why: WhySpends, Shape: h.Shape}, 250)
	}
	b.cost()
}

// holds reports whether the seat holds a permit of the colour after the action.
func (b *building) holds(colour rome.Colour) bool { return ofColour(b.then.hand, colour) > 0 }

// ofColour counts the permits of a colour.
func ofColour(cards rome.Cards, colour rome.Colour) (count int) {
	for c := range cards.Of(rome.Permit).All() {
		if c.Colour() == colour {
			count++
		}
	}
	return count
}

// waited finds what speaks for doing nothing with a card.
func (b *building) waited() {
	others := 0
	for seat := range b.v.Seats() {
		if p := b.v.Player(seat); seat != b.me && !p.Passed && p.HandSize() > 0 { // an empty hand passes unasked (C4)
			others++
		}
	}
	if others > 0 {
		b.tell(Reason{Why: WhyWaits, Count: others}, 300)
	}
	if !b.useless() {
		b.spare()
	}
	b.cost()
}

// spare tells that the card which is idle could build nothing, though others of the hand could.
func (b *building) spare() {
	var buf [maxActions]rome.Action
	for _, a := range b.v.Legal(buf[:0]) {
		if a.Kind == rome.Play && a.Card == b.a.Card {
			return
		}
	}
	b.tell(Reason{Why: WhySpare}, 250)
}

// useless tells that no card of the hand can build anything, and reports whether it is so.
func (b *building) useless() bool {
	var buf [maxActions]rome.Action
	for _, a := range b.v.Legal(buf[:0]) {
		if a.Kind == rome.Play {
			return false
		}
	}
	b.tell(Reason{Why: WhyNoUse}, 900)
	return true
}

// passed finds what speaks for passing, and against it.
func (b *building) passed() {
	b.useless()
	b.tell(Reason{Why: WhySaves, Count: b.v.Hand().Sum(), Points: b.mostOfOthers()}, 30*b.v.Hand().Sum())
	if b.v.Round() < rome.Rounds {
		b.tell(Reason{Why: WhyLater, Count: b.v.Hand().Count()}, 60*b.v.Hand().Count())
	}
	held := Places(0)
	for p := range rome.Place(rome.Places) {
		s := b.v.Standings(p)[b.me]
		if s.Rank != 1 {
			continue
		}
		if b.v.Free(p) == 0 || s.Why == rome.WhyMost && b.rivals.safe(&b.now.Table, p) {
			held |= placesOf(p)
		} else if seat, house := b.rivals.threat(&b.now.Table, p); house.Height > 0 {
			r := Reason{Why: WhyThreat, Place: p, Seat: seat, Height: house.Height, Shape: house.Shape, Lit: Lit{placesOf(p), house}}
			b.tell(r, b.worth(2)/2)
		}
	}
	if n := count(held); n > 0 {
		b.tell(Reason{Why: WhyHolds, Count: n, Lit: Lit{Places: held}}, 250*n)
	}
}

func count(s Places) (n int) {
	for range s.All() {
		n++
	}
	return n
}

// mostOfOthers is the highest sum that any other seat can bid.
func (b *building) mostOfOthers() (most int) {
	for seat := range b.v.Seats() {
		if seat != b.me {
			most = max(most, mostBid(b.v, seat))
		}
	}
	return most
}
