package ai

import (
	"testing"

	"capital/game/players/playerstest"
	"capital/rules/expo"
)

func TestHabitsArePlayed(t *testing.T) {
	playerstest.HabitsArePlayed(t, NewPlayers(nil), Builder, 16, func(person int, m *expo.Match, _ *expo.Action) int {
		if m.Owes(0) != expo.DecideSpace { // as each round begins
			return 0
		}
		return personas[person].Likes(m.Player(0))
	})
}
