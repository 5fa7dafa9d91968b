package ai

import (
	"testing"

	"capital/rules/warsaw"
)

// regretOf is what is regretted about an action of seat 0, of the kinds that are wanted.
func regretOf(t *testing.T, m *warsaw.Match, a warsaw.Action, warns func(RegretKind) bool) (Regret, bool) {
	t.Helper()
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0)
	return critic.Regretted(&v, a, warns)
}

// only allows one kind of warning.
func only(kind RegretKind) func(RegretKind) bool {
	return func(k RegretKind) bool { return k == kind }
}

func TestRegretsIncomeThatGetsLower(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	m.Player(0).District.Place(code(t, "holy-trinity-church"), warsaw.Space{X: 1}, 0)
	tile := code(t, "I-01")
	over := warsaw.Action{Kind: warsaw.Overbuild, Tile: tile, Space: warsaw.Space{X: 1}}
	r, ok := regretOf(t, &m, over, all)
	if !ok || r.Kind != RegretIncome || r.Loss.VP < 2 || r.Better.Tile != tile || r.Better.Space == over.Space {
		t.Errorf("covering the church is regretted as %+v, %v", r, ok)
	}
	if r, ok := regretOf(t, &m, warsaw.Action{Kind: warsaw.Build, Tile: tile, Space: warsaw.Space{X: 2}}, all); ok {
		t.Errorf("building beside it is regretted as %+v", r)
	}
	if r, ok := regretOf(t, &m, over, func(k RegretKind) bool { return k != RegretIncome }); ok {
		t.Errorf("nobody wants to know, and is told %+v", r)
	}
}

// A tile that can't be paid is picked: of all picks of some matches at random, and never where there are coins for all.
func TestRegretsATileThatCannotBePaid(t *testing.T) {
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	for seed := range uint64(4) {
		play(t, 2+int(seed%3), seed, makePlayers(t, Random), each(func(m *warsaw.Match, v *warsaw.View) {
			if v.Owes(v.Seat()) != warsaw.DecidePick || m.Round() == 3 {
				return
			}
			rich := *m
			rich.Player(v.Seat()).Coins = 99
			free := rich.View(v.Seat())
			for _, tile := range v.Own().Hand(nil) {
				pick := warsaw.Action{Kind: warsaw.Pick, Tile: tile}
				if r, ok := critic.Regretted(&free, pick, all); ok {
					t.Errorf("picking %v, which can be paid, is regretted as %+v", tile, r)
				}
				r, ok := critic.Regretted(v, pick, all)
				if !ok {
					continue
				}
				told++
				if r.Kind != RegretTile || len(v.Uses(tile, nil)) != 1 || len(v.Uses(r.Better.Tile, nil)) == 1 {
					t.Errorf("picking %v is regretted as %+v", tile, r)
				}
			}
		}))
	}
	if told == 0 {
		t.Error("nothing is ever regretted")
	}
}

// The last tile of the match is sold for coins that are worth hardly anything any more.
func TestRegretsCoinsAtTheEnd(t *testing.T) {
	m := playTo(t, 2, 1, func(m *warsaw.Match) bool {
		return m.Epoch() == warsaw.Epochs && m.Round() == 3 && m.Owes(0) == warsaw.DecideUse
	})
	m.Player(0).Coins = 30
	sell := warsaw.Action{Kind: warsaw.Discard, Tile: m.Revealed(0)}
	r, ok := regretOf(t, &m, sell, all)
	if !ok || r.Kind != RegretCoins || r.Loss.VP < regretCoins || r.Better.Tile != sell.Tile {
		t.Errorf("selling the last tile is regretted as %+v, %v", r, ok)
	}
	if r, ok := regretOf(t, &m, r.Better, only(RegretCoins)); ok {
		t.Errorf("building it is regretted as %+v", r)
	}
	m.Player(0).District, m.Player(0).Coins = drawn(t, "RR PP\nRR PP\n"), 0
	if r, ok := regretOf(t, &m, sell, only(RegretCoins)); ok && r.Loss.VP < regretCoins {
		t.Errorf("selling what can't be paid is regretted as %+v", r)
	}
}

