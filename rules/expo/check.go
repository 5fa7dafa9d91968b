package expo

import "slices"

// Check returns why the action is not legal for the seat, or the zero Reason.
func (t *Table) Check(seat int, a Action) Reason {
	switch owes := t.Owes(seat); {
	case !a.wellFormed():
		return ReasonMalformed
	case owes == NoDecision || owes != a.Kind.decision():
		return ReasonNotYourTurn
	}
	switch a.Kind {
	case TakeSpace:
		return t.checkSpace(int(a.Space))
	case Build:
		if t.RowOf(a.Tile) < 0 {
			return ReasonNotInMarket
		}
		return t.players[seat].checkCell(a.Cell())
	case MoveCrossing:
		return t.players[seat].checkCorner(int(a.Which), a.Corner())
	case Activate:
		return t.checkActivate(seat, &a)
	case Stop:
		if t.done == 0 {
			return ReasonNotActivated
		}
	case RestPrestige, RestCube:
		if t.done > 0 {
			return ReasonActivated
		}
	case Prosper, MakeLake:
		return t.checkProsper(seat, &a)
	}
	return NoReason
}

func (t *Table) checkSpace(space int) Reason {
	switch {
	case space > t.Spaces():
		return ReasonNoSuchSpace
	case t.SpaceTaken(space):
		return ReasonSpaceTaken
	}
	return NoReason
}

// checkCell checks where a tile is set (E8).
func (p *Player) checkCell(c Cell) Reason {
	touched := false
	for n := range p.City() {
		if p.Tiles[n].Cell() == c {
			return ReasonCellTaken
		}
		touched = touched || p.Tiles[n].Touches(c)
	}
	if !touched {
		return ReasonCellApart
	}
	return NoReason
}

// checkCorner checks where a crossing moves (E12).
func (p *Player) checkCorner(which int, c Corner) Reason {
	full, _ := p.full()
	touched := p.Touched(c)
	switch {
	case which != full:
		return ReasonOtherCrossing
	case touched == 0:
		return ReasonCornerEmpty
	case touched == 4:
		return ReasonCornerFull
	case c == p.Crossings[0] || c == p.Crossings[1]:
		return ReasonCrossingThere
	}
	return NoReason
}

// checkActivate checks a tile and who pays for it (E18, E19).
func (t *Table) checkActivate(seat int, a *Action) Reason {
	at := t.players[seat].At(a.Cell())
	if at < 0 {
		return ReasonNoTile
	}
	cost, ok := t.Cost(seat, at)
	if !ok {
		return ReasonNoActivation
	}
	for owner := range MaxSeats {
		if a.Tourists.Has(owner) {
			if r := t.checkTourist(seat, at, owner); !r.OK() {
				return r
			}
		}
	}
	switch cubes := cost - a.Tourists.Count(); {
	case cubes < 0:
		return ReasonTooMany
	case cubes > int(t.players[seat].Cubes):
		return ReasonTooFewCubes
	}
	return NoReason
}

// checkTourist checks one tourist that pays.
func (t *Table) checkTourist(seat, at, owner int) Reason {
	tourist := &t.tourists[owner]
	switch {
	case owner >= int(t.seats) || int(tourist.Holder) != seat:
		return ReasonOtherTourist
	case int(tourist.At) == at:
		return ReasonTouristThere
	case tourist.Used:
		return ReasonTouristUsed
	}
	return NoReason
}

// checkProsper checks a prosperity tile (E23, E24).
func (t *Table) checkProsper(seat int, a *Action) Reason {
	switch {
	case !slices.Contains(t.Open(), a.Tile):
		return ReasonNotOpen
	case a.Kind == Prosper && !t.Qualifies(seat, a.Tile):
		return ReasonNotQualified
	}
	return t.players[seat].checkCell(a.Cell())
}
