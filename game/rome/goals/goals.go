// Package goals knows Capitol's goals: which of them a seat has reached in a match that is over. A goal is told of the final table
// and of what happened.
package goals

import (
	"capital/game/play"
	"capital/rules/rome"
)

// facts are what goals are told of, of one seat.
type facts struct {
	table     *rome.Table
	seat      int
	player    *rome.Player
	place     int
	round     int
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

// goals are all goals, in the order in which they are shown.
func goals() []play.Goal[facts] {
	return []play.Goal[facts]{
		{Name: "win", Reached: func(f *facts) bool { return f.wins() }},
		{Name: "win-by-eight", Reached: func(f *facts) bool { return f.wins() && f.lead() >= 8 }},
		{Name: "win-without-fountain", Reached: func(f *facts) bool { return f.wins() && f.won[rome.Fountain] == 0 }},
		{Name: "win-without-auction", Reached: func(f *facts) bool { return f.wins() && f.auctions() == 0 }},
		{Name: "win-without-capitoline", Reached: func(f *facts) bool { return f.wins() && f.table.Prefecture(rome.Capitoline).Floors[f.seat] == 0 }},
		{Name: "from-behind", Reached: func(f *facts) bool { return f.wins() && f.behind }},
		{Name: "forty", Reached: func(f *facts) bool { return f.player.Score >= 40 }},
		{Name: "fifty", Reached: func(f *facts) bool { return f.player.Score >= 50 }},
		{Name: "good-start", Reached: func(f *facts) bool { return f.first >= 10 }},
		{Name: "round-of-twenty", Reached: func(f *facts) bool { return f.best >= 20 }},
		{Name: "capitoline", Reached: func(f *facts) bool { return f.table.Standings(rome.Capitoline)[f.seat].Rank == 1 }},
		{Name: "four-firsts", Reached: func(f *facts) bool { return len(f.firsts()) >= 4 }},
		{Name: "everywhere", Reached: func(f *facts) bool { return f.present() >= 7 }},
		{Name: "one-colour", Reached: func(f *facts) bool { whole, _ := f.colours(); return whole > 0 }},
		{Name: "three-colours", Reached: func(f *facts) bool { _, all := f.colours(); return all == rome.Colours }},
		{Name: "tall-house", Reached: func(f *facts) bool { return f.tallest >= 5 }},
		{Name: "ten-houses", Reached: func(f *facts) bool { return f.carried >= 10 }},
		{Name: "by-the-taller", Reached: func(f *facts) bool { return f.taller }},
		{Name: "both-amphitheatres", Reached: func(f *facts) bool { return f.won[rome.Amphitheatre] == 2 }},
		{Name: "both-temples", Reached: func(f *facts) bool { return f.won[rome.Temple] == 2 }},
		{Name: "temple-first", Reached: func(f *facts) bool { return f.temple }},
		{Name: "three-fountains", Reached: func(f *facts) bool { return f.won[rome.Fountain] >= 3 }},
		{Name: "bargain", Reached: func(f *facts) bool { paid, won := f.paid[rome.Temple]; return won && paid <= 8 }},
		{Name: "by-the-higher-card", Reached: func(f *facts) bool { return f.tiebreaks > 0 }},
	}
}

// auctions is how many auctions the seat has won.
func (f *facts) auctions() (n int) {
	for _, won := range f.won {
		n += won
	}
	return n
}

// Goals are the goals, as the house knows them.
func Goals() play.Goals {
	return play.GoalsOf(rome.Rules(), goals(), play.Telling[rome.Match, rome.Event, facts]{Begin: begin, Note: (*facts).note, End: (*facts).end})
}

func begin(seat int) *facts {
	return &facts{seat: seat, won: map[rome.Piece]int{}, paid: map[rome.Piece]int{}}
}

// end takes in how the match came out.
func (f *facts) end(m *rome.Match, place int) (points, lead int) {
	f.table, f.player, f.place = &m.Table, m.Player(f.seat), place
	return int(f.player.Score), f.lead()
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

// note takes in what happens: of most kinds of event what happens to the seat.
func (f *facts) note(m *rome.Match, e *rome.Event) {
	t := &m.Table
	if e.Kind == rome.RoundBegan {
		f.round = e.Count
		f.behind = e.Count == rome.Rounds && f.isLast(t)
	}
	if e.Seat != f.seat {
		return
	}
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
		if f.round == 1 {
			f.first = e.Count
		}
	}
}
