package expo

// Limit is how many tiles a seat may activate in its turn now: its plant's number, and one more for the leader (E18).
func (t *Table) Limit(seat int) int {
	limit := PlantActivations(int(t.players[seat].Level))
	if int(t.leader) == seat {
		limit++
	}
	return limit
}

// Cost is what the next activation of a tile costs a seat, in cubes and tourists together: one more than the cubes on it, printed
// ones and tourists (E19). It is not ok for a tile that can't be activated.
func (t *Table) Cost(seat, at int) (cost int, ok bool) {
	tile := &t.players[seat].Tiles[at]
	e := tile.Tile.Effect(Activated)
	if e == nil {
		return 0, false
	}
	cost = 1 + int(tile.Cubes) + int(e.Cubes)
	for owner := range t.seats {
		if tourist := &t.tourists[owner]; int(tourist.Holder) == seat && int(tourist.At) == at {
			cost++
		}
	}
	return cost, true
}

// Payers are the tourists that may pay for a tile: those that the seat holds, elsewhere, that have not paid in this round (E19).
func (t *Table) Payers(seat, at int) (payers Tourists) {
	for owner := range t.seats {
		if tourist := &t.tourists[owner]; int(tourist.Holder) == seat && int(tourist.At) != at && !tourist.Used {
			payers |= 1 << owner
		}
	}
	return payers
}

// canActivate reports whether a seat can pay for any tile.
func (t *Table) canActivate(seat int) bool {
	p := &t.players[seat]
	for at := range p.City() {
		if cost, ok := t.Cost(seat, at); ok && cost <= int(p.Cubes)+t.Payers(seat, at).Count() {
			return true
		}
	}
	return false
}

// activate pays for a tile, then carries out its effect and what its neighbours gain by it, the oldest first (E19, E20).
func (t *Table) activate(seat, at int, payers Tourists, tell Sink) {
	p := &t.players[seat]
	tile := &p.Tiles[at]
	cost, _ := t.Cost(seat, at)
	cubes := cost - payers.Count()
	p.Cubes -= int16(cubes)
	tile.Cubes += int16(cubes)
	for owner := range t.seats {
		if payers.Has(int(owner)) {
			t.tourists[owner].At, t.tourists[owner].Used = int8(at), true
		}
	}
	t.done++
	tell.event(Event{Kind: TileActivated, Seat: seat, Tile: tile.Tile, X: tile.X, Y: tile.Y, Tourists: payers, Price: cubes})
	one := cause{}
	t.carryOut(seat, at, tile.Tile.Effect(Activated), &one, tell)
	for n := range p.City() {
		other := &p.Tiles[n]
		if e := other.Tile.Effect(Observing); e != nil && other.Touches(tile.Cell()) && e.Names(tile.Tile.Colour()) {
			t.carryOut(seat, n, e, &one, tell)
		}
	}
}

// rest gives a seat that activates nothing one prestige or one cube (E21).
func (t *Table) rest(seat int, what Track, tell Sink) {
	tell.event(Event{Kind: Rested, Seat: seat, Track: what})
	t.gainOne(seat, what, 1, &cause{effect: OfRest}, tell)
}
