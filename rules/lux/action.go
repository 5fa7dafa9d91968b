package lux

// ActionKind is what an action does.
type ActionKind uint8

// The kinds of action; the zero kind is none.
const (
	Keep        ActionKind = iota + 1 // Card, Other: two of those to choose from
	PlayHome                          // Card
	PlayCapital                       // Card, and what its power is used on, as Fields says
	LayModifier                       // To: where the modifier goes that was looked at
	Pay                               // to keep a district that is over its limit
	Refuse                            // to pay
)

// What Seat and From are that name no seat and no district.
const (
	AtCapital int8 = -1 // Seat: the capital
	FromHand  int8 = -1 // From: the hand
)

// Action is one decision of one seat. Fields that it does not use are zero. A play to the capital says in Fields which of the
// last four name what the power is used on; that is [Power.Fields], or nothing where the power is impossible. So an action
// can be written and read without the match that it belongs to. One district alone is always To, the Cleric's too.
type Action struct {
	Kind   ActionKind
	Card   Citizen
	Other  Citizen // Keep: not below Card; Outsider, Discoverer: the citizen
	Fields Fields
	Seat   int8 // Infiltrator: perhaps AtCapital; Mentalist, Convertor
	From   int8 // Recruiter: the lower; Missionary, Mentalist; Outsider: perhaps FromHand
	To     int8 // LayModifier; a district of the power
}

// decision is what an action of the kind decides.
func (k ActionKind) decision() Decision {
	switch k {
	case Keep:
		return DecideKeep
	case PlayHome, PlayCapital:
		return DecidePlay
	case LayModifier:
		return DecideLay
	case Pay, Refuse:
		return DecidePay
	}
	return NoDecision
}

// wellFormed reports whether the action has one meaning: numbers in their range, and nothing beside what its kind uses.
func (a *Action) wellFormed() bool {
	plain := Action{Kind: a.Kind}
	switch a.Kind {
	case Keep:
		plain.Card, plain.Other = a.Card, a.Other
		if a.Card > a.Other {
			return false
		}
	case PlayHome:
		plain.Card = a.Card
	case PlayCapital:
		plain.Card, plain.Fields = a.Card, a.Fields
		a.name(&plain)
	case LayModifier:
		plain.To = a.To
	case Pay, Refuse:
	default:
		return false
	}
	return *a == plain && a.Card < CitizenKinds && a.Other < CitizenKinds && a.Fields < 1<<4 && a.Seat >= AtCapital && a.Seat < MaxSeats &&
		a.From >= FromHand && a.From < Districts && a.To >= 0 && a.To < Districts
}

// name adds what the fields name to plain.
func (a *Action) name(plain *Action) {
	if a.Fields&FieldSeat != 0 {
		plain.Seat = a.Seat
	}
	if a.Fields&FieldFrom != 0 {
		plain.From = a.From
	}
	if a.Fields&FieldTo != 0 {
		plain.To = a.To
	}
	if a.Fields&FieldOther != 0 {
		plain.Other = a.Other
	}
}
