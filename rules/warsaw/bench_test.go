package warsaw

import (
	"testing"
	"unsafe"

	"capital/rules/random"
)

// randomMove plays one random legal action for the first seat that owes one.
func randomMove(m *Match, r *random.Source, buf []Action, tell Sink) {
	for s := range m.Seats() {
		if m.Owes(s) != NoDecision {
			legal := m.Legal(s, false, buf[:0])
			m.Apply(s, legal[r.Below(len(legal))], tell)
			return
		}
	}
}

// A whole random four-player game.
func BenchmarkRandomGame(b *testing.B) {
	var buf [256]Action
	b.ReportAllocs()
	r := random.Source(1)
	for n := 0; b.Loop(); n++ {
		m := NewMatch(4, uint64(n), nil)
		for !m.Over() {
			randomMove(&m, &r, buf[:], nil)
		}
	}
}

// greedyUse is what brings the seat most at once with the tile it has revealed: the
// income of the epochs that are left, in coins of which five are a victory point,
// less the price.
func greedyUse(m *Match, seat int, buf []Action) Action {
	player := m.Player(seat)
	now := player.District.Income(nil)
	best, bestValue := Action{}, -1<<30
	for _, a := range m.Legal(seat, false, buf) {
		value := 0
		switch a.Kind {
		case Discard:
			value = m.DiscardValue(seat)
		case Build:
			value = -m.Price(seat, a.Tile)
		case Overbuild:
			i, _ := player.District.IndexOf(a.Space)
			value = -m.OverbuildPrice(seat, a.Tile, i)
		}
		if a.Kind != Discard {
			d := player.District
			d.Place(a.Tile, a.Space, int(a.Turn))
			then := d.Income(nil)
			before, after := now.Total(), then.Total()
			value += (Epochs + 1 - m.Epoch()) * int(after.Coins-before.Coins+5*(after.VP-before.VP))
		}
		if value > bestValue {
			best, bestValue = a, value
		}
	}
	return best
}

// A whole four-player game in which every tile, picked at random, is used as is
// best at once.
func BenchmarkGreedyGame(b *testing.B) {
	var buf [256]Action
	b.ReportAllocs()
	r := random.Source(1)
	placed, vp, games := 0, 0, 0
	for n := 0; b.Loop(); n++ {
		m := NewMatch(4, uint64(n), nil)
		for !m.Over() {
			for s := range m.Seats() {
				if m.Owes(s) == DecideUse {
					a := greedyUse(&m, s, buf[:0])
					if a.Kind != Discard {
						placed++
					}
					m.Apply(s, a, nil)
				}
			}
			randomMove(&m, &r, buf[:], nil)
		}
		for s := range m.Seats() {
			vp += int(m.Player(s).VP)
		}
		games++
	}
	b.ReportMetric(float64(placed)/float64(4*games), "tiles/seat")
	b.ReportMetric(float64(vp)/float64(4*games), "VP/seat")
}

// randomDistricts collects many different districts of random games.
func randomDistricts(n int) []District {
	var buf [256]Action
	var districts []District
	r := random.Source(7)
	for seed := uint64(1); len(districts) < n; seed++ {
		m := NewMatch(4, seed, nil)
		for !m.Over() {
			randomMove(&m, &r, buf[:], nil)
			if r.Below(20) == 0 {
				districts = append(districts, m.players[r.Below(4)].District)
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
	r := random.Source(3)
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
