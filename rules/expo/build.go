package expo

// penalty is what each of the two rules of placing costs (E9).
const penalty = 2

// build has a seat take a tile of the market, pay its row and set it on a cell.
func (m *Match) build(seat int, id TileID, c Cell, tell Sink) {
	row := m.RowOf(id)
	remove(m.market[row][:], id)
	tell.event(Event{Kind: TileBuilt, Seat: seat, Tile: id, X: c.X, Y: c.Y, Price: RowPrice(row)})
	m.pay(seat, RowPrice(row), tell)
	m.set(seat, id, c, tell)
}

// prosper has a seat build an open prosperity tile, or turn one into a Lake (E23, E24).
func (m *Match) prosper(seat int, a *Action, tell Sink) {
	remove(m.open[:], a.Tile)
	id, kind := a.Tile, TileProspered
	if a.Kind == MakeLake {
		id, kind = Lake, LakeMade
	}
	tell.event(Event{Kind: kind, Seat: seat, Tile: a.Tile, X: a.X, Y: a.Y})
	m.set(seat, id, a.Cell(), tell)
}

// set sets a tile on a cell: penalties, what it gains, then what its neighbours gain by it, the oldest first (E9 to E11).
func (t *Table) set(seat int, id TileID, c Cell, tell Sink) {
	t.penalise(seat, id, c, tell)
	p := &t.players[seat]
	at := p.place(id, c)
	one := cause{}
	for _, kind := range [...]EffectKind{Printed, Immediate, Wrench} {
		if e := id.Effect(kind); e != nil {
			t.carryOut(seat, at, e, &one, tell)
		}
	}
	for n := range p.City()[:at] {
		other := &p.Tiles[n]
		if e := other.Tile.Effect(Wrench); e != nil && other.Touches(c) {
			gains := e.newNeighbour(id.Colour())
			one.effect, one.tile = Wrench, other.Tile
			t.gain(seat, &gains, &one, tell)
		}
	}
}

// penalise takes prestige for a cell at neither crossing, and for one apart from the tile's colour. A Lake pays nothing (E24).
func (t *Table) penalise(seat int, id TileID, c Cell, tell Sink) {
	if id == Lake {
		return
	}
	p := &t.players[seat]
	for _, rule := range [...]struct{ broken, colour bool }{{p.OffCrossing(c), false}, {p.OffColour(c, id.Colour()), true}} {
		if rule.broken {
			t.earn(seat, FromPlacing, -penalty)
			tell.event(Event{Kind: Penalised, Seat: seat, Tile: id, X: c.X, Y: c.Y, Colour: rule.colour, Count: -penalty})
		}
	}
}

// Penalty is what a tile would cost its seat in prestige on a cell (E9): 0, 2 or 4.
func (p *Player) Penalty(id TileID, c Cell) (prestige int) {
	if id == Lake {
		return 0
	}
	if p.OffCrossing(c) {
		prestige += penalty
	}
	if p.OffColour(c, id.Colour()) {
		prestige += penalty
	}
	return prestige
}

// carryOut carries out one effect of a tile that stands: all is counted before anything is gained (E10).
func (t *Table) carryOut(seat, at int, e *Effect, c *cause, tell Sink) {
	p := &t.players[seat]
	gains := p.count(at, e)
	c.effect, c.tile = e.Kind, p.Tiles[at].Tile
	t.gain(seat, &gains, c, tell)
}

// count adds up what an effect of a tile that stands would gain now.
func (p *Player) count(at int, e *Effect) (gains Gains) {
	for n := range e.Amounts {
		a := &e.Amounts[n]
		times := 1
		switch a.Per {
		case PerNeighbour:
			times = p.Neighbours(p.Tiles[at].Cell(), a.Colour)
		case PerInCity:
			times = p.Of(a.Colour)
			if p.Tiles[at].Tile.Colour() == a.Colour {
				times-- // no tile counts itself
			}
		case PerOfTrack:
			times = p.has(a.Of) / int(a.Each)
		}
		gains[a.What] += times * int(a.N)
	}
	return gains
}

// newNeighbour is what a wrench gains by one new neighbour of a colour (E11).
func (e *Effect) newNeighbour(of Colour) (gains Gains) {
	for n := range e.Amounts {
		if a := &e.Amounts[n]; a.Per == PerNeighbour && a.Colour == of {
			gains[a.What] += int(a.N)
		}
	}
	return gains
}

// Qualifies reports whether a seat meets what a prosperity tile requires now (E24).
func (t *Table) Qualifies(seat int, id TileID) bool {
	need := &id.Tile().Need
	ahead := func(count func(p *Player) int) bool {
		own := count(&t.players[seat])
		for other := range int(t.seats) {
			if other != seat && count(&t.players[other]) >= own {
				return false
			}
		}
		return true
	}
	switch need.Kind {
	case NeedMost:
		return ahead(func(p *Player) int { return p.has(need.What) })
	case NeedLeast:
		return ahead(func(p *Player) int { return -p.has(need.What) })
	case NeedTiles:
		return ahead(func(p *Player) int { return p.Of(need.Colour) })
	}
	return t.Has(seat, need.What) >= int(need.Least)
}
