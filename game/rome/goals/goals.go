// Package goals knows Capitol's goals: which of them a seat has reached in a match that is over. A goal is told of the final table
// and of what happened.
package goals

import (
	"capital/game/ladder"
	"capital/rules/rome"
)

// goal is one goal; its words are "goal.NAME".
type goal struct {
	name    string
	reached func(f *facts) bool
}

// facts are what goals are told of, of one seat.
type facts struct {
	table     *rome.Table
	seat      int
	player    *rome.Player
	place     int
	won       map[rome.Piece]int // in auctions
	paid      map[rome.Piece]int // the least that one of them cost
	tiebreaks int                // auctions that were won though another bid as much
	carried   int                // houses to prefectures
	tallest   int                // of them
	best      int                // points of one round
	first     int                // points of round 1
	temple    bool               // was first where a temple doubled it
	taller    bool               // was first by the taller house
	behind    bool               // was alone the last in points when round 4 began
}

func (f *facts) wins() bool { return f.place == 1 }

// firsts are the prefectures in which the seat is first at the end.
func (f *facts) firsts() (in []rome.Place) {
	for p := range rome.Place(rome.Places) {
		if f.table.Standings(p)[f.seat].Rank == 1 {
			in = append(in, p)
		}
	}
	return in
}

// lead is by how many points the seat is ahead of the best other one.
func (f *facts) lead() int {
	best := -1000
	for seat := range f.table.Seats() {
		if seat != f.seat {
			best = max(best, int(f.table.Player(seat).Score))
		}
	}
	return int(f.player.Score) - best
}

// colours is in how many colours the seat is first in all three prefectures, and in how many anywhere.
func (f *facts) colours() (whole, any int) {
	var count [rome.Colours]int
	for _, p := range f.firsts() {
		count[p.Colour()]++
	}
	for _, n := range count {
		if n == rome.Places/rome.Colours {
			whole++
		}
		if n > 0 {
			any++
		}
	}
	return whole, any
}

// present is in how many prefectures the seat has floors.
func (f *facts) present() (n int) {
	for p := range rome.Place(rome.Places) {
		if f.table.Prefecture(p).Floors[f.seat] > 0 {
			n++
		}
	}
	return n
}

// goals are all goals, in the order in which they are shown. A name does not change: it is kept.
func goals() []goal {
	return []goal{
		{"win", func(f *facts) bool { return f.wins() }},
		{"win-by-eight", func(f *facts) bool { return f.wins() && f.lead() >= 8 }},
		{"win-without-fountain", func(f *facts) bool { return f.wins() && f.won[rome.Fountain] == 0 }},
		{"win-without-auction", func(f *facts) bool { return f.wins() && f.auctions() == 0 }},
		{"win-without-capitoline", func(f *facts) bool { return f.wins() && f.table.Prefecture(rome.Capitoline).Floors[f.seat] == 0 }},
		{"from-behind", func(f *facts) bool { return f.wins() && f.behind }},
		{"forty", func(f *facts) bool { return f.player.Score >= 40 }},
		{"fifty", func(f *facts) bool { return f.player.Score >= 50 }},
		{"good-start", func(f *facts) bool { return f.first >= 10 }},
		{"round-of-twenty", func(f *facts) bool { return f.best >= 20 }},
		{"capitoline", func(f *facts) bool { return f.table.Standings(rome.Capitoline)[f.seat].Rank == 1 }},
		{"four-firsts", func(f *facts) bool { return len(f.firsts()) >= 4 }},
		{"everywhere", func(f *facts) bool { return f.present() >= 7 }},
		{"one-colour", func(f *facts) bool { whole, _ := f.colours(); return whole > 0 }},
		{"three-colours", func(f *facts) bool { _, all := f.colours(); return all == rome.Colours }},
		{"tall-house", func(f *facts) bool { return f.tallest >= 5 }},
		{"ten-houses", func(f *facts) bool { return f.carried >= 10 }},
		{"by-the-taller", func(f *facts) bool { return f.taller }},
		{"both-amphitheatres", func(f *facts) bool { return f.won[rome.Amphitheatre] == 2 }},
		{"both-temples", func(f *facts) bool { return f.won[rome.Temple] == 2 }},
		{"temple-first", func(f *facts) bool { return f.temple }},
		{"three-fountains", func(f *facts) bool { return f.won[rome.Fountain] >= 3 }},
		{"bargain", func(f *facts) bool { paid, won := f.paid[rome.Temple]; return won && paid <= 8 }},
		{"by-the-higher-card", func(f *facts) bool { return f.tiebreaks > 0 }},
	}
}

