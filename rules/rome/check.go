package rome

// check returns why the seat, holding the hand, can't do the action, or the zero Reason.
func check(t *Table, seat int, hand Cards, a *Action) Reason {
	switch {
	case !a.wellFormed():
		return Reason{Key: ReasonMalformed}
	case t.Owes(seat) == NoDecision || t.Owes(seat) != a.Kind.decision():
		return Reason{Key: ReasonNotYourTurn}
	}
	switch a.Kind {
	case Play, Idle:
		if hand&a.Card.print() == 0 {
			return Reason{Key: ReasonNotInHand}
		}
		if a.Kind == Play {
			return checkPlay(t, seat, a)
		}
	case Bid:
		if hand.Prints()&a.Bid != a.Bid {
			return Reason{Key: ReasonNotInHand}
		}
	case Put:
		return t.checkPut(a.Place)
	case Draw:
		if t.sizes[a.Pile] == 0 {
			return Reason{Key: ReasonEmptyPile}
		}
	}
	return Reason{}
}

func checkPlay(t *Table, seat int, a *Action) Reason {
	p := &t.players[seat]
	switch a.Card.Type() {
	case Floor:
		return checkFloors(t, p, a)
	case Roof:
		switch {
		case p.Unfinished[a.A] == 0:
			return Reason{Key: ReasonNoSuchHouse, A: int8(a.A)}
		case p.Roofs[a.Shape] == 0:
			return Reason{Key: ReasonNoRoof}
		}
		return Reason{}
	}
	switch {
	case p.Finished[a.Shape][a.A] == 0:
		return Reason{Key: ReasonNoSuchHouse, A: int8(a.A)}
	case a.Card.Colour() != a.Place.Colour():
		return Reason{Key: ReasonWrongColour}
	}
	return t.CheckHouse(a.Place, int(a.A), a.Shape)
}

// checkFloors checks the heights of the houses that a Floor card raises (C5).
func checkFloors(t *Table, p *Player, a *Action) Reason {
	switch {
	case t.stock == 0:
		return Reason{Key: ReasonNoFloors}
	case t.stock == 1 && a.B != NoFloor:
		return Reason{Key: ReasonOneFloor}
	case t.stock > 1 && a.B == NoFloor:
		return Reason{Key: ReasonTwoFloors}
	}
	houses := p.Unfinished
	if !raise(&houses, a.A) {
		return Reason{Key: ReasonNoSuchHouse, A: int8(a.A)}
	}
	if a.B != NoFloor && !raise(&houses, a.B) {
		return Reason{Key: ReasonNoSuchHouse, A: int8(a.B)}
	}
	return Reason{}
}

// raise puts a floor on a house of the height, 0 being a new one, and reports whether there is one.
func raise(houses *[Tallest + 1]uint8, height uint8) bool {
	if height > 0 {
		if houses[height] == 0 {
			return false
		}
		houses[height]--
	}
	houses[height+1]++
	return true
}

// CheckHouse returns why a house of the height and shape can't come next into a prefecture, whoever's it is, or the zero
// Reason (C7 to C9).
func (t *Table) CheckHouse(p Place, height int, shape Shape) Reason {
	at := &t.prefectures[p]
	switch {
	case t.Free(p) == 0:
		return Reason{Key: ReasonNoFreeSite}
	case !at.Fits(height) && at.Tallest == 0:
		return Reason{Key: ReasonWrongHeight, A: 1, B: 1}
	case !at.Fits(height):
		return Reason{Key: ReasonWrongHeight, A: int8(at.Tallest), B: min(int8(at.Tallest)+1, Tallest)}
	case t.Takes(p, shape):
		return Reason{}
	case at.Shape != NoShape:
		return Reason{Key: ReasonWrongShape}
	}
	return Reason{Key: ReasonThreeAlike}
}

// checkPut returns why the piece that was won can't be put into a prefecture (C13).
func (t *Table) checkPut(p Place) Reason {
	switch {
	case t.Piece() == Fountain && t.Free(p) == 0:
		return Reason{Key: ReasonNoFreeSite}
	case t.Piece() != Fountain && t.prefectures[p].Monument != NoPiece:
		return Reason{Key: ReasonMonumentThere}
	}
	return Reason{}
}
