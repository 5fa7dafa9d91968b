package lux

// EventKind says what happened.
type EventKind uint8

// The kinds of event, with the fields each uses beside its kind.
const (
	RoundBegan      EventKind = iota + 1 // Seat: the starter; Count: the round
	Reshuffled                           // Count: discards that were shuffled under the deck (L4)
	Dealt                                // Seat, Count; secret: Cards
	Kept                                 // Seat; secret: Card, Other
	Passed                               // Seat, Rival: to whom; Count; secret, but to both: Cards
	Played                               // Seat, Card, At: the capital or the seat itself; To, Hidden
	PowerUsed                            // Seat, Power, and on what: At, From, To; Card: the citizen that moves, if any; Agent, secret: Count, the modifier
	PowerImpossible                      // Seat, Power
	Discarded                            // At: whose home base; From: the district, or FromHand for what a lone seat does not keep; Card
	Drew                                 // Seat; secret: Card. ROB draws openly
	Stolen                               // Seat, Rival: from whom; secret, but to both: Card
	RowFilled                            // Card: now lies beside the deck
	ModifierLaid                         // Seat, To
	EndTriggered                         // Seat: each other one has one last turn
	LaidDown                             // Seat, Card, To, Hidden: at the end of a round
	ModifierTurned                       // Seat: whose it was; To; Count: its value
	LimitsChecked                        // all hands lie at home and all modifiers are turned: what follows are the districts
	Saved                                // Seat, To, Total, Limit, Count: gold or guards; Why
	Lost                                 // Seat, To, Total, Limit, Count: citizens that are discarded
	RebelsRemoved                        // Seat, To, Total, Limit, Count: lone rebels over a limit
	BonusTaken                           // Seat, To, Card
	BonusTied                            // To, Card: it is discarded; Count: how many seats are tied
	GoldPaid                             // Seat, Count: less than 0 for what it pays itself; Why, To: the district
	RobTurned                            // Rob, Count: the red cards that lie there; Play: what it makes ROB do
	RobReserve                           // Card: added to ROB's reserve
	Ended
)

// Why says what gold is for, or how a district was saved.
type Why uint8

// What for.
const (
	WhyNothing    Why = iota
	WhyMerchant       // the power itself, or a payment for a district
	WhyTie            // L13
	WhyFollower       // L14
	WhyAristocrat     // L14
	WhyGuards         // guards were spent, or unspent ones become gold
)

// Event is one thing that happened.
type Event struct {
	Kind        EventKind
	Seat, Rival int
	Card, Other Citizen
	Cards       Citizens
	Power       Power
	Rob         RobCard
	Play        RobPlay
	At          int8 // a seat's home base, or AtCapital
	From, To    int8 // districts; From perhaps FromHand
	Count       int
	Total       int
	Limit       int
	Why         Why
	Secret      bool // some of it is for the seat alone, or for both: see For
	Hidden      bool // somebody else did not know that the seat held the card
}

// For is the event as a seat may know it: without what is secret to others (L16).
func (e Event) For(seat int) Event {
	if !e.Secret || seat == e.Seat || seat == e.Rival && (e.Kind == Passed || e.Kind == Stolen) {
		return e
	}
	e.Card, e.Other, e.Cards = 0, 0, 0
	if e.Kind == PowerUsed {
		e.Count = 0
	}
	return e
}

// Sink takes events; nil takes none.
type Sink func(Event)

func (tell Sink) event(e Event) {
	if tell != nil {
		tell(e)
	}
}
