package ai

import (
	"testing"

	"capital/game/search"
	"capital/rules/warsaw"
)

// endless is so many samples that only being stopped ends them.
const endless = 1 << 30

// closed is a channel that says stop from the beginning.
func closed() <-chan struct{} {
	stop := make(chan struct{})
	close(stop)
	return stop
}

// stopAfter is a limit that says stop after so many calls of Yield, and tells how many came.
func stopAfter(calls int) (limit Limit, called *int) {
	stop := make(chan struct{})
	called = new(int)
	return Limit{Samples: endless, Stop: stop, Yield: func() {
		if *called++; *called == calls {
			close(stop)
		}
	}}, called
}

// A search that is stopped plays nothing on any more, however far the sample has come.
func TestStoppedSearchTriesNothingMore(t *testing.T) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	player := makeMaster(t, 1)
	for _, steps := range []int{0, 1, 2, 7, 29} {
		for _, s := range []*masterSearch{player.newSearch(&v), player.newBroadSearch(&v, warsaw.Action{})} {
			for range steps {
				s.Step()
			}
			s.Rollout = func(a warsaw.Action) search.Margins {
				t.Errorf("stopped after %d steps, it tries %v", steps, a)
				return search.Margins{}
			}
			s.Run(Limit{Samples: endless, Stop: closed()})
			if reason := v.Check(s.choice(person{})); !reason.OK() {
				t.Errorf("stopped after %d steps: %v: %v", steps, s.choice(person{}), reason)
			}
		}
	}
}

// A choice of one who is stopped is the best so far; who does not think long takes no notice.
func TestStoppedPlayer(t *testing.T) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	master := makeMaster(t, 1)
	if got, want := Within(Limit{Samples: endless, Stop: closed()}, master).Choose(&v), master.newSearch(&v).choice(person{}); got != want {
		t.Errorf("%v instead of %v", got, want)
	}
	for _, level := range append(quick, Architect) {
		player := makePlayers(t, level)[0]
		if got, want := Within(Limit{Stop: closed()}, player).Choose(&v), player.Choose(&v); got != want {
			t.Errorf("%s: %v instead of %v", level, got, want)
		}
	}
}

// What is found until it is stopped says in how many samples: each move in all of them.
func TestStoppedAdviceAndReviews(t *testing.T) {
	record := recorded(t, 3, Builder, Builder)
	m := warsaw.NewMatch(2, 3, nil)
	v := m.View(0)
	for what, ask := range map[string]func(limit Limit) (int, error){
		"advice": func(limit Limit) (int, error) { a, err := Try(&v, 1, 0, limit); return a.Samples(), err },
		"review": func(limit Limit) (int, error) { r, err := reviewMove(&record, 7, 1, limit); return r.Samples, err },
	} {
		for _, calls := range []int{1, 70} {
			limit, called := stopAfter(calls)
			samples, err := ask(limit)
			if err != nil || samples < 1 || samples > *called || calls == 1 && samples != 1 || calls == 70 && samples < 2 {
				t.Errorf("stopped after %d steps, %s has %d samples after %d, %v", calls, what, samples, *called, err)
			}
			if until, err := ask(Limit{Samples: samples}); until != samples || err != nil {
				t.Errorf("%s has %d samples instead of %d, %v", what, until, samples, err)
			}
		}
	}
}

// Who thinks long lets others have the thread: a master after every rollout, an architect, who
// looks at some uses of a tile for longer, after each of them.
func TestYields(t *testing.T) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	called := 0
	count := Limit{Samples: 2, Yield: func() { called++ }}
	architect := makePlayers(t, Architect)[0]
	if got, want := Within(count, architect).Choose(&v), architect.Choose(&v); got != want || called != architectBreadth {
		t.Errorf("the architect: %v instead of %v, and yields %d times", got, want, called)
	}
	limited := Within(count, makeMaster(t, 1)).(master)
	rollouts := 2 * limited.newSearch(&v).Open()
	called = 0
	if limited.Choose(&v); rollouts == 0 || called != architectBreadth+rollouts {
		t.Errorf("the master yields %d times instead of %d", called, architectBreadth+rollouts)
	}
}
