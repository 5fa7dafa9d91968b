package ai

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"capital/rules/expo"
)

// Whatever a seat has to decide, it gets up to three different legal moves, the best first, and each has reasons.
func TestAdvice(t *testing.T) {
	t.Parallel()
	asked := map[expo.Decision]int{}
	for seed := range uint64(4) {
		n := 0
		play(t, 2+int(seed%4), seed, makePlayers(t, []string{Random, Builder}[seed%2]), each(func(m *expo.Match, v *expo.View) {
			if n++; n%41 == 0 || asked[v.Owes(v.Seat())] == 0 {
				asked[v.Owes(v.Seat())]++
				checkAdvice(t, v)
			}
		}))
	}
	for _, owed := range []expo.Decision{expo.DecideSpace, expo.DecideBuild, expo.DecideCrossing, expo.DecideActivate, expo.DecideProsper} {
		if asked[owed] == 0 {
			t.Errorf("nobody owes decision %d", owed)
		}
	}
}

func checkAdvice(t *testing.T, v *expo.View) {
	t.Helper()
	tried, err := Try(v, 1, 0, Limit{Samples: 1})
	if err != nil {
		t.Fatal(err)
	}
	best := Ideas(tried, nil, 3)
	if len(best) != min(3, len(tried)) {
		t.Fatalf("%d of %d moves", len(best), len(tried))
	}
	for n, idea := range best {
		if reason := v.Check(idea.Action); !reason.OK() {
			t.Fatalf("%v: %v", idea.Action, reason)
		}
		if len(Reasons(idea.Beside)) == 0 {
			t.Fatalf("nothing is said of %v", idea.Action)
		}
		for _, before := range best[:n] {
			if before.Action == idea.Action || before.Behind > idea.Behind {
				t.Fatalf("%+v", best)
			}
		}
	}
}

func TestAdviceRefuses(t *testing.T) {
	m := expo.NewMatch(2, 1, nil)
	v := m.View(m.Turn())
	if _, err := Try(&v, 1, 0, Limit{}); err == nil {
		t.Error("tries without end")
	}
	v = m.View(1 - m.Turn())
	if _, err := Try(&v, 1, 0, Limit{Samples: 1}); err == nil {
		t.Error("advises one who has nothing to decide")
	}
}

// Samples tried some after others come to what they come to at once.
func TestTrialsJoin(t *testing.T) {
	m := expo.NewMatch(3, 4, nil)
	v := m.View(m.Turn())
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

// Another tile or another one activated is another idea; another cell for it, or other tourists, are none.
func TestIdeas(t *testing.T) {
	var all Trials
	for n, text := range []string{"build bank 0,1", "build bank 1,1", "build museum 1,1", "build bank 2,1", "activate 0,0", "activate 0,0 2", "activate 1,0", "rest cube"} {
		a, ok := expo.Rules().Parse(strings.Fields(text))
		if !ok {
			t.Fatal(text)
		}
		all = append(all, Trial{Action: a, Margins: []float64{9 - float64(n)/2}})
	}
	chosen := func(tried Trials, rows ...int) {
		t.Helper()
		var got, want []expo.Action
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
	chosen(all[:4], 0, 1, 2) // the tile again rather than too few
	chosen(all, 0, 2, 4)
	chosen(all[4:], 0, 2, 3)
}

// What a seat is told rests on its view alone: in another match that looks the same to it, all is told the same.
func TestAdviceIsHonest(t *testing.T) {
	t.Parallel()
	n, others := 0, 0
	play(t, 4, 5, makePlayers(t, Builder), each(func(m *expo.Match, v *expo.View) {
		if n++; n%37 != 0 {
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
