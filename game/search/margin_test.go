package search

import "testing"

// A margin is measured against the best other seat, a lead half against that one and half against the mean of the others.
func TestAheadOfOthers(t *testing.T) {
	totals := []int64{30_000, 42_000, -6_000}
	if got, want := Ahead(totals), (Margins{-12, 12, -48}); got != want {
		t.Errorf("ahead by %v instead of %v", got, want)
	}
	for seat, want := range []int64{30_000 - (42_000+18_000)/2, 42_000 - (30_000+12_000)/2, -6_000 - (42_000+36_000)/2} {
		if got := Lead(totals, seat); got != want {
			t.Errorf("seat %d leads by %d instead of %d", seat+1, got, want)
		}
		if got := Leads(totals)[seat]; got != float64(want)/1000 {
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
