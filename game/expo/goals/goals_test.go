package goals

import (
	"testing"

	"capital/game/expo/ai"
	"capital/game/play/playtest"
	"capital/rules/expo"
)

// Each goal is reached in one match of the examples and not in another: "-find 300" looks for such matches, and tells how often
// each goal is reached.
func TestGoals(t *testing.T) {
	goals := playtest.Goals[expo.Match, expo.Action, expo.Event]{
		Goals: Goals(), Players: ai.NewPlayers(nil),
		Levels: []string{ai.Builder, ai.Apprentice, ai.Random}, Seats: []int{2, 3, 4, 5},
	}
	if len(goals.Names) != 24 {
		t.Errorf("there are %d goals", len(goals.Names))
	}
	goals.Test(t)
}
