//go:build !js

package table

import (
	"testing"
	"time"

	"capital/game/scene"
)

// TestMermaidsAreHeardOnce when several set out, and again once all have arrived.
func TestMermaidsAreHeardOnce(t *testing.T) {
	g := calmTable(t, scene.Settings{Speed: 1, TextSize: 100}, time.Second/60).shown
	for range 2 {
		g.purses[0].VP += 3
		g.purses[1].VP += 5
		if !g.stepMermaids(0.1) {
			t.Error("nobody is heard to set out")
		}
		for ticks := 0; g.swim; ticks++ {
			if g.stepMermaids(0.1) || ticks > 1000 {
				t.Fatalf("somebody is heard to set out while others swim, after %d ticks", ticks)
			}
		}
	}
}
