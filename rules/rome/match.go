package rome

import (
	"fmt"

	"capital/rules/random"
)

// Private is what only one seat knows of itself.
type Private struct {
	hidden Cards // of the hand, what the others have not seen
	bid    Cards // what it has committed, until all have; the cards themselves
}

// Hidden are the cards of the hand that the others have not seen.
func (p *Private) Hidden() Cards { return p.hidden }

// Bid are the cards committed to the auction that goes on.
func (p *Private) Bid() Cards { return p.bid }

// Match is the whole state of one match, hidden things included: a plain value, copied by assignment. Everything random comes
// from the seed kept in it.
type Match struct {
	Table
	private [MaxSeats]Private
	piles   [Types][24]Card // the top is the last of its size
	random  random.Source
}

// NewMatch sets up a match for 2 to 4 seats (C1 to C3). Everything random in it follows from the seed.
func NewMatch(seats int, seed uint64, tell Sink) Match { return newMatch(seats, seed, false, tell) }

// NewEven sets up an even match of two: each is dealt seven Permits, so that something is left to bid with in round 1 and all
// prefectures are built in, and who begins has three points, for who builds last in round 1 has an edge. See the board for what
// this makes of matches.
func NewEven(seed uint64, tell Sink) Match { return newMatch(2, seed, true, tell) }

// newMatch sets up a match, an even one or as the rules for all numbers of seats have it.
func newMatch(seats int, seed uint64, even bool, tell Sink) Match {
	if seats < 2 || seats > MaxSeats {
		panic(fmt.Sprintf("rome: a match has 2 to 4 seats, not %d", seats))
	}
	m := Match{random: random.Source(seed)}
	m.seats, m.stock = uint8(seats), uint8(Floors-6*seats)
	for p := range m.prefectures {
		m.prefectures[p].Shape = NoShape
	}
	for of := range Type(Types) {
		m.pile(of, cardsOf(of))
	}
	cards := dealt
	if even {
		cards[Permit] = EvenPermits
	}
	for seat := range seats {
		m.players[seat] = newPlayer()
		for of := range Type(Types) {
			for range cards[of] {
				m.private[seat].hidden |= 1 << m.take(of)
			}
			m.players[seat].Hidden[of] = uint8(cards[of])
		}
	}
	m.turnUp()
	m.first = uint8(m.random.Below(seats))
	if even {
		m.players[m.first].Score = EvenStart
	}
	m.beginRound(1, tell)
	if even {
		tell.event(Event{Kind: PointsGiven, Seat: int(m.first), Count: EvenStart})
	}
	return m
}

// newPlayer has what every seat begins with: four finished houses, heights 1 and 2, each once with either roof (C2).
func newPlayer() Player {
	p := Player{Roofs: [Shapes]uint8{roofs - 2, roofs - 2}}
	for shape := range p.Finished {
		p.Finished[shape][1], p.Finished[shape][2] = 1, 1
	}
	return p
}

// pile shuffles cards, beginning from their fixed order, into a type's pile.
func (m *Match) pile(of Type, cards Cards) {
	n := 0
	for c := range cards.All() {
		m.piles[of][n] = c
		n++
	}
	m.sizes[of] = uint8(n)
	for i := n - 1; i > 0; i-- {
		j := m.random.Below(i + 1)
		m.piles[of][i], m.piles[of][j] = m.piles[of][j], m.piles[of][i]
	}
}

// take takes the top card of a pile that is not empty. Its next one is not turned up yet.
func (m *Match) take(of Type) Card {
	m.sizes[of]--
	return m.piles[of][m.sizes[of]]
}

// turnUp shows the top of every pile. What is seen there no longer lies below it.
func (m *Match) turnUp() {
	for of := range m.tops {
		m.tops[of] = 0
		if n := m.sizes[of]; n > 0 {
			m.tops[of] = m.piles[of][n-1]
			m.piled &^= 1 << m.tops[of]
		}
	}
}

// hand are all cards that the seat holds.
func (m *Match) hand(seat int) Cards { return m.players[seat].Known | m.private[seat].hidden }

// Apply carries out the seat's action. If it is not legal, it returns why and nothing has changed. What happens is told to
// tell, which may be nil.
func (m *Match) Apply(seat int, a Action, tell Sink) Reason {
	if r := m.Check(seat, a); !r.OK() {
		return r
	}
	switch a.Kind {
	case Play:
		m.discard(seat, a.Card, CardPlayed, tell)
		m.play(seat, &a, tell)
		m.nextTurn(tell)
	case Idle:
		m.discard(seat, a.Card, CardIdle, tell)
		m.nextTurn(tell)
	case Pass:
		m.pass(seat, tell)
		m.nextTurn(tell)
	case Bid:
		m.private[seat].bid = m.choose(seat, a.Bid)
		m.owes[seat] = NoDecision
		m.revealBids(tell)
	case Put:
		m.put(seat, a.Place, tell)
		m.endAuction(tell)
	case Draw:
		m.draw(seat, a.Pile, tell)
		m.nextDraw(m.clockwise(seat, 1), tell)
	}
	return Reason{}
}

