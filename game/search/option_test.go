package search

import (
	"slices"
	"testing"
)

// Options are ranked by their worth, equals as they came, and only what is near the best is kept.
func TestNearBest(t *testing.T) {
	options := []Option[string]{{"a", 1000}, {"b", 5000}, {"c", 4000}, {"d", 5000}, {"e", 4500}}
	Rank(options)
	names := func(options []Option[string]) (all []string) {
		for _, o := range options {
			all = append(all, o.Action)
		}
		return all
	}
	if got := names(options); !slices.Equal(got, []string{"b", "d", "e", "c", "a"}) {
		t.Error(got)
	}
	for _, c := range []struct {
		most int
		near int64
		want int
	}{{5, 500, 3}, {5, 499, 2}, {2, 9000, 2}, {9, 9000, 5}, {3, 0, 2}} {
		if got := len(NearBest(options, c.most, c.near)); got != c.want {
			t.Errorf("at most %d within %d: %d, not %d", c.most, c.near, got, c.want)
		}
	}
	if p := options[2].Points(); p != 4.5 {
		t.Error(p)
	}
}
