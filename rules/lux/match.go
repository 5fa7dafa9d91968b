package lux

import (
	"fmt"

	"capital/rules/random"
)

// Private is what only one seat knows: its cards, and which citizens it can tell to be in the hands of others.
type Private struct {
	hand   Citizens
	packet Citizens           // in the draft: what there is to choose from
	keep   Citizens           // what it has chosen, until all have
	known  [MaxSeats]Citizens // surely in the hand of each other seat
	either Citizens           // surely in the hands of the next two seats, at most two in either
}

// Hand are the cards that the seat holds; in the draft those that it has kept.
func (p *Private) Hand() Citizens { return p.hand }

// Packet is what there is to choose from in the draft.
func (p *Private) Packet() Citizens { return p.packet }

// Kept is what it has chosen to keep, until all seats have chosen.
func (p *Private) Kept() Citizens { return p.keep }

// Match is the whole state of one match, hidden things included: a plain value, copied by assignment. Everything random comes
// from the seed kept in it.
type Match struct {
	Table
	private   [MaxSeats]Private
	deck      [CitizenCount]Citizen // the top is the last of its size
	modifiers [Modifiers]int8       // those that are laid, in their order, then those that will be drawn
	robDeck   [RobCards]RobCard     // those that were turned, then those that will be
	random    random.Source
}

// NewMatch sets up a match for 2 to 4 seats, or for one seat against ROB (L1, L2, L17). The powers are those chosen, and by
// chance where none is. Everything random in it follows from the seed. It panics where the seats or the powers can't be.
func NewMatch(seats int, powers Powers, seed uint64, tell Sink) Match {
	if seats < 1 || seats > MaxSeats {
		panic(fmt.Sprintf("lux: a match has 1 to 4 seats, not %d", seats))
	}
	m := Match{random: random.Source(seed)}
	m.seats, m.solo = uint8(seats), seats == 1
	if m.solo {
		m.seats = 2
	}
	for c := range Citizen(CitizenKinds) {
		for range Copies {
			m.deck[m.deckSize] = c
			m.deckSize++
		}
	}
	shuffle(&m.random, m.deck[:])
	m.choosePowers(powers)
	m.setUp(tell)
	m.beginRound(1, tell)
	return m
}

// choosePowers has those that were chosen in play, and draws the others (L1).
func (m *Match) choosePowers(chosen Powers) {
	for d, p := range chosen {
		for p == NoPower || m.solo && !p.Alone() {
			if p != NoPower && chosen[d] == p {
				panic(fmt.Sprintf("lux: %v can't be in play against ROB", p))
			}
			p = PowerOf(District(d), m.random.Below(letters))
		}
		if p > PowerCount || p.Colour() != District(d) {
			panic(fmt.Sprintf("lux: %v is no power of %v", p, District(d)))
		}
		m.powers[d] = p
	}
}

// setUp lays out what lies open from the start, and draws the starter (L2, L17).
func (m *Match) setUp(tell Sink) {
	begin := 3
	if m.solo {
		begin = 4
	}
	for range begin {
		c := m.top()
		m.lay(capitalPile(c.Colour()), c)
	}
	if m.InPlay(Discoverer) {
		for range RowSize {
			m.fillRow(int(m.rowSize))
		}
	}
	if !m.solo {
		m.first = uint8(m.random.Below(int(m.seats)))
		return
	}
	m.first = robSeat
	for range RobHand {
		m.drawRob(tell)
	}
	c := m.top()
	m.lay(homePile(robSeat, c.Colour()), c)
}

// shuffle shuffles some things.
func shuffle[T any](source *random.Source, all []T) {
	for i := len(all) - 1; i > 0; i-- {
		j := source.Below(i + 1)
		all[i], all[j] = all[j], all[i]
	}
}

// top takes the top card of a deck that is not empty.
func (m *Match) top() Citizen {
	m.deckSize--
	c := m.deck[m.deckSize]
	m.deck[m.deckSize] = 0
	return c
}

// fillRow lays the top card of the deck at a place of the row.
func (m *Match) fillRow(place int) Citizen {
	c := m.top()
	copy(m.row[place+1:], m.row[place:m.rowSize])
	m.row[place] = c
	m.rowSize++
	return c
}

