package ai

import (
	"sync"
	"testing"

	"capital/game/testscope"
	"capital/rules/warsaw"
)

// One player may be asked by several at once and answers each as if it were alone.
func TestOnePlayerForSeveral(t *testing.T) {
	var seen []warsaw.View
	play(t, 3, 6, makePlayers(t, Random), each(func(_ *warsaw.Match, v *warsaw.View) {
		if len(seen) == 0 || v.Epoch() != seen[len(seen)-1].Epoch() || v.Phase() != seen[len(seen)-1].Phase() && v.Phase() != warsaw.PhasePick {
			seen = append(seen, *v)
		}
	}))
	for _, level := range append(Levels(), Random) {
		player := makePlayers(t, level)[0]
		var alone []warsaw.Action
		for n := range seen {
			alone = append(alone, player.Choose(&seen[n]))
		}
		var all sync.WaitGroup
		for range testscope.Count(2, 4) {
			all.Go(func() {
				for n := range seen {
					if a := player.Choose(&seen[n]); a != alone[n] {
						t.Errorf("%s: %v, and alone %v", level, a, alone[n])
					}
				}
			})
		}
		all.Wait()
	}
}
