package play

import (
	"cmp"
	"slices"

	"capital/game/course"
)

// Reviewed is a match of which it is known how the person decided.
type Reviewed struct {
	Match
	Losses []course.Loss
}

// Slip is a decision in a match that was worse than another would have been.
type Slip struct {
	Match  Match
	Move   int // counted from 0
	Points float64
}

// GivenAway is what a kind of decision gives away.
type GivenAway struct {
	Kind    string
	Made    int     // decisions of the kind
	AMatch  float64 // points, on average
	Slips   []Slip  // the largest first
	Matches int     // in which there are any
}

// leastSlip is how many points a slip is at least: less is written as nothing.
const leastSlip = 0.05

// CountGivenAway counts by kind of decision what was given away in matches, where most is first. What gives nothing away that is
// worth a word is left out.
func CountGivenAway(matches []Reviewed) []GivenAway {
	var all []GivenAway
	for _, m := range matches {
		slipped := map[string]bool{}
		for _, loss := range m.Losses {
			n := slices.IndexFunc(all, func(g GivenAway) bool { return g.Kind == loss.Kind })
			if n < 0 {
				n = len(all)
				all = append(all, GivenAway{Kind: loss.Kind})
			}
			all[n].Made++
			all[n].AMatch += loss.Points / float64(len(matches))
			if loss.Points < leastSlip {
				continue
			}
			all[n].Slips = append(all[n].Slips, Slip{m.Match, loss.Move, loss.Points})
			if !slipped[loss.Kind] {
				slipped[loss.Kind] = true
				all[n].Matches++
			}
		}
	}
	all = slices.DeleteFunc(all, func(g GivenAway) bool { return len(g.Slips) == 0 })
	for _, g := range all {
		slices.SortStableFunc(g.Slips, func(a, b Slip) int { return cmp.Compare(b.Points, a.Points) })
	}
	slices.SortStableFunc(all, func(a, b GivenAway) int { return cmp.Compare(b.AMatch, a.AMatch) })
	return all
}
