package ai

import (
	"testing"

	"capital/game/players/playerstest"
	"capital/rules/warsaw"
)

func TestHabitsArePlayed(t *testing.T) {
	playerstest.HabitsArePlayed(t, NewPlayers(nil), Builder, 16, func(person int, m *warsaw.Match, does *warsaw.Action) int {
		if does != nil {
			return 0
		}
		return personas[person].Likes(&m.Player(0).District)
	})
}
