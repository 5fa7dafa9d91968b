package warsaw

import (
	"testing"

	"pgregory.net/rapid"

	"capital/rules/random"
)

// A sample is a match in order, in which the seat would see what it sees, but for
// what the others still owe; and it can be played to its end.
func TestSampleAgreesWithTheView(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(func() {
			seat := g.r.Below(g.m.Seats())
			v := g.m.View(seat)
			m := v.Sample(g.r.Next())
			if err := m.Invariants(); err != nil {
				t.Fatalf("epoch %d, round %d: %v", v.Epoch(), v.Round(), err)
			}
			for s := range m.Seats() {
				if s != seat && m.private[s].committed != (Action{}) || m.Owes(s) == NoDecision && g.m.Owes(s) != NoDecision {
					t.Fatalf("seat %d has committed %v and owes %v", s+1, m.private[s].committed, m.Owes(s))
				}
			}
			again := m.View(seat)
			again.owes = v.owes
			if again != v {
				t.Fatalf("epoch %d, round %d: the view of seat %d differs: %v", v.Epoch(), v.Round(), seat, difference(&v, &again))
			}
			if g.r.Below(40) == 0 {
				finishAnyhow(t, &m, &g.r)
			}
		})
	})
}

// finishAnyhow plays a match to its end by chance.
func finishAnyhow(t *rapid.T, m *Match, r *random.Source) {
	var buf [256]Action
	for !m.Over() {
		moved := false
		for s := range m.Seats() {
			legal := m.Legal(s, false, buf[:0])
			if len(legal) == 0 {
				continue
			}
			moved = true
			if reason := m.Apply(s, legal[r.Below(len(legal))], nil); !reason.OK() {
				t.Fatal(reason)
			}
			if err := m.Invariants(); err != nil {
				t.Fatal(err)
			}
		}
		if !moved {
			t.Fatalf("epoch %d, phase %d: nobody owes anything", m.Epoch(), m.Phase())
		}
	}
}

// What a seat can't tell differs from sample to sample, and follows the seed.
func TestSamplesDiffer(t *testing.T) {
	m := NewMatch(3, 1, nil)
	v := m.View(0)
	hands := map[[handSize]TileID]bool{}
	for seed := range uint64(50) {
		sample := v.Sample(seed)
		if sample != v.Sample(seed) {
			t.Fatal("the same seed gives another sample")
		}
		hands[sample.private[1].hand] = true
	}
	if len(hands) < 40 {
		t.Errorf("fifty samples have %d hands", len(hands))
	}
}

// Not even the seed of the match, or the hands hidden in it, decide a sample.
func TestSampleOfEqualViewsIsEqual(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(func() {
			seat := g.r.Below(g.m.Seats())
			other := g.m
			shuffleHidden(&other, &g.knows, seat, &g.r)
			a, b := g.m.View(seat), other.View(seat)
			if a.Sample(7) != b.Sample(7) {
				t.Fatal("samples of equal views differ")
			}
		})
	})
}
