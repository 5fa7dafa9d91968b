package expo

import (
	"slices"
	"testing"
)

// A view has what is in every stack, and no order of it: two matches that differ in the order alone look alike.
func TestViewHasNoOrder(t *testing.T) {
	for seed := range uint64(12) {
		m := anyMatch(seed)
		step := 0
		playOn(t, &m, seed, func(m *Match, seat int) {
			if step++; step%9 != 0 {
				return
			}
			other := *m
			for era := range other.stackSizes {
				stack := other.inStack(era)
				slices.Reverse(stack)
			}
			if other.View(seat) != m.View(seat) {
				t.Fatal("a view shows an order")
			}
			v := m.View(seat)
			if v.Seat() != seat {
				t.Error("another seat's view")
			}
			for era := range m.stackSizes {
				unseen := v.Unseen(era)
				if unseen.Count() != m.Left(era) {
					t.Fatalf("%d tiles of era %d are unseen, %d in the stack", unseen.Count(), era, m.Left(era))
				}
				for _, id := range m.inStack(era) {
					if !unseen.Has(id) {
						t.Fatalf("%v is seen", id)
					}
				}
			}
		})
	}
}

// Samples differ by their seeds, and have what comes in any order.
func TestSamplesDiffer(t *testing.T) {
	m := NewMatch(3, 1, nil)
	v := m.View(0)
	tops, prosperity := map[TileID]bool{}, map[TileID]bool{}
	for seed := range uint64(400) {
		sample := v.Sample(seed)
		if sample != v.Sample(seed) {
			t.Fatal("one seed makes two samples")
		}
		tops[sample.stacks[1][sample.stackSizes[1]-1]] = true
		prosperity[sample.prosperity[sample.stackSizes[0]-1]] = true
	}
	if len(tops) != m.Left(1) || len(prosperity) != m.Left(0) {
		t.Errorf("%d and %d tiles lie on top", len(tops), len(prosperity))
	}
}

// FreeCells are the cells on which a tile may be set.
func TestFreeCells(t *testing.T) {
	m := scene(t)
	insert(m.market[0][:], tile(t, "museum"))
	stand(t, &m, 0, "lake 0,1", "bakery -1,2", "school -1,1")
	cells := m.Player(0).FreeCells(nil)
	legal := m.Legal(0, nil)
	if len(cells) != len(legal) {
		t.Fatalf("%d cells, %d actions", len(cells), len(legal))
	}
	for n, c := range cells {
		if legal[n].Cell() != c || !m.Check(0, legal[n]).OK() {
			t.Errorf("%v", c)
		}
	}
}
