package ai

import (
	"testing"

	"capital/rules/expo"
)

// closed is a channel that says stop from the beginning.
func closed() <-chan struct{} {
	stop := make(chan struct{})
	close(stop)
	return stop
}

// makeMaster makes a master for tests that look into its search.
func makeMaster(t testing.TB, seed uint64) master {
	t.Helper()
	p, err := newMaster(seed, Limit{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A search has a legal action after every step, and who is stopped says the best so far, without another step.
func TestEveryStepOfASearch(t *testing.T) {
	p, asked := makeMaster(t, 1), 0
	play(t, 3, 1, makePlayers(t, Builder), each(func(_ *expo.Match, v *expo.View) {
		if asked++; asked%29 != 0 {
			return
		}
		s := p.newSearch(v)
		for range 6 {
			if reason := v.Check(s.Best()); !reason.OK() {
				t.Fatalf("after %d samples: %v: %v", s.Samples(), s.Best(), reason)
			}
			if !s.Step() {
				break
			}
		}
		stopped := Within(Limit{Samples: 1 << 30, Stop: closed()}, p).Choose(v)
		if want := p.newSearch(v).Best(); stopped != want {
			t.Fatalf("stopped at once: %v instead of %v", stopped, want)
		}
	}))
}

// Who thinks long lets others have the thread after every rollout.
func TestYields(t *testing.T) {
	m := expo.NewMatch(4, 1, nil)
	v := m.View(m.Turn())
	called := 0
	count := Limit{Samples: 1, Yield: func() { called++ }}
	architect := makePlayers(t, Architect)[0]
	if got, want := Within(count, architect).Choose(&v), architect.Choose(&v); got != want || called < architectSamples {
		t.Errorf("the architect: %v instead of %v, and yields %d times", got, want, called)
	}
	p := makeMaster(t, 1)
	called = 0
	Within(count, p).Choose(&v)
	if want := p.newSearch(&v).Open(); called != want {
		t.Errorf("the master yields %d times instead of %d", called, want)
	}
}

// A rollout goes on through this round and the next two, or to the end of the match.
func TestRolloutsEnd(t *testing.T) {
	const through = 3
	p, seen := makeMaster(t, 1), map[int]bool{}
	play(t, 2, 2, makePlayers(t, Builder), each(func(m *expo.Match, v *expo.View) {
		if seen[m.Round()] {
			return
		}
		seen[m.Round()] = true
		s := p.newSearch(v)
		s.draw(0)
		s.rollout(s.Best())
		if now := &s.match; now.Over() != (m.Round()+through > expo.Rounds) || !now.Over() && (now.Round() != m.Round()+through || now.Phase() != expo.PhaseSpace) {
			t.Errorf("round %d: comes to round %d, phase %d", m.Round(), now.Round(), now.Phase())
		}
	}))
	if len(seen) != expo.Rounds {
		t.Errorf("seen are rounds %v", seen)
	}
}
