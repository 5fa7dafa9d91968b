package ai

import (
	"testing"

	"capital/game/search"
	"capital/rules/rome"
)

// A house does not go where another will overtop it at once, but there if nobody can.
func TestArchitectSeesWhoOvertops(t *testing.T) {
	const told = "capitoline round C1; A round 1; A holds red-1 white-1; B round 2; B holds red-3 red-4; C passed"
	architect := makePlayers(t, Architect)[0]
	for more, want := range map[string]rome.Place{"": rome.CampusMartius, "; B passed": rome.Capitoline} {
		s := newScene(t, 3, 0, rome.DecideBuild)
		s.tell(told + more)
		v := s.View(s.a)
		if a := architect.Choose(&v); a.Kind != rome.Play || a.Place != want {
			t.Errorf("%q: %v instead of a house in %v", more, a, want)
		}
	}
}

// What is rehearsed is what comes of an action if the players who are thought of sit there: it ends with the construction.
func TestRehearsalIsAMatchPlayedOn(t *testing.T) {
	w, err := DecodeWeights(learned)
	if err != nil {
		t.Fatal(err)
	}
	p, builder := architect{greedy: greedy{learnedValue{w}}}, makePlayers(t, Builder)[0]
	asked := 0
	play(t, 4, 1, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
		if asked++; v.Phase() != rome.PhaseBuild || asked%7 != 0 {
			return
		}
		r := new(rehearsal)
		r.start(p.minds(), v)
		legal := v.Legal(nil)
		for _, a := range []rome.Action{legal[0], legal[len(legal)-1]} {
			m := r.sample
			for seat, next := v.Seat(), a; m.Apply(seat, next, nil).OK() && m.Phase() == rome.PhaseBuild; {
				for seat = 0; m.Owes(seat) == rome.NoDecision; {
					seat++
				}
				turn := m.View(seat)
				if next = builder.Choose(&turn); seat == v.Seat() {
					next = p.greedy.Choose(&turn)
				}
			}
			end := m.View(v.Seat())
			then := newPosition(&end)
			if got, want := r.play(a), p.margin(&then, v.Seat()); got != want || m.Phase() == rome.PhaseBuild {
				t.Fatalf("round %d, %v: %d instead of %d", v.Round(), a, got, want)
			}
		}
	}))
}

// Of the actions that look best some are rehearsed, those that look nearly as good as the first.
func TestNearBest(t *testing.T) {
	values := func(values ...int64) (options []option) {
		for _, n := range values {
			options = append(options, option{Value: n})
		}
		return options
	}
	for want, options := range map[int][]option{
		1:         values(0),
		2:         values(5000, 5000-rehearsedNear, 4999-rehearsedNear, 0),
		rehearsed: values(9, 8, 7, 6, 5, 4, 3),
	} {
		if got := len(search.NearBest(options, rehearsed, rehearsedNear)); got != want {
			t.Errorf("%d of %v instead of %d", got, options, want)
		}
	}
}
