package rome

// endRound scores, and goes on to the drawing of cards or, after the last round, to the end.
func (m *Match) endRound(tell Sink) {
	m.score(tell)
	if m.round == Rounds {
		m.phase = PhaseOver
		m.owes = [MaxSeats]Decision{}
		tell.event(Event{Kind: MatchEnded})
		return
	}
	m.phase = PhaseDraw
	for seat := range int(m.seats) {
		m.toDraw[seat] = drawn
	}
	m.remakePiles(tell)
	m.nextDraw(int(m.first), tell)
}

// remakePiles remakes every empty pile from its type's discards (C20).
func (m *Match) remakePiles(tell Sink) {
	for of := range Type(Types) {
		again := m.discards.Of(of)
		if m.sizes[of] > 0 || again == 0 {
			continue
		}
		m.pile(of, again)
		m.discards &^= again
		m.piled |= again
		m.remade[of] = true
		tell.event(Event{Kind: PileRemade, Pile: of, Count: again.Count()})
	}
	m.turnUp()
}

// nextDraw asks the next seat that still draws, beginning with the one given, for a pile. Where only one pile is left its
// top is drawn unasked; where none is, the rest lapses (C17, C20).
func (m *Match) nextDraw(from int, tell Sink) {
	for {
		m.owes = [MaxSeats]Decision{}
		seat, ok := m.drawsNext(from)
		if !ok {
			m.endDraw(tell)
			return
		}
		m.turn = uint8(seat)
		pile, piles := onlyPile(&m.Table)
		switch piles {
		case 0:
			lapse(&m.Table, tell)
		case 1:
			m.draw(seat, pile, tell)
		default:
			m.owes[seat] = DecideDraw
			return
		}
		from = m.clockwise(seat, 1)
	}
}

// drawsNext is the first seat from one on that still draws.
func (m *Match) drawsNext(from int) (seat int, ok bool) {
	for places := range int(m.seats) {
		if seat = m.clockwise(from, places); m.toDraw[seat] > 0 {
			return seat, true
		}
	}
	return 0, false
}

// onlyPile is a pile that is not empty, and how many there are.
func onlyPile(t *Table) (pile Type, piles int) {
	for of := range Type(Types) {
		if t.sizes[of] > 0 {
			pile, piles = of, piles+1
		}
	}
	return pile, piles
}

// lapse gives up what nobody can draw any more.
func lapse(t *Table, tell Sink) {
	for seat := range int(t.seats) {
		if n := t.toDraw[seat]; n > 0 {
			t.toDraw[seat] = 0
			tell.event(Event{Kind: CardsLapsed, Seat: seat, Count: int(n)})
		}
	}
}

// draw takes the top card of a pile into the seat's hand. All have seen it.
func (m *Match) draw(seat int, of Type, tell Sink) {
	card := m.take(of)
	m.players[seat].Known |= 1 << card
	m.toDraw[seat]--
	tell.event(Event{Kind: CardDrawn, Seat: seat, Card: card.First()})
	m.remakePiles(tell)
}

// endDraw goes on from the six cards to those of the amphitheatres, and from these to the next round.
func (m *Match) endDraw(tell Sink) {
	if m.phase == PhaseDraw {
		m.phase = PhaseBonus
		m.toDraw = bonus(&m.Table)
		m.nextDraw(int(m.first), tell)
		return
	}
	m.first = uint8(m.clockwise(int(m.first), 1)) // the marker passes left (C21)
	m.beginRound(int(m.round)+1, tell)
}

// bonus is how many cards each seat draws for the amphitheatres: 2 where it is first, 1 where second (C18).
func bonus(t *Table) (cards [MaxSeats]uint8) {
	for p := range Place(Places) {
		if t.prefectures[p].Monument != Amphitheatre {
			continue
		}
		for seat, s := range t.Standings(p) {
			if s.Rank > 0 {
				cards[seat] += uint8(3 - s.Rank)
			}
		}
	}
	return cards
}
