package warsaw

import (
	"testing"
	"unsafe"
)

// randomMove plays one random legal action for the first seat that owes one.
func randomMove(m *Match, r *random, buf []Action, tell Sink) {
	for s := range m.Seats() {
		if m.Owes(s) != NoDecision {
			legal := m.Legal(s, false, buf[:0])
			m.Apply(s, legal[r.below(len(legal))], tell)
			return
		}
	}
}

// A whole random four-player game.
func BenchmarkRandomGame(b *testing.B) {
	var buf [256]Action
	b.ReportAllocs()
	r := random(1)
	for n := 0; b.Loop(); n++ {
		m := NewMatch(4, uint64(n), nil)
		for !m.Over() {
			randomMove(&m, &r, buf[:], nil)
		}
	}
}

// A whole four-player game in which every tile picked at random is put where the
// income it brings at once is highest.
func BenchmarkGreedyGame(b *testing.B) {
	var buf [256]Action
	b.ReportAllocs()
	r := random(1)
	for n := 0; b.Loop(); n++ {
		m := NewMatch(4, uint64(n), nil)
		for !m.Over() {
			for s := range m.Seats() {
				if m.Owes(s) != DecideUse {
					continue
				}
				best, bestValue := Action{}, -1<<30
				for _, a := range m.Legal(s, false, buf[:0]) {
					value := 0
					if a.Kind != Discard {
						d := m.players[s].District
						d.Place(a.Tile, a.Space, int(a.Turn))
						in := d.Income(nil)
						sum := in.Total()
						value = int(sum.Coins) + 2*int(sum.VP)
					}
					if value > bestValue {
						best, bestValue = a, value
					}
				}
				m.Apply(s, best, nil)
			}
			randomMove(&m, &r, buf[:], nil)
		}
	}
}

// districts collects many different districts of random games.
func randomDistricts(n int) []District {
	var buf [256]Action
	var districts []District
	r := random(7)
	for seed := uint64(1); len(districts) < n; seed++ {
		m := NewMatch(4, seed, nil)
		for !m.Over() {
			randomMove(&m, &r, buf[:], nil)
			if r.below(20) == 0 {
				districts = append(districts, m.players[r.below(4)].District)
			}
		}
	}
	return districts[:n]
}

// One district's income phase, over thousands of different districts: over a few
// the branch predictor would learn them.
func BenchmarkIncome(b *testing.B) {
	districts := randomDistricts(8192)
	b.ReportAllocs()
	b.ResetTimer()
	n := 0
	for b.Loop() {
		districts[n&8191].Income(nil)
		n++
	}
}

func TestStateIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Match{}); size > 1024 {
		t.Errorf("a match takes %d bytes, more than 1 KiB", size)
	} else {
		t.Logf("a match takes %d bytes", size)
	}
}

func TestRandomGamesKeepInvariants(t *testing.T) {
	var buf [256]Action
	r := random(3)
	for seed := range uint64(3000) {
		m := NewMatch(2+int(seed%3), seed, nil)
		for !m.Over() {
			randomMove(&m, &r, buf[:], nil)
			if err := m.Invariants(); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
	}
}
