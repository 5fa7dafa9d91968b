package lux

import "capital/rules/random"

// pool are citizens that are dealt by chance.
type pool struct {
	left   Citizens
	random *random.Source
}

// deal takes one of some by chance, all copies alike.
func (p *pool) deal(of Citizens) Citizen {
	c := of.at(p.random.Below(of.Count()))
	p.left -= one(c)
	return c
}

// Sample makes a match that may be the one the seat is in: all that the view knows is as it is, and what it can't tell is drawn
// with the seed, which decides all that is to come too. Seats that have chosen in the draft unseen choose anew. What others can
// tell of hands is not known, and they begin to learn it anew.
func (v *View) Sample(seed uint64) Match {
	m := Match{Table: v.Table, random: random.Source(seed)}
	m.private[v.seat] = v.own
	p := pool{v.Unseen(), &m.random}
	for seat := range int(v.seats) {
		if seat != v.seat {
			p.left -= v.own.known[seat]
		}
	}
	p.left -= v.own.either
	v.dealUnder(&m, &p)
	if v.phase == PhaseDraft {
		v.dealDraft(&m, &p)
	} else {
		v.dealHands(&m, &p)
	}
	for n := v.underSize(); n < int(v.deckSize); n++ {
		m.deck[n] = p.deal(p.left)
	}
	v.drawModifiers(&m)
	v.shuffleRob(&m)
	return m
}

// underSize is how many cards of the deck, the last ones, are surely of those that were shuffled under it.
func (v *View) underSize() int { return min(int(v.deckSize), v.under.Count()) }

// dealUnder deals the cards of a deck that were shuffled under it: they are of those that were discarded then.
func (v *View) dealUnder(m *Match, p *pool) {
	under := v.under
	for n := range v.underSize() {
		c := p.deal(p.left.shared(under))
		under -= one(c)
		m.deck[n] = c
	}
}

// dealHands deals the hands of the others: what is known of them, then of what one of two seats holds, then any.
func (v *View) dealHands(m *Match, p *pool) {
	for seat := range int(v.seats) {
		if seat != v.seat {
			m.private[seat].hand = v.own.known[seat]
		}
	}
	v.dealEither(m, p.random)
	for seat := range int(v.seats) {
		if seat == v.seat || v.IsRob(seat) {
			continue
		}
		for range int(v.handSizes[seat]) - m.private[seat].hand.Count() {
			m.private[seat].hand += one(p.deal(p.left))
		}
	}
}

// dealEither deals the cards that the next two seats hold together: at most two to each, and no more than it has room for.
func (v *View) dealEither(m *Match, source *random.Source) {
	either := v.own.either
	if either == 0 {
		return
	}
	next, after := v.clockwise(v.seat, 1), v.clockwise(v.seat, 2)
	room := func(seat int) int { return min(kept, int(v.handSizes[seat])-v.own.known[seat].Count()) }
	count := either.Count()
	least, most := max(0, count-room(after)), min(count, room(next))
	for range least + source.Below(most-least+1) {
		c := either.at(source.Below(either.Count()))
		either -= one(c)
		m.private[next].hand += one(c)
	}
	m.private[after].hand += either
}

// dealDraft deals what the others have kept and have to choose from.
func (v *View) dealDraft(m *Match, p *pool) {
	for seat := range int(v.seats) {
		if seat == v.seat || v.IsRob(seat) {
			continue
		}
		own := &m.private[seat]
		own.packet = v.own.known[seat]
		for range kept * int(v.passes) {
			own.hand += one(p.deal(p.left))
		}
		for range int(v.handSizes[seat]) - own.hand.Count() - own.packet.Count() {
			own.packet += one(p.deal(p.left))
		}
		m.owes[seat] = DecideKeep
	}
	if v.passes == 0 || v.solo {
		return
	}
	for seat := range int(v.seats) { // what each has passed
		left := v.clockwise(seat, 1)
		m.private[seat].known[left] = m.private[left].packet
	}
}

// drawModifiers draws the modifiers that the seat has not looked at.
func (v *View) drawModifiers(m *Match) {
	m.modifiers = v.modifiers
	var buf [Modifiers]int8
	unseen := v.UnseenModifiers(buf[:0])
	shuffle(&m.random, unseen)
	n := 0
	for at := range m.modifiers {
		if m.modifiers[at] == 0 {
			m.modifiers[at] = unseen[n]
			n++
		}
	}
}

// shuffleRob shuffles ROB's cards that were not turned yet.
func (v *View) shuffleRob(m *Match) {
	if !v.solo {
		return
	}
	m.robDeck = v.rob.turned
	n := int(v.rob.turns)
	for card := range RobCard(2 * red) {
		for range v.RobLeft(card) {
			m.robDeck[n] = card
			n++
		}
	}
	shuffle(&m.random, m.robDeck[v.rob.turns:])
}
