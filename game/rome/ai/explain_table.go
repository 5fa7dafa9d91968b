package ai

import "capital/rules/rome"

// puts finds what a piece does where it is placed.
func (e *explanation) puts() {
	piece := e.v.Piece()
	g := gainOf(&e.now, &e.then, e.a.Place, e.me)
	switch {
	case g.cards > 0:
		e.tell(e.at(Reason{Why: WhyBringsIn, Piece: piece, Count: g.cards}), 700*g.cards)
	case g.points > 0:
		e.tell(e.at(Reason{Why: WhyPays, Piece: piece, Points: g.points}), e.worth(g.points))
	default:
		e.tell(e.at(Reason{Why: WhyNothing, Piece: piece}), 100)
	}
	e.others(piece, g)
	if piece == rome.Fountain {
		e.room()
	}
}

// others tells who else gains most by the piece, or that nobody does.
func (e *explanation) others(piece rome.Piece, own gain) {
	most, seat := gain{}, 0
	for other := range e.v.Seats() {
		if g := gainOf(&e.now, &e.then, e.a.Place, other); other != e.me && g.points+g.cards > most.points+most.cards {
			most, seat = g, other
		}
	}
	switch {
	case most.cards > 0:
		e.tell(e.at(Reason{Why: WhyShareCards, Piece: piece, Seat: seat, Count: most.cards}), 400*most.cards)
	case most.points > 0:
		e.tell(e.at(Reason{Why: WhyFeeds, Piece: piece, Seat: seat, Points: most.points}), e.worth(most.points)*2/3)
	case own.points+own.cards > 0:
		e.tell(e.at(Reason{Why: WhyNobodyElse}), 300)
	}
}

// room tells what the site that a fountain takes means for a place that is held.
func (e *explanation) room() {
	is := e.then.Standings(e.a.Place)[e.me]
	free := e.then.Free(e.a.Place)
	switch {
	case is.Rank > 0 && free == 0:
		e.tell(e.at(Reason{Why: WhyFull}), e.worth(is.Points)/2)
	case is.Rank == 1 && free <= 2:
		e.tell(e.at(Reason{Why: WhyLeaves, Count: free}), e.worth(is.Points)/4)
	}
}

// draws finds what a card is good for.
func (e *explanation) draws() {
	_, card := e.v.Pile(e.a.Pile)
	held := e.v.Hand().Of(e.a.Pile).Count()
	if held == 0 {
		e.tell(Reason{Why: WhyFirstCard, Type: e.a.Pile}, 350)
	} else if e.a.Pile != rome.Permit {
		e.tell(Reason{Why: WhyHeld, Type: e.a.Pile, Count: held}, max(100, 300-50*held))
	}
	switch e.a.Pile {
	case rome.Roof:
		waiting := -held
		for _, n := range e.v.Player(e.me).Unfinished {
			waiting += int(n)
		}
		if waiting > 0 {
			e.tell(Reason{Why: WhyFinishes, Count: waiting}, 400)
		}
	case rome.Permit:
		e.opens(card.Colour())
	}
	e.tell(Reason{Why: WhyNumber, Count: card.Number()}, 30*card.Number())
}

// opens tells what a permit of the colour is good for: to the seat, and to the one that draws next.
func (e *explanation) opens(colour rome.Colour) {
	if house, place := carriedBy(&e.now.Table, e.me, colour); house.Height > 0 {
		r := Reason{Why: WhyCarries, Colour: colour, Place: place, Height: house.Height, Shape: house.Shape, Lit: Lit{placesOf(place), house}}
		weight := 250 * house.Height
		if ofColour(e.v.Hand(), colour) > 0 {
			weight /= 2
		}
		e.tell(r, weight)
	}
	for n := 1; n < e.v.Seats(); n++ {
		next := (e.me + n) % e.v.Seats()
		if e.v.ToDraw(next) == 0 {
			continue
		}
		if house, place := carriedBy(&e.now.Table, next, colour); house.Height > 0 {
			e.tell(Reason{Why: WhyTakes, Seat: next, Colour: colour, Place: place, Lit: Lit{placesOf(place), house}}, 80*house.Height)
		}
		return
	}
}
