package expo

import "capital/rules/record"

// Version is the version of the game's rules and tiles, raised whenever a record would replay to something else.
const Version = 1

// Record is one match as its seed, its seats and its actions: see package [capital/rules/record] for the lines it shares with
// the records of all games. Those of this game are:
//
//	game expo 1
//	1 space 3                             a place in the turn order
//	1 build textile-factory 0,1           a tile of the market, and the cell: column and row, City Hall standing on 0,0
//	1 crossing 2 0,2                      the crossing that must move, and its new corner
//	1 activate 1,0                        a tile by its cell, paid with cubes
//	1 activate 0,1 1 3                    with the tourists of seats 1 and 3
//	1 stop                                it activates no more
//	1 rest prestige                       it activates nothing; or "rest cube"
//	1 prosper most-culture 2,0            an open prosperity tile
//	1 lake most-cubes  2,0                the same, turned
//	result 1 47 3 2 1                     seat, prestige, cubes left, $ left, its initiative space
//
// What is done unasked is not recorded: taxes, better plants, stopping where nothing can be activated.
type Record = record.Record[Action]

// Move is one action of one seat, as a record has it.
type Move = record.Move[Action]

// Rules is the game as records, sessions and simulations see it.
func Rules() *record.Rules[Match, Action, Event] {
	return &record.Rules[Match, Action, Event]{
		Name:    "expo",
		Version: Version,
		Least:   2, Most: MaxSeats,
		New: func(r *Record, tell func(Event)) Match { return NewMatch(len(r.Seats), r.Seed, tell) },
		Apply: func(m *Match, seat int, a Action, tell func(Event)) error {
			if reason := m.Apply(seat, a, tell); !reason.OK() {
				return reason
			}
			return nil
		},
		Owes:  func(m *Match, seat int) bool { return m.Owes(seat) != NoDecision },
		Over:  func(m *Match) bool { return m.Over() },
		Legal: func(m *Match, seat int) []Action { return m.Legal(seat, nil) },
		Result: func(m *Match, seat int) []int {
			r := m.rank(seat)
			return []int{r.Prestige, r.Cubes, r.Left, int(m.players[seat].Space)}
		},
		Place:      func(m *Match, seat int) int { return m.Place(seat) },
		Invariants: (*Match).Invariants,
		Reveals:    reveals,
		Format:     Action.String,
		Parse:      parseAction,
	}
}

// reveals reports whether an event tells something that was hidden: what lay in a stack.
func reveals(e Event) bool { return e.Kind == TileCame || e.Kind == ProsperityOpened }

// ReadRecord reads a record's text form and replays it. An error is a *[record.LineError].
func ReadRecord(text string) (Record, Match, error) { return Rules().Read(text) }
