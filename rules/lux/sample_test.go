package lux

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
	seats := rapid.IntRange(1, MaxSeats).Draw(t, "seats")
	g := &game{t: t, r: random.Source(rapid.Uint64().Draw(t, "dice"))}
	set := Powers{}
	for d := range District(Districts) {
		set[d] = PowerOf(d, rapid.IntRange(0, letters-1).Draw(t, d.String()))
		if seats == 1 && !set[d].Alone() {
			set[d] = NoPower
		}
	}
	g.m = NewMatch(seats, set, rapid.Uint64().Draw(t, "seed"), nil)
	return g
}

// play plays on to the end; after every action a test looks at the match.
func (g *game) play(tell Sink, look func()) {
	var buf [512]Action
	look()
	for !g.m.Over() {
		var owing []int
		for seat := range g.m.Seats() {
			if g.m.Owes(seat) != NoDecision {
				owing = append(owing, seat)
			}
		}
		seat := owing[rapid.IntRange(0, len(owing)-1).Draw(g.t, "seat")]
		legal := g.m.Legal(seat, buf[:0])
		a := legal[rapid.IntRange(0, len(legal)-1).Draw(g.t, "action")]
		if a.Kind == PlayCapital && g.r.Below(3) == 0 {
			a = Action{Kind: PlayHome, Card: a.Card}
		}
		if reason := g.m.Apply(seat, a, tell); !reason.OK() {
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
		g.play(nil, func() {
			if err := g.m.Invariants(); err != nil {
				t.Fatal(err)
			}
			if actions++; actions > 400 {
				t.Fatal("the match does not end")
			}
		})
	})
}

// A sample is right, the seat sees in it what it sees, and it can be played to its end.
func TestSampleAgreesWithTheView(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(nil, func() {
			seat := g.r.Below(g.m.Seats())
			if g.m.IsRob(seat) {
				seat = 0
			}
			v := g.m.View(seat)
			m := v.Sample(g.r.Next())
			if err := m.Invariants(); err != nil {
				t.Fatalf("round %d, phase %d: %v", v.Round(), v.Phase(), err)
			}
			again := m.View(seat)
			for s := range m.Seats() {
				if again.owes[s] != v.owes[s] && (s == seat || m.phase != PhaseDraft || m.Owes(s) != DecideKeep) {
					t.Fatalf("seat %d owes %d, not %d", s+1, again.owes[s], v.owes[s])
				}
			}
			again.owes = v.owes // others choose anew
			if again != v {
				t.Fatalf("round %d, phase %d: the view of seat %d differs:\n%+v\n%+v", v.Round(), v.Phase(), seat+1, v, again)
			}
			if g.r.Below(60) == 0 {
				playOn(t, &m, g.r.Next(), func(m *Match, _ int) { whole(t, m) })
			}
		})
	})
}
