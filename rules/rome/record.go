package rome

import "capital/rules/record"

// Version is the version of the game's rules and board, raised whenever a record would replay to something else.
const Version = 1

// Record is one match as its seed, its seats and its actions: see package [capital/rules/record] for the lines it shares with
// the records of all games. Those of this game are:
//
//	game rome 1
//	option two even                       two seats: an even match, see [NewEven]; without it, and in all of 1.0.0, a plain one
//	1 play floor-5 new 2                  two floors: a new house, and one on a house of 2
//	1 play roof-3 round 2                 a round roof on a house of 2
//	1 play white-4 quirinal round 1       a round house of 1 to a prefecture
//	1 idle roof-7                         discarded, to wait
//	1 pass
//	2 bid floor-5 white-8                 to an auction
//	2 bid nothing
//	2 put capitoline                      what was won
//	1 draw permit                         the top of a pile
//	result 1 50 4 13                      seat, points, prefectures in which it is first, floors on the board
//
// What is done unasked is not recorded: passing and bidding without cards, drawing where one pile is left.
type Record = record.Record[Action]

// Move is one action of one seat, as a record has it.
type Move = record.Move[Action]

// OptionTwo is the option of matches of two, and TwoEven its value that is not the usual one but is offered first.
const (
	OptionTwo = "two"
	TwoPlain  = "plain"
	TwoEven   = "even"
)

// Rules is the game as records, sessions and simulations see it.
func Rules() *record.Rules[Match, Action, Event] {
	return &record.Rules[Match, Action, Event]{
		Name:    "rome",
		Version: Version,
		Least:   2, Most: MaxSeats,
		Options: []record.OptionKind{{Name: OptionTwo, Values: []string{TwoPlain, TwoEven}, Seats: 2, Offered: 1}},
		New: func(r *Record, tell func(Event)) Match {
			if r.Option(OptionTwo) == TwoEven {
				return NewEven(r.Seed, tell)
			}
			return NewMatch(len(r.Seats), r.Seed, tell)
		},
		Apply: func(m *Match, seat int, a Action, tell func(Event)) error {
			if reason := m.Apply(seat, a, tell); !reason.OK() {
				return reason
			}
			return nil
		},
		Owes:  func(m *Match, seat int) bool { return m.Owes(seat) != NoDecision },
		Over:  func(m *Match) bool { return m.Over() },
		Legal: func(m *Match, seat int) []Action { return m.Legal(seat, nil) },
		Parts: bidParts,
		Result: func(m *Match, seat int) []int {
			return []int{int(m.Player(seat).Score), m.Firsts(seat), m.Floors(seat)}
		},
		Place:      func(m *Match, seat int) int { return m.Place(seat) },
		Invariants: (*Match).Invariants,
		Reveals:    reveals,
		Format:     Action.String,
		Parse:      parseAction,
	}
}

// bidParts tells a bid by how many cards it has of each print of the hand, roofs first.
func bidParts(m *Match, seat int, a Action, part func(is, of int) int) (told Action, ok bool) {
	if m.Owes(seat) != DecideBid {
		return told, false
	}
	told.Kind = Bid
	for left := m.Hand(seat).Prints(); left != 0; {
		first := left.lowest()
		all := left & first.print()
		n := part((a.Bid & all).Count(), all.Count()+1)
		told.Bid |= (1<<n - 1) << first
		left &^= all
	}
	return told, true
}

// reveals reports whether an event tells something that was hidden: a card of the hand, a bid, what lay below the top of a
// pile. A bid that is committed tells nothing.
func reveals(e Event) bool {
	switch e.Kind {
	case CardPlayed, CardIdle:
		return e.Hidden
	case BidShown, CardDrawn, PileRemade:
		return true
	}
	return false
}

// ReadRecord reads a record's text form and replays it. An error is a *[record.LineError].
func ReadRecord(text string) (Record, Match, error) { return Rules().Read(text) }
