package lux

import (
	"iter"
	"math/bits"
	"strconv"
)

// District is a district of the capital or of a home base. A citizen's colour is the district that it is of.
type District uint8

// The districts, in the order in which they are resolved. Only a home base has the Outsider district.
const (
	Blue District = iota
	Pink
	Yellow
	Green
	OutsiderDistrict
	Districts     = 4 // of the capital, and of home bases but for the Outsider district
	HomeDistricts = 5
)

// String is the district's word in records.
func (d District) String() string {
	return [...]string{"blue", "pink", "yellow", "green", "outsider"}[min(d, OutsiderDistrict)]
}

// districtByWord finds a district of the capital by its word.
func districtByWord(word string) (District, bool) {
	for d := range District(Districts) {
		if d.String() == word {
			return d, true
		}
	}
	return 0, false
}

// The numbers of the citizens: of every colour and value five copies, which are alike.
const (
	CitizenKinds = 20
	Copies       = 5
	CitizenCount = CitizenKinds * Copies
	LeastValue   = 2
	MostValue    = 6
	LowValue     = 4 // the highest that is low, as Doomsayer and Mentalist have it
	values       = MostValue - LeastValue + 1
)

// Citizen is a kind of citizen: its colour times 5, and its value less 2. Copies are alike.
type Citizen uint8

// CitizenOf is the citizen of a colour and a value.
func CitizenOf(colour District, value int) Citizen {
	return Citizen(int(colour)*values + value - LeastValue)
}

// Colour is the district that the citizen is of.
func (c Citizen) Colour() District { return District(c / values) }

// Value is what the citizen counts, 2 to 6.
func (c Citizen) Value() int { return int(c%values) + LeastValue }

// Low reports whether the citizen's value is low: 2 to 4.
func (c Citizen) Low() bool { return c.Value() <= LowValue }

// String is the citizen's code in records: "B5", "G2".
func (c Citizen) String() string {
	if c >= CitizenKinds {
		return "?"
	}
	return "BPYG"[c.Colour():c.Colour()+1] + strconv.Itoa(c.Value())
}

// citizenByCode finds a citizen by its code.
func citizenByCode(code string) (Citizen, bool) {
	for c := range Citizen(CitizenKinds) {
		if c.String() == code {
			return c, true
		}
	}
	return 0, false
}

// Citizens are some citizens in no order, as many of each kind as there may be: three bits a kind.
type Citizens uint64

// Of how many citizens there are, of each kind one or all.
const (
	oneOfEach Citizens = 0o11111111111111111111
	allOfThem          = Copies * oneOfEach
)

// one is one citizen of a kind.
func one(c Citizen) Citizens { return 1 << (3 * c) }

// Of is how many there are of a kind.
func (s Citizens) Of(c Citizen) int { return int(s >> (3 * c) & 7) }

// Has reports whether there is one of a kind.
func (s Citizens) Has(c Citizen) bool { return s>>(3*c)&7 != 0 }

// Count is how many there are.
func (s Citizens) Count() int {
	return bits.OnesCount64(uint64(s&oneOfEach)) + 2*bits.OnesCount64(uint64(s>>1&oneOfEach)) + 4*bits.OnesCount64(uint64(s>>2&oneOfEach))
}

// kinds has one of each kind that there is.
func (s Citizens) kinds() Citizens { return (s | s>>1 | s>>2) & oneOfEach }

// lowest is the first kind of some that are not none.
func (s Citizens) lowest() Citizen { return Citizen(bits.TrailingZeros64(uint64(s)) / 3) }

// at is the one at a place, counted from 0 in the order of the kinds.
func (s Citizens) at(n int) Citizen {
	for {
		c := s.lowest()
		if n < s.Of(c) {
			return c
		}
		n -= s.Of(c)
		s &^= 7 << (3 * c)
	}
}

// Holds reports whether all of the others are among these.
func (s Citizens) Holds(others Citizens) bool { return s.shared(others) == others }

// shared has of each kind as many as both have.
func (s Citizens) shared(others Citizens) (shared Citizens) {
	for left := others.kinds(); left != 0; left &= left - 1 {
		c := left.lowest()
		shared += Citizens(min(s.Of(c), others.Of(c))) << (3 * c)
	}
	return shared
}

// Sum adds their values up.
func (s Citizens) Sum() (sum int) {
	for left := s.kinds(); left != 0; left &= left - 1 {
		c := left.lowest()
		sum += s.Of(c) * c.Value()
	}
	return sum
}

// All gives them one by one, in the order of the kinds.
func (s Citizens) All() iter.Seq[Citizen] {
	return func(yield func(Citizen) bool) {
		for s != 0 {
			c := s.lowest()
			if !yield(c) {
				return
			}
			s -= one(c)
		}
	}
}

// Kinds gives each kind that there is once.
func (s Citizens) Kinds() iter.Seq[Citizen] { return s.kinds().All() }

// String lists their codes.
func (s Citizens) String() (text string) {
	for c := range s.All() {
		text += " " + c.String()
	}
	if text == "" {
		return "none"
	}
	return text[1:]
}
