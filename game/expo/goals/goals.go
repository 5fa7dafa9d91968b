// Package goals knows The Capitals' goals: which of them a seat has reached in a match that is over. A goal is told of the final
// table and of what happened.
package goals

import (
	"capital/game/play"
	"capital/rules/expo"
)

// facts are what goals are told of, of one seat.
type facts struct {
	table *expo.Table
	own   *expo.Player
	seat  int
	place int

	behind     bool // was alone the last in prestige when Era III began
	priced     int  // tiles that cost something
	prospered  int  // prosperity tiles
	lakes      int
	leads      int // rounds in which the seat led in Culture
	served     int // Expos in which it had the best Services
	expo       int // prestige of the Expo that is held
	bestExpo   int
	first      int // plants that were the first of their level
	level      int // of its plant
	hosted     int // the most tourists at once
	activated  int // tiles of this round
	most       int // the most in one round
	times      [expo.MaxTiles]uint8
	twice      bool // a tile was activated twice in a round
	byTourists bool // an activation was paid by tourists alone
}

func (f *facts) wins() bool { return f.place == 1 }

func (f *facts) points() int { return int(f.own.Prestige) }

// lead is by how many points the seat is ahead of the best other one.
func (f *facts) lead() int {
	best := -1000
	for seat := range f.table.Seats() {
		if seat != f.seat {
			best = max(best, f.table.Has(seat, expo.Prestige))
		}
	}
	return f.points() - best
}

// from is the prestige of a source.
func (f *facts) from(s expo.Source) int { return int(f.own.Sources[s]) }

// colours are how many tiles of each colour the city has.
func (f *facts) colours() (all [expo.Colours]int) {
	for c := range expo.Colour(expo.Colours) {
		all[c] = f.own.Of(c)
	}
	return all
}

// goals are all goals, in the order in which they are shown.
func goals() []play.Goal[facts] {
	return []play.Goal[facts]{
		{Name: "win", Reached: func(f *facts) bool { return f.wins() }},
		{Name: "win-by-ten", Reached: func(f *facts) bool { return f.wins() && f.lead() >= 10 }},
		{Name: "win-without-taxes", Reached: func(f *facts) bool { return f.wins() && f.from(expo.FromTaxes) == 0 }},
		{Name: "win-with-free-tiles", Reached: func(f *facts) bool { return f.wins() && f.priced == 0 }},
		{Name: "from-behind", Reached: func(f *facts) bool { return f.wins() && f.behind }},
		{Name: "forty", Reached: func(f *facts) bool { return f.points() >= 40 }},
		{Name: "fifty", Reached: func(f *facts) bool { return f.points() >= 50 }},
		{Name: "good-sites", Reached: func(f *facts) bool { return f.from(expo.FromPlacing) == 0 }},
		{Name: "work-for-all", Reached: func(f *facts) bool { return f.from(expo.FromUnemployment) == 0 }},
		{Name: "twenty-jobs", Reached: func(f *facts) bool { return f.own.Track[expo.Employment] >= 20 }},
		{Name: "best-served", Reached: func(f *facts) bool { return f.served == expo.Eras }},
		{Name: "great-expo", Reached: func(f *facts) bool { return f.bestExpo >= 12 }},
		{Name: "top-plant", Reached: func(f *facts) bool { return f.level == expo.Levels }},
		{Name: "first-plants", Reached: func(f *facts) bool { return f.first >= 3 }},
		{Name: "three-tourists", Reached: func(f *facts) bool { return f.hosted >= 3 }},
		{Name: "culture-leader", Reached: func(f *facts) bool { return f.leads >= 6 }},
		{Name: "four-activations", Reached: func(f *facts) bool { return f.most >= 4 }},
		{Name: "tourists-pay", Reached: func(f *facts) bool { return f.byTourists }},
		{Name: "twice-in-a-round", Reached: func(f *facts) bool { return f.twice }},
		{Name: "all-colours", Reached: func(f *facts) bool {
			for _, n := range f.colours() {
				if n == 0 {
					return false
				}
			}
			return true
		}},
		{Name: "six-of-a-colour", Reached: func(f *facts) bool {
			for _, n := range f.colours() {
				if n >= 6 {
					return true
				}
			}
			return false
		}},
		{Name: "four-prosper", Reached: func(f *facts) bool { return f.prospered >= 4 }},
		{Name: "three-lakes", Reached: func(f *facts) bool { return f.wins() && f.lakes >= 3 }},
		{Name: "grand-finale", Reached: func(f *facts) bool { return f.from(expo.FromEndEffects) >= 8 }},
	}
}

// Goals are the goals, as the house knows them.
func Goals() play.Goals {
	return play.GoalsOf(expo.Rules(), goals(), play.Telling[expo.Match, expo.Event, facts]{Begin: begin, Note: (*facts).note, End: (*facts).end})
}

func begin(seat int) *facts { return &facts{seat: seat} }

// end takes in how the match came out.
func (f *facts) end(m *expo.Match, place int) (points, lead int) {
	f.table, f.own, f.place = &m.Table, m.Player(f.seat), place
	f.level = int(f.own.Level)
	return f.points(), f.lead()
}

// isLast reports whether the seat has less prestige than any other.
func (f *facts) isLast(t *expo.Table) bool {
	for other := range t.Seats() {
		if other != f.seat && t.Has(other, expo.Prestige) <= t.Has(f.seat, expo.Prestige) {
			return false
		}
	}
	return true
}

// note takes in what happens.
func (f *facts) note(m *expo.Match, e *expo.Event) {
	switch e.Kind {
	case expo.RoundBegan:
		f.activated, f.times = 0, [expo.MaxTiles]uint8{}
		if era := expo.EraOf(e.Count); era == expo.Eras && expo.EraOf(e.Count-1) < era {
			f.behind = f.isLast(&m.Table)
		}
	case expo.ExpoBegan:
		f.expo = 0
	case expo.TouristMoved:
		f.hosted = max(f.hosted, tourists(&m.Table, f.seat))
	}
	if e.Seat == f.seat {
		f.noteOwn(m, e)
	}
}

// noteOwn takes in what happens to the seat.
func (f *facts) noteOwn(m *expo.Match, e *expo.Event) {
	switch e.Kind {
	case expo.TileBuilt:
		if e.Price > 0 {
			f.priced++
		}
	case expo.TileProspered:
		f.prospered++
	case expo.LakeMade:
		f.lakes++
	case expo.Led:
		f.leads++
	case expo.TileActivated:
		f.noteActivation(m.Player(f.seat), e)
	case expo.PlantTaken:
		if m.Taken(e.Level) == 1 {
			f.first++
		}
	case expo.ExpoLine:
		f.expo += e.Count
		f.bestExpo = max(f.bestExpo, f.expo)
		if e.Source == expo.FromServicesRank && e.Count == 0 {
			f.served++
		}
	}
}

// noteActivation takes in an activation.
func (f *facts) noteActivation(own *expo.Player, e *expo.Event) {
	f.activated++
	f.most = max(f.most, f.activated)
	f.byTourists = f.byTourists || e.Price == 0
	if at := own.At(expo.Cell{X: e.X, Y: e.Y}); at >= 0 {
		f.times[at]++
		f.twice = f.twice || f.times[at] > 1
	}
}

// tourists is how many tourists a seat holds.
func tourists(t *expo.Table, holder int) (count int) {
	for owner := range t.Seats() {
		if int(t.Tourist(owner).Holder) == holder {
			count++
		}
	}
	return count
}
