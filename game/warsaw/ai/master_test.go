package ai

import (
	"testing"

	"capital/rules/warsaw"
)

// TestMasterTriesSeveralUses: of a pick a master tries several uses of a tile, each once, but not so many that two tiles are all it
// tries.
func TestMasterTriesSeveralUses(t *testing.T) {
	master, several := makeMaster(t, 1), 0
	play(t, 4, 3, makePlayers(t, Builder), each(func(m *warsaw.Match, v *warsaw.View) {
		if v.Owes(v.Seat()) != warsaw.DecidePick {
			return
		}
		uses, tried := map[warsaw.TileID]int{}, map[warsaw.Action]bool{}
		for _, trial := range master.newSearch(v).Trials() {
			if tried[trial.Action] || !v.CheckUse(trial.Action).OK() {
				t.Fatalf("epoch %d: tries %v, a second time or though it can't be", v.Epoch(), trial.Action)
			}
			tried[trial.Action] = true
			uses[trial.Action.Tile]++
		}
		if len(tried) > masterBreadth {
			t.Errorf("epoch %d: tries %d moves", v.Epoch(), len(tried))
		}
		for tile, count := range uses {
			if count > usesTried {
				t.Errorf("epoch %d: tries %d uses of %v", v.Epoch(), count, tile)
			}
			if count > 1 {
				several++
			}
		}
	}))
	if several == 0 {
		t.Error("tries one use of each tile alone")
	}
}
