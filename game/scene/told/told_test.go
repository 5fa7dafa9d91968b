package told

import (
	"slices"
	"testing"

	"capital/game/scene/log"
)

// TestOthersAreToldSinceOnesOwnAction looks for lines of the own seat, of nobody, of parts, and of what was before.
func TestOthersAreToldSinceOnesOwnAction(t *testing.T) {
	all := []log.Line[int]{
		{Words: "old", Seat: 1, Depth: 1, Move: 2}, {Words: "own", Seat: 0, Depth: 1, Move: 3}, {Words: "one", Seat: 1, Depth: 1, Move: 4},
		{Words: "a round", Seat: -1, Move: 4}, {Words: "part", Seat: 2, Depth: 2, Move: 5}, {Words: "two", Seat: 2, Depth: 1, Move: 5},
	}
	words := func(lines []Line) (words []string) {
		for _, line := range lines {
			words = append(words, line.Words)
		}
		return words
	}
	if got := words(Since(nil, all, 0, 3)); !slices.Equal(got, []string{"one", "two"}) {
		t.Errorf("it is told: %q", got)
	}
	if got := words(Since(nil, all, 2, 0)); !slices.Equal(got, []string{"old", "own", "one"}) {
		t.Errorf("the third seat is told: %q", got)
	}
	for range 9 {
		all = append(all, log.Line[int]{Words: "more", Seat: 1, Depth: 1, Move: 6})
	}
	if got := Since(nil, all, 0, 3); len(got) != Most || got[0].Words != "more" {
		t.Errorf("%d lines are told", len(got))
	}
}
