package search

import (
	"slices"
	"sync/atomic"
	"testing"

	"capital/rules/record"
)

// searched is a search among moves numbered from 1, of which each is so much worse than the one before, in samples that are
// worth their number to all; tries says how often each was tried.
func searched(moves int, worse float64) (s *Search[int], tries []int) {
	tries = make([]int, moves+1)
	sample := 0
	s = &Search[int]{Seat: 1, Trier: Trier[int]{
		Draw: func(n int) { sample = n },
		Rollout: func(a int) Margins {
			tries[a]++
			margin := float64(sample) - worse*float64(a)
			return Margins{-margin, margin}
		},
	}}
	for a := range moves {
		s.Add(a + 1)
	}
	return s, tries
}

// Every move is tried in the same samples, which are whole in the end, from the first that is asked for.
func TestSearchTriesAllInTheSameSamples(t *testing.T) {
	s, tries := searched(3, 1)
	s.First = 5
	s.Step()
	s.FinishSample(Limit{})
	s.Run(Limit{Samples: 4})
	if !slices.Equal(tries, []int{0, 4, 4, 4}) || s.Samples() != 4 || s.Best() != 1 {
		t.Errorf("%v in %d samples, best %d", tries, s.Samples(), s.Best())
	}
	if got := s.Trials()[1]; got.Action != 2 || !slices.Equal(got.Margins, []float64{3, 4, 5, 6}) {
		t.Errorf("%+v", got)
	}
}

// Moves that are behind for certain are dropped, but for those that are to be kept; with one left there is nothing to find out.
func TestSearchPrunes(t *testing.T) {
	s, tries := searched(3, 1)
	s.Prunes = true
	s.Run(Limit{Samples: 50})
	if s.Samples() != samplesBeforePruning || s.Open() != 1 || tries[3] != samplesBeforePruning {
		t.Errorf("%v in %d samples, %d open", tries, s.Samples(), s.Open())
	}
	s, tries = searched(3, 1)
	s.Prunes, s.Keeps = true, func(a int) bool { return a == 3 }
	s.Run(Limit{Samples: 50})
	if s.Samples() != 50 || tries[3] != 50 || tries[2] != samplesBeforePruning {
		t.Errorf("%v in %d samples", tries, s.Samples())
	}
}

// One move is tried only by a search that is endless.
func TestSearchOfOneMove(t *testing.T) {
	s, tries := searched(1, 1)
	s.Run(Limit{Samples: 3})
	if tries[1] != 0 {
		t.Error("it was tried")
	}
	s.Endless = true
	s.Run(Limit{Samples: 3})
	if tries[1] != 3 {
		t.Errorf("it was tried %d times", tries[1])
	}
}

// A limit stops before the next move, and is let have the thread after each.
func TestSearchStops(t *testing.T) {
	s, tries := searched(3, 1)
	stop := make(chan struct{})
	gave := 0
	s.Run(Limit{Stop: stop, Yield: func() {
		if gave++; gave == 4 {
			close(stop)
		}
	}})
	if !slices.Equal(tries, []int{0, 2, 1, 1}) {
		t.Errorf("%v", tries)
	}
	if none := (&Limit{}).None(); !none || (&Limit{Stop: stop}).None() || (&Limit{Samples: 1}).None() {
		t.Error("it is not known what ends")
	}
}

// Why a search ended is told, with how far it came.
func TestWhyASearchEndedIsTold(t *testing.T) {
	stopped := make(chan struct{})
	close(stopped)
	for name, c := range map[string]struct {
		prunes  bool
		limit   Limit
		samples int
		why     Ending
	}{
		"decided": {true, Limit{Samples: 50}, samplesBeforePruning, Decided},
		"capped":  {false, Limit{Samples: 4}, 4, Capped},
		"stopped": {false, Limit{Samples: 4, Stop: stopped}, 0, Stopped},
	} {
		s, _ := searched(3, 1)
		s.Prunes = c.prunes
		told := 0
		c.limit.Ended = func(samples int, why Ending) {
			if told++; samples != c.samples || why != c.why {
				t.Errorf("%s: after %d samples for reason %d", name, samples, why)
			}
		}
		if s.Run(c.limit); told != 1 {
			t.Errorf("%s: told %d times", name, told)
		}
	}
}

