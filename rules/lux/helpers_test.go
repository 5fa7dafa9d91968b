package lux

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// table is what lies and is held where, in the play of a round, seat 0 beginning: all that a test names, by codes of citizens.
// "B4@pink" is a blue 4 that lies in the pink district.
type table struct {
	set     string // letters of the powers; AAAA where it is empty
	solo    bool
	capital string
	homes   []string // as many as there are seats, against ROB too; two where there are none
	hands   []string
	row     string
	deck    string // the top first; all that is not named, where it is empty; "none" for no deck
	rob     string // its hand
	reserve string
}

// scene is a match with the table, in its last round.
func scene(t testing.TB, s table) Match {
	t.Helper()
	seats := max(2, len(s.homes), len(s.hands))
	if s.set == "" {
		s.set = "AAAA"
	}
	m := Match{}
	m.seats, m.solo, m.round, m.powers = uint8(seats), s.solo, Rounds, SetOf(s.set)
	m.modifiers, m.discards = modifiers, allOfThem
	named := func(codes string, each func(c Citizen, in District)) {
		for _, code := range strings.Fields(codes) {
			code, place, moved := strings.Cut(code, "@")
			c := citizen(t, code)
			in := c.Colour()
			if moved {
				in = district(t, place)
			}
			if !m.discards.Has(c) {
				t.Fatalf("too many of %v", c)
			}
			m.discards -= one(c)
			each(c, in)
		}
	}
	named(s.capital, func(c Citizen, in District) { m.lay(capitalPile(in), c) })
	for seat, codes := range s.homes {
		named(codes, func(c Citizen, in District) { m.lay(homePile(seat, in), c) })
	}
	for seat, codes := range s.hands {
		named(codes, func(c Citizen, _ District) { m.join(seat, c) })
	}
	named(s.row, func(c Citizen, _ District) {
		m.row[m.rowSize] = c
		m.rowSize++
	})
	named(s.rob, func(c Citizen, _ District) {
		m.rob.hand[m.rob.held] = c
		m.rob.held++
	})
	named(s.reserve, func(c Citizen, _ District) { m.rob.reserve += one(c) })
	if s.solo {
		m.robDeck = robCards
	}
	switch s.deck {
	case "none":
	case "":
		for c := range m.discards.All() {
			m.deck[m.deckSize] = c
			m.deckSize++
		}
		m.discards = 0
		shuffle(&m.random, m.deck[:m.deckSize])
	default:
		named(s.deck, func(c Citizen, _ District) {
			copy(m.deck[1:], m.deck[:m.deckSize])
			m.deck[0] = c
			m.deckSize++
		})
	}
	m.phase, m.owes[0] = PhasePlay, DecidePlay
	return m
}

func citizen(t testing.TB, code string) Citizen {
	t.Helper()
	c, ok := citizenByCode(code)
	if !ok {
		t.Fatalf("%q is no citizen", code)
	}
	return c
}

func district(t testing.TB, word string) District {
	t.Helper()
	if word == "outsider" {
		return OutsiderDistrict
	}
	d, ok := districtByWord(word)
	if !ok {
		t.Fatalf("%q is no district", word)
	}
	return d
}

// codes are the codes of a pile's citizens.
func codes(pile []Citizen) string {
	words := make([]string, len(pile))
	for n, c := range pile {
		words[n] = c.String()
	}
	return strings.Join(words, " ")
}

// lies checks what lies in a district of the capital (seat -1) or of a home base, in the order in which it was laid.
func lies(t testing.TB, m *Match, seat int, d District, want string) {
	t.Helper()
	pile := m.Capital(d)
	if seat >= 0 {
		pile = m.Home(seat, d)
	}
	if got := codes(pile); got != want {
		t.Errorf("in %v of seat %d lies %q, not %q", d, seat, got, want)
	}
}

// action reads an action.
func action(t testing.TB, words string) Action {
	t.Helper()
	a, ok := parseAction(strings.Fields(words))
	if !ok {
		t.Fatalf("%q is no action", words)
	}
	return a
}

// do applies an action that must be legal, and returns what happened.
func do(t testing.TB, m *Match, seat int, words string) (events []Event) {
	t.Helper()
	if r := m.Apply(seat, action(t, words), func(e Event) { events = append(events, e) }); !r.OK() {
		t.Fatalf("seat %d, %s: %v", seat, words, r)
	}
	if err := m.Invariants(); err != nil {
		t.Fatalf("seat %d, %s: %v", seat, words, err)
	}
	return events
}

