package rome

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkRandomGame plays a whole match of four by chance.
func BenchmarkRandomGame(b *testing.B) {
	source := rand.NewPCG(1, 1)
	chance := rand.New(source)
	buf := make([]Action, 0, 256)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		m := NewMatch(4, uint64(n), nil)
		for !m.Over() {
			for seat := range 4 {
				if m.Owes(seat) != NoDecision {
					m.Apply(seat, byChance(&m, seat, chance, buf), nil)
					break
				}
			}
		}
	}
}

// BenchmarkScoring scores a full board.
func BenchmarkScoring(b *testing.B) {
	m := randomBoard(rand.New(rand.NewPCG(3, 1)))
	b.ReportAllocs()
	for b.Loop() {
		m.score(nil)
	}
}

// BenchmarkView makes a view and a sample of it.
func BenchmarkView(b *testing.B) {
	m := NewMatch(4, 1, nil)
	b.ReportAllocs()
	for b.Loop() {
		v := m.View(1)
		sample := v.Sample(2)
		if sample.seats != 4 {
			b.Fatal()
		}
	}
}

// Nothing is allocated while a match is played.
func TestNothingIsAllocated(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 1))
	buf := make([]Action, 0, 256)
	if n := testing.AllocsPerRun(20, func() {
		m := NewMatch(4, 1, nil)
		for !m.Over() {
			for seat := range 4 {
				if m.Owes(seat) != NoDecision {
					m.Apply(seat, byChance(&m, seat, chance, buf), nil)
					break
				}
			}
		}
	}); n > 0 {
		t.Errorf("%v allocations a match", n)
	}
}
