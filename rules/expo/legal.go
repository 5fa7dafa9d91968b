package expo

// Legal appends all that the seat may do now, each action once.
func (t *Table) Legal(seat int, buf []Action) []Action {
	switch t.Owes(seat) {
	case DecideSpace:
		for space := 1; space <= t.Spaces(); space++ {
			if !t.SpaceTaken(space) {
				buf = append(buf, Action{Kind: TakeSpace, Space: uint8(space)})
			}
		}
	case DecideBuild:
		for row := range t.market {
			for _, id := range t.Row(row) {
				buf = t.legalTile(seat, Build, id, buf)
			}
		}
	case DecideCrossing:
		p := &t.players[seat]
		which, _ := p.full()
		p.corners(func(c Corner) { buf = append(buf, Action{Kind: MoveCrossing, Which: uint8(which), X: c.X, Y: c.Y}) })
	case DecideActivate:
		buf = t.legalActivations(seat, buf)
	case DecideProsper:
		for _, id := range t.Open() {
			if t.Qualifies(seat, id) {
				buf = t.legalTile(seat, Prosper, id, buf)
			}
			buf = t.legalTile(seat, MakeLake, id, buf)
		}
	}
	return buf
}

// legalTile lists the cells for a tile.
func (t *Table) legalTile(seat int, kind ActionKind, id TileID, buf []Action) []Action {
	free := t.players[seat].free()
	free.cells(func(c Cell) { buf = append(buf, Action{Kind: kind, Tile: id, X: c.X, Y: c.Y}) })
	return buf
}

// legalActivations lists every tile that can be paid, once for each set of tourists that can pay for it, and how the turn can end.
func (t *Table) legalActivations(seat int, buf []Action) []Action {
	p := &t.players[seat]
	for at := range p.City() {
		cost, ok := t.Cost(seat, at)
		if !ok {
			continue
		}
		payers := t.Payers(seat, at)
		for some := range Tourists(1 << MaxSeats) {
			if cubes := cost - some.Count(); some&^payers == 0 && cubes >= 0 && cubes <= int(p.Cubes) {
				buf = append(buf, Action{Kind: Activate, X: p.Tiles[at].X, Y: p.Tiles[at].Y, Tourists: some})
			}
		}
	}
	if t.done > 0 {
		return append(buf, Action{Kind: Stop})
	}
	return append(buf, Action{Kind: RestPrestige}, Action{Kind: RestCube})
}
