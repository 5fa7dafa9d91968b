//go:build !js

package results

import (
	"context"
	"math"
	"slices"
	"testing"

	"capital/game/drive"
	"capital/game/session"
)

// found lets a course find out all it can, or so many moves.
func found(t *testing.T, c *Course, moves int) *Course {
	t.Helper()
	drive.Until(t, "moves are found out", func() bool {
		c.Step()
		return c.Known() >= moves || c.Failed()
	})
	return c
}

func TestCoarseFirstHasEveryNumberOnce(t *testing.T) {
	for _, n := range []int{0, 1, 16, 189} {
		order := coarseFirst(n)
		slices.Sort(order)
		if len(order) != n || n > 0 && (order[0] != 0 || order[n-1] != n-1 || len(slices.Compact(order)) != n) {
			t.Errorf("of %d: %v", n, order)
		}
	}
}

func TestWhatIsWantedIsLookedAtNext(t *testing.T) {
	c := found(t, courseOf(2, 100, nil), 1)
	reviews := c.Reviewer.(madeUpReviews)
	reviews.Want(37) // while the second of the others is being looked at
	found(t, c, 3)
	if reviews.Of(37) == nil {
		t.Error("another move came before the one that was wanted")
	}
	if found(t, c, 100); c.Step() || c.Known() != 100 {
		t.Errorf("%d of 100 moves are known, and more is found out", c.Known())
	}
}

func TestAReviewThatFailsEndsAll(t *testing.T) {
	c := found(t, courseOf(2, 100, func(move int) bool { return move == 32 }), 100)
	if !c.Failed() || c.Known() != 2 || c.Step() {
		t.Errorf("failed %v with %d moves known", c.Failed(), c.Known())
	}
}

func TestWhatIsLookedAtEndsWithLeaving(t *testing.T) {
	r := NewReviews(2, func(ctx context.Context, _ int) (Review, error) {
		<-ctx.Done()
		return Review{}, ctx.Err()
	})
	r.Leave() // nothing is being looked at yet
	r.Step()
	r.Leave()
	drive.Until(t, "it ends", func() bool { return r.Step() && r.Failed() })
}

func TestMarginsAreThoseOfWhoMovedThen(t *testing.T) {
	c := courseOf(5, 100, nil)
	if _, ok := c.margin(50, 0); ok {
		t.Error("a margin is known before anything is")
	}
	found(t, c, 100)
	for seat := range 5 {
		want := 0.0
		for near := 48; near <= 52; near++ {
			want += 9 * math.Sin(float64(near)/17+float64(seat)) / 5
		}
		if got, ok := c.margin(50, seat); !ok || math.Abs(got-want) > 1e-9 {
			t.Errorf("seat %d: %g, not %g", seat, got, want)
		}
	}
	alone := found(t, courseOf(1, 10, nil), 10)
	if got, _ := alone.margin(3, 0); got != 9*math.Sin(3.0/17) {
		t.Errorf("alone: %g", got)
	}
}

func TestBoundsHoldAllThatIsKnown(t *testing.T) {
	c := courseOf(5, 100, nil)
	if low, high, step := c.bounds(); low != -5 || high != 5 || step != 5 {
		t.Errorf("with nothing known: %g to %g by %g", low, high, step)
	}
	found(t, c, 100)
	if low, high, step := c.bounds(); low != -10 || high != 10 || step != 5 {
		t.Errorf("with all known: %g to %g by %g", low, high, step)
	}
	c.Final[4] = -93
	if low, high, step := c.bounds(); low != -100 || high != 20 || step != 20 {
		t.Errorf("with a last one far behind: %g to %g by %g", low, high, step)
	}
}

func TestRoundsFollowEachOther(t *testing.T) {
	c := courseOf(2, 99, nil)
	for move, want := range map[int]string{0: "A", 32: "A", 33: "B", 65: "B", 66: "C", 98: "C"} {
		if got := c.roundOf(move).Sign; got != want {
			t.Errorf("move %d is in %s, not %s", move, got, want)
		}
	}
	if c.roundEnd(0) != 33 || c.roundEnd(2) != 99 {
		t.Errorf("rounds end with %d and %d", c.roundEnd(0), c.roundEnd(2))
	}
}

// TestPeoplesSlipsComeFirst lists the slips of a match in which every tenth move is one, the later the larger: of
// computers, of a person who made some small ones, and of people alone.
func TestPeoplesSlipsComeFirst(t *testing.T) {
	c := found(t, courseOf(4, 100, nil), 100) // slips are seats 0 and 2 by turns
	for _, test := range []struct {
		people []int
		moves  []int
	}{
		{nil, []int{90, 80, 70, 60, 50}},
		{[]int{0}, []int{90, 80, 70, 60, 40}},
		{[]int{0, 1, 2, 3}, []int{90, 80, 70, 60, 50}},
	} {
		seats := make([]Seat, 4)
		for _, seat := range test.people {
			seats[seat].Player = session.Person
		}
		var moves []int
		for _, s := range c.slips(seats) {
			moves = append(moves, s.move)
		}
		if !slices.Equal(moves, test.moves) {
			t.Errorf("people in %v: %v, not %v", test.people, moves, test.moves)
		}
	}
}

// TestWhatALessonAskedForIsNoSlip lists slips of a match whose first moves were taught.
func TestWhatALessonAskedForIsNoSlip(t *testing.T) {
	c := found(t, courseOf(2, 60, nil), 60)
	c.Taught = 41
	if slips := c.slips(make([]Seat, 2)); len(slips) != 1 || slips[0].move != 50 {
		t.Errorf("after 41 moves that were asked for: %+v", slips)
	}
}

func TestChanceAndTriflesAreNoSlips(t *testing.T) {
	for _, s := range found(t, courseOf(3, 30, nil), 30).slips(make([]Seat, 3)) {
		if s.Loss < LeastSlip || !s.Sure {
			t.Errorf("%+v", s)
		}
	}
	if n := len(found(t, courseOf(3, 10, nil), 10).slips(make([]Seat, 3))); n != 0 {
		t.Errorf("%d slips where none is large", n)
	}
}