// A review compares the best move with the best of those that count as the one played.
func TestReview(t *testing.T) {
	s, _ := searched(4, 1)
	s.Run(Limit{Samples: 3})
	r := s.Review(func(a int) bool { return a >= 3 })
	if r.Seat != 1 || r.Played != (Judgement[int]{3, -2}) || r.Best != (Judgement[int]{1, 0}) || r.Loss() != 2 || !r.Sure || r.Samples != 3 || r.Margins != (Margins{0, 0}) {
		t.Errorf("%+v", r)
	}
	if r := s.Review(func(a int) bool { return a == 1 }); r.Loss() != 0 || r.Sure || r.Best.Action != 1 {
		t.Errorf("%+v", r)
	}
	s, _ = searched(4, 0) // all are as good: the one played is the best
	s.Run(Limit{Samples: 3})
	if r := s.Review(func(a int) bool { return a == 3 }); r.Best.Action != 3 || r.Loss() != 0 {
		t.Errorf("%+v", r)
	}
}

// A review tells how all seats stand, however many a match has.
func TestReviewOfAllSeats(t *testing.T) {
	var ahead Margins
	for seat := range ahead {
		ahead[seat] = float64(seat)
	}
	for seat := range record.MostSeats {
		s := &Search[int]{Seat: seat, Trier: Trier[int]{Draw: func(int) {}, Rollout: func(int) Margins { return ahead }}, Endless: true}
		s.Add(1)
		s.Run(Limit{Samples: 2})
		if r := s.Review(func(int) bool { return true }); r.Seat != seat || r.Best.Margin != float64(seat) || r.Margins != ahead {
			t.Errorf("seat %d: %+v", seat, r)
		}
	}
}

// What is guessed of a move counts until samples say otherwise, and nobody is told of it.
func TestGuesses(t *testing.T) {
	s, _ := searched(2, 1)
	s.candidates, s.open = nil, 0
	s.Guess(1, 0, 4)
	s.Guess(2, 3, 4)
	if s.Best() != 2 {
		t.Error("what is guessed does not count")
	}
	s.Run(Limit{Samples: 5})
	if s.Best() != 2 {
		t.Error("five samples have it that 1 is better by 1, which is less than four guesses that 2 is by 3")
	}
	s.Run(Limit{Samples: 20})
	if s.Best() != 1 {
		t.Error("twenty samples do not count more than four guesses")
	}
	if margins := s.Trials()[0].Margins; len(margins) != 20 || margins[3] != 3-1 {
		t.Errorf("told are %v", margins)
	}
}

// Samples that others tried count as one's own, in whatever part they come; what was dropped there is dropped here.
func TestPartsCount(t *testing.T) {
	var rolled atomic.Int64
	part := func(first, samples int) *Search[int] {
		s := tossed(&rolled)
		s.First, s.Prunes = first, false
		if samples > 0 {
			s.Run(Limit{Samples: samples})
		}
		return s
	}
	whole, joined := part(3, 30), tossed(&rolled)
	for _, p := range []*Search[int]{part(3, 18), part(21, 0), part(21, 12)} {
		joined.Count(p.Part())
	}
	for n := range whole.candidates {
		if a, b := &whole.candidates[n], &joined.candidates[n]; a.Action != b.Action || !slices.Equal(a.Margins, b.Margins) || a.sum != b.sum {
			t.Errorf("%+v, not %+v", b, a)
		}
	}
	if joined.Samples() != 30 || joined.Open() != 9 || joined.Best() != whole.Best() {
		t.Errorf("%d open, %d samples, best %d", joined.Open(), joined.Samples(), joined.Best())
	}
	last := part(33, 5).Part()[8:]
	joined.Count(last)
	if joined.Open() != 1 || joined.Best() != 9 || joined.Samples() != 35 {
		t.Errorf("%d open, %d samples, best %d", joined.Open(), joined.Samples(), joined.Best())
	}
	joined.Count(part(38, 5).Part()[:3])
	joined.Count(nil)
	if joined.Open() != 1 || joined.Samples() != 35 {
		t.Error("a part about other moves was counted")
	}
}

// What a move is worth is the mean of its samples and of what was guessed of it.
func TestOptions(t *testing.T) {
	s, _ := searched(2, 1)
	s.candidates = nil
	s.Add(1)
	s.Guess(2, 10, 2)
	s.Step()
	if got := s.Options(); !slices.Equal(got, []Option[int]{{1, 0}, {2, 10_000}}) {
		t.Errorf("before any sample is whole: %v", got)
	}
	s.FinishSample(Limit{})
	s.Run(Limit{Samples: 2}) // of 0 and 1 points, less 1 or 2
	if got := s.Options(); !slices.Equal(got, []Option[int]{{1, -500}, {2, 4250}}) {
		t.Errorf("after two samples: %v", got)
	}
	s.Prunes = true
	s.Run(Limit{Samples: 50})
	if got := s.Options(); len(got) != s.Open() || got[0].Action != 1 {
		t.Errorf("of %d in question: %v", s.Open(), got)
	}
}
