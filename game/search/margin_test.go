package search

import (
	"math"
	"testing"
)

// A margin is measured against the best other seat, a lead half against that one and half against the mean of the others.
func TestAheadOfOthers(t *testing.T) {
	totals := []int64{30_000, 42_000, -6_000}
	if got, want := Ahead(totals, false), (Margins{-12, 12, -48}); got != want {
		t.Errorf("ahead by %v instead of %v", got, want)
	}
	for seat, want := range []int64{30_000 - (42_000+18_000)/2, 42_000 - (30_000+12_000)/2, -6_000 - (42_000+36_000)/2} {
		if got := Lead(totals, seat); got != want {
			t.Errorf("seat %d leads by %d instead of %d", seat+1, got, want)
		}
		if got := Leads(totals, false)[seat]; got != float64(want)/1000 {
			t.Errorf("seat %d leads by %v points instead of %d thousandths", seat+1, got, want)
		}
	}
}

func TestBelowStaysBelow(t *testing.T) {
	var counts [5]int
	for n := range uint64(1000) {
		counts[Below(Mix(1, n), len(counts))]++
	}
	for n, count := range counts {
		if count < 150 || count > 250 {
			t.Errorf("%d comes %d times in 1000", n, count)
		}
	}
}

// A match that is over is won by whoever has most, and who has as much shares it; how far it leads counts for less then.
func TestWhoHasWonLeadsByMore(t *testing.T) {
	for _, c := range []struct {
		totals []int64
		want   Margins
	}{
		{[]int64{30_000, 20_000}, Margins{21, -5}},
		{[]int64{20_000, 20_000, 10_000}, Margins{8 + 0.5*2.5, 8 + 0.5*2.5, -5}},
	} {
		for seat, got := range Leads(c.totals, true) {
			if math.Abs(got-c.want[seat]) > 1e-9 {
				t.Errorf("%v: seat %d leads by %v instead of %v", c.totals, seat+1, got, c.want[seat])
			}
		}
	}
}
