package search

import (
	"reflect"
	"slices"
	"sync/atomic"
	"testing"
)

// tossed is a search among moves whose margins are tossed, each somewhat worse than the one before.
func tossed(rolled *atomic.Int64) *Search[int] {
	trier := func() Trier[int] {
		sample := 0
		last := 0.0
		return Trier[int]{
			Draw: func(n int) { sample = n },
			Rollout: func(a int) Margins {
				rolled.Add(1)
				last = float64(Below(Mix(uint64(sample), uint64(a)), 100))/10 - float64(a)
				return Margins{last, -last}
			},
			Account: func() Account { return Account{int64(last)} },
		}
	}
	s := &Search[int]{First: 3, Trier: trier(), Another: trier, Prunes: true}
	for a := range 9 {
		s.Add(a + 1)
	}
	return s
}

// However many try the samples, the same comes of them, also of a search that goes on.
func TestSamplesBesideEachOtherComeToTheSame(t *testing.T) {
	var rolled atomic.Int64
	one := tossed(&rolled)
	one.Run(Limit{Samples: 40})
	if one.Open() == 9 || one.Open() == 1 || one.Samples() != 40 {
		t.Fatalf("%d open in %d samples", one.Open(), one.Samples())
	}
	for _, beside := range []int{2, 3, 7, 50} {
		s := tossed(&rolled)
		s.Step() // the sample begun is tried to its end first
		s.Run(Limit{Samples: 17, Beside: beside})
		s.Run(Limit{Samples: 40, Beside: beside})
		same := func(a, b candidate[int]) bool {
			return reflect.DeepEqual(a.Trial, b.Trial) && a.sum == b.sum && a.seats == b.seats
		}
		if !slices.EqualFunc(s.candidates, one.candidates, same) || s.Open() != one.Open() || s.Samples() != 40 {
			t.Errorf("%d beside: %+v, not %+v", beside, s.candidates, one.candidates)
		}
	}
	decided := func(beside int) (samples int, best int) {
		s := tossed(&rolled)
		s.Run(Limit{Samples: 100_000, Beside: beside})
		return s.Samples(), s.Best()
	}
	samples, best := decided(1)
	if now, nowBest := decided(4); now != samples || nowBest != best || samples == 100_000 {
		t.Errorf("decided after %d samples for %d, not after %d for %d", now, nowBest, samples, best)
	}
}

// Told to stop, none begins another rollout, and only whole samples count.
func TestSamplesBesideEachOtherStop(t *testing.T) {
	var rolled atomic.Int64
	stop := make(chan struct{})
	s := tossed(&rolled)
	another := s.Another
	s.Another = func() Trier[int] {
		t := another()
		rollout := t.Rollout
		t.Rollout = func(a int) Margins {
			if rolled.Load() > 100 {
				select {
				case <-stop:
				default:
					close(stop)
				}
			}
			return rollout(a)
		}
		return t
	}
	s.Run(Limit{Stop: stop, Beside: 2})
	before := rolled.Load()
	s.Run(Limit{Stop: stop, Beside: 2})
	if rolled.Load() != before || s.Samples() < 5 || before > 120 {
		t.Errorf("%d rollouts, then %d, in %d samples", before, rolled.Load(), s.Samples())
	}
	for _, c := range s.candidates[:s.open] {
		if len(c.Margins) != s.samples {
			t.Errorf("move %d has %d margins in %d samples", c.Action, len(c.Margins), s.samples)
		}
	}
}
