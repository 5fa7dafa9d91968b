// Package recordtest is a game for tests: three-card bidding for 1 to 5 seats, small enough to be
// read at once and with all that the house must bear: hidden hands, seats that decide at the same
// time, chance, options, and moves that reveal something and moves that don't.
//
// Everyone is dealt three cards of a deck with the values 1 to 8, three of each. In each of three
// rounds a prize of 2, 3 or 4 points is turned up, and every seat seals a bid: one of its cards. When
// all have, the bids are turned over; the highest value that only one seat bids wins the prize. Where
// no value is bid once, nobody does. Before it bids, a seat may swap a card for the top one of the
// deck, once a match; all see that it does, and only the seat what it gets. A seat that plays alone
// bids against the top card of the deck. Most points win, then most prizes.
//
// Options: "prizes doubled" doubles the points; "ties kept" adds a prize that nobody wins to the next.
package recordtest

import (
	"fmt"

	"capital/rules/random"
)

// The numbers of the game.
const (
	MaxSeats  = 5
	HandSize  = 3
	Rounds    = HandSize
	MostValue = 8
	copies    = 3 // of each value
	deckSize  = MostValue * copies
)

// Card is a card's value, 1 to [MostValue]; 0 is none.
type Card uint8

// ActionKind says what an [Action] does with its card.
type ActionKind uint8

// The kinds of action.
const (
	Bid ActionKind = iota + 1
	Swap
)

// Action is one decision of one seat.
type Action struct {
	Kind ActionKind
	Card Card
}

// Reason says why an action is not legal, in plain English.
type Reason string

func (r Reason) Error() string { return string(r) }

// The reasons.
const (
	NotYourTurn   Reason = "the seat owes no bid"
	Malformed     Reason = "there is no such action"
	NotInHand     Reason = "the card is not in the hand"
	SwappedBefore Reason = "the seat has swapped a card before"
)

// EventKind says what happened.
type EventKind uint8

// The kinds of event, with the fields each uses.
const (
	RoundBegan  EventKind = iota + 1 // Points: the prize
	BidSealed                        // Seat; what is bid nobody is told
	CardSwapped                      // Seat; which cards nobody is told
	BidShown                         // Seat, or -1 for the deck; Card
	PrizeWon                         // Seat, Points
	PrizeLost                        // Points: nobody wins the prize
	MatchEnded
)

// Event is one thing that happened.
type Event struct {
	Kind   EventKind
	Seat   int
	Card   Card
	Points int
}

// Match is the whole state of one match: a plain value, copied by assignment.
type Match struct {
	table
	hands [MaxSeats][HandSize]Card // 0 where a card was played
	bids  [MaxSeats]Card           // sealed, until all have bid
	// The deck's top card is deck[drawn]; those before it were dealt, swapped in or shown.
	deck   [deckSize]Card
	drawn  int
	prizes [Rounds]int
}

// table is what everyone sees.
type table struct {
	seats   int
	doubled bool
	kept    bool // whether a prize that nobody wins is added to the next
	round   int  // 0 to Rounds, which is after the last
	prize   int  // of this round
	owes    [MaxSeats]bool
	swapped [MaxSeats]bool
	points  [MaxSeats]int
	won     [MaxSeats]int // prizes
	shown   [MostValue + 1]uint8
	away    int // cards put aside face down, by swaps
}

func newMatch(seats int, seed uint64, doubled, kept bool, tell func(Event)) Match {
	m := Match{table: table{seats: seats, doubled: doubled, kept: kept}, prizes: [Rounds]int{2, 3, 4}}
	for n := range m.deck {
		m.deck[n] = Card(n/copies + 1)
	}
	source := random.Source(seed)
	shuffle(&source, m.deck[:])
	shuffle(&source, m.prizes[:])
	for seat := range seats {
		for n := range m.hands[seat] {
			m.hands[seat][n] = m.draw()
		}
	}
	m.beginRound(0, tell)
	return m
}

func shuffle[T any](source *random.Source, all []T) {
	for n := len(all) - 1; n > 0; n-- {
		other := source.Below(n + 1)
		all[n], all[other] = all[other], all[n]
	}
}

func (m *Match) draw() Card {
	m.drawn++
	return m.deck[m.drawn-1]
}

// beginRound turns the next prize up; left is what nobody won before.
func (m *Match) beginRound(left int, tell func(Event)) {
	m.prize = m.prizes[m.round]
	if m.doubled {
		m.prize *= 2
	}
	m.prize += left
	for seat := range m.seats {
		m.owes[seat] = true
	}
	say(tell, Event{Kind: RoundBegan, Points: m.prize})
}

