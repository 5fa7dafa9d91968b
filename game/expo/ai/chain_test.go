package ai

import (
	"testing"

	"capital/rules/expo"
)

// exhaustive is the highest value that any chain of activations comes to.
func exhaustive(g greedy, e *eye, m *expo.Match) (highest int64) {
	first := true
	for _, a := range m.Legal(e.seat, nil) {
		then := *m
		then.Apply(e.seat, a, nil)
		value := g.stopped(e, &then)
		if goesOn(&then, e.seat) {
			value = max(value, exhaustive(g, e, &then))
		}
		if first || value > highest {
			highest, first = value, false
		}
	}
	return highest
}

// A chain comes to what the best of all chains comes to, hardly ever to less; it is longer than one now and then, and its first
// action is legal.
func TestChainsAreSearched(t *testing.T) {
	policy := makeMaster(t, 1).policy
	asked, best, long := 0, 0, 0
	for seed := range uint64(2) {
		play(t, 4, seed, makePlayers(t, Builder), each(func(m *expo.Match, v *expo.View) {
			if v.Owes(v.Seat()) != expo.DecideActivate || len(v.Legal(nil)) > 40 {
				return
			}
			var e eye
			e.start(v)
			a, value := policy.chain(&e)
			if r := v.Check(a); !r.OK() {
				t.Fatalf("%v: %v", a, r)
			}
			all := exhaustive(policy, &e, &e.now)
			if value > all {
				t.Fatalf("a chain comes to %d, the best of all to %d", value, all)
			}
			asked++
			if value == all {
				best++
			}
			if one := policy.ranked(&e)[0]; value > one.Value {
				long++
			}
		}))
	}
	t.Logf("%d of %d are the best, %d are better than any single activation", best, asked, long)
	if best*20 < asked*19 || long == 0 || asked == 0 {
		t.Errorf("%d of %d are the best, %d are better than any single activation", best, asked, long)
	}
}
