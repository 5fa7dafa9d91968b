package ai

import (
	"testing"

	"capital/rules/lux"
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
	play(t, 3, 1, makePlayers(t, Builder), each(func(_ *lux.Match, v *lux.View) {
		if asked++; asked%20 != 0 {
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
	m := lux.NewMatch(4, lux.SetOf("BBBB"), 1, nil)
	v := m.View(2)
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

// A rollout goes on to the end of the round, or of the match: its account is of nothing else.
func TestRolloutsEndWithTheRound(t *testing.T) {
	p, seen := makeMaster(t, 1), map[int]bool{}
	play(t, 2, 2, makePlayers(t, Builder), each(func(m *lux.Match, v *lux.View) {
		if seen[m.Round()] || m.Phase() != lux.PhasePlay {
			return
		}
		seen[m.Round()] = true
		s := p.newBroadSearch(v)
		s.draw(0)
		s.rollout(s.Best())
		if later := s.keeps.account[entryLater]; (later == 0) != (m.Round() == lux.Rounds) {
			t.Errorf("round %d: the rounds to come promise %d", m.Round(), later)
		}
	}))
	if len(seen) != lux.Rounds {
		t.Errorf("seen are rounds %v", seen)
	}
}
