package lux

// soloDraws is how often a seat that plays alone draws three cards, of which it keeps two (L17).
const (
	soloDraws = 3
	soloDrawn = 3
	kept      = 2 // at a time
)

// beginDraft deals the cards of a round (L3), or draws the first three of a seat that plays alone (L17).
func (m *Match) beginDraft(tell Sink) {
	m.phase, m.passes = PhaseDraft, 0
	if m.solo {
		m.fillReserve(tell)
		m.deal(0, soloDrawn, tell)
		return
	}
	each := m.shareOut(tell)
	for n := range int(m.seats) {
		m.deal(m.clockwise(int(m.first), n), each, tell)
	}
}

// shareOut is how many cards each seat is dealt. Where the deck is short the discards are shuffled under it first; where it is
// short all the same, each gets as many as it has for all: five. Only a deck of four seats can be short (L4): a lone seat's has
// the 14 that are drawn, for before the last round at most 86 leave it, 25 of them for green cards and 12 a round for ROB's turns.
func (m *Match) shareOut(tell Sink) (each int) {
	if int(m.deckSize) < HandSize*int(m.seats) && m.discards != 0 {
		m.reshuffle(tell)
	}
	return min(HandSize, int(m.deckSize)/int(m.seats))
}

// reshuffle shuffles the discards under the deck.
func (m *Match) reshuffle(tell Sink) {
	count := m.discards.Count()
	copy(m.deck[count:], m.deck[:m.deckSize])
	n := 0
	for c := range m.discards.All() {
		m.deck[n] = c
		n++
	}
	shuffle(&m.random, m.deck[:count])
	m.deckSize += uint8(count)
	m.under, m.discards = m.discards, 0
	tell.event(Event{Kind: Reshuffled, Count: count})
}

// deal gives a seat cards to choose from.
func (m *Match) deal(seat, cards int, tell Sink) {
	packet := Citizens(0)
	for range cards {
		packet += one(m.top())
	}
	m.private[seat].packet = packet
	m.handSizes[seat] += uint8(cards)
	m.owes[seat] = DecideKeep
	tell.event(Event{Kind: Dealt, Seat: seat, Count: cards, Cards: packet, Secret: true})
}

// keep chooses two of the cards. Once all have, the rest goes on (L3).
func (m *Match) keep(seat int, a *Action, tell Sink) {
	m.private[seat].keep = one(a.Card) + one(a.Other)
	m.owes[seat] = NoDecision
	tell.event(Event{Kind: Kept, Seat: seat, Card: a.Card, Other: a.Other, Secret: true})
	if m.owes != [MaxSeats]Decision{} {
		return
	}
	m.passes++
	for seat := range int(m.seats) {
		p := &m.private[seat]
		p.hand += p.keep
		p.packet -= p.keep
		p.keep = 0
	}
	if m.solo {
		m.drawOn(tell)
	} else {
		m.pass(tell)
	}
}

// drawOn discards what a lone seat does not keep, and draws the next three or begins the play (L17).
func (m *Match) drawOn(tell Sink) {
	left := m.private[0].packet.lowest()
	m.private[0].packet = 0
	m.handSizes[0]--
	m.discards += one(left)
	tell.event(Event{Kind: Discarded, At: 0, From: FromHand, Card: left})
	if m.passes < soloDraws {
		m.deal(0, soloDrawn, tell)
		return
	}
	m.beginPlay(tell)
}

// pass passes what is left to the left. What comes last is kept unasked (L3).
func (m *Match) pass(tell Sink) {
	var passed [MaxSeats]Citizens // by whom
	for seat := range int(m.seats) {
		passed[seat] = m.private[seat].packet
	}
	for n := range int(m.seats) {
		seat := m.clockwise(int(m.first), n)
		left := m.clockwise(seat, 1)
		m.private[left].packet = passed[seat]
		m.owes[left] = DecideKeep
		tell.event(Event{Kind: Passed, Seat: seat, Rival: left, Count: passed[seat].Count(), Cards: passed[seat], Secret: true})
	}
	if m.passes == 1 {
		for seat := range int(m.seats) {
			m.private[seat].known[m.clockwise(seat, 1)] = passed[seat]
		}
		return
	}
	m.owes = [MaxSeats]Decision{}
	for seat := range int(m.seats) {
		m.learn(seat, passed[seat])
	}
	for seat := range int(m.seats) {
		p := &m.private[seat]
		p.hand += p.packet
		p.packet = 0
	}
	m.beginPlay(tell)
}

// learn is what a seat can tell once it has passed for the second time: what it passed last is with the left neighbour. What it
// passed first is with the next two; of two seats, what did not come back is with the other.
func (m *Match) learn(seat int, passed Citizens) {
	p, left := &m.private[seat], m.clockwise(seat, 1)
	first := p.known[left]
	p.known[left] = passed
	if m.seats == 2 {
		p.known[left] += first - p.packet
		return
	}
	p.either = first
}
