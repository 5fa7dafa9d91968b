package lux

// Instruction is what a ROB card says: which of ROB's citizens goes where (section 4 of the rules).
type Instruction uint8

// The instructions.
const (
	BestFit  Instruction = iota + 1 // the higher that fits goes home; if none fits, the one with least room to the capital
	Roomiest                        // the one with most room goes home if it fits, else to the capital
	Tightest                        // the one with least room goes to the capital
)

// String is the instruction's word.
func (i Instruction) String() string {
	return [...]string{"none", "best-fit", "roomiest", "tightest"}[min(i, Tightest)]
}

// RobCard is one of ROB's cards: an instruction, and red for some. The zero value is none.
type RobCard uint8

// red marks a red card.
const red RobCard = 4

// Instruction is what the card says.
func (c RobCard) Instruction() Instruction { return Instruction(c &^ red) }

// Red reports whether the card is red: the third of a round triggers the end (L19).
func (c RobCard) Red() bool { return c&red != 0 }

// The numbers of ROB.
const (
	RobCards    = 14
	RobHand     = 2
	RobReserved = 5
	RobReds     = 3 // that trigger the end
	robSeat     = 1
)

// robCards are all of ROB's cards.
var robCards = [RobCards]RobCard{
	RobCard(BestFit), RobCard(BestFit), RobCard(BestFit), RobCard(BestFit), RobCard(BestFit) | red, RobCard(BestFit) | red,
	RobCard(Roomiest), RobCard(Roomiest), RobCard(Roomiest), RobCard(Roomiest) | red,
	RobCard(Tightest), RobCard(Tightest), RobCard(Tightest) | red, RobCard(Tightest) | red,
}

// rob is what lies before ROB.
type rob struct {
	hand    [RobHand]Citizen // the one held longer first
	held    uint8
	reserve Citizens
	turned  [RobCards]RobCard // in this round, in their order
	turns   uint8
}

// RobHand are ROB's open citizens, the one held longer first.
func (t *Table) RobHand() []Citizen { return t.rob.hand[:t.rob.held] }

// RobReserve are the citizens of ROB's open reserve.
func (t *Table) RobReserve() Citizens { return t.rob.reserve }

// RobTurned are ROB's cards that were turned in this round, in their order.
func (t *Table) RobTurned() []RobCard { return t.rob.turned[:t.rob.turns] }

// RobReds is how many red cards of ROB lie there.
func (t *Table) RobReds() (reds int) {
	for _, c := range t.RobTurned() {
		if c.Red() {
			reds++
		}
	}
	return reds
}

// RobLeft is how often a ROB card that is as this one has still to be turned in this round.
func (t *Table) RobLeft(card RobCard) (left int) {
	for _, c := range robCards {
		if c == card {
			left++
		}
	}
	for _, c := range t.RobTurned() {
		if c == card {
			left--
		}
	}
	return left
}

// Room is how much ROB's home district still holds under the open limit; it may be less than 0.
func (t *Table) Room(d District) int { return t.OpenLimit(d) - t.HomeTotal(robSeat, d) }

// RobWhy says why ROB plays the citizen that it plays.
type RobWhy uint8

// Why. Where the two are alike in what decides, it is the one held longer: see [RobPlay.Even].
const (
	RobPlaysNone RobWhy = iota // it holds none
	RobOnly                    // it holds no other
	RobOnlyFits                // it alone fits
	RobHigher                  // both fit, and it is the higher
	RobNoneFits                // neither fits, and it has less room
	RobMostRoom                // it has more room
	RobLeastRoom               // it has less room
)

// RobPlay is what ROB would do by an instruction. The zero value is nothing.
type RobPlay struct {
	Why   RobWhy
	Place int // in ROB's hand, 0 being the one held longer
	Card  Citizen
	Home  bool // else it goes to the capital
	Room  int  // in its district, before it is played
	Other int  // the room of the other one, if any
	Even  bool // the two are alike in what decides
}

