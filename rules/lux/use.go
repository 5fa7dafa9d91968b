package lux

// use carries out the power of a card that was just laid in the capital, and ends the turn unless the seat goes on (L6).
func (m *Match) use(seat int, a *Action, tell Sink) {
	power := m.powers[a.Card.Colour()]
	if !m.possible(seat, m.private[seat].hand, power) {
		tell.event(Event{Kind: PowerImpossible, Seat: seat, Power: power})
		m.endTurn(seat, tell)
		return
	}
	switch power {
	case Agent:
		tell.event(Event{Kind: PowerUsed, Seat: seat, Power: Agent, Count: int(m.modifiers[m.laidCount]), Secret: true})
		m.owes[seat] = DecideLay
		return
	case Outsider:
		if a.From == FromHand {
			m.leave(seat, a.Other)
			m.show(seat, a.Other)
		}
	case Dualist:
		tell.event(Event{Kind: PowerUsed, Seat: seat, Power: Dualist})
		m.draw(seat, tell)
		return // the seat still owes a play: another full turn
	}
	m.effect(seat, a, power, tell)
	switch power {
	case Scholar:
		m.draw(seat, tell)
	case Convertor:
		m.steal(seat, int(a.Seat), tell)
	case Discoverer:
		m.discover(seat, a.Other, tell)
	}
	m.endTurn(seat, tell)
}

// effect does what a power does that all can see.
func (t *Table) effect(seat int, a *Action, power Power, tell Sink) {
	used := Event{Kind: PowerUsed, Seat: seat, Power: power, At: a.Seat, From: a.From, To: a.To}
	switch power {
	case Infiltrator:
		if a.Seat == AtCapital {
			t.capitalRebels[a.To]++
		} else {
			t.homeRebels[a.Seat][a.To]++
		}
	case Recruiter:
		t.lowered[a.From]++
		t.raised[a.To]++
	case Outsider:
		if a.From != FromHand {
			from := homePile(seat, District(a.From))
			t.take(from, last(t.pile(from), a.Other))
		}
		t.lay(homePile(seat, OutsiderDistrict), a.Other)
		used.Card = a.Other
	case Cleric:
		used.Card = t.takeLowest(capitalPile(District(a.To)))
		t.lay(homePile(seat, used.Card.Colour()), used.Card)
	case Missionary:
		used.Card = t.takeLowest(capitalPile(District(a.From)))
		t.lay(capitalPile(District(a.To)), used.Card)
	case Mentalist:
		used.Card = t.takeLowest(homePile(int(a.Seat), District(a.From)))
		t.lay(homePile(int(a.Seat), District(a.To)), used.Card)
	case Follower:
		t.followers[seat][a.To] = true
	case Aristocrat:
		t.tiles[a.To] = uint8(seat) + 1
	case Sentinel:
		t.guards[seat][a.To]++
	case Discoverer:
		used.Card = a.Other
	}
	tell.event(used)
	switch power {
	case Doomsayer:
		t.doom(seat, District(a.To), tell)
	case Merchant:
		t.gain(seat, 1, WhyMerchant, power.Colour(), tell)
	}
}

// takeLowest takes the lowest citizen of a pile that is not empty.
func (t *Table) takeLowest(pile int) Citizen { return t.take(pile, lowest(t.pile(pile))) }

// doom has every other seat discard its lowest citizen of a district if it is low.
func (t *Table) doom(seat int, d District, tell Sink) {
	for n := 1; n < int(t.seats); n++ {
		other := t.clockwise(seat, n)
		if hasLow(t.Home(other, d)) {
			c := t.takeLowest(homePile(other, d))
			t.discards += one(c)
			tell.event(Event{Kind: Discarded, Seat: seat, At: int8(other), From: int8(d), Card: c})
		}
	}
}

// gain gives a seat gold.
func (t *Table) gain(seat, gold int, why Why, d District, tell Sink) {
	t.gold[seat] += uint8(gold)
	tell.event(Event{Kind: GoldPaid, Seat: seat, Count: gold, Why: why, To: int8(d)})
}

// layModifier lays a modifier face down, or with its value where that is to be seen.
func (t *Table) layModifier(seat int, d District, value int8) {
	t.laid[t.laidCount] = Modifier{To: d, Seat: uint8(seat), Value: value}
	t.laidCount++
}

// draw has a seat draw the top card of a deck that is not empty.
func (m *Match) draw(seat int, tell Sink) {
	c := m.top()
	m.join(seat, c)
	tell.event(Event{Kind: Drew, Seat: seat, Card: c, Secret: true})
}

// steal takes a random card of another seat's hand, which then draws.
func (m *Match) steal(seat, victim int, tell Sink) {
	hand := m.private[victim].hand
	c := hand.at(m.random.Below(hand.Count()))
	m.leave(victim, c)
	m.join(seat, c)
	m.stolen(seat, victim, c)
	tell.event(Event{Kind: Stolen, Seat: seat, Rival: victim, Card: c, Secret: true})
	m.draw(victim, tell)
}

// discover takes an open citizen by the deck, and fills its place if there is a deck.
func (m *Match) discover(seat int, c Citizen, tell Sink) {
	place := last(m.Row(), c)
	m.rowSize--
	copy(m.row[place:], m.row[place+1:])
	m.row[m.rowSize] = 0
	m.join(seat, c)
	m.taken(seat, c)
	if m.deckSize > 0 {
		tell.event(Event{Kind: RowFilled, Card: m.fillRow(place)})
	}
}
