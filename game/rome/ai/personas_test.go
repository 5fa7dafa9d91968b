package ai

import (
	"testing"

	"capital/game/players/playerstest"
	"capital/rules/rome"
)

func TestHabitsArePlayed(t *testing.T) {
	playerstest.HabitsArePlayed(t, NewPlayers(nil), Builder, 48, func(person int, m *rome.Match, does *rome.Action) int {
		if does != nil {
			return 0
		}
		return personas[person].Likes(&m.Table, 0)
	})
}