func say(tell func(Event), e Event) {
	if tell != nil {
		tell(e)
	}
}

// Seats is how many seats the match has.
func (t *table) Seats() int { return t.seats }

// Over reports whether the match is over.
func (t *table) Over() bool { return t.round == Rounds }

// Owes reports whether the seat owes a bid.
func (t *table) Owes(seat int) bool { return seat >= 0 && seat < t.seats && t.owes[seat] }

// Points are the seat's points.
func (t *table) Points(seat int) int { return t.points[seat] }

// Round counts the rounds from 0; after the last it is [Rounds].
func (t *table) Round() int { return t.round }

// Prize is what this round's highest single bid wins, in points.
func (t *table) Prize() int { return t.prize }

// Apply carries out the seat's action. If it is not legal, it returns a [Reason] and nothing
// has changed. What happens is told to tell, which may be nil.
func (m *Match) Apply(seat int, a Action, tell func(Event)) error {
	if reason := m.check(seat, a); reason != "" {
		return reason
	}
	place := m.place(seat, a.Card)
	if a.Kind == Swap {
		m.hands[seat][place] = m.draw()
		m.swapped[seat] = true
		m.away++
		say(tell, Event{Kind: CardSwapped, Seat: seat})
		return nil
	}
	m.hands[seat][place] = 0
	m.bids[seat] = a.Card
	m.owes[seat] = false
	say(tell, Event{Kind: BidSealed, Seat: seat})
	if m.owes == [MaxSeats]bool{} {
		m.endRound(tell)
	}
	return nil
}

func (m *Match) check(seat int, a Action) Reason {
	switch {
	case !m.Owes(seat):
		return NotYourTurn
	case a.Kind != Bid && a.Kind != Swap || a.Card == 0:
		return Malformed
	case m.place(seat, a.Card) < 0:
		return NotInHand
	case a.Kind == Swap && m.swapped[seat]:
		return SwappedBefore
	}
	return ""
}

// place is where the card is in the seat's hand, or -1.
func (m *Match) place(seat int, card Card) int {
	for n, c := range m.hands[seat] {
		if c == card {
			return n
		}
	}
	return -1
}

// endRound turns the bids over and gives the prize away.
func (m *Match) endRound(tell func(Event)) {
	var bidders [MostValue + 1]int
	for seat := range m.seats {
		bidders[m.bids[seat]]++
		m.show(seat, m.bids[seat], tell)
	}
	if m.seats == 1 {
		card := m.draw()
		bidders[card]++
		m.show(-1, card, tell)
	}
	left := m.award(highestSingle(&bidders), tell)
	m.bids = [MaxSeats]Card{}
	m.round++
	if m.Over() {
		m.prize = 0
		say(tell, Event{Kind: MatchEnded})
		return
	}
	m.beginRound(left, tell)
}

func (m *Match) show(seat int, card Card, tell func(Event)) {
	m.shown[card]++
	say(tell, Event{Kind: BidShown, Seat: seat, Card: card})
}

// highestSingle is the highest value bid once, or 0.
func highestSingle(bidders *[MostValue + 1]int) Card {
	for value := MostValue; value > 0; value-- {
		if bidders[value] == 1 {
			return Card(value)
		}
	}
	return 0
}

// award gives the prize to the seat that bid the card, and returns what is left for the next round.
func (m *Match) award(card Card, tell func(Event)) (left int) {
	for seat := range m.seats {
		if card != 0 && m.bids[seat] == card {
			m.points[seat] += m.prize
			m.won[seat]++
			say(tell, Event{Kind: PrizeWon, Seat: seat, Points: m.prize})
			return 0
		}
	}
	say(tell, Event{Kind: PrizeLost, Points: m.prize})
	if m.kept {
		return m.prize
	}
	return 0
}

// Invariants returns what is wrong in a match that no legal action leads to.
func (m *Match) Invariants() error {
	away := m.away
	for _, n := range m.shown {
		away += int(n)
	}
	for seat := range m.seats {
		for _, card := range [...]Card{m.hands[seat][0], m.hands[seat][1], m.hands[seat][2], m.bids[seat]} {
			if card > MostValue {
				return fmt.Errorf("seat %d holds a %d", seat+1, card)
			}
			if card != 0 {
				away++
			}
		}
		if !m.Over() && m.owes[seat] == (m.bids[seat] != 0) {
			return fmt.Errorf("seat %d owes a bid and has sealed one, or neither", seat+1)
		}
	}
	if away != m.drawn {
		return fmt.Errorf("%d cards are held, shown or put aside, but %d were drawn", away, m.drawn)
	}
	return nil
}
