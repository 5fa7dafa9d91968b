// Package goals knows Capital's goals: which of them a seat has reached in a match that is over. A goal is told of the final table
// and of what happened.
package goals

import (
	"capital/game/play"
	"capital/rules/warsaw"
)

// facts are what goals are told of, of one seat.
type facts struct {
	table     *warsaw.Table
	seat      int
	player    *warsaw.Player
	district  *warsaw.District
	place     int
	overbuilt int
	discarded int
	won       int                      // milestones
	now, last [warsaw.Steps]warsaw.Sum // what the income that goes on has brought, and the last one, step by step
	best      [warsaw.Steps]warsaw.Sum // the most that any has
	clean     bool                     // an income had 4 coins of industry and no point lost to it
	park      int                      // homes around the best park area ever
	trams     int                      // groups of trams, the most ever
	exchanged bool                     // at a station
	behind    bool                     // was alone the last in points when epoch VI began
}

func (f *facts) has(b warsaw.Building) bool { return f.district.Has(b) }

func (f *facts) count(k warsaw.Kind) int { return f.district.Of(k).Count() }

// mostDiscards is how many of the 24 tiles are discarded at most where few are.
const mostDiscards = 4

func (f *facts) first() bool { return f.place == 1 }

// goals are all goals, in the order in which they are shown.
func goals() []play.Goal[facts] {
	return []play.Goal[facts]{
		{Name: "win", Reached: func(f *facts) bool { return f.first() }},
		{Name: "win-by-ten", Reached: func(f *facts) bool { return f.first() && f.lead() >= 10 }},
		{Name: "win-without-park", Reached: func(f *facts) bool { return f.first() && f.last[warsaw.StepParks].VP == 0 }},
		{Name: "win-without-industry", Reached: func(f *facts) bool { return f.first() && f.count(warsaw.Industrial) == 0 }},
		{Name: "win-without-milestone", Reached: func(f *facts) bool { return f.first() && f.won == 0 }},
		{Name: "from-behind", Reached: func(f *facts) bool { return f.first() && f.behind }},
		{Name: "hundred", Reached: func(f *facts) bool { return f.player.VP >= 100 }},
		{Name: "hundred-twenty", Reached: func(f *facts) bool { return f.player.VP >= 120 }},
		{Name: "park-of-six", Reached: func(f *facts) bool { return f.park >= 6 }},
		{Name: "two-parks", Reached: func(f *facts) bool { return f.best[warsaw.StepParks].VP >= 12 }},
		{Name: "market-day", Reached: func(f *facts) bool { return f.best[warsaw.StepCommercial].Coins >= 12 }},
		{Name: "culture", Reached: func(f *facts) bool { return f.best[warsaw.StepCultural].VP >= 8 }},
		{Name: "industry", Reached: func(f *facts) bool { return f.best[warsaw.StepIndustrial].Coins >= 6 }},
		{Name: "clean-industry", Reached: func(f *facts) bool { return f.clean }},
		{Name: "three-trams", Reached: func(f *facts) bool { return f.trams >= 3 }},
		{Name: "four-trams", Reached: func(f *facts) bool { return f.trams >= 4 }},
		{Name: "five-homes", Reached: func(f *facts) bool { return f.district.Of(warsaw.Residential).AreaCount() >= 5 }},
		{Name: "five-public", Reached: func(f *facts) bool { return f.district.PublicBuildings().Count() >= 5 }},
		{Name: "three-milestones", Reached: func(f *facts) bool { return f.won >= 3 }},
		{Name: "full-district", Reached: func(f *facts) bool { return f.district.Occupied().Count() >= 12 }},
		{Name: "on-top", Reached: func(f *facts) bool { return f.overbuilt >= 6 }},
		{Name: "few-discards", Reached: func(f *facts) bool { return f.discarded <= mostDiscards }},
		{Name: "arsenal", Reached: func(f *facts) bool { return f.has(warsaw.Arsenal) }},
		{Name: "station", Reached: func(f *facts) bool { return f.exchanged }},
	}
}

// lead is by how many points the seat is ahead of the best other one.
func (f *facts) lead() int {
	best := -1000
	for seat := range f.table.Seats() {
		if p := f.table.Player(seat); p != f.player {
			best = max(best, int(p.VP))
		}
	}
	return int(f.player.VP) - best
}

// Goals are the goals, as the house knows them.
func Goals() play.Goals {
	return play.GoalsOf(warsaw.Rules(), goals(), play.Telling[warsaw.Match, warsaw.Event, facts]{Begin: begin, Note: (*facts).note, End: (*facts).end})
}

func begin(seat int) *facts {
	return &facts{seat: seat}
}

// end takes in how the match came out.
func (f *facts) end(m *warsaw.Match, place int) (points, lead int) {
	f.earned()
	f.table, f.player, f.place = &m.Table, m.Player(f.seat), place
	f.district = &f.player.District
	return int(f.player.VP), f.lead()
}

// isLast reports whether the seat has fewer points than any other.
func (f *facts) isLast(t *warsaw.Table) bool {
	for other := range t.Seats() {
		if other != f.seat && t.Player(other).VP <= t.Player(f.seat).VP {
			return false
		}
	}
	return true
}

// note takes in what happens: of most kinds of event what happens to the seat.
func (f *facts) note(m *warsaw.Match, e *warsaw.Event) {
	switch {
	case e.Kind == warsaw.EpochBegan:
		f.behind = e.Count == warsaw.Epochs && f.isLast(&m.Table)
	case e.Kind == warsaw.IncomeBegan:
		f.earned()
	}
	if e.Seat != f.seat {
		return
	}
	switch e.Kind {
	case warsaw.TileOverbuilt:
		f.overbuilt++
	case warsaw.TileDiscarded:
		f.discarded++
	case warsaw.MilestoneWon:
		f.won++
	case warsaw.Exchanged:
		f.exchanged = true
	case warsaw.IncomeSource:
		f.now[e.Source.Step].Coins += e.Sum.Coins
		f.now[e.Source.Step].VP += e.Sum.VP
		switch e.Source.Step {
		case warsaw.StepParks:
			f.park = max(f.park, e.Source.Count)
		case warsaw.StepTransport:
			f.trams = max(f.trams, e.Source.Count)
		}
	}
}

// earned takes in what an income has brought that has ended.
func (f *facts) earned() {
	f.clean = f.clean || f.now[warsaw.StepIndustrial].Coins >= 4 && f.now[warsaw.StepIndustrial].VP == 0
	for step, sum := range f.now {
		f.best[step].Coins, f.best[step].VP = max(f.best[step].Coins, sum.Coins), max(f.best[step].VP, sum.VP)
	}
	f.now, f.last = [warsaw.Steps]warsaw.Sum{}, f.now
}
