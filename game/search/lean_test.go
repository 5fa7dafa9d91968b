package search

import "testing"

// A habit chooses among what is worth nearly as much as what was chosen, better or worse, and nothing else.
func TestHabitsChooseAmongNearlyEqualMoves(t *testing.T) {
	options := []Option[string]{{"best", 1000}, {"liked", 800}, {"liked as much", 900}, {"loved, but bad", 100}, {"loved, but better", 2000}}
	likes := func(a string) int64 {
		return map[string]int64{"liked": 1, "liked as much": 1, "loved, but bad": 5, "loved, but better": 5}[a]
	}
	for _, c := range []struct {
		chosen string
		near   int64
		want   string
	}{
		{"best", 250, "liked as much"},
		{"best", 50, "best"},
		{"best", 900, "loved, but bad"},
		{"liked", 250, "liked"},
		{"unknown", 250, "unknown"},
	} {
		if got := Lean(options, c.chosen, c.near, likes); got != c.want {
			t.Errorf("who would take %s takes %s within %d, not %s", c.chosen, got, c.near, c.want)
		}
	}
}

// Who can tell what is nearly as good chooses among that, whatever it would have taken without a habit.
func TestLikedAmongNearlyEqualMoves(t *testing.T) {
	options := []Option[string]{{"loved, but bad", 100}, {"liked", 800}, {"best", 1000}, {"liked as much", 900}, {"as good", 1000}}
	likes := func(a string) int64 {
		return map[string]int64{"liked": 1, "liked as much": 1, "loved, but bad": 5, "best": -3, "as good": -3}[a]
	}
	for near, want := range map[int64]string{0: "best", 99: "best", 100: "liked as much", 200: "liked as much", 900: "loved, but bad"} {
		if got := Liked(options, near, likes); got != want {
			t.Errorf("within %d: %s, not %s", near, got, want)
		}
	}
}
