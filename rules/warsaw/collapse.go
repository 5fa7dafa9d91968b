package warsaw

// A district of 4×4 without Prudential collapses at once to a window of 3×4 or
// 4×3 of its owner's choice; if what is left is in pieces, the owner keeps one
// (ruling 11).

// oweWindows asks whoever has a district beyond its limit for a window.
func (m *Match) oweWindows() {
	for s := range int(m.seats) {
		if !m.players[s].District.Fits() {
			m.owes[s] = DecideWindow
		}
	}
}

// window returns the spaces of the window that the action keeps, or false where
// it is none of the four.
func window(d *District, a *Action) (Spaces, bool) {
	x, y := int(a.Space.X)-int(d.origin.X), int(a.Space.Y)-int(d.origin.Y)
	switch {
	case a.Turn == 0 && x == 0 && (y == 0 || y == 1):
		return 0xFFF << (4 * y), true
	case a.Turn == 1 && y == 0 && (x == 0 || x == 1):
		return 0x7777 << x, true
	}
	return 0, false
}

func (m *Match) keepWindow(seat int, a Action, tell Sink) {
	d := &m.players[seat].District
	m.loseStacks(seat, d.GivenUp(a), StackCollapsed, tell)
	m.owes[seat] = NoDecision
	if !d.occupied.Connected() {
		m.owes[seat] = DecidePiece
	}
}

// pieceAt returns the piece of the district whose first space is s, or false.
func pieceAt(d *District, s Space) (Spaces, bool) {
	i, ok := d.IndexOf(s)
	if !ok {
		return 0, false
	}
	for rest := d.occupied; rest != 0; {
		piece := rest.Piece()
		if piece.First() == i {
			return piece, true
		}
		rest &^= piece
	}
	return 0, false
}

func (m *Match) keepPiece(seat int, a Action, tell Sink) {
	m.loseStacks(seat, m.players[seat].District.GivenUp(a), StackCollapsed, tell)
	m.owes[seat] = NoDecision
}

func legalWindows(d *District, buf []Action) []Action {
	corner := d.origin
	return append(buf,
		Action{Kind: KeepWindow, Space: corner},
		Action{Kind: KeepWindow, Space: Space{corner.X, corner.Y + 1}},
		Action{Kind: KeepWindow, Space: corner, Turn: 1},
		Action{Kind: KeepWindow, Space: Space{corner.X + 1, corner.Y}, Turn: 1})
}

func legalPieces(d *District, buf []Action) []Action {
	for rest := d.occupied; rest != 0; {
		piece := rest.Piece()
		buf = append(buf, Action{Kind: KeepPiece, Space: d.SpaceOf(piece.First())})
		rest &^= piece
	}
	return buf
}
