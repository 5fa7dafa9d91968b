package rome

// ActionKind is what an action does.
type ActionKind uint8

// The kinds of action; the zero kind is none.
const (
	Play ActionKind = iota + 1 // Card, and what its type needs
	Idle                       // Card: it is discarded and does nothing
	Pass
	Bid  // Bid
	Put  // Place: the piece that was won
	Draw // Pile
)

// NoFloor is in place of the second floor of a Floor card where the stock has one only.
const NoFloor = Tallest

// Action is one decision of one seat. Fields that its kind does not use are zero. Cards are named by the first of their
// print: see [Card.First] and [Cards.Prints].
type Action struct {
	Kind  ActionKind
	Card  Card
	A, B  uint8 // Floor: heights of the houses that are raised, 0 a new one, A not above B, B perhaps [NoFloor]; else A is the house's height
	Shape Shape // Roof, Permit
	Place Place // Permit, Put
	Pile  Type  // Draw
	Bid   Cards
}

// decision is what an action of the kind decides.
func (k ActionKind) decision() Decision {
	switch k {
	case Play, Idle, Pass:
		return DecideBuild
	case Bid:
		return DecideBid
	case Put:
		return DecidePut
	case Draw:
		return DecideDraw
	}
	return NoDecision
}

// wellFormed reports whether the action has one meaning: numbers in their range, and nothing beside what its kind uses.
func (a *Action) wellFormed() bool {
	plain := Action{Kind: a.Kind}
	switch a.Kind {
	case Pass:
	case Idle:
		plain.Card = a.Card
	case Play:
		plain.Card, plain.A = a.Card, a.A
		if a.Card >= CardCount || !a.playWellFormed(&plain) {
			return false
		}
	case Bid:
		plain.Bid = a.Bid
	case Put:
		plain.Place = a.Place
	case Draw:
		plain.Pile = a.Pile
	default:
		return false
	}
	return *a == plain && a.Card < CardCount && a.Card == a.Card.First() && a.Bid>>CardCount == 0 &&
		a.Bid == a.Bid.Prints() && a.Place < Places && a.Pile < Types
}

// playWellFormed adds what the card's type uses to plain, and reports whether it is in range.
func (a *Action) playWellFormed(plain *Action) bool {
	switch a.Card.Type() {
	case Floor:
		plain.B = a.B
		return a.A < Tallest && (a.B == NoFloor || a.A <= a.B && a.B < Tallest)
	case Roof:
		plain.Shape = a.Shape
	case Permit:
		plain.Shape, plain.Place = a.Shape, a.Place
	}
	return a.A >= 1 && a.A <= Tallest && a.Shape < Shapes
}
