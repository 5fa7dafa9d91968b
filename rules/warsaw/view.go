package warsaw

import "capital/rules/random"

// View is what one seat may know of a match: all that lies open, its own hand and
// what it has committed, and every hand whose tiles it can tell. Nothing secret is
// in it. It is a plain value.
type View struct {
	Table
	own    Private
	seat   int
	known  [MaxSeats]bool
	hands  [MaxSeats][handSize]TileID
	hidden TileSet // this epoch's tiles whose place the seat can't tell
}

// View returns what the seat may know. A hand it has held it knows, for whatever
// has left that hand since was revealed. Where only one hand is unknown and no
// tile went back unseen, the rest of the epoch's stack must be in it.
func (m *Match) View(seat int) View {
	v := View{Table: m.Table, own: m.private[seat], seat: seat}
	held := 0 // tiles in hands the seat does not know
	for s := range int(m.seats) {
		for i := range v.hands[s] {
			v.hands[s][i] = NoTile
		}
		if hasHeld(m, seat, s) {
			v.known[s], v.hands[s] = true, m.private[s].hand
			continue
		}
		for _, t := range m.private[s].hand {
			if t != NoTile {
				v.hidden.Add(t)
				held++
			}
		}
	}
	if held > 0 && m.seats < MaxSeats {
		for _, t := range EpochStack(int(m.epoch)) {
			if m.unseen.Has(t) {
				v.hidden.Add(t)
			}
		}
		return v
	}
	v.deduce()
	return v
}

// deduce gives the hidden tiles to the only unknown hand, if there is only one: in
// the table's order, for how they lie in that hand the seat can't tell.
func (v *View) deduce() {
	unknown, hands := 0, 0
	for s := range int(v.seats) {
		if !v.known[s] {
			unknown, hands = s, hands+1
		}
	}
	if hands != 1 {
		return
	}
	n := 0
	for _, t := range EpochStack(int(v.epoch)) {
		if v.hidden.Has(t) {
			v.hands[unknown][n] = t
			n++
		}
	}
	v.known[unknown], v.hidden = true, TileSet{}
}

// hasHeld reports whether the seat has held, in this epoch, the hand that other
// now holds.
func hasHeld(m *Match, seat, other int) bool {
	n := int(m.seats)
	distance := (other - seat + n) % n // passes to the left from seat to other
	if !m.PassesLeft() {
		distance = (seat - other + n) % n
	}
	return distance <= int(m.round)
}

// Seat is the seat whose view it is.
func (v *View) Seat() int { return v.seat }

// Own is what only this seat knows of itself.
func (v *View) Own() *Private { return &v.own }

// HandOf appends the tiles of another seat's hand to buf, where this seat can tell
// them.
func (v *View) HandOf(seat int, buf []TileID) (hand []TileID, known bool) {
	if !v.known[seat] {
		return buf, false
	}
	for _, t := range v.hands[seat] {
		if t != NoTile {
			buf = append(buf, t)
		}
	}
	return buf, true
}

// Hidden returns the tiles of this epoch's stack whose place the seat can't tell:
// in an unknown hand or, with two or three seats, back in the box.
func (v *View) Hidden() TileSet { return v.hidden }

// Legal appends the actions the seat may take now; see [Match.Legal].
func (v *View) Legal(alike bool, buf []Action) []Action {
	return legal(&v.Table, v.seat, &v.own, alike, buf)
}

// Uses appends the actions the seat could take now if the tile were the one it has
// revealed, turns that look the same listed once.
func (v *View) Uses(tile TileID, buf []Action) []Action {
	return legalUses(&v.Table, v.seat, tile, false, buf)
}

// Check returns why the action is not legal, or the zero Reason.
func (v *View) Check(a Action) Reason { return check(&v.Table, v.seat, &v.own, &a) }

// Purse is what the seat holds once its planned choices are carried out.
func (v *View) Purse() Sum { return v.Table.purse(v.seat, &v.own) }

// PurseAfter is what the seat would hold once the choice a, which is legal now, is
// planned too.
func (v *View) PurseAfter(a Action) Sum {
	return v.Purse().plus(choiceSum(&v.players[v.seat].District, a))
}

// CheckUse returns why the seat could not use a.Tile so if it were the one it has
// revealed, or the zero Reason: what a person may know before committing a pick.
func (v *View) CheckUse(a Action) Reason {
	if !a.wellFormed() || decisionFor[a.Kind] != DecideUse || !a.Tile.Valid() {
		return because(ReasonMalformed)
	}
	return checkUse(&v.Table, v.seat, a.Tile, &a)
}

// Sample makes a match that may be the one the seat is in: all that the view knows
// is as it is, and what it can't tell is drawn with the seed, which decides all that
// is to come too. What the other seats may have committed unseen they have to decide
// anew.
func (v *View) Sample(seed uint64) Match {
	m := Match{Table: v.Table, random: random.Source(seed)}
	for s := range m.private {
		m.private[s].hand = [handSize]TileID{NoTile, NoTile, NoTile, NoTile}
		if v.known[s] {
			m.private[s].hand = v.hands[s]
		}
	}
	m.private[v.seat] = v.own
	m.dealHidden(v)
	m.putAway()
	for s := range int(m.seats) {
		if s != v.seat {
			undecide(&m, s)
		}
	}
	return m
}

// dealHidden fills the hands that the view does not know from the tiles that may be
// in them.
func (m *Match) dealHidden(v *View) {
	var pool [EpochTiles]TileID
	left := 0
	for _, t := range EpochStack(int(v.epoch)) {
		if v.hidden.Has(t) {
			pool[left] = t
			left++
		}
	}
	size := 0
	switch v.phase {
	case PhasePick:
		size = handSize - int(v.round)
	case PhaseUse, PhaseCollapseAfterBuild:
		size = handSize - 1 - int(v.round)
	}
	for s := range int(m.seats) {
		if v.known[s] {
			continue
		}
		for n := range size {
			i := m.random.Below(left)
			left--
			m.private[s].hand[n] = pool[i]
			pool[i] = pool[left]
		}
	}
}

// putAway sends the tiles of this epoch and those before it that are nowhere else to
// the box unseen.
func (m *Match) putAway() {
	placed := m.discarded
	for s := range int(m.seats) {
		for _, t := range m.private[s].hand {
			if t != NoTile {
				placed.Add(t)
			}
		}
		if t := m.revealed[s]; t != NoTile {
			placed.Add(t)
		}
		d := &m.players[s].District
		for spaces := d.occupied; spaces != 0; spaces &= spaces - 1 {
			for t := d.tops[spaces.First()].tile; t.Valid(); t = m.under[t] {
				placed.Add(t)
			}
		}
	}
	for t := TileID(0); t < TileID(m.epoch)*EpochTiles; t++ {
		if !placed.Has(t) {
			m.unseen.Add(t)
		}
	}
}

// undecide has the seat owe again what it may have committed unseen.
func undecide(m *Match, seat int) {
	switch m.phase {
	case PhasePick:
		m.owes[seat] = DecidePick
	case PhaseUse:
		m.owes[seat] = DecideUse
	case PhaseWar:
		if n := m.warLosses(seat); n > 0 && n < m.players[seat].District.occupied.Count() {
			m.owes[seat] = DecideLosses
		}
	case PhaseChoices:
		m.oweChoices(seat)
	}
}
