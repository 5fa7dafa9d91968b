package ai

import (
	"math"
	"testing"

	"capital/game/search"
	"capital/rules/rome"
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
	play(t, 3, 1, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
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

// Who thinks long lets others have the thread: a master after every rollout, an architect whenever it looks further ahead.
func TestYields(t *testing.T) {
	m := rome.NewMatch(4, 1, nil)
	v := m.View(m.FirstPlayer())
	called := 0
	count := Limit{Samples: 1, Yield: func() { called++ }}
	architect := makePlayers(t, Architect)[0]
	if got, want := Within(count, architect).Choose(&v), architect.Choose(&v); got != want || called < architectBreadth {
		t.Errorf("the architect: %v instead of %v, and yields %d times", got, want, called)
	}
	ahead := called
	p := makeMaster(t, 1)
	called = 0
	Within(count, p).Choose(&v)
	if want := ahead + p.newSearch(&v).Open(); called != want {
		t.Errorf("the master yields %d times instead of %d", called, want)
	}
}

// Where each sum is answered by another, both are played, as often as makes the other's choice worth the same.
func TestMixedBids(t *testing.T) {
	trials := make(Trials, 2)
	for n := range trials {
		trials[n] = search.Trial[rome.Action]{Action: rome.Action{Kind: rome.Bid, Bid: rome.Cards(n)}}
	}
	trials[0].Margins, trials[1].Margins = []float64{2, -1}, []float64{-1, 1}
	first := 0
	for h := range uint64(1000) {
		if mixed(trials, 2, search.Mix(1, h)) == trials[0].Action {
			first++
		}
	}
	if math.Abs(float64(first)/1000-0.4) > 0.08 {
		t.Errorf("the first of two bids is made %d times in 1000 instead of 400", first)
	}
	trials[1].Margins = []float64{3, 0}
	for h := range uint64(100) {
		if mixed(trials, 2, search.Mix(2, h)) != trials[1].Action {
			t.Fatal("a bid is made that is worse than another whatever the others do")
		}
	}
}

// A bid is mixed of some samples, however long there is time; a hint of a bid is not bounded so.
func TestBidsTakeSomeSamples(t *testing.T) {
	var bid *rome.View
	play(t, 2, 1, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
		if bid == nil && v.Owes(v.Seat()) == rome.DecideBid {
			seen := *v
			bid = &seen
		}
	}))
	ended := 0
	limit := Limit{Samples: math.MaxInt, Ended: func(samples int, _ search.Ending) { ended = samples }}
	Within(limit, makeMaster(t, 1)).Choose(bid)
	if ended != bidSamples {
		t.Errorf("a master takes %d samples for a bid", ended)
	}
	limit.Samples = bidSamples + 1
	if _, err := Try(bid, 0, 0, limit); err != nil || ended != bidSamples+1 {
		t.Errorf("a hint takes %d samples, not %d; %v", ended, bidSamples+1, err)
	}
}

// A rollout goes on for a round after the one that is played, as far as one follows, for what a master chooses as for what is said.
func TestRolloutsEnd(t *testing.T) {
	p, asked := makeMaster(t, 1), [rome.Rounds + 1]int{}
	play(t, 3, 2, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
		round := v.Round()
		if v.Owes(v.Seat()) != rome.DecideBuild || asked[round] == 3 {
			return
		}
		asked[round]++
		chosen, said := p.newSearch(v), p.newBroadSearch(v)
		a := chosen.Best()
		chosen.draw(0)
		said.draw(0)
		said.margins = chosen.margins
		got := chosen.rollout(a)
		if said := said.rollout(a); said != got {
			t.Errorf("round %d: what is said ends %v, not %v", round, said, got)
		}
		other := chosen.another()
		other.draw(0)
		if beside := other.rollout(a); beside != got {
			t.Errorf("round %d: beside it another ends %v, not %v", round, beside, got)
		}
		then := chosen.sample
		then.Apply(v.Seat(), a, nil)
		for !then.Over() && then.Round() < round+2 {
			for seat := range then.Seats() {
				if then.Owes(seat) != rome.NoDecision {
					view := then.View(seat)
					then.Apply(seat, chosen.others[seat].Choose(&view), nil)
				}
			}
		}
		if then.Over() != (round >= rome.Rounds-1) {
			t.Errorf("round %d: over %v", round, then.Over())
		}
		view := then.View(v.Seat())
		at := newPosition(&view)
		totals := totalsOf(&at.Table, chosen.minds.own.by.values(&at))
		if want := chosen.margins(totals[:then.Seats()], then.Over()); got != want {
			t.Errorf("round %d: a rollout ends %v, not %v", round, got, want)
		}
	}))
	for round := 1; round <= rome.Rounds; round++ {
		if asked[round] == 0 {
			t.Errorf("nobody was asked in round %d", round)
		}
	}
}
