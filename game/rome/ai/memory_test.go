package ai

import (
	"testing"

	"capital/game/testscope"
	"capital/rules/rome"
)

// Who has a memory says the same as who has none, of all that comes about in matches, whoever sees it, and of all that could be
// done then. More boards come than are remembered.
func TestMemoriesSayTheSame(t *testing.T) {
	w, err := DecodeWeights(learned)
	if err != nil {
		t.Fatal(err)
	}
	for name, plain := range map[string]valuer{"architect": learnedValue{w}, "builder": builderValue{&tuned}} {
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			remembering := plain.remembering()
			compare := func(p *position) {
				if got, want := remembering.values(p), plain.values(p); got != want {
					t.Fatalf("%s, %d seats, round %d, stage %d: %v instead of %v", name, seats, p.Round(), p.stage, got, want)
				}
			}
			for seed := range uint64(testscope.Count(32, 60)) {
				play(t, seats, seed, makePlayers(t, Builder, Random), each(func(m *rome.Match, v *rome.View) {
					for seat := range m.Seats() {
						seen := m.View(seat)
						p := newPosition(&seen)
						compare(&p)
					}
					now := newPosition(v)
					for _, a := range v.Legal(nil) {
						then := now
						then.apply(&a)
						compare(&then)
					}
				}))
			}
			if met, kept := boardsOf(remembering); met <= mostBoards || kept > mostBoards {
				t.Errorf("%s, %d seats: of %d boards %d are remembered", name, seats, met, kept)
			}
		}
	}
}

// boardsOf is how many boards a memory met, and how many of them it remembers.
func boardsOf(by valuer) (met, kept int) {
	switch m := by.(type) {
	case *learnedMemory:
		return m.met, len(m.boards)
	case *builderMemory:
		return m.met, len(m.boards)
	}
	return 0, 0
}

// What has no memory yet gets one, and keeps it.
func TestRemembering(t *testing.T) {
	by := builderValue{&tuned}.remembering()
	if again := by.remembering(); again != by {
		t.Error("it forgets what it found out")
	}
}
