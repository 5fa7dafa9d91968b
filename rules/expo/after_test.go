package expo

import (
	"testing"

	"capital/game/testscope"
)

// tried looks at an action of every decision of some matches played by chance.
func tried(t *testing.T, look func(m *Match, seat int, a Action)) {
	t.Helper()
	for seed := range uint64(testscope.Count(12, 200)) {
		m, chance := anyMatch(seed), newChance(seed+7)
		playOn(t, &m, seed, func(m *Match, seat int) { look(m, seat, byChance(m, seat, chance, nil)) })
	}
}

// TestAfterIsWhatAnActionDoesItself: as long as nothing but the turn passes on, the table after an action is that of the match; and it
// tells the same, from the first event on. A market may age without a word, when no tile leaves it and none comes.
func TestAfterIsWhatAnActionDoesItself(t *testing.T) {
	same := 0
	tried(t, func(m *Match, seat int, a Action) {
		var told, all []Event
		before := m.Table
		after, ok := m.After(seat, a, func(e Event) { told = append(told, e) })
		if !ok || m.Table != before {
			t.Fatalf("%v: ok %v, and the table changed: %v", a, ok, m.Table != before)
		}
		then := *m
		then.Apply(seat, a, func(e Event) { all = append(all, e) })
		if len(told) == 0 || len(told) > len(all) {
			t.Fatalf("%v tells %v, and all that happens is %v", a, told, all)
		}
		for n, e := range told {
			if e != all[n] {
				t.Fatalf("%v tells %v, not %v", a, e, all[n])
			}
		}
		if len(told) == len(all) && then.phase == before.phase {
			same++
			after.turn, after.phase, after.done = then.turn, then.phase, then.done
			if after != then.Table {
				t.Fatalf("after %v the table is another one", a)
			}
		}
	})
	if same == 0 {
		t.Error("no turn passed quietly")
	}
	m := NewMatch(2, 1, nil)
	if after, ok := m.After(m.Turn(), Action{Kind: Stop}, nil); ok || after != m.Table {
		t.Error("what is not legal changes something")
	}
}

// TestAnExpoForetoldIsTheExpo that comes, where nothing moves any marker before.
func TestAnExpoForetoldIsTheExpo(t *testing.T) {
	expos := 0
	tried(t, func(m *Match, seat int, a Action) {
		var foretold, held []Event
		before := m.Table
		after, _ := m.After(seat, a, nil)
		after.ExpoNow(func(e Event) { foretold = append(foretold, e) })
		if m.Table != before {
			t.Fatal("foretelling an Expo changes the table")
		}
		began := false
		then := *m
		then.Apply(seat, a, func(e Event) {
			if began = began || e.Kind == ExpoBegan; began && e.Kind != RoundBegan {
				held = append(held, e)
			}
		})
		if !began || then.Over() { // before the last one there are effects
			return
		}
		expos++
		if len(held) != len(foretold) {
			t.Fatalf("foretold is %v, and held %v", foretold, held)
		}
		for n, e := range held {
			if e != foretold[n] {
				t.Fatalf("foretold is %v, not %v", foretold[n], e)
			}
		}
	})
	if expos == 0 {
		t.Error("no Expo came")
	}
}
