package ai

import (
	"testing"

	"capital/game/players/playerstest"
	"capital/rules/lux"
)

func TestHabitsArePlayed(t *testing.T) {
	playerstest.HabitsArePlayed(t, NewPlayers(nil), Builder, 48, func(person int, _ *lux.Match, does *lux.Action) int {
		if does == nil {
			return 0
		}
		return personas[person].Likes(does)
	})
}
