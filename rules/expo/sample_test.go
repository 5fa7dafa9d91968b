package expo

import (
	"testing"

	"pgregory.net/rapid"

	"capital/rules/random"
)

// game is one match played at random.
type game struct {
	t *rapid.T
	m Match
	r random.Source // for what needs no shrinking
}

func newGame(t *rapid.T) *game {
	seats := rapid.IntRange(2, MaxSeats).Draw(t, "seats")
	return &game{t, NewMatch(seats, rapid.Uint64().Draw(t, "seed"), nil), random.Source(rapid.Uint64().Draw(t, "dice"))}
}

// play plays on to the end; after every action a test looks at the match.
func (g *game) play(look func()) {
	var buf [512]Action
	look()
	for !g.m.Over() {
		seat := owing(&g.m)
		legal := g.m.Legal(seat, buf[:0])
		a := legal[rapid.IntRange(0, len(legal)-1).Draw(g.t, "action")]
		if reason := g.m.Apply(seat, a, nil); !reason.OK() {
			g.t.Fatalf("seat %d: %v is listed and refused: %v", seat+1, a, reason)
		}
		look()
	}
}

// Whatever is played, the match is right after it, and it ends.
func TestAnyMatchKeepsEveryInvariant(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		actions := 0
		g.play(func() {
			if err := g.m.Invariants(); err != nil {
				t.Fatal(err)
			}
			if actions++; actions > 1000 {
				t.Fatal("the match does not end")
			}
		})
	})
}

// A sample is right, every seat sees in it what it sees, and it can be played to its end.
func TestSampleAgreesWithTheView(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(func() {
			seat := g.r.Below(g.m.Seats())
			v := g.m.View(seat)
			m := v.Sample(g.r.Next())
			if err := m.Invariants(); err != nil {
				t.Fatalf("round %d, phase %d: %v", v.Round(), v.Phase(), err)
			}
			if m.View(seat) != v {
				t.Fatalf("round %d, phase %d: the view of seat %d differs", v.Round(), v.Phase(), seat+1)
			}
			if g.r.Below(60) == 0 {
				playOn(t, &m, g.r.Next(), func(m *Match, _ int) { whole(t, m) })
			}
		})
	})
}