// auctions is how many auctions the seat has won.
func (f *facts) auctions() (n int) {
	for _, won := range f.won {
		n += won
	}
	return n
}

// Names are the names of all goals.
func Names() (names []string) {
	for _, g := range goals() {
		names = append(names, g.name)
	}
	return names
}

// Reached are the names of the goals that a seat has reached in a match that is over, by the text of its record; none where that
// can't be read.
func Reached(text string, seat int) (names []string) {
	r, _ := Judge(text, seat)
	return r.Goals
}

// Judge is what a match that is over came to for a seat, by the text of its record. It is not ok where that can't be read or the
// match goes on.
func Judge(text string, seat int) (result ladder.Result, ok bool) {
	r, _, err := rome.ReadRecord(text)
	if err != nil || seat < 0 || seat >= len(r.Seats) {
		return result, false
	}
	f := &facts{seat: seat, won: map[rome.Piece]int{}, paid: map[rome.Piece]int{}}
	m, err := f.replay(&r)
	if err != nil || !m.Over() {
		return result, false
	}
	f.table, f.player, f.place = &m.Table, m.Player(seat), m.Place(seat)
	result = ladder.Result{Place: f.place, Points: int(f.player.Score), Lead: f.lead()}
	for _, g := range goals() {
		if g.reached(f) {
			result.Goals = append(result.Goals, g.name)
		}
	}
	return result, true
}

// replay plays a match again, and notes what happens to the seat.
func (f *facts) replay(r *rome.Record) (rome.Match, error) {
	rules, round := rome.Rules(), 0
	var m rome.Match
	tell := func(e rome.Event) {
		if e.Kind == rome.RoundBegan {
			round = e.Count
			if round == rome.Rounds {
				f.behind = f.isLast(&m.Table)
			}
			return
		}
		if e.Seat == f.seat {
			f.note(&m.Table, &e, round)
		}
	}
	start := *r
	start.Actions = nil
	m = rules.New(&start, tell)
	for _, move := range r.Actions {
		if err := rules.Apply(&m, move.Seat, move.Action, tell); err != nil {
			return m, err
		}
	}
	return m, nil
}

// isLast reports whether the seat has fewer points than any other.
func (f *facts) isLast(t *rome.Table) bool {
	for other := range t.Seats() {
		if other != f.seat && t.Player(other).Score <= t.Player(f.seat).Score {
			return false
		}
	}
	return true
}

// note takes in what happens to the seat.
func (f *facts) note(t *rome.Table, e *rome.Event, round int) {
	switch e.Kind {
	case rome.HouseCarried:
		f.carried++
		f.tallest = max(f.tallest, e.Height)
	case rome.AuctionWon:
		f.won[e.Piece]++
		if paid, had := f.paid[e.Piece]; !had || e.Count < paid {
			f.paid[e.Piece] = e.Count
		}
		if e.Why == rome.WhyHighest {
			f.tiebreaks++
		}
	case rome.PrefectureScored:
		f.temple = f.temple || e.Rank == 1 && t.Prefecture(e.Place).Monument == rome.Temple
		f.taller = f.taller || e.Rank == 1 && e.Why == rome.WhyTaller
	case rome.RoundScored:
		f.best = max(f.best, e.Count)
		if round == 1 {
			f.first = e.Count
		}
	}
}
