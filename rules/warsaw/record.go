package warsaw

import "capital/rules/record"

// TilesVersion is the version of the tile table, raised whenever a tile or price changes.
// It stands in the header of a record, and one of another version is refused: it would
// replay to something else.
const TilesVersion = 4

// Record is one match as its seed, its seats and its actions: see package
// [capital/rules/record] for the lines it shares with the records of all games. Those of
// this game are:
//
//	game warsaw 4                   the game and its tile table, TilesVersion
//	1 pick III-04                   the seat and what it did
//	2 pick arsenal
//	1 build III-04 1,0 turn 2       spaces are tiles east and south of the start
//	2 overbuild arsenal 0,0 turn 0
//	1 discard III-05
//	1 keep window 0,-1 wide         the upper left corner; wide 4×3, tall 3×4
//	1 keep piece 0,0                its first space in reading order
//	1 lose 0,0                      to a war; two spaces where it takes two
//	1 place metro 0,1
//	1 sell coins okecie-airport
//	1 sell vp okecie-airport
//	1 split 2                       of the School's total, as victory points
//	1 finish                        no more choices
//	result 1 47 3                   seat, victory points, coins
type Record = record.Record[Action]

// Move is one action of one seat, as a record has it.
type Move = record.Move[Action]

// Rules is the game as records, sessions and simulations see it.
func Rules() *record.Rules[Match, Action, Event] {
	return &record.Rules[Match, Action, Event]{
		Name:    "warsaw",
		Version: TilesVersion,
		Least:   2, Most: MaxSeats,
		New: func(r *Record, tell func(Event)) Match {
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
		Legal: func(m *Match, seat int) []Action { return m.Legal(seat, true, nil) },
		Result: func(m *Match, seat int) []int {
			p := m.Player(seat)
			return []int{int(p.VP), int(p.Coins)}
		},
		Place:      func(m *Match, seat int) int { return m.Place(seat) },
		Invariants: (*Match).Invariants,
		Reveals:    func(Event) bool { return true }, // what is decided in secret is told of when it is shown
		Format:     Action.String,
		Parse:      parseAction,
	}
}

// ReadRecord reads a record's text form and replays it: every action is checked,
// and the result lines where there are any. An error is a *[record.LineError].
func ReadRecord(text string) (Record, Match, error) { return Rules().Read(text) }
