package goals

import (
	"testing"

	"capital/game/play/playtest"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// Each goal is reached in one match of the examples and not in another: "-find 300" looks for such matches, and tells how often
// each goal is reached.
func TestGoals(t *testing.T) {
	goals := playtest.Goals[warsaw.Match, warsaw.Action, warsaw.Event]{
		Goals: Goals(), Players: ai.NewPlayers(nil),
		Levels: []string{ai.Builder, ai.Apprentice, ai.Random, ai.Architect}, Seats: []int{2, 3, 4},
	}
	if len(goals.Names) != 24 {
		t.Errorf("there are %d goals", len(goals.Names))
	}
	goals.Test(t)
}
