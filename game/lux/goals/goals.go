// Package goals knows Capital Lux 2's goals: which of them a seat has reached in a match that is over. A goal is told of the final
// table and of what happened.
package goals

import (
	"capital/game/ladder"
	"capital/rules/lux"
)

// goal is one goal; its words are "goal.NAME".
type goal struct {
	name    string
	reached func(f *facts) bool
}

// facts are what goals are told of, of one seat.
type facts struct {
	table   *lux.Table
	seat    int
	place   int
	score   lux.Score
	lost    int                // home districts
	rival   int                // home districts that others lost
	bonuses int                // bonus cards that were taken
	round   int                // of them in this round
	sweep   int                // the most in one round
	used    map[lux.Power]int  // powers, how often
	saved   map[lux.Why]int    // districts, by what saved them
	exact   bool               // a home district was as high as its limit
	ended   int                // rounds whose end the seat triggered
	behind  bool               // was alone the last in points when round III began
	taken   [lux.Districts]int // bonuses by district
}

func (f *facts) wins() bool { return f.place == 1 }

func (f *facts) points() int { return f.score.Points() }

// lead is by how many points the seat is ahead of the best other one.
func (f *facts) lead() int {
	best := -1000
	for seat := range f.table.Seats() {
		if seat != f.seat {
			best = max(best, f.table.Points(seat))
		}
	}
	return f.points() - best
}

// against reports whether the seat beat ROB by so many points.
func (f *facts) against(margin int) bool { return f.table.Solo() && f.wins() && f.lead() >= margin }

// goals are all goals, in the order in which they are shown. A name does not change: it is kept.
func goals() []goal {
	return []goal{
		{"win", func(f *facts) bool { return f.wins() }},
		{"win-by-fifteen", func(f *facts) bool { return f.wins() && f.lead() >= 15 }},
		{"win-without-gold", func(f *facts) bool { return f.wins() && f.score.Gold == 0 }},
		{"win-with-one-bonus", func(f *facts) bool { return f.wins() && f.bonuses <= 1 }},
		{"from-behind", func(f *facts) bool { return f.wins() && f.behind }},
		{"rob", func(f *facts) bool { return f.against(1) }},
		{"rob-by-ten", func(f *facts) bool { return f.against(10) }},
		{"rob-by-31", func(f *facts) bool { return f.against(31) }},
		{"sixty", func(f *facts) bool { return f.points() >= 60 }},
		{"eighty", func(f *facts) bool { return f.points() >= 80 }},
		{"nothing-lost", func(f *facts) bool { return f.lost == 0 }},
		{"others-lose", func(f *facts) bool { return f.rival >= 4 }},
		{"exactly-full", func(f *facts) bool { return f.exact }},
		{"tower", func(f *facts) bool { return f.tower(20) }},
		{"four-homes", func(f *facts) bool { return f.homes() >= lux.Districts }},
		{"one-home", func(f *facts) bool { return f.wins() && f.homes() <= 2 }},
		{"three-bonuses", func(f *facts) bool { return f.sweep >= 3 }},
		{"all-bonuses", func(f *facts) bool { return f.sweep == lux.Districts }},
		{"bonus-of-each", func(f *facts) bool {
			for _, n := range f.taken {
				if n == 0 {
					return false
				}
			}
			return true
		}},
		{"five-gold", func(f *facts) bool { return f.score.Gold >= 5 }},
		{"bought-off", func(f *facts) bool { return f.saved[lux.WhyMerchant] > 0 }},
		{"guarded", func(f *facts) bool { return f.saved[lux.WhyGuards] > 0 }},
		{"four-powers", func(f *facts) bool { return len(f.used) == lux.Districts }},
		{"ender", func(f *facts) bool { return f.ended >= 2 }},
	}
}

// homes is how many home districts have citizens at the end.
func (f *facts) homes() (n int) {
	for d := range lux.District(lux.Districts) {
		if f.score.Homes[d] > 0 {
			n++
		}
	}
	return n
}

// tower reports whether a home district is worth so much at the end.
func (f *facts) tower(worth int) bool {
	for _, n := range f.score.Homes {
		if n >= worth {
			return true
		}
	}
	return false
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
	r, _, err := lux.ReadRecord(text)
	if err != nil || seat < 0 || seat >= len(r.Seats) {
		return result, false
	}
	f := &facts{seat: seat, used: map[lux.Power]int{}, saved: map[lux.Why]int{}}
	m, err := f.replay(&r)
	if err != nil || !m.Over() {
		return result, false
	}
	f.table, f.place, f.score = &m.Table, m.Place(seat), m.Score(seat)
	result = ladder.Result{Place: f.place, Points: f.points(), Lead: f.lead()}
	for _, g := range goals() {
		if g.reached(f) {
			result.Goals = append(result.Goals, g.name)
		}
	}
	return result, true
}

// replay plays a match again, and notes what happens to the seat.
func (f *facts) replay(r *lux.Record) (lux.Match, error) {
	rules := lux.Rules()
	var m lux.Match
	tell := func(e lux.Event) { f.note(&m.Table, &e) }
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
func (f *facts) isLast(t *lux.Table) bool {
	for other := range t.Seats() {
		if other != f.seat && t.Points(other) <= t.Points(f.seat) {
			return false
		}
	}
	return true
}

// note takes in what happens: of most kinds of event what happens to the seat.
func (f *facts) note(t *lux.Table, e *lux.Event) {
	switch own := e.Seat == f.seat; {
	case e.Kind == lux.RoundBegan:
		f.round = 0
		if e.Count == lux.Rounds {
			f.behind = f.isLast(t)
		}
	case e.Kind == lux.LimitsChecked:
		for d := range lux.District(lux.Districts) {
			f.exact = f.exact || len(t.Home(f.seat, d)) > 0 && t.HomeTotal(f.seat, d) == t.OpenLimitOf(d)
		}
	case e.Kind == lux.Lost && own:
		f.lost++
	case e.Kind == lux.Lost:
		f.rival++
	case !own:
	case e.Kind == lux.PowerUsed:
		f.used[e.Power]++
	case e.Kind == lux.Saved:
		f.saved[e.Why]++
	case e.Kind == lux.BonusTaken:
		f.bonuses++
		f.round++
		f.sweep = max(f.sweep, f.round)
		f.taken[e.To]++
	case e.Kind == lux.EndTriggered:
		f.ended++
	}
}
