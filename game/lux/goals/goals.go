// Package goals knows Capital Lux 2's goals: which of them a seat has reached in a match that is over. A goal is told of the final
// table and of what happened.
package goals

import (
	"capital/game/play"
	"capital/rules/lux"
)

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

// goals are all goals, in the order in which they are shown.
func goals() []play.Goal[facts] {
	return []play.Goal[facts]{
		{Name: "win", Reached: func(f *facts) bool { return f.wins() }},
		{Name: "win-by-fifteen", Reached: func(f *facts) bool { return f.wins() && f.lead() >= 15 }},
		{Name: "win-without-gold", Reached: func(f *facts) bool { return f.wins() && f.score.Gold == 0 }},
		{Name: "win-with-one-bonus", Reached: func(f *facts) bool { return f.wins() && f.bonuses <= 1 }},
		{Name: "from-behind", Reached: func(f *facts) bool { return f.wins() && f.behind }},
		{Name: "rob", Reached: func(f *facts) bool { return f.against(1) }},
		{Name: "rob-by-ten", Reached: func(f *facts) bool { return f.against(10) }},
		{Name: "rob-by-31", Reached: func(f *facts) bool { return f.against(31) }},
		{Name: "sixty", Reached: func(f *facts) bool { return f.points() >= 60 }},
		{Name: "eighty", Reached: func(f *facts) bool { return f.points() >= 80 }},
		{Name: "nothing-lost", Reached: func(f *facts) bool { return f.lost == 0 }},
		{Name: "others-lose", Reached: func(f *facts) bool { return f.rival >= 4 }},
		{Name: "exactly-full", Reached: func(f *facts) bool { return f.exact }},
		{Name: "tower", Reached: func(f *facts) bool { return f.tower(20) }},
		{Name: "four-homes", Reached: func(f *facts) bool { return f.homes() >= lux.Districts }},
		{Name: "one-home", Reached: func(f *facts) bool { return f.wins() && f.homes() <= 2 }},
		{Name: "three-bonuses", Reached: func(f *facts) bool { return f.sweep >= 3 }},
		{Name: "all-bonuses", Reached: func(f *facts) bool { return f.sweep == lux.Districts }},
		{Name: "bonus-of-each", Reached: func(f *facts) bool {
			for _, n := range f.taken {
				if n == 0 {
					return false
				}
			}
			return true
		}},
		{Name: "five-gold", Reached: func(f *facts) bool { return f.score.Gold >= 5 }},
		{Name: "bought-off", Reached: func(f *facts) bool { return f.saved[lux.WhyMerchant] > 0 }},
		{Name: "guarded", Reached: func(f *facts) bool { return f.saved[lux.WhyGuards] > 0 }},
		{Name: "four-powers", Reached: func(f *facts) bool { return len(f.used) == lux.Districts }},
		{Name: "ender", Reached: func(f *facts) bool { return f.ended >= 2 }},
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

// Goals are the goals, as the house knows them.
func Goals() play.Goals {
	return play.GoalsOf(lux.Rules(), goals(), play.Telling[lux.Match, lux.Event, facts]{Begin: begin, Note: (*facts).note, End: (*facts).end})
}

func begin(seat int) *facts {
	return &facts{seat: seat, used: map[lux.Power]int{}, saved: map[lux.Why]int{}}
}

// end takes in how the match came out.
func (f *facts) end(m *lux.Match, place int) (points, lead int) {
	f.table, f.place, f.score = &m.Table, place, m.Score(f.seat)
	return f.points(), f.lead()
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
func (f *facts) note(m *lux.Match, e *lux.Event) {
	t := &m.Table
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