// Check returns why the action is not legal for the seat, or the zero Reason.
func (m *Match) Check(seat int, a Action) Reason {
	if uint(seat) >= uint(m.seats) {
		return Reason{Key: ReasonNotYourTurn}
	}
	return check(&m.Table, seat, m.hand(seat), &a)
}

// choose finds the cards of the hand that have the prints: those the others know first, for nothing false follows from that.
func (m *Match) choose(seat int, prints Cards) (chosen Cards) {
	for prints != 0 {
		all := prints.lowest().print()
		wanted := (prints & all).Count()
		for _, from := range [...]Cards{m.players[seat].Known & all, m.private[seat].hidden & all} {
			for ; from != 0 && wanted > 0; from &= from - 1 {
				chosen |= 1 << from.lowest()
				wanted--
			}
		}
		prints &^= all
	}
	return chosen
}

// show makes cards of the seat's hand known to all, and reports whether any was not.
func (m *Match) show(seat int, cards Cards) bool {
	unseen := cards & m.private[seat].hidden
	for c := range unseen.All() {
		m.players[seat].Hidden[c.Type()]--
	}
	m.private[seat].hidden &^= unseen
	m.players[seat].Known |= cards
	return unseen != 0
}

// discard takes a card of the print from the seat's hand.
func (m *Match) discard(seat int, print Card, kind EventKind, tell Sink) {
	cards := m.choose(seat, 1<<print)
	hidden := m.show(seat, cards)
	m.players[seat].Known &^= cards
	m.discards |= cards
	tell.event(Event{Kind: kind, Seat: seat, Card: print, Hidden: hidden})
}

// play does what a card is for (C5 to C7).
func (m *Match) play(seat int, a *Action, tell Sink) {
	p := &m.players[seat]
	switch a.Card.Type() {
	case Floor:
		for _, height := range [...]uint8{a.A, a.B} {
			if height != NoFloor {
				raise(&p.Unfinished, height)
				m.stock--
				tell.event(Event{Kind: FloorBuilt, Seat: seat, Height: int(height) + 1})
			}
		}
	case Roof:
		p.Unfinished[a.A]--
		p.Roofs[a.Shape]--
		p.Finished[a.Shape][a.A]++
		tell.event(Event{Kind: HouseFinished, Seat: seat, Height: int(a.A), Shape: a.Shape})
	case Permit:
		p.Finished[a.Shape][a.A]--
		m.prefectures[a.Place].add(seat, a.A, a.Shape)
		tell.event(Event{Kind: HouseCarried, Seat: seat, Height: int(a.A), Shape: a.Shape, Place: a.Place})
	}
}

// add puts a house on the next site.
func (p *Prefecture) add(seat int, height uint8, shape Shape) {
	p.Built[p.Used] = Site{Height: height, Seat: uint8(seat)}
	p.Used++
	p.Shape = shape
	p.Tallest = max(p.Tallest, height)
	p.Floors[seat] += height
	p.Best[seat] = max(p.Best[seat], height)
}

// beginRound begins the construction of a round.
func (m *Match) beginRound(round int, tell Sink) {
	m.round, m.auction, m.phase = uint8(round), 0, PhaseBuild
	for seat := range int(m.seats) {
		m.players[seat].Passed = false
	}
	tell.event(Event{Kind: RoundBegan, Seat: int(m.first), Count: round})
	m.turn = uint8(m.clockwise(int(m.first), int(m.seats)-1)) // whoever sits before the First Player
	m.nextTurn(tell)
}

// pass lets a seat out of the construction.
func (m *Match) pass(seat int, tell Sink) {
	m.players[seat].Passed = true
	tell.event(Event{Kind: SeatPassed, Seat: seat})
}

// nextTurn asks the next seat that has not passed for an action; one without cards passes unasked (C4). Where all have
// passed, the auctions begin.
func (m *Match) nextTurn(tell Sink) {
	m.owes = [MaxSeats]Decision{}
	from := int(m.turn)
	for places := 1; places <= int(m.seats); places++ {
		seat := m.clockwise(from, places)
		if m.players[seat].Passed {
			continue
		}
		if m.hand(seat) == 0 {
			m.pass(seat, tell)
			continue
		}
		m.turn = uint8(seat)
		m.owes[seat] = DecideBuild
		return
	}
	m.beginAuction(0, tell)
}
