package lux

import "capital/rules/record"

// Version is the version of the game's rules, raised whenever a record would replay to something else.
const Version = 1

// Record is one match as its seed, its seats and its actions: see package [capital/rules/record] for the lines it shares with
// the records of all games. Those of this game are:
//
//	game lux 1
//	seats 1                               one seat plays against ROB, which is seat 2 in what is named
//	option blue agent                     a power that is chosen; pink, yellow and green likewise; without it chance decides
//	1 keep B5 G2                          two of those to choose from, the lower first
//	1 home Y4                             to its district in the own home base
//	1 capital P3 2 blue green             to the capital; what its power is used on: seat, from, to, other
//	1 capital B4 h Y5                     c is the capital, h the hand
//	1 capital P2                          without what a power is used on: it needs nothing, or is impossible
//	1 lay green                           the modifier that was looked at
//	2 pay                                 to keep a district
//	2 refuse
//	result 1 68 4                         seat, points, gold; against ROB then ROB's points and gold
//
// What is done unasked is not recorded: keeping the last two cards, ROB's turns, laying hands down.
type Record = record.Record[Action]

// Move is one action of one seat, as a record has it.
type Move = record.Move[Action]

// ByChance is the value of an option where chance decides.
const ByChance = "chance"

// Rules is the game as records, sessions and simulations see it.
func Rules() *record.Rules[Match, Action, Event] {
	return &record.Rules[Match, Action, Event]{
		Name:    "lux",
		Version: Version,
		Least:   1, Most: MaxSeats,
		Options: options(),
		New: func(r *Record, tell func(Event)) Match {
			return NewMatch(len(r.Seats), chosenPowers(r), r.Seed, tell)
		},
		Apply: func(m *Match, seat int, a Action, tell func(Event)) error {
			if reason := m.Apply(seat, a, tell); !reason.OK() {
				return reason
			}
			return nil
		},
		Owes:       func(m *Match, seat int) bool { return m.Owes(seat) != NoDecision },
		Over:       func(m *Match) bool { return m.Over() },
		Legal:      func(m *Match, seat int) []Action { return m.Legal(seat, nil) },
		Result:     result,
		Place:      func(m *Match, seat int) int { return m.Place(seat) },
		Invariants: (*Match).Invariants,
		Reveals:    reveals,
		Format:     Action.String,
		Parse:      parseAction,
	}
}

// options are the power of each colour: by chance as usual, one of four, offered being that of the first set (L1).
func options() (kinds []record.OptionKind) {
	for d := range District(Districts) {
		kind := record.OptionKind{Name: d.String(), Values: []string{ByChance}, Offered: 1}
		for letter := range letters {
			p := PowerOf(d, letter)
			kind.Values = append(kind.Values, p.String())
			if !p.Alone() {
				kind.NotAlone = append(kind.NotAlone, p.String())
			}
		}
		kinds = append(kinds, kind)
	}
	return kinds
}

// chosenPowers are the powers that a record's options choose.
func chosenPowers(r *Record) (set Powers) {
	for d := range District(Districts) {
		for letter := range letters {
			if p := PowerOf(d, letter); p.String() == r.Option(d.String()) {
				set[d] = p
			}
		}
	}
	return set
}

// result has the numbers of a seat's result line.
func result(m *Match, seat int) []int {
	numbers := []int{m.Points(seat), m.Gold(seat)}
	if m.solo {
		numbers = append(numbers, m.Points(robSeat), m.Gold(robSeat))
	}
	return numbers
}

// reveals reports whether an event tells something that was hidden: a card of a hand or of the deck, a modifier, a ROB card.
// What is chosen in the draft tells nothing until all have chosen.
func reveals(e Event) bool {
	switch e.Kind {
	case Played, LaidDown:
		return e.Hidden
	case PowerUsed:
		return e.Power == Agent
	case Dealt, Passed, Drew, Stolen, RowFilled, ModifierTurned, RobTurned, RobReserve, Reshuffled:
		return true
	}
	return false
}

// ReadRecord reads a record's text form and replays it. An error is a *[record.LineError].
func ReadRecord(text string) (Record, Match, error) { return Rules().Read(text) }
