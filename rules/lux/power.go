package lux

// Power is what a citizen laid in the capital makes happen. Every colour has four, one of which is in play.
type Power uint8

// The powers, by colour and letter.
const (
	NoPower Power = iota
	Agent
	Infiltrator
	Recruiter
	Outsider
	Cleric
	Doomsayer
	Missionary
	Mentalist
	Merchant
	Follower
	Aristocrat
	Sentinel
	Scholar
	Convertor
	Discoverer
	Dualist
	PowerCount = 16
	letters    = 4 // a colour
)

// Fields says which of an action's fields name what a power is used on.
type Fields uint8

// The fields.
const (
	FieldSeat Fields = 1 << iota
	FieldFrom
	FieldTo
	FieldOther
)

// powers tells of each power its word in records, and what must be named.
var powers = [PowerCount + 1]struct {
	word   string
	fields Fields
}{
	NoPower:     {"none", 0},
	Agent:       {"agent", 0}, // its district is named once the modifier was looked at
	Infiltrator: {"infiltrator", FieldSeat | FieldTo},
	Recruiter:   {"recruiter", FieldFrom | FieldTo},
	Outsider:    {"outsider", FieldFrom | FieldOther},
	Cleric:      {"cleric", FieldTo},
	Doomsayer:   {"doomsayer", FieldTo},
	Missionary:  {"missionary", FieldFrom | FieldTo},
	Mentalist:   {"mentalist", FieldSeat | FieldFrom | FieldTo},
	Merchant:    {"merchant", 0},
	Follower:    {"follower", FieldTo},
	Aristocrat:  {"aristocrat", FieldTo},
	Sentinel:    {"sentinel", FieldTo},
	Scholar:     {"scholar", 0},
	Convertor:   {"convertor", FieldSeat},
	Discoverer:  {"discoverer", FieldOther},
	Dualist:     {"dualist", 0},
}

// PowerOf is the power of a colour and a letter, 0 for A to 3 for D.
func PowerOf(colour District, letter int) Power { return Power(int(colour)*letters + letter + 1) }

// Colour is the power's colour.
func (p Power) Colour() District { return District(p-1) / letters }

// Letter is the power's letter, 0 for A to 3 for D.
func (p Power) Letter() int { return int(p-1) % letters }

// Fields says what must be named where the power is used.
func (p Power) Fields() Fields { return powers[p].fields }

// Alone reports whether the power can be in play where one seat plays alone (L17).
func (p Power) Alone() bool { return p != Outsider && p != Doomsayer && p != Convertor }

// String is the power's word in records.
func (p Power) String() string { return powers[min(p, PowerCount)].word }

// Powers are those in play, one a colour. NoPower stands for one that is drawn by chance (L1).
type Powers [Districts]Power

// SetOf is the set of four letters, "ABCD" being the blue one A, the pink one B and so on; a letter that is none stands for
// chance.
func SetOf(letters string) (set Powers) {
	for d := range District(Districts) {
		if letter := int(letters[d]) - 'A'; letter >= 0 && letter < 4 {
			set[d] = PowerOf(d, letter)
		}
	}
	return set
}