// RoomLeft is the room in the card's district when it has been played. In the capital it makes room.
func (p RobPlay) RoomLeft() int {
	if p.Home {
		return p.Room - p.Card.Value()
	}
	return p.Room + p.Card.Value()
}

// RobPlay is what ROB would do now by an instruction.
func (t *Table) RobPlay(i Instruction) RobPlay {
	hand := t.RobHand()
	if len(hand) == 0 {
		return RobPlay{}
	}
	first := RobPlay{Why: RobOnly, Card: hand[0], Room: t.Room(hand[0].Colour())}
	play := first
	if len(hand) == 2 {
		second := RobPlay{Place: 1, Card: hand[1], Room: t.Room(hand[1].Colour())}
		first.Other, second.Other = second.Room, first.Room
		play = robPlays(i, first, second)
	}
	play.Home = i != Tightest && play.fits()
	return play
}

// fits reports whether the card's district has room for it.
func (p RobPlay) fits() bool { return p.Card.Value() <= p.Room }

// robPlays is which of two an instruction selects, and why.
func robPlays(i Instruction, first, second RobPlay) RobPlay {
	why, less := RobLeastRoom, first.Room-second.Room // less than 0 where the first one is selected
	switch {
	case i == Roomiest:
		why, less = RobMostRoom, -less
	case i == BestFit && first.fits() && second.fits():
		why, less = RobHigher, second.Card.Value()-first.Card.Value()
	case i == BestFit && first.fits():
		why, less = RobOnlyFits, -1
	case i == BestFit && second.fits():
		why, less = RobOnlyFits, 1
	case i == BestFit:
		why = RobNoneFits
	}
	play := first
	if less > 0 {
		play = second
	}
	play.Why, play.Even = why, less == 0
	return play
}

// drawRob draws a citizen to ROB's hand, openly.
func (m *Match) drawRob(tell Sink) {
	c := m.top()
	m.rob.hand[m.rob.held] = c
	m.rob.held++
	tell.event(Event{Kind: Drew, Seat: robSeat, Card: c})
}

// robTurn turns a ROB card and does what it says (L18).
func (m *Match) robTurn(tell Sink) {
	card := m.robDeck[m.rob.turns]
	m.rob.turned[m.rob.turns] = card
	m.rob.turns++
	play := m.RobPlay(card.Instruction())
	tell.event(Event{Kind: RobTurned, Seat: robSeat, Rob: card, Count: m.RobReds(), Play: play})
	if play.Why == RobPlaysNone {
		return
	}
	c := play.Card
	m.rob.held--
	if play.Place == 0 {
		m.rob.hand[0] = m.rob.hand[1]
	}
	m.rob.hand[m.rob.held] = 0
	at := AtCapital
	if play.Home {
		at = robSeat
		m.lay(homePile(robSeat, c.Colour()), c)
	} else {
		m.lay(capitalPile(c.Colour()), c)
	}
	tell.event(Event{Kind: Played, Seat: robSeat, Card: c, At: at, To: int8(c.Colour())})
	if m.deckSize > 0 {
		m.drawRob(tell)
	}
}

// fillReserve fills ROB's reserve up (L17).
func (m *Match) fillReserve(tell Sink) {
	for m.rob.reserve.Count() < RobReserved {
		c := m.top()
		m.rob.reserve += one(c)
		tell.event(Event{Kind: RobReserve, Seat: robSeat, Card: c})
	}
}

// layReserve lays each citizen of ROB's reserve that keeps its total within the open limit, the highest of a district first (L20).
func (m *Match) layReserve(tell Sink) {
	for d := range District(Districts) {
		for value := MostValue; value >= LeastValue; value-- {
			c := CitizenOf(d, value)
			for m.rob.reserve.Has(c) && value <= m.Room(d) {
				m.rob.reserve -= one(c)
				m.lay(homePile(robSeat, d), c)
				tell.event(Event{Kind: LaidDown, Seat: robSeat, Card: c, To: int8(d)})
			}
		}
	}
}