// refused applies an action that must not be legal for a reason, and must change nothing.
func refused(t testing.TB, m *Match, seat int, words string, key ReasonKey) {
	t.Helper()
	before := *m
	if r := m.Apply(seat, action(t, words), func(Event) { t.Error("something happens") }); r.Key != key {
		t.Errorf("seat %d, %s: %v, not %v", seat, words, r.Key, key)
	}
	if *m != before {
		t.Errorf("seat %d, %s: it is refused and changes something", seat, words)
	}
}

// impossible plays a card whose power must be impossible: naming anything is refused, and the card alone is the only play.
func impossible(t testing.TB, m *Match, seat int, card string, target string) (events []Event) {
	t.Helper()
	refused(t, m, seat, "capital "+card+" "+target, ReasonImpossible)
	return must(t, do(t, m, seat, "capital "+card), PowerImpossible)
}

// must checks that something of a kind happened, and returns all that did.
func must(t testing.TB, events []Event, kind EventKind) []Event {
	t.Helper()
	if len(of(events, kind)) == 0 {
		t.Errorf("nothing of kind %d among %+v", kind, events)
	}
	return events
}

// of picks the events of a kind.
func of(events []Event, kind EventKind) (some []Event) {
	for _, e := range events {
		if e.Kind == kind {
			some = append(some, e)
		}
	}
	return some
}

// resolved ends the round as it stands, the hands being laid down, and returns what happened.
func resolved(t testing.TB, m *Match) (events []Event) {
	t.Helper()
	m.endRound(func(e Event) { events = append(events, e) })
	if err := m.Invariants(); err != nil {
		t.Fatal(err)
	}
	return events
}

// anyPowers are powers by chance, such as can be with so many seats.
func anyPowers(seats int, chance *rand.Rand) (set Powers) {
	for d := range District(Districts) {
		for set[d] == NoPower || seats == 1 && !set[d].Alone() {
			set[d] = PowerOf(d, chance.IntN(letters))
		}
	}
	return set
}

// anyMatch is a match of one to four seats, with powers by chance.
func anyMatch(seed uint64) Match {
	return NewMatch(1+int(seed%4), Powers{}, seed, nil)
}

// byChance is a random legal action of a seat that owes a decision: of two plays of the same card one to the capital is as likely
// as one home.
func byChance(m *Match, seat int, chance *rand.Rand, buf []Action) Action {
	legal := m.Legal(seat, buf[:0])
	a := legal[chance.IntN(len(legal))]
	if a.Kind == PlayCapital && chance.IntN(3) == 0 {
		return Action{Kind: PlayHome, Card: a.Card}
	}
	return a
}

// playOn plays a match by chance until it is over, looking at it before every action.
func playOn(t failing, m *Match, seed uint64, look func(m *Match, seat int)) {
	t.Helper()
	chance := rand.New(rand.NewPCG(seed, 1))
	var buf [512]Action
	for !m.Over() {
		seat := owing(m)
		if seat < 0 {
			t.Fatal("nobody owes anything, and the match is not over")
		}
		if look != nil {
			look(m, seat)
		}
		a := byChance(m, seat, chance, buf[:])
		if r := m.Apply(seat, a, nil); !r.OK() {
			t.Fatalf("seat %d, %v: %v", seat, a, r)
		}
	}
}

// owing is the first seat that owes a decision, or -1.
func owing(m *Match) int {
	for seat := range m.Seats() {
		if m.Owes(seat) != NoDecision {
			return seat
		}
	}
	return -1
}

// failing is a test, one of package rapid too.
type failing interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}

// hide lays modifiers of a seat face down at a district.
func hide(m *Match, seat int, d District, values ...int8) {
	for _, value := range values {
		for n := int(m.laidCount); n < Modifiers; n++ {
			if m.modifiers[n] == value {
				m.modifiers[n], m.modifiers[m.laidCount] = m.modifiers[m.laidCount], value
			}
		}
		m.layModifier(seat, d, 0)
	}
}

// golds checks how much gold the seats have.
func golds(t testing.TB, m *Match, want ...int) {
	t.Helper()
	for seat, n := range want {
		if m.Gold(seat) != n {
			t.Errorf("seat %d has %d gold, not %d", seat, m.Gold(seat), n)
		}
	}
}

// limits checks the limits of the four districts, with what lies face down.
func limits(t testing.TB, m *Match, want ...int) {
	t.Helper()
	for d, n := range want {
		if m.Limit(District(d)) != n {
			t.Errorf("the limit of %v is %d, not %d", District(d), m.Limit(District(d)), n)
		}
	}
}

// some are citizens by their codes.
func some(t testing.TB, codes string) (s Citizens) {
	t.Helper()
	for _, code := range strings.Fields(codes) {
		s += one(citizen(t, code))
	}
	return s
}
