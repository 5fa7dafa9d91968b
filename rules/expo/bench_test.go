package expo

import (
	"testing"
	"unsafe"
)

// BenchmarkRandomGame plays a whole match of four by chance.
func BenchmarkRandomGame(b *testing.B) {
	chance := newChance(1)
	buf := make([]Action, 0, 512)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		m := NewMatch(4, uint64(n), nil)
		for !m.Over() {
			seat := owing(&m)
			m.Apply(seat, byChance(&m, seat, chance, buf), nil)
		}
	}
}

// BenchmarkView makes a view and a sample of it.
func BenchmarkView(b *testing.B) {
	m := NewMatch(4, 1, nil)
	b.ReportAllocs()
	for b.Loop() {
		v := m.View(1)
		if sample := v.Sample(2); sample.seats != 4 {
			b.Fatal()
		}
	}
}

// BenchmarkLegal lists what can be built.
func BenchmarkLegal(b *testing.B) {
	m := NewMatch(4, 1, nil)
	buf := make([]Action, 0, 512)
	b.ReportAllocs()
	for b.Loop() {
		if len(m.Legal(m.Turn(), buf)) == 0 {
			b.Fatal()
		}
	}
}

// Nothing is allocated while a match is played, viewed, sampled and ranked.
func TestNothingIsAllocated(t *testing.T) {
	chance := newChance(1)
	buf := make([]Action, 0, 512)
	for seed := range uint64(12) {
		if n := testing.AllocsPerRun(3, func() {
			m := anyMatch(seed)
			for !m.Over() {
				seat := owing(&m)
				a := byChance(&m, seat, chance, buf)
				v := m.View(seat)
				if sample := v.Sample(seed); sample.Place(seat) < 1 || !v.Check(a).OK() {
					t.Error("no place")
				}
				m.Apply(seat, a, func(Event) {})
			}
		}); n > 0 {
			t.Errorf("%v allocations in match %d", n, seed)
		}
	}
}

func TestStateIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Match{}); size > 2048 {
		t.Errorf("a match takes %d bytes", size)
	}
	t.Logf("a match takes %d bytes, a view %d", unsafe.Sizeof(Match{}), unsafe.Sizeof(View{}))
}
