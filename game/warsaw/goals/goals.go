// Package goals knows Capital's goals: which of them a seat has reached in a match that is over. A goal is told of the final table
// and of what happened.
package goals

import (
	"capital/game/ladder"
	"capital/rules/warsaw"
)

// goal is one goal; its words are "goal.NAME".
type goal struct {
	name    string
	reached func(f *facts) bool
}

// facts are what goals are told of, of one seat.
type facts struct {
	table     *warsaw.Table
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

// goals are all goals, in the order in which they are shown. A name does not change: it is kept.
func goals() []goal {
	return []goal{
		{"win", func(f *facts) bool { return f.first() }},
		{"win-by-ten", func(f *facts) bool { return f.first() && f.lead() >= 10 }},
		{"win-without-park", func(f *facts) bool { return f.first() && f.last[warsaw.StepParks].VP == 0 }},
		{"win-without-industry", func(f *facts) bool { return f.first() && f.count(warsaw.Industrial) == 0 }},
		{"win-without-milestone", func(f *facts) bool { return f.first() && f.won == 0 }},
		{"from-behind", func(f *facts) bool { return f.first() && f.behind }},
		{"hundred", func(f *facts) bool { return f.player.VP >= 100 }},
		{"hundred-twenty", func(f *facts) bool { return f.player.VP >= 120 }},
		{"park-of-six", func(f *facts) bool { return f.park >= 6 }},
		{"two-parks", func(f *facts) bool { return f.best[warsaw.StepParks].VP >= 12 }},
		{"market-day", func(f *facts) bool { return f.best[warsaw.StepCommercial].Coins >= 12 }},
		{"culture", func(f *facts) bool { return f.best[warsaw.StepCultural].VP >= 8 }},
		{"industry", func(f *facts) bool { return f.best[warsaw.StepIndustrial].Coins >= 6 }},
		{"clean-industry", func(f *facts) bool { return f.clean }},
		{"three-trams", func(f *facts) bool { return f.trams >= 3 }},
		{"four-trams", func(f *facts) bool { return f.trams >= 4 }},
		{"five-homes", func(f *facts) bool { return f.district.Of(warsaw.Residential).AreaCount() >= 5 }},
		{"five-public", func(f *facts) bool { return f.district.PublicBuildings().Count() >= 5 }},
		{"three-milestones", func(f *facts) bool { return f.won >= 3 }},
		{"full-district", func(f *facts) bool { return f.district.Occupied().Count() >= 12 }},
		{"on-top", func(f *facts) bool { return f.overbuilt >= 6 }},
		{"few-discards", func(f *facts) bool { return f.discarded <= mostDiscards }},
		{"arsenal", func(f *facts) bool { return f.has(warsaw.Arsenal) }},
		{"station", func(f *facts) bool { return f.exchanged }},
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
	rules := warsaw.Rules()
	r, _, err := rules.Read(text)
	if err != nil || seat < 0 || seat >= len(r.Seats) {
		return result, false
	}
	f := facts{}
	m, err := replay(&r, seat, &f)
	if err != nil || !m.Over() {
		return result, false
	}
	f.table, f.player, f.place = &m.Table, m.Player(seat), m.Place(seat)
	f.district = &f.player.District
	result = ladder.Result{Place: f.place, Points: int(f.player.VP), Lead: f.lead()}
	for _, g := range goals() {
		if g.reached(&f) {
			result.Goals = append(result.Goals, g.name)
		}
	}
	return result, true
}

// replay plays a match again, and notes what happens to a seat.
func replay(r *warsaw.Record, seat int, f *facts) (warsaw.Match, error) {
	rules := warsaw.Rules()
	epoch := false
	tell := func(e warsaw.Event) {
		if e.Kind == warsaw.EpochBegan && e.Count == warsaw.Epochs {
			epoch = true
		}
		if e.Kind == warsaw.IncomeBegan {
			f.earned()
		}
		if e.Seat == seat {
			f.note(&e)
		}
	}
	start := *r
	start.Actions = nil
	m := rules.New(&start, tell)
	for _, move := range r.Actions {
		if err := rules.Apply(&m, move.Seat, move.Action, tell); err != nil {
			return m, err
		}
		if epoch {
			epoch = false
			f.behind = last(&m.Table, seat)
		}
	}
	f.earned()
	return m, nil
}

// last reports whether a seat has fewer points than any other.
func last(t *warsaw.Table, seat int) bool {
	for other := range t.Seats() {
		if other != seat && t.Player(other).VP <= t.Player(seat).VP {
			return false
		}
	}
	return true
}

// note takes in what happens to the seat.
func (f *facts) note(e *warsaw.Event) {
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
