//go:build !js

package resolve

import (
	"slices"
	"testing"

	"capital/rules/lux"
)

// everyEnd calls a test with the ends of all rounds of many matches of chance, of every number of seats and against ROB.
func everyEnd(t *testing.T, test func(t *testing.T, round []stretch)) {
	t.Helper()
	for seats := 1; seats <= lux.MaxSeats; seats++ {
		for seed := range uint64(21) {
			ends := stretches(t, seats, letters(seats, seed), seed)
			if len(ends) != lux.Rounds {
				t.Fatalf("%d seats, seed %d: %d ends of rounds", seats, seed, len(ends))
			}
			for _, round := range ends {
				test(t, round)
			}
		}
	}
}

// TestAllIsToldOnce: what is counted from one payment to the next, taken together, is all that happened, in its order.
func TestAllIsToldOnce(t *testing.T) {
	asked := 0
	everyEnd(t, func(t *testing.T, round []stretch) {
		var told []lux.Event
		for _, s := range round {
			beats := s.end.beats()
			for _, b := range beats[s.end.told():] {
				told = append(told, b.events...)
			}
			if last := beats[len(beats)-1]; s.end.Payer >= 0 {
				asked++
				if last.part != asking || last.seat != s.end.Payer {
					t.Fatalf("seat %d is asked to pay, and the last beat is %+v", s.end.Payer, last)
				}
			} else if last.part != summing {
				t.Fatalf("the last beat is %+v", last)
			}
		}
		happened := slices.DeleteFunc(slices.Clone(round[len(round)-1].end.Events), func(e lux.Event) bool { return e.Kind == lux.LimitsChecked })
		if !slices.Equal(told, happened) {
			t.Fatalf("told was\n%+v, not\n%+v", told, happened)
		}
	})
	if asked < 10 {
		t.Errorf("somebody was asked to pay %d times", asked)
	}
}

// TestAPageIsBrief: a district, the hands, the sum: each is counted in less than three seconds at the designed speed.
func TestAPageIsBrief(t *testing.T) {
	everyEnd(t, func(t *testing.T, round []stretch) {
		for _, s := range round {
			var counted tally
			counted.begin(s.end)
			for _, p := range counted.pages {
				sum := 0.0
				for _, seconds := range counted.takes[p.first:p.last] {
					sum += seconds
				}
				if sum >= 3 {
					t.Fatalf("page %+v takes %.2f seconds", p, sum)
				}
			}
		}
	})
}

// TestFiguresAreThoseOfTheRules: what a limit is added up to, how all stand to it, what becomes of it and what all have in the end.
func TestFiguresAreThoseOfTheRules(t *testing.T) {
	fates := map[fate]int{}
	everyEnd(t, func(t *testing.T, round []stretch) {
		last := round[len(round)-1]
		end, beats := last.end, last.end.beats()
		for d := range end.Districts() {
			if sum, _ := height(end.capital(d)); d < lux.Districts && max(sum, 0) != end.Open.OpenLimitOf(d) {
				t.Fatalf("%v: a limit of %d is added up to %d", d, end.Open.OpenLimitOf(d), sum)
			}
		}
		for _, e := range end.Events {
			checkEvent(t, &end, beats, e)
		}
		for seat := range end.Open.Seats() {
			for d := range end.Districts() {
				fates[end.verdict(beats, seat, d).fate]++
			}
			s := end.sum(beats, seat)
			if s.Points() != last.after.Points(seat) || s.Gold != last.after.Gold(seat) || s.Bonus != last.after.Bonus(seat).Sum() {
				t.Fatalf("seat %d has %+v, and in the match %d points, %d gold, %v", seat, s, last.after.Points(seat), last.after.Gold(seat), last.after.Bonus(seat))
			}
		}
	})
	for _, f := range []fate{within, paid, guarded, lost} {
		if fates[f] < 5 {
			t.Errorf("fate %d came up %d times", f, fates[f])
		}
	}
	if fates[open]+fates[asked] > 0 {
		t.Error("something is undecided in the end")
	}
}

// checkEvent compares an event with what is told of its district.
func checkEvent(t *testing.T, end *End, beats []beat, e lux.Event) {
	t.Helper()
	d := lux.District(e.To)
	switch e.Kind {
	case lux.Saved, lux.Lost, lux.RebelsRemoved:
		if e.Total != end.Open.HomeTotal(e.Seat, d) || e.Limit != end.Open.OpenLimitOf(d) {
			t.Fatalf("%+v: told is %d of %d", e, end.Open.HomeTotal(e.Seat, d), end.Open.OpenLimitOf(d))
		}
		want := map[lux.EventKind]fate{lux.Lost: lost, lux.RebelsRemoved: removed, lux.Saved: paid}[e.Kind]
		if e.Why == lux.WhyGuards {
			want = guarded
		}
		if got := end.verdict(beats, e.Seat, d); got != (verdict{want, e.Count}) {
			t.Fatalf("%+v: told is %+v", e, got)
		}
	case lux.BonusTaken:
		card, ok := end.Open.AtStake(d)
		most, holders := end.most(beats, d)
		if !ok || card != e.Card || holders != 1 || end.left(beats, e.Seat, d) != most {
			t.Fatalf("%+v: told is %v of %d, and %d have it", e, card, most, holders)
		}
	case lux.BonusTied:
		if _, holders := end.most(beats, d); holders != e.Count {
			t.Fatalf("%+v: told is that %d are tied", e, holders)
		}
	}
}
