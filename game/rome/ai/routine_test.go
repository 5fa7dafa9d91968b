package ai

import (
	"testing"

	"capital/game/search"
	"capital/game/testscope"
	"capital/rules/rome"
)

// Who remembers what it did does the same as who thinks anew, where samples of one decision are played on; and much of it has come
// about before.
func TestRoutinesDoTheSame(t *testing.T) {
	w, err := DecodeWeights(learned)
	if err != nil {
		t.Fatal(err)
	}
	for name, plain := range map[string]greedy{"architect": {learnedValue{w}}, "builder": theBuilder()} {
		asked, thought, due := 0, 0, 0
		look := func(_ *rome.Match, v *rome.View) {
			if due++; due%11 != 0 {
				return
			}
			r := newRoutine(plain)
			for sample := range uint64(testscope.Count(6, 60)) {
				m := v.Sample(sample % 3)
				for step := uint64(0); m.Round() < v.Round()+1 && !m.Over(); step++ {
					seat := 0
					for m.Owes(seat) == rome.NoDecision {
						seat++
					}
					seen := m.View(seat)
					want := plain.Choose(&seen)
					if got := r.Choose(&seen); got != want {
						t.Fatalf("%s, round %d, phase %d: %v instead of %v", name, m.Round(), m.Phase(), got, want)
					}
					if m.Phase() <= rome.PhasePut {
						asked++
					}
					if h := search.Mix(sample, step); h%4 == 0 {
						want = chance{h}.Choose(&seen)
					}
					m.Apply(seat, want, nil)
				}
			}
			thought += len(r.done)
		}
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			play(t, seats, uint64(seats), makePlayers(t, Builder), each(look))
		}
		if thought > asked*9/10 {
			t.Errorf("%s: of %d decisions %d are new", name, asked, thought)
		}
	}
}

// What was done is forgotten where it would become too much.
func TestRoutinesForget(t *testing.T) {
	m := rome.NewMatch(4, 1, nil)
	v := m.View(m.FirstPlayer())
	r := newRoutine(theBuilder())
	want := r.Choose(&v)
	for n := range rome.Cards(mostDone) {
		r.done[situation{hand: n}] = rome.Action{}
	}
	other := v.Sample(1)
	other.Apply(v.Seat(), want, nil)
	for seat := range other.Seats() {
		if other.Owes(seat) != rome.NoDecision {
			next := other.View(seat)
			r.Choose(&next)
		}
	}
	if got := r.Choose(&v); got != want || len(r.done) != 2 {
		t.Errorf("%v instead of %v, and %d situations are remembered", got, want, len(r.done))
	}
}