// Apply carries out the seat's action. If it is not legal, it returns why and nothing has changed. What happens is told to
// tell, which may be nil.
func (m *Match) Apply(seat int, a Action, tell Sink) Reason {
	if r := m.Check(seat, a); !r.OK() {
		return r
	}
	switch a.Kind {
	case Keep:
		m.keep(seat, &a, tell)
	case PlayHome:
		m.leave(seat, a.Card)
		tell.event(Event{Kind: Played, Seat: seat, Card: a.Card, At: int8(seat), To: int8(a.Card.Colour()), Hidden: m.show(seat, a.Card)})
		m.lay(homePile(seat, a.Card.Colour()), a.Card)
		m.endTurn(seat, tell)
	case PlayCapital:
		m.leave(seat, a.Card)
		tell.event(Event{Kind: Played, Seat: seat, Card: a.Card, At: AtCapital, To: int8(a.Card.Colour()), Hidden: m.show(seat, a.Card)})
		m.lay(capitalPile(a.Card.Colour()), a.Card)
		m.use(seat, &a, tell)
	case LayModifier:
		m.layModifier(seat, District(a.To), 0)
		tell.event(Event{Kind: ModifierLaid, Seat: seat, To: a.To})
		m.endTurn(seat, tell)
	case Pay:
		m.pay(seat, tell)
	case Refuse:
		m.refuse(seat, tell)
	}
	return Reason{}
}

// Check returns why the action is not legal for the seat, or the zero Reason.
func (m *Match) Check(seat int, a Action) Reason {
	if uint(seat) >= uint(m.seats) {
		return Reason{ReasonNotYourTurn}
	}
	return check(&m.Table, seat, &m.private[seat], &a)
}

// leave takes a card out of the seat's hand.
func (m *Match) leave(seat int, c Citizen) {
	m.private[seat].hand -= one(c)
	m.handSizes[seat]--
}

// join puts a card into the seat's hand.
func (m *Match) join(seat int, c Citizen) {
	m.private[seat].hand += one(c)
	m.handSizes[seat]++
}

// endTurn goes on to the next turn, or to the end of the round after the last one (L9, L19). ROB takes its turns unasked.
func (m *Match) endTurn(seat int, tell Sink) {
	for {
		if m.ender == nobody && m.triggers(seat) {
			m.ender = uint8(seat) + 1
			tell.event(Event{Kind: EndTriggered, Seat: seat})
		}
		seat = m.clockwise(seat, 1)
		if m.EndTriggeredBy() == seat {
			m.endRound(tell)
			return
		}
		if !m.takeTurn(seat, tell) {
			return
		}
	}
}

// takeTurn gives the turn to a seat, and reports whether it was taken at once: ROB's.
func (m *Match) takeTurn(seat int, tell Sink) bool {
	m.turn = uint8(seat)
	m.owes = [MaxSeats]Decision{}
	if m.IsRob(seat) {
		m.robTurn(tell)
		return true
	}
	m.owes[seat] = DecidePlay
	return false
}

// triggers reports whether the end of the seat's turn triggers the end of the round.
func (m *Match) triggers(seat int) bool {
	if m.IsRob(seat) {
		return m.RobReds() >= RobReds
	}
	return m.handSizes[seat] == 0
}

// beginRound begins a round (L3, L17).
func (m *Match) beginRound(round int, tell Sink) {
	m.round, m.ender = uint8(round), nobody
	tell.event(Event{Kind: RoundBegan, Seat: int(m.first), Count: round})
	m.modifiers = modifiers
	shuffle(&m.random, m.modifiers[:])
	if m.solo {
		m.rob.turned, m.rob.turns = [RobCards]RobCard{}, 0
		m.robDeck = robCards
		shuffle(&m.random, m.robDeck[:])
	}
	m.beginDraft(tell)
}

// beginPlay gives the first turn to the starter.
func (m *Match) beginPlay(tell Sink) {
	m.phase = PhasePlay
	if m.takeTurn(int(m.first), tell) {
		m.endTurn(int(m.first), tell)
	}
}
