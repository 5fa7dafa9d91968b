package stress

import (
	"testing"

	"capital/game/stress/stresstest"
	"capital/game/testscope"
)

// The checks before a change is kept soak and damage more.
func TestSoak(t *testing.T) { stresstest.Soak(t, Game().Soak, testscope.Count(4, 8)) }

func TestDamagedFiles(t *testing.T) {
	stresstest.Damage(t, Game().Damage, testscope.Count(300, 5000), "records", "saves", "settings")
}
