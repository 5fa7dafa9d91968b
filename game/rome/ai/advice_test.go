package ai

import (
	"reflect"
	"slices"
	"testing"

	"capital/rules/rome"
)

// Whatever a seat has to decide, it gets up to three different legal moves, the best first, and each has reasons.
func TestAdvice(t *testing.T) {
	t.Parallel()
	asked := map[rome.Decision]int{}
	for seed := range uint64(6) {
		n := 0
		play(t, 2+int(seed%3), seed, makePlayers(t, []string{Random, Builder}[seed%2]), each(func(m *rome.Match, v *rome.View) {
			if n++; n%7 == 0 {
				asked[v.Owes(v.Seat())]++
				checkAdvice(t, v)
			}
		}))
	}
	for _, owed := range []rome.Decision{rome.DecideBuild, rome.DecideBid, rome.DecidePut, rome.DecideDraw} {
		if asked[owed] == 0 {
			t.Errorf("nobody owes decision %d", owed)
		}
	}
}

func checkAdvice(t *testing.T, v *rome.View) {
	t.Helper()
	tried, err := Try(v, 1, 0, Limit{Samples: 1})
	if err != nil {
		t.Fatal(err)
	}
	best := Ideas(tried, nil, 3)
	if len(best) > 3 || len(best) < min(3, len(tried)) {
		t.Fatalf("%d of %d moves", len(best), len(tried))
	}
	for n, idea := range best {
		if reason := v.Check(idea.Action); !reason.OK() {
			t.Fatalf("%v: %v", idea.Action, reason)
		}
		for _, before := range best[:n] {
			if sameEffect(before.Action, idea.Action) || before.Behind > idea.Behind {
				t.Fatalf("%+v", best)
			}
		}
	}
}

func TestAdviceRefuses(t *testing.T) {
	m := rome.NewMatch(2, 1, nil)
	v := m.View(m.FirstPlayer())
	if _, err := Try(&v, 1, 0, Limit{}); err == nil {
		t.Error("tries without end")
	}
	v = m.View(1 - m.FirstPlayer())
	if _, err := Try(&v, 1, 0, Limit{Samples: 1}); err == nil {
		t.Error("advises one who has nothing to decide")
	}
}

// Samples tried some after others come to what they come to at once.
func TestTrialsJoin(t *testing.T) {
	m := rome.NewMatch(3, 4, nil)
	v := m.View(m.FirstPlayer())
	try := func(first, samples int) Trials {
		t.Helper()
		tried, err := Try(&v, 0, first, Limit{Samples: samples})
		if err != nil || tried.Samples() != samples {
			t.Fatal(tried.Samples(), err)
		}
		return tried
	}
	if joined, ok := try(0, 3).Join(try(3, 2)); !ok || !reflect.DeepEqual(joined, try(0, 5)) {
		t.Errorf("%v, not %v", joined, try(0, 5))
	}
}

// Another prefecture, type of card or sum is another idea; the same with another card is none.
func TestIdeas(t *testing.T) {
	s := newScene(t, 2, 0, rome.DecideBuild)
	s.tell("A round 1; A round 2; A holds white-4 white-7 floor-1 floor-8; quirinal round B1")
	var all Trials
	for n, text := range []string{"play white-4 quirinal round 2", "play white-7 quirinal round 2", "play white-4 quirinal round 1", "play white-7 viminal round 1", "play floor-8 new new", "pass"} {
		all = append(all, Trial{Action: s.action(text), Margins: []float64{9 - float64(n)/2}})
	}
	chosen := func(tried Trials, rows ...int) {
		t.Helper()
		var got, want []rome.Action
		for _, idea := range Ideas(tried, nil, 3) {
			got = append(got, idea.Action)
		}
		for _, row := range rows {
			want = append(want, tried[row].Action)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%v, not %v", got, want)
		}
	}
	chosen(all, 0, 3, 4)
	chosen(all[:3], 0, 2)
}

// What a seat is told rests on its view alone: in another match that looks the same to it, all is told the same.
func TestAdviceIsHonest(t *testing.T) {
	t.Parallel()
	n, others := 0, 0
	play(t, 4, 5, makePlayers(t, Builder), each(func(m *rome.Match, v *rome.View) {
		if n++; n%11 != 0 {
			return
		}
		sample := v.Sample(uint64(n))
		same := sample.View(v.Seat())
		if sample != *m {
			others++
		}
		one, err := Try(v, 3, 0, Limit{Samples: 1})
		other, err2 := Try(&same, 3, 0, Limit{Samples: 1})
		if err != nil || err2 != nil || !reflect.DeepEqual(one, other) {
			t.Fatalf("decision %d: %v %v", n, err, err2)
		}
	}))
	if others == 0 {
		t.Error("nothing was hidden")
	}
}

// A bid that is sure to win wins, and a place that nobody can overtop is held until all have passed, whatever others do.
func TestPromisesAreKept(t *testing.T) {
	t.Parallel()
	sure, safe := 0, 0
	for seed := range uint64(40) {
		var promises []promise
		play(t, 2+int(seed%3), seed, makePlayers(t, Random, Builder), each(func(m *rome.Match, v *rome.View) {
			if m.Phase() != rome.PhaseBuild {
				for _, p := range promises {
					if m.Standings(p.place)[p.seat].Rank != 1 {
						t.Errorf("seed %d: seat %d is not first in %v", seed, p.seat, p.place)
					}
					safe++
				}
				promises = nil
			}
			if m.Phase() == rome.PhaseBuild {
				promises = append(promises, promised(v)...)
			}
			if m.Phase() == rome.PhaseBid && m.Round() < 3 {
				sure += checkSure(t, m, v)
			}
		}))
	}
	if sure < 20 || safe < 20 {
		t.Errorf("only %d sure bids, %d safe places", sure, safe)
	}
}

// promise is a first place that a seat was told nobody can overtop.
type promise struct {
	seat  int
	place rome.Place
}

// promised are the first places that nobody can overtop in this construction, as far as the seat can tell. What it does itself
// can't lose them.
func promised(v *rome.View) (all []promise) {
	for place := range rome.Place(rome.Places) {
		is := v.Standings(place)[v.Seat()]
		if is.Rank == 1 && (v.Free(place) == 0 || is.Why == rome.WhyMost && (rivals{v}).safe(&v.Table, place)) {
			all = append(all, promise{v.Seat(), place})
		}
	}
	return all
}

// checkSure has the seat bid all it has, and the others, too: if that is more than any other could bid, it wins.
func checkSure(t *testing.T, m *rome.Match, v *rome.View) int {
	t.Helper()
	all := rome.Action{Kind: rome.Bid, Bid: v.Hand().Prints()}
	for seat := range v.Seats() {
		if seat != v.Seat() && mostBid(v, seat) >= all.Bid.Sum() {
			return 0
		}
	}
	tried := *m
	won := -1
	tell := func(e rome.Event) {
		if e.Kind == rome.AuctionWon && won < 0 {
			won = e.Seat
		}
	}
	tried.Apply(v.Seat(), all, tell)
	for seat := range m.Seats() {
		if tried.Owes(seat) == rome.DecideBid && won < 0 {
			theirs := tried.View(seat)
			tried.Apply(seat, rome.Action{Kind: rome.Bid, Bid: theirs.Hand().Prints()}, tell)
		}
	}
	if won != v.Seat() && m.Owes(v.Seat()) == rome.DecideBid && won >= 0 {
		t.Errorf("seat %d bids %v and %d wins", v.Seat(), all, won)
	}
	return 1
}
