package recordtest

import (
	"fmt"
	"strconv"

	"capital/rules/record"
)

// Record is a match's record, Move one action in it.
type (
	Record = record.Record[Action]
	Move   = record.Move[Action]
)

// Rules is the game as records, sessions and simulations see it.
func Rules() *record.Rules[Match, Action, Event] {
	return &record.Rules[Match, Action, Event]{
		Name: "bidding", Version: 1, Least: 1, Most: MaxSeats,
		Options: []record.OptionKind{
			{Name: "prizes", Values: []string{"plain", "doubled"}},
			{Name: "ties", Values: []string{"lost", "kept"}},
		},
		New: func(r *Record, tell func(Event)) Match {
			return newMatch(len(r.Seats), r.Seed, r.Option("prizes") == "doubled", r.Option("ties") == "kept", tell)
		},
		Apply: (*Match).Apply,
		Owes:  func(m *Match, seat int) bool { return m.Owes(seat) },
		Over:  func(m *Match) bool { return m.Over() },
		Legal: func(m *Match, seat int) []Action {
			v := m.View(seat)
			return v.Legal()
		},
		Result:     func(m *Match, seat int) []int { return []int{m.points[seat], m.won[seat]} },
		Place:      (*Match).placed,
		Invariants: (*Match).Invariants,
		Reveals:    func(e Event) bool { return e.Kind != BidSealed },
		Format:     Action.String,
		Parse:      parse,
	}
}

// String writes the action as in a record, without its seat.
func (a Action) String() string {
	verb := "bid"
	if a.Kind == Swap {
		verb = "swap"
	}
	return fmt.Sprintf("%s %d", verb, a.Card)
}

// parse reads an action's words.
func parse(words []string) (a Action, ok bool) {
	if len(words) != 2 {
		return Action{}, false
	}
	card, err := strconv.ParseUint(words[1], 10, 8)
	switch words[0] {
	case "bid":
		a.Kind = Bid
	case "swap":
		a.Kind = Swap
	}
	a.Card = Card(card)
	return a, a.Kind != 0 && err == nil
}

// Played is a whole match between computer players of a level, as its record and its end.
// It panics where the match could not be played: it is for tests.
func Played(seats int, seed uint64, level string, options ...record.Option) (Record, Match) {
	r := Record{Seed: seed, Options: options}
	for seat := range seats {
		r.Seats = append(r.Seats, record.Seat{Player: level, Name: fmt.Sprintf("%s %d", level, seat+1)})
	}
	m, err := Rules().Play(&r, func(m *Match, seat int) (Action, error) {
		v := m.View(seat)
		return Choose(&v, level, seed*MaxSeats+uint64(seat))
	}, nil)
	if err != nil {
		panic(err)
	}
	return r, m
}

// placed is a seat's place in the final ranking: one more than there are seats with more points, or as many and more prizes.
func (m *Match) placed(seat int) int {
	place := 1
	for other := range m.seats {
		if m.points[other] > m.points[seat] || m.points[other] == m.points[seat] && m.won[other] > m.won[seat] {
			place++
		}
	}
	return place
}
