//go:build !js

package results

import (
	"testing"

	"capital/game/session"
)

// TestVerdictSpeaksToWhoSitsThere asks for the headline, for the seat whose place is explained and shown large, and for the
// one whose poster is shown, of matches of which so many seats are people's and had such places.
func TestVerdictSpeaksToWhoSitsThere(t *testing.T) {
	const first, second, third = 0, 1, 2
	for _, test := range []struct {
		people   []int
		places   []int
		headline string
		seat     int
	}{
		{[]int{first}, []int{1, 2, 3}, "Victory", first},
		{[]int{first}, []int{1, 1, 3}, "Shared victory", first},
		{[]int{second}, []int{1, 1, 3}, "Shared victory", second},
		{[]int{second}, []int{1, 2, 3}, "Second place", second},
		{[]int{third}, []int{1, 2, 3}, "Third place", third},
		{[]int{third}, []int{1, 1, 3}, "Third place", third},
		{[]int{third}, []int{1, 2, 2}, "Second place", third},
		{[]int{3}, []int{1, 2, 2, 4}, "Fourth place", 3},
		{[]int{4}, []int{1, 2, 2, 4, 5}, "Fifth place", 4},
		{[]int{first, second}, []int{2, 1}, "Bo wins", second},
		{[]int{second, third}, []int{1, 2, 3}, "Ala wins", first},
		{[]int{first, second}, []int{1, 1}, "Ala and Bo win", first},
		{nil, []int{3, 2, 1}, "Celina wins", third},
		{nil, []int{1, 1, 1}, "Ala, Bo and Celina win", first},
		{[]int{first}, []int{1}, "Victory", first},
	} {
		o := towers(len(test.places))
		for seat, place := range test.places {
			o.Seats[seat].Name = []string{"Ala", "Bo", "Celina", "Dorota", "Emil"}[seat]
			o.Seats[seat].Place, o.Seats[seat].Player = place, "mason"
		}
		for _, seat := range test.people {
			o.Seats[seat].Player = session.Person
		}
		s := New(quickApp(t), o)
		poster := test.seat
		if len(test.people) > 0 {
			poster = test.people[0]
		}
		if s.posterFirst() != poster || s.verdict.headline != test.headline || s.detail.seat != test.seat || s.verdict.reason != o.Verdict(test.seat) {
			t.Errorf("%+v: %q to seat %d: %s", test, s.verdict.headline, s.detail.seat, s.verdict.reason)
		}
	}
}

// TestPositionsAreShownLarge turns through the seats by the arrows, by keys and by their columns.
func TestPositionsAreShownLarge(t *testing.T) {
	s := madeUp(t, 5) // in the order of their places
	for _, want := range []int{1, 2, 3, 4, 0} {
		x, y := s.layout.sign.Centre()
		clickAt(t, s, x+s.layout.sign.W*0.4, y)
		if s.detail.seat != want {
			t.Errorf("on leads to seat %d, not %d", s.detail.seat, want)
		}
	}
	clickAt(t, s, s.layout.sign.X+4, s.layout.sign.Y+4)
	if s.detail.seat != 4 {
		t.Errorf("back leads to seat %d", s.detail.seat)
	}
	for n, seat := range s.order {
		if click(t, s, s.layout.columns[n]); s.detail.seat != seat {
			t.Errorf("column %d leads to seat %d", n, s.detail.seat)
		}
	}
}
