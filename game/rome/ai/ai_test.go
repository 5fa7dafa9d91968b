package ai

import (
	"slices"
	"testing"

	"capital/game/testscope"
	"capital/rules/rome"
)

// quick and slow levels, all of them together being every level there is.
var (
	quick = []string{Apprentice, Builder, Architect, Random}
	slow  = []string{Master}
)

func TestEveryLevelIsTested(t *testing.T) {
	all := slices.Concat(quick, slow)
	for _, level := range append(Levels(), Random) {
		if !slices.Contains(all, level) {
			t.Errorf("%s is not tested", level)
		}
	}
}

// playWhole plays a whole match, checking its invariants after each action; that every action is legal the match itself says.
func playWhole(t *testing.T, seed uint64, players []Player) rome.Match {
	t.Helper()
	check := func(m *rome.Match) {
		if err := m.Invariants(); err != nil {
			t.Fatalf("seed %d, round %d: %v", seed, m.Round(), err)
		}
	}
	_, m := play(t, len(players), seed, players, each(func(m *rome.Match, _ *rome.View) { check(m) }))
	check(&m)
	return m
}

// Every level plays whole matches at any number of seats, with others of every level that is quick.
func TestWholeMatches(t *testing.T) {
	for _, level := range append(Levels(), Random) {
		games := testscope.Count(12, 300)
		if slices.Contains(slow, level) {
			games = testscope.Count(3, 30)
		}
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			for n := range games {
				seats := 2 + n%(rome.MaxSeats-1)
				names := make([]string, seats)
				for s := range names {
					names[s] = quick[(n+s)%len(quick)]
				}
				names[n%seats] = level
				players := makePlayers(t, names...)
				players[n%seats] = Within(Limit{Samples: 1}, players[n%seats])
				playWhole(t, uint64(n), players)
			}
		})
	}
}

// A player keeps nothing between decisions: a second player of the level and seed, asked about an equal view, answers the
// same, and the view is not changed.
func TestSameViewSameAction(t *testing.T) {
	for _, level := range append(Levels(), Random) {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			players, again := makePlayers(t, level, level, level), makePlayers(t, level, level, level)
			asked := 0
			play(t, 3, 1, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
				if asked++; slices.Contains(slow, level) && asked%9 != 0 {
					return
				}
				before := *v
				a := players[v.Seat()].Choose(v)
				if *v != before {
					t.Fatal("the view is changed")
				}
				if b := again[v.Seat()].Choose(&before); a != b {
					t.Fatalf("%v and %v", a, b)
				}
			}))
		})
	}
}

// Nobody looks at what is hidden: two matches that differ only in what a seat can't tell get the same action from it.
func TestHiddenThingsChangeNothing(t *testing.T) {
	for _, level := range append(Levels(), Random) {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			p := makePlayers(t, level)[0]
			asked, differ := 0, false
			play(t, 4, 3, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
				if v.Seat() != 0 {
					return
				}
				if asked++; slices.Contains(slow, level) && asked%5 != 0 {
					return
				}
				one, other := v.Sample(1), v.Sample(2)
				differ = differ || one.Hand(1) != other.Hand(1)
				a, b := one.View(0), other.View(0)
				if a, b := p.Choose(&a), p.Choose(&b); a != b {
					t.Fatalf("round %d: %v and %v", v.Round(), a, b)
				}
			}))
			if !differ {
				t.Error("nothing was hidden")
			}
		})
	}
}

func TestChanceFollowsTheSeed(t *testing.T) {
	m := rome.NewMatch(4, 1, nil)
	v := m.View(m.FirstPlayer())
	seen := map[rome.Action]bool{}
	for seed := range uint64(300) {
		seen[chance{seed}.Choose(&v)] = true
	}
	if all := v.Legal(nil); len(seen) != len(all) {
		t.Errorf("three hundred seeds choose %d of %d actions", len(seen), len(all))
	}
}

func TestUnknownLevel(t *testing.T) {
	if p, err := New("mason", 1); p != nil || err == nil {
		t.Errorf("made %v, %v", p, err)
	}
}

// Who builds, places and draws by one look allocates room to think at most; bids are another matter.
func TestLittleIsAllocated(t *testing.T) {
	m := rome.NewMatch(4, 1, nil)
	v := m.View(m.FirstPlayer())
	for _, level := range []string{Apprentice, Builder, Random} {
		p := makePlayers(t, level)[0]
		if n := testing.AllocsPerRun(100, func() { p.Choose(&v) }); n > 1 {
			t.Errorf("%s allocates %.0f times a decision", level, n)
		}
	}
}

// wins plays matches, each seat in turn as the hero's, and returns the share of them that it wins, a shared victory counting
// in parts.
func wins(t *testing.T, games, seats int, hero, others string) float64 {
	t.Helper()
	won := 0.0
	for n := range games {
		levels := make([]string, seats)
		for s := range levels {
			levels[s] = others
		}
		levels[n%seats] = hero
		m := playWhole(t, uint64(n/seats), makePlayers(t, levels...))
		winners, share := 0.0, 0.0
		for _, rank := range m.Ranking() {
			if rank.Place == 1 {
				winners++
				if rank.Seat == n%seats {
					share = 1
				}
			}
		}
		won += share / winners
	}
	return won / float64(games)
}

func TestStrength(t *testing.T) {
	for _, c := range []struct {
		hero, others string
		games        int
		least        float64
	}{
		{Apprentice, Random, 60, 0.80},
		{Builder, Random, 60, 0.90},
		{Builder, Apprentice, 100, 0.55},
		{Architect, Builder, testscope.Count(24, 400), 0.40},
		{Master, Builder, testscope.Count(0, 16), 0.40}, // thinks too long for a sample
	} {
		t.Run(c.hero+" against "+c.others, func(t *testing.T) {
			t.Parallel()
			if c.games == 0 {
				t.Skip("runs with all tests")
			}
			share := wins(t, c.games, 4, c.hero, c.others)
			t.Logf("wins %.1f %%", 100*share)
			if share < c.least {
				t.Errorf("%s against three of %s wins %.1f %%, less than %.0f %%", c.hero, c.others, 100*share, 100*c.least)
			}
		})
	}
}
