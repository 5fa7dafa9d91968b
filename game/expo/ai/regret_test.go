package ai

import (
	"testing"

	"capital/game/testscope"
	"capital/rules/expo"
)

// all allows every kind of warning.
func all(RegretKind) bool { return true }

func makeCritic(t testing.TB) Critic {
	t.Helper()
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	return critic
}

// What is told of a regret is so in the match itself, and what is better than it is legal and has less of it. Every kind comes up,
// but for the ends of tracks, which hardly anybody reaches.
func TestRegretsAreTrue(t *testing.T) {
	t.Parallel()
	critic, found, asked := makeCritic(t), map[RegretKind]int{}, 0
	for seed := range uint64(testscope.Count(6, 70)) {
		n := 0
		play(t, 2+int(seed%4), seed, makePlayers(t, Apprentice, Random, Builder), each(func(m *expo.Match, v *expo.View) {
			legal := v.Legal(nil)
			for at := n % 13; at < len(legal); at += 13 {
				asked++
				if r, ok := critic.Regretted(v, legal[at], all); ok {
					found[r.Kind]++
					checkRegret(t, v, legal[at], r)
				}
			}
			n++
		}))
	}
	t.Logf("%v of %d", found, asked)
	sum := 0
	for kind := RegretTaxes; kind < regretKinds; kind++ {
		if found[kind] == 0 && kind != RegretEnd {
			t.Errorf("kind %d is never regretted", kind)
		}
		sum += found[kind]
	}
	if sum == asked {
		t.Error("all is regretted")
	}
}

// sourcesAfter is what a seat's prestige came from by the move alone.
func sourcesAfter(v *expo.View, a expo.Action) (sources [expo.Sources]int, lost expo.Gains) {
	then, seat, done := v.Sample(3), v.Seat(), false
	then.Apply(seat, a, func(e expo.Event) {
		done = done || e.Kind == expo.TileAged || e.Kind == expo.ExpoBegan || e.Kind == expo.EndEffect
		switch {
		case done || e.Seat != seat:
		case e.Kind == expo.Taxed:
			sources[expo.FromTaxes] -= e.Count
		case e.Kind == expo.Penalised:
			sources[expo.FromPlacing] += e.Count
		case e.Kind == expo.Gained && e.Effect != expo.OfExpo:
			lost[e.Track] += e.Lost
		}
	})
	return sources, lost
}

func checkRegret(t *testing.T, v *expo.View, a expo.Action, r Regret) {
	t.Helper()
	if reason := v.Check(r.Better); !reason.OK() || r.Better == a || r.Count < 1 {
		t.Errorf("%v rather than %v: %v, %+v", r.Better, a, reason, r)
	}
	own, lost := sourcesAfter(v, a)
	better, lostThen := sourcesAfter(v, r.Better)
	right := false
	switch r.Kind {
	case RegretTaxes:
		right = own[expo.FromTaxes] == -r.Count && better[expo.FromTaxes] > -r.Count
	case RegretPlacing:
		right = own[expo.FromPlacing] == -r.Count && better[expo.FromPlacing] > -r.Count
	case RegretJobs:
		right = lost[expo.Employment] >= r.Count
	case RegretEnd:
		right = lost[r.Track] >= r.Count && (lostThen[r.Track] < r.Count || a.Kind != r.Better.Kind || a.Tile != r.Better.Tile)
	case RegretPayers:
		right = r.Better.Kind == expo.Activate && r.Better.Cell() == a.Cell() && r.Better.Tourists.Count() > a.Tourists.Count()
	case RegretStop:
		right = r.Better.Kind == expo.Activate && v.Limit(v.Seat())-v.Done() == r.Count
	case RegretLake:
		right = r.Better.Kind == expo.Prosper && v.Qualifies(v.Seat(), r.Better.Tile)
	}
	if !right {
		t.Errorf("%v: %+v: %v %v, then %v %v", a, r, own, lost, better, lostThen)
	}
}

// What nobody wants to be warned of is not told, and what the architect does is hardly ever regretted by its own value function.
func TestRegretsAreWantedAndSeldom(t *testing.T) {
	t.Parallel()
	critic, policy := makeCritic(t), makeMaster(t, 1).policy
	decisions, regretted := 0, 0
	for seed := range uint64(testscope.Count(2, 40)) {
		play(t, 2+int(seed%4), seed, []Player{policy}, each(func(_ *expo.Match, v *expo.View) {
			decisions++
			if r, ok := critic.Regretted(v, policy.Choose(v), all); ok {
				regretted++
				t.Logf("round %d: %+v", v.Round(), r)
			}
			if decisions%23 != 0 {
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
	if regretted*50 > decisions {
		t.Errorf("%d of %d moves are regretted", regretted, decisions)
	}
}

// Two loans for a place in the order are told as two, where a free one promises more.
func TestLoansAreRegretted(t *testing.T) {
	m := expo.NewMatch(3, 5, nil)
	for m.Phase() != expo.PhaseSpace {
		m.Apply(m.Turn(), m.Legal(m.Turn(), nil)[0], nil)
	}
	seat := m.Turn() // on the first space: four times the price
	m.Player(seat).Track[expo.Economy] = 7
	v := m.View(seat)
	r, ok := makeCritic(t).Regretted(&v, expo.Action{Kind: expo.TakeSpace, Space: 1}, all)
	if !ok || r.Kind != RegretTaxes || r.Count != 2 || v.SpaceCost(seat, 1) != 12 {
		t.Errorf("%+v %v, price %d", r, ok, v.SpaceCost(seat, 1))
	}
	m.Player(seat).Track[expo.Economy] = 12
	v = m.View(seat)
	if r, ok := makeCritic(t).Regretted(&v, expo.Action{Kind: expo.TakeSpace, Space: 1}, all); ok {
		t.Errorf("$12 is enough: %+v", r)
	}
}

// Culture that is lost beyond the end of its track is regretted, and without that end the same is not.
func TestEndsAreRegretted(t *testing.T) {
	critic, told := makeCritic(t), 0
	for seed := range uint64(12) {
		m := expo.NewMatch(4, seed, nil)
		seat := m.Turn()
		for _, a := range m.Legal(seat, nil) {
			if a.Tile.Colour() != expo.Cultural || m.Player(seat).Penalty(a.Tile, a.Cell()) > 0 {
				continue
			}
			at := func(culture uint8) (Regret, bool) {
				m.Player(seat).Track[expo.Culture] = culture
				v := m.View(seat)
				return critic.Regretted(&v, a, func(kind RegretKind) bool { return kind == RegretEnd })
			}
			if r, ok := at(30); ok {
				told++
				if r.Kind != RegretEnd || r.Track != expo.Culture || r.Count < 2 {
					t.Errorf("%v: %+v", a, r)
				}
			}
			if r, ok := at(10); ok {
				t.Errorf("%v at Culture 10: %+v", a, r)
			}
		}
	}
	if told == 0 {
		t.Error("the end of a track is never regretted")
	}
}
