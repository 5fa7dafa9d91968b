package ai

import (
	"testing"

	"capital/game/testscope"
	"capital/rules/lux"
)

// all allows every kind of warning.
func all(RegretKind) bool { return true }

// regrets are what would be regretted about all that seats could do in matches of players that play badly, now and then.
func regrets(t *testing.T, matches int, look func(v *lux.View, a lux.Action, r Regret)) (asked int) {
	t.Helper()
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(matches) {
		n := 0
		play(t, 1+int(seed%4), seed, makePlayers(t, Apprentice, Random), each(func(m *lux.Match, v *lux.View) {
			if n++; n%5 != 0 && m.Phase() != lux.PhaseResolve {
				return
			}
			for _, a := range v.Legal(nil) {
				asked++
				if r, ok := critic.Regretted(v, a, all); ok {
					look(v, a, r)
				}
			}
		}))
	}
	return asked
}

// What is told of a regret is so in the match itself, and what is better than it is legal and not regretted alike. Every kind
// comes up.
func TestRegretsAreTrue(t *testing.T) {
	t.Parallel()
	found := map[RegretKind]int{}
	asked := regrets(t, testscope.Count(24, 400), func(v *lux.View, a lux.Action, r Regret) {
		found[r.Kind]++
		if reason := v.Check(r.Better); !reason.OK() || r.Better == a {
			t.Errorf("%v rather than %v: %v", r.Better, a, reason)
		}
		checkRegret(t, v, a, r)
	})
	sum := 0
	for kind := RegretOver; kind <= RegretPay; kind++ {
		if found[kind] == 0 && kind != RegretPay { // hardly ever is a district worth less than its payment
			t.Errorf("kind %d is never regretted", kind)
		}
		sum += found[kind]
	}
	t.Logf("%v of %d", found, asked)
	if sum*3 > asked {
		t.Errorf("%d of %d are regretted", sum, asked)
	}
}

func checkRegret(t *testing.T, v *lux.View, a lux.Action, r Regret) {
	t.Helper()
	me := v.Seat()
	after := v.After(a)
	low, high := after.LimitRange(r.District)
	switch r.Kind {
	case RegretOver:
		if total := after.HomeTotal(me, r.District); total != r.Total || r.Limit < low || r.Limit > high || r.Total <= r.Limit {
			t.Errorf("%v: %v has %d of %d to %d, not %d of %d", a, r.District, total, low, high, r.Total, r.Limit)
		}
	case RegretLaid:
		total := after.HomeTotal(me, r.District)
		for c := range after.Hand().All() {
			if c.Colour() == r.District {
				total += c.Value()
			}
		}
		if v.Power(a.Card.Colour()) == lux.Discoverer && a.Fields != 0 && a.Other.Colour() == r.District { // it is taken into the hand
			total += a.Other.Value()
		}
		if total != r.Total || r.Limit < low || r.Limit > high || r.Total <= r.Limit {
			t.Errorf("%v: %v comes to %d of %d to %d, not %d of %d", a, r.District, total, low, high, r.Total, r.Limit)
		}
		checkLast(t, v, a)
	case RegretVain:
		if a.Kind != lux.PlayCapital || r.Power != v.Power(a.Card.Colour()) || !v.Impossible(a.Card) {
			t.Errorf("%v: %v can be used", a, r.Power)
		}
	case RegretRefuse, RegretPay:
		_, d, over := v.Asked()
		if d != r.District || r.Cost != lux.GoldPoints*over || r.Points != v.Score(me).Homes[d] || (r.Points > r.Cost) != (r.Kind == RegretRefuse) {
			t.Errorf("%v: %+v", a, r)
		}
	}
}

// checkLast has all play on after an action: the seat plays nothing more in this round.
func checkLast(t *testing.T, v *lux.View, a lux.Action) {
	t.Helper()
	m := v.Sample(1)
	me, round := v.Seat(), m.Round()
	m.Apply(me, a, nil)
	for m.Round() == round && m.Phase() == lux.PhasePlay {
		for seat := range m.Seats() {
			if m.Owes(seat) == lux.NoDecision {
				continue
			}
			if seat == me && m.Owes(seat) == lux.DecidePlay && !m.Solo() {
				t.Fatalf("%v is not the last card of the round", a)
			}
			m.Apply(seat, m.Legal(seat, nil)[0], nil)
			break
		}
	}
}

// What nobody wants to be warned of is not told, and what the architect does is hardly ever regretted by its own value function.
func TestRegretsAreWantedAndSeldom(t *testing.T) {
	t.Parallel()
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	decisions, regretted := 0, 0
	policy := makeMaster(t, 1).policy
	for seed := range uint64(testscope.Count(4, 60)) {
		play(t, 1+int(seed%4), seed, []Player{policy}, each(func(_ *lux.Match, v *lux.View) {
			decisions++
			if _, ok := critic.Regretted(v, policy.Choose(v), all); ok {
				regretted++
			}
			if decisions%11 != 0 {
				return
			}
			for _, a := range v.Legal(nil) {
				r, ok := critic.Regretted(v, a, all)
				if !ok {
					continue
				}
				if other, ok := critic.Regretted(v, a, func(kind RegretKind) bool { return kind != r.Kind }); ok && other.Kind == r.Kind {
					t.Errorf("%v: kind %d is told though nobody wants it", a, r.Kind)
				}
			}
		}))
	}
	if regretted*100 > decisions {
		t.Errorf("%d of %d moves are regretted", regretted, decisions)
	}
}
