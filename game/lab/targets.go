package lab

import (
	"fmt"
	"io"

	"capital/game/statistics"
)

// Target is something that matches show if boards and pieces are good.
type Target struct {
	Name  string `json:"name"`
	Goal  string `json:"goal"`
	Found string `json:"found"`
	Met   bool   `json:"met"`
}

// Targets are all targets of a report.
type Targets []Target

// Add adds a target, with the finding in words.
func (t *Targets) Add(name, goal string, met bool, format string, args ...any) {
	*t = append(*t, Target{name, goal, fmt.Sprintf(format, args...), met})
}

// AddSeats adds the target that every seat wins as often as the others.
func (t *Targets) AddSeats(seats []Share) {
	least, most, equal := 1.0, 0.0, 1/float64(len(seats))
	for _, s := range seats {
		least, most = min(least, s.Share), max(most, s.Share)
	}
	t.Add("every seat wins", fmt.Sprintf("%.1f ± 1 %%", 100*equal), equal-least <= 0.01 && most-equal <= 0.01, "%.1f to %.1f %%", 100*least, 100*most)
}

// Write prints the targets, a line each.
func (t Targets) Write(out io.Writer) {
	for _, target := range t {
		verdict := "met"
		if !target.Met {
			verdict = "MISSED"
		}
		fmt.Fprintf(out, "%-7s %s (%s): %s\n", verdict, target.Name, target.Goal, target.Found)
	}
}

// Share is a share of matches with its 95 % interval.
type Share struct {
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// ShareOf is a part of so many matches as a [Share].
func ShareOf(part float64, games int) Share {
	share := part / float64(games)
	low, high := statistics.Interval(share, games)
	return Share{share, low, high}
}

// SharesOf is [ShareOf] of each.
func SharesOf(parts []float64, games int) []Share {
	var shares []Share
	for _, part := range parts {
		shares = append(shares, ShareOf(part, games))
	}
	return shares
}
