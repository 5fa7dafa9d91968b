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

// A chain that goes on from an activation is legal step by step, and is worth no less than that activation alone; now and then it
// is longer.
func TestAChainGoesOnFromItsFirst(t *testing.T) {
	critic := makeCritic(t)
	longer, better := 0, 0
	for seed := range uint64(2) {
		play(t, 3, seed, makePlayers(t, Builder), each(func(m *expo.Match, v *expo.View) {
			var e eye
			e.start(v)
			for _, first := range v.Legal(nil) {
				if first.Kind != expo.Activate {
					continue
				}
				chain := critic.Chain(v, first)
				if len(chain) == 0 || chain[0] != first || len(chain) > v.Limit(v.Seat())+expo.Levels {
					t.Fatalf("from %v goes on %v", first, chain)
				}
				now := e.now
				for n, a := range chain {
					if r := now.Apply(e.seat, a, nil); !r.OK() {
						t.Fatalf("%v of %v: %v", a, chain, r)
					}
					if n+1 < len(chain) && !goesOn(&now, e.seat) {
						t.Fatalf("%v is longer than the turn", chain)
					}
				}
				alone := e.now
				alone.Apply(e.seat, first, nil)
				one, all := critic.by.stopped(&e, &alone), critic.by.stopped(&e, &now)
				if all < one {
					t.Fatalf("%v is worth %d, its first alone %d", chain, all, one)
				}
				if len(chain) > 1 {
					longer++
				}
				if all > one {
					better++
				}
			}
		}))
	}
	if longer == 0 || better == 0 {
		t.Errorf("%d chains are longer than one, %d are better", longer, better)
	}
}