// At the choices after the last income coins are kept that could become victory points.
func TestRegretsAChoiceAtTheEnd(t *testing.T) {
	m := playTo(t, 2, 1, func(m *warsaw.Match) bool {
		return m.Epoch() == warsaw.Epochs && m.Phase() == warsaw.PhaseUse && m.Round() == 3 && m.Owes(0) == warsaw.DecideUse
	})
	m.Player(0).District = drawn(t, "RR ##\nRR ##\n\nB1 okecie-airport\n")
	for m.Owes(0) != warsaw.DecideChoices {
		for seat := range 2 {
			if legal := m.Legal(seat, false, nil); len(legal) > 0 && (seat == 1 || m.Owes(0) == warsaw.DecideUse) {
				m.Apply(seat, legal[0], nil)
			}
		}
		if m.Over() {
			t.Fatal("there is no choice")
		}
	}
	m.Player(0).Coins, m.Player(0).VP = 8, 9
	if r, ok := regretOf(t, &m, warsaw.Action{Kind: warsaw.Finish}, all); !ok || r.Kind != RegretCoins || r.Loss.VP != 2 {
		t.Errorf("keeping the coins is regretted as %+v, %v", r, ok)
	}
	if r, ok := regretOf(t, &m, warsaw.Action{Kind: warsaw.SellCoins, Tile: code(t, "okecie-airport")}, all); ok {
		t.Errorf("selling them is regretted as %+v", r)
	}
}

// Whatever is regretted is so by the rules, and what would be better is not regretted for the same.
func TestRegretsAreTrue(t *testing.T) {
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[RegretKind]int{}
	for seed := range uint64(24) {
		players := makePlayers(t, []string{Random, Apprentice}[seed%2])
		play(t, 2+int(seed%3), seed, players, each(func(_ *warsaw.Match, v *warsaw.View) {
			a := players[0].Choose(v)
			r, ok := critic.Regretted(v, a, all)
			if !ok {
				return
			}
			seen[r.Kind]++
			checkRegret(t, v, a, r)
			if again, ok := critic.Regretted(v, r.Better, all); ok && again.Kind == r.Kind && r.Kind != RegretCoins {
				t.Errorf("%v is regretted as %+v, and %v as well", a, r, r.Better)
			}
		}))
	}
	for _, kind := range []RegretKind{RegretIncome, RegretNext, RegretLead, RegretChance, RegretCoins} {
		if seen[kind] == 0 {
			t.Errorf("kind %d is never regretted", kind)
		}
	}
}

// checkRegret looks whether what is told is so.
func checkRegret(t *testing.T, v *warsaw.View, a warsaw.Action, r Regret) {
	t.Helper()
	p := after(v, a)
	then := *v
	*then.Player(v.Seat()) = warsaw.Player{District: p.District, Coins: int16(p.Coins), VP: int16(p.VP)}
	was, will := v.Income(v.Seat(), nil), then.Income(v.Seat(), nil)
	lost := vp(&was) - vp(&will)
	switch r.Kind {
	case RegretIncome:
		if lost != r.Loss.VP || lost <= 0 && r.Loss.Coins <= 0 {
			t.Errorf("%v: the income falls by %d, not by %+v", a, lost, r.Loss)
		}
	case RegretNext:
		coming, _ := comingHand(v, nil)
		for _, tile := range coming {
			if len(then.Uses(tile, nil)) != 1 || r.Count != p.Coins {
				t.Errorf("%v: tile %v can be built after all: %+v", a, tile, r)
			}
		}
	case RegretLead, RegretChance:
		leader, led := v.Leader(r.Tile)
		follows, taken := then.Leader(r.Tile)
		mine := led && leader == v.Seat()
		if mine != (r.Kind == RegretLead) || taken && follows != r.Seat || !taken && r.Seat >= 0 {
			t.Errorf("%v: the milestone was led by %d, and is by %d, not %+v", a, leader, follows, r)
		}
	}
}

// vp are the victory points of an income.
func vp(in *warsaw.Income) int16 {
	sum := in.Total()
	return sum.VP
}
