package ai

import (
	"testing"

	"capital/game/players/playerstest"
	"capital/game/testscope"
	"capital/rules/lux"
)

func TestHabitsArePlayed(t *testing.T) {
	for level, matches := range map[string]int{Builder: 48, Architect: testscope.Count(0, 48)} {
		t.Run(level, func(t *testing.T) {
			if matches == 0 {
				t.Skip("for a thorough test")
			}
			playerstest.HabitsArePlayed(t, NewPlayers(nil), level, matches, func(person int, _ *lux.Match, does *lux.Action) int {
				if does == nil {
					return 0
				}
				return personas[person].Likes(does)
			})
		})
	}
}

func TestMastersHaveHabits(t *testing.T) { playerstest.ThinkersHaveHabits(t, NewPlayers(nil), Builder) }
