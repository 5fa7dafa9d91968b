package ai

import (
	"testing"

	"capital/game/players/playerstest"
	"capital/game/testscope"
	"capital/rules/warsaw"
)

func TestHabitsArePlayed(t *testing.T) {
	for level, matches := range map[string]int{Builder: 16, Architect: testscope.Count(0, 24)} {
		t.Run(level, func(t *testing.T) {
			if matches == 0 {
				t.Skip("for a thorough test")
			}
			playerstest.HabitsArePlayed(t, NewPlayers(nil), level, matches, func(person int, m *warsaw.Match, does *warsaw.Action) int {
				if does != nil {
					return 0
				}
				return personas[person].Likes(&m.Player(0).District)
			})
		})
	}
}

func TestMastersHaveHabits(t *testing.T) { playerstest.ThinkersHaveHabits(t, NewPlayers(nil), Builder) }
