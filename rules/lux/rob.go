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

// RobChoice is which citizen of its hand ROB would play by an instruction, 0 being the one held longer, and whether it goes
// home. ROB must hold one.
func (t *Table) RobChoice(i Instruction) (place int, home bool) {
	hand := t.RobHand()
	room := func(n int) int { return t.Room(hand[n].Colour()) }
	fits := func(n int) bool { return hand[n].Value() <= room(n) }
	most, least, best := 0, 0, -1
	for n := range hand {
		if room(n) > room(most) {
			most = n
		}
		if room(n) < room(least) {
			least = n
		}
		if fits(n) && (best < 0 || hand[n].Value() > hand[best].Value()) {
			best = n
		}
	}
	switch {
	case i == BestFit && best >= 0:
		return best, true
	case i == Roomiest:
		return most, fits(most)
	}
	return least, false
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
	tell.event(Event{Kind: RobTurned, Seat: robSeat, Rob: card, Count: m.RobReds()})
	if m.rob.held == 0 {
		return
	}
	place, home := m.RobChoice(card.Instruction())
	c := m.rob.hand[place]
	m.rob.held--
	if place == 0 {
		m.rob.hand[0] = m.rob.hand[1]
	}
	m.rob.hand[m.rob.held] = 0
	at := AtCapital
	if home {
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
