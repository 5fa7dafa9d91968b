package lux

import (
	"math/rand/v2"
	"testing"
	"unsafe"
)

// BenchmarkRandomGame plays a whole match of four by chance.
func BenchmarkRandomGame(b *testing.B) {
	chance := rand.New(rand.NewPCG(1, 1))
	buf := make([]Action, 0, 512)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		m := NewMatch(4, Powers{}, uint64(n), nil)
		for !m.Over() {
			seat := owing(&m)
			m.Apply(seat, byChance(&m, seat, chance, buf), nil)
		}
	}
}

// BenchmarkView makes a view and a sample of it.
func BenchmarkView(b *testing.B) {
	m := NewMatch(4, SetOf("AAAA"), 1, nil)
	for m.Phase() == PhaseDraft {
		seat := owing(&m)
		m.Apply(seat, m.Legal(seat, nil)[0], nil)
	}
	b.ReportAllocs()
	for b.Loop() {
		v := m.View(1)
		sample := v.Sample(2)
		if sample.seats != 4 {
			b.Fatal()
		}
	}
}

// BenchmarkAfter previews a play.
func BenchmarkAfter(b *testing.B) {
	m := scene(b, table{set: "BBBB", capital: "B3 P3 Y3 G3", homes: []string{"B3", "P2", "Y4", "G5"}, hands: []string{"B2", "B4", "P4", "Y5"}})
	v, a := m.View(0), action(b, "capital B2 2 pink")
	b.ReportAllocs()
	for b.Loop() {
		after := v.After(a)
		if after.HomeTotal(1, Pink) != 4 {
			b.Fatal()
		}
	}
}

// Nothing is allocated while a match is played, viewed, sampled and previewed.
func TestNothingIsAllocated(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 1))
	buf := make([]Action, 0, 512)
	for seed := range uint64(12) {
		if n := testing.AllocsPerRun(3, func() {
			m := anyMatch(seed)
			for !m.Over() {
				seat := owing(&m)
				a := byChance(&m, seat, chance, buf)
				v := m.View(seat)
				sample := v.Sample(seed)
				if after := v.After(a); after.Points(seat) < 0 || sample.Points(seat) < 0 {
					t.Error("less than no points")
				}
				m.Apply(seat, a, nil)
			}
		}); n > 0 {
			t.Errorf("%v allocations in match %d", n, seed)
		}
	}
}

func TestStateIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Match{}); size > 1024 {
		t.Errorf("a match takes %d bytes", size)
	}
}
