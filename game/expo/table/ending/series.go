package ending

import (
	"strconv"

	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene/results"
	"capital/render/expo/tinplate"
	"capital/rules/expo"
)

// series is what all seats had at the beginning of a match, and at the end of every round.
type series [expo.Rounds + 1][expo.MaxSeats]moment

// moment is what a seat had: of every track, and prestige. At the end it is what there was before that became prestige.
type moment struct {
	track    [expo.Tracks]int
	prestige int
}

// note notes what all have after a round.
func (s *series) note(round int, t *expo.Table) {
	for seat := range t.Seats() {
		at := &s[round][seat]
		for what := range expo.Track(expo.Tracks) {
			at.track[what] = t.Has(seat, what)
		}
		at.prestige = t.Has(seat, expo.Prestige)
	}
}

// take notes what an event of a match changes in the series; t is the table as it happens.
func (s *series) take(e expo.Event, t *expo.Table, spent *[expo.MaxSeats]int) {
	switch e.Kind {
	case expo.RoundBegan:
		s.note(e.Count-1, t)
	case expo.Converted:
		if e.Source == expo.FromMoney {
			spent[e.Seat] = e.Lost
		}
	case expo.MatchEnded:
		s.note(expo.Rounds, t)
		for seat := range t.Seats() {
			s[expo.Rounds][seat].track[expo.Economy] += spent[seat]
		}
	}
}

// values are those of one thing, of every seat at every moment.
func (s *series) values(seats int, of func(m *moment) int) (all [][]int) {
	for seat := range seats {
		var own []int
		for n := range s {
			own = append(own, of(&s[n][seat]))
		}
		all = append(all, own)
	}
	return all
}

// charts are the charts of a match: of prestige, and of every track.
func charts(art *view.Expo, s *series, seats int) *results.Charts {
	c := &results.Charts{}
	for round := range expo.Rounds + 1 {
		m := results.Moment{Sign: strconv.Itoa(round), Words: art.Strings.Text("results.moment", round)}
		switch {
		case round == 0:
			m = results.Moment{Words: art.Strings.Text("results.moment.first")}
		case round == expo.Rounds || expo.EraOf(round) != expo.EraOf(round+1):
			m.Words, m.Icon = art.Strings.Text("results.moment.expo", round, naming.Roman(expo.EraOf(round))), tinplate.Effect(expo.OfExpo)
		}
		c.Moments = append(c.Moments, m)
	}
	add := func(what expo.Track, of func(m *moment) int) {
		c.Of = append(c.Of, results.Chart{Words: naming.Track(art.Strings, what), Icon: tinplate.Track(what), Values: s.values(seats, of)})
	}
	add(expo.Prestige, func(m *moment) int { return m.prestige })
	for what := range expo.Track(expo.Tracks) {
		add(what, func(m *moment) int { return m.track[what] })
	}
	return c
}
