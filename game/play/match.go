// Package play makes figures of the matches that a person has played: how often they won against whom, how well they did, how
// strong they are, and which goals they have reached.
//
// A match is the person's own where exactly one seat was a person's, or where it went by letter and one seat was played here. [Read] finds them among the matches that are over and
// remembers what each came to, so that none is read twice. The rest are pure functions of a list of [Match].
package play

import (
	"cmp"
	"slices"

	"capital/game/statistics"
)

// Who is played against beside the levels of computer players.
const (
	Rob    = "rob"    // by one seat alone
	People = "person" // at other places, by letter
)

// Match is what a person's own match came to.
type Match struct {
	// File is its name among the matches that are over, which begins with the date. Of one that still lies where it was played it
	// is the date, a slash and its own file: that is not kept.
	File   string   `json:"file"`
	Game   string   `json:"game,omitempty"`
	Seats  int      `json:"seats,omitempty"`  // 0 of a match that is nobody's own
	Rivals []string `json:"rivals,omitempty"` // the levels of the other seats, [People] among them, or [Rob]
	Share  float64  `json:"share,omitempty"`  // of the first place: 1 alone, a part where it is shared, 0 behind it
	Points int      `json:"points,omitempty"`
}

// own reports whether the match is the person's own.
func (m *Match) own() bool { return m.Seats > 0 }

// Date is the day of the match: 2026-11-24.
func (m *Match) Date() string { return dateOf(m.File) }

func dateOf(file string) string { return file[:min(len("2006-01-02"), len(file))] }

// Of are the matches of one game.
func Of(matches []Match, game string) []Match {
	return slices.DeleteFunc(slices.Clone(matches), func(m Match) bool { return m.Game != game })
}

// Figures are how matches went that had so many seats and whose strongest rival was of a level.
type Figures struct {
	Seats     int
	Level     string
	Matches   int
	Wins      float64 // a shared first place counts as a part
	Low, High float64 // the 95 % interval of the share of wins
	Best      int     // points
	Mean      float64
}

// Count counts matches by seats and level. The levels are given with the weakest first; so are the figures, by seats and then by
// level.
func Count(matches []Match, levels []string) []Figures {
	var all []Figures
	sums := map[[2]int]int{}
	at := map[[2]int]int{}
	for _, m := range matches {
		strongest := -1
		for _, rival := range m.Rivals {
			strongest = max(strongest, slices.Index(levels, rival))
		}
		if strongest < 0 {
			continue
		}
		key := [2]int{m.Seats, strongest}
		n, found := at[key]
		if !found {
			n = len(all)
			at[key] = n
			all = append(all, Figures{Seats: m.Seats, Level: levels[strongest], Best: m.Points})
		}
		f := &all[n]
		f.Matches++
		f.Wins += m.Share
		f.Best = max(f.Best, m.Points)
		sums[key] += m.Points
		f.Mean = float64(sums[key]) / float64(f.Matches)
		f.Low, f.High = statistics.Interval(f.Wins/float64(f.Matches), f.Matches)
	}
	slices.SortFunc(all, func(a, b Figures) int {
		return cmp.Or(a.Seats-b.Seats, slices.Index(levels, a.Level)-slices.Index(levels, b.Level))
	})
	return all
}
