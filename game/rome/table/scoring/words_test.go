//go:build !js

package scoring

import (
	"testing"

	"capital/rules/rome"
)

// TestLeadersAreNamed as many as have most points.
func TestLeadersAreNamed(t *testing.T) {
	app := quickApp(t, usual)
	played, _ := play(t, 4, 3)
	scored := &Rounds(&played)[0]
	for seat, points := range []int16{7, 1, 7, 0} {
		scored.Player(seat).Score = points
	}
	if got := leads(app, []string{"A", "B", "C", "D"}, scored); got != "In front with 7 points: A and C" {
		t.Error(got)
	}
}

func TestFormulas(t *testing.T) {
	app := quickApp(t, usual)
	for _, c := range []struct {
		fountains int
		temple    bool
		first     string
		second    string
	}{
		{0, false, "2", "nothing"},
		{1, false, "2 + 1 = 3", "1"},
		{0, true, "2 × 2 = 4", "nothing"},
		{3, true, "(2 + 3) × 2 = 10", "3 × 2 = 6"},
	} {
		if got := formula(app, c.fountains, c.temple, 1); got != c.first {
			t.Errorf("the first of %d, %v: %s", c.fountains, c.temple, got)
		}
		if got := formula(app, c.fountains, c.temple, 2); got != c.second {
			t.Errorf("the second of %d, %v: %s", c.fountains, c.temple, got)
		}
	}
}

// TestReasons says what decided, in the examples of the rules.
func TestReasons(t *testing.T) {
	app := quickApp(t, usual)
	first, second := rome.Standing{Rank: 1}, rome.Standing{Rank: 2}
	taller, lower := rome.Standing{Rank: 1, Why: rome.WhyTaller}, rome.Standing{Rank: 2, Why: rome.WhyLower}
	shared := rome.Standing{Rank: 1, Why: rome.WhyShared}
	for _, c := range []struct {
		example      string
		floors, best [rome.MaxSeats]uint8
		standings    [rome.MaxSeats]rome.Standing
		want         string
	}{
		{"empty", [4]uint8{}, [4]uint8{}, [4]rome.Standing{}, "No houses stand here: nobody scores."},
		{"3", [4]uint8{2, 3, 2, 1}, [4]uint8{2, 2, 1, 1}, [4]rome.Standing{second, first, second}, "First with most floors, 3: B. Second, with as many each: A and C."},
		{"3, without C", [4]uint8{2, 3, 0, 1}, [4]uint8{2, 2, 0, 1}, [4]rome.Standing{second, first}, "First with most floors, 3: B. Second: A."},
		{"4", [4]uint8{3, 3, 2, 0}, [4]uint8{3, 2, 1, 0}, [4]rome.Standing{taller, lower}, "A and B: 3 floors each. The tallest house decides, 3 high: first A, second B."},
		{"5", [4]uint8{4, 4, 3, 0}, [4]uint8{2, 2, 2, 0}, [4]rome.Standing{shared, shared}, "A and B: 4 floors each, and tallest houses alike, 2 high. All are first, nobody is second."},
		{"7", [4]uint8{3, 3, 3, 2}, [4]uint8{3, 2, 2, 2}, [4]rome.Standing{taller, lower, lower}, "A, B and C: 3 floors each. The tallest house decides, 3 high: first A, second B and C."},
		{"8", [4]uint8{2, 0, 0, 0}, [4]uint8{2, 0, 0, 0}, [4]rome.Standing{first}, "First, alone here: A. There is no second."},
		{"one floor each", [4]uint8{1, 1, 0, 0}, [4]uint8{1, 1, 0, 0}, [4]rome.Standing{shared, shared}, "A and B: 1 floor each, and tallest houses alike, 1 high. All are first, nobody is second."},
	} {
		at := rome.Prefecture{Floors: c.floors, Best: c.best}
		if got := reason(app, []string{"A", "B", "C", "D"}, &at, c.standings); got != c.want {
			t.Errorf("example %s: %s", c.example, got)
		}
	}
}
