package ai

import (
	"slices"
	"testing"

	"capital/game/testscope"
	"capital/rules/warsaw"
)

// playWhole plays a whole match, checking its invariants after each action.
func playWhole(t *testing.T, seed uint64, players []Player) warsaw.Match {
	t.Helper()
	check := func(m *warsaw.Match) {
		if err := m.Invariants(); err != nil {
			t.Fatalf("seed %d, epoch %d: %v", seed, m.Epoch(), err)
		}
	}
	_, m := play(t, len(players), seed, players, each(func(m *warsaw.Match, _ *warsaw.View) { check(m) }))
	check(&m)
	return m
}

// quick and slow levels, all of them together being every level there is.
var (
	quick = []string{Apprentice, Builder, Random}
	slow  = []string{Architect, Master}
)

// makePlayers makes one player a level named. A master thinks little.
func makePlayers(t testing.TB, levels ...string) []Player {
	t.Helper()
	players := make([]Player, len(levels))
	for s, level := range levels {
		var err error
		if players[s], err = New(level, uint64(s)); err != nil {
			t.Fatal(err)
		}
		players[s] = Within(Limit{Samples: 3}, players[s])
	}
	return players
}

// makeMaster makes a master for tests that look into its search.
func makeMaster(t testing.TB, seed uint64) master {
	t.Helper()
	p, err := newMaster(seed, Limit{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestEveryLevelIsTested(t *testing.T) {
	all := append(append([]string{}, quick...), slow...)
	for _, level := range append(Levels(), Random) {
		if !slices.Contains(all, level) {
			t.Errorf("%s is not tested", level)
		}
	}
}

// wins plays the matches, seat by seat in turn as the hero, and returns the share
// of matches it wins, a shared victory counting in parts.
func wins(t *testing.T, games int, seats int, hero, others string) float64 {
	t.Helper()
	won := 0.0
	for n := range games {
		levels := make([]string, seats)
		for s := range levels {
			levels[s] = others
		}
		levels[n%seats] = hero
		m := playWhole(t, uint64(n), makePlayers(t, levels...))
		winners := m.Winners()
		if winners>>(n%seats)&1 != 0 {
			shared := 0
			for s := range seats {
				shared += int(winners >> s & 1)
			}
			won += 1 / float64(shared)
		}
	}
	return won / float64(games)
}

// Every level plays whole matches at any number of seats, with others of every level that is quick; some with its own kind.
func TestWholeMatches(t *testing.T) {
	for _, level := range append(Levels(), Random) {
		games := testscope.Count(12, 300)
		if level == Master {
			games = testscope.Count(3, 60)
		}
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			for n := range games {
				seats := 2 + n%(warsaw.MaxSeats-1)
				names := make([]string, seats)
				for s := range names {
					names[s] = quick[(n+s)%len(quick)]
				}
				names[n%seats] = level
				if n%50 == 0 {
					names[(n+1)%seats] = level
				}
				players := makePlayers(t, names...)
				for s := range players {
					players[s] = Within(Limit{Samples: 1}, players[s])
				}
				playWhole(t, uint64(n), players)
			}
		})
	}
}

// A player keeps nothing between decisions: a second player of the level and seed,
// asked about an equal view, answers the same, and the view is not changed.
func TestSameViewSameAction(t *testing.T) {
	games := func(t *testing.T, level string, seats int, n uint64) {
		levels := slices.Repeat([]string{level}, seats)
		players, again := makePlayers(t, levels...), makePlayers(t, levels...)
		for s := range players {
			players[s], again[s] = Within(Limit{Samples: 1}, players[s]), Within(Limit{Samples: 1}, again[s])
		}
		for seed := range n {
			play(t, seats, seed, players, each(func(_ *warsaw.Match, v *warsaw.View) {
				before := *v
				a := players[v.Seat()].Choose(v)
				if *v != before {
					t.Fatalf("%s changes the view", level)
				}
				if b := again[v.Seat()].Choose(&before); a != b {
					t.Fatalf("%s, seed %d: %v and %v", level, seed, a, b)
				}
			}))
		}
	}
	for _, level := range quick {
		t.Run(level, func(t *testing.T) { t.Parallel(); games(t, level, 3, uint64(testscope.Count(3, 20))) })
	}
	for _, level := range slow {
		t.Run(level, func(t *testing.T) { t.Parallel(); games(t, level, testscope.Count(2, 3), 1) })
	}
}

// Nobody looks at what is hidden: two matches that differ only in what a seat can't
// tell get the same action from it.
func TestHiddenThingsChangeNothing(t *testing.T) {
	t.Parallel()
	for n, level := range append(slow, quick...) {
		p := makePlayers(t, level)[0]
		decisions := 0
		play(t, 3, uint64(n), makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
			if v.Seat() != 0 {
				return
			}
			if decisions++; decisions%testscope.Count(3, 1) != 0 {
				return
			}
			one, other := v.Sample(1), v.Sample(2)
			a, b := one.View(0), other.View(0)
			if a, b := p.Choose(&a), p.Choose(&b); a != b {
				t.Fatalf("%s, epoch %d, round %d: %v and %v", level, v.Epoch(), v.Round(), a, b)
			}
		}))
	}
}

// A search has a legal action after every step.
func TestEveryStepOfASearch(t *testing.T) {
	t.Parallel()
	p, decisions := makeMaster(t, 1), 0
	play(t, 2, 1, makePlayers(t, Builder), each(func(_ *warsaw.Match, v *warsaw.View) {
		if decisions++; decisions%testscope.Count(4, 1) != 0 {
			return
		}
		search := p.newSearch(v)
		for range 25 {
			if reason := v.Check(search.choice(person{})); !reason.OK() {
				t.Fatalf("after %d samples: %v: %v", search.Samples(), search.choice(person{}), reason)
			}
			if !search.Step() {
				break
			}
		}
	}))
}

// A master that nobody limits ends by itself: when it has found out enough, or at its samples.
func TestMasterEnds(t *testing.T) {
	m := warsaw.NewMatch(2, 1, nil)
	v := m.View(0)
	p := makeMaster(t, 1)
	search := p.newSearch(&v)
	for search.Samples() < masterSamples && search.Step() {
	}
	if got, want := p.Choose(&v), search.choice(person{}); got != want {
		t.Errorf("%v instead of %v after %d samples", got, want, search.Samples())
	}
}

func TestChanceFollowsTheSeed(t *testing.T) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	seen := map[warsaw.Action]bool{}
	for seed := range uint64(100) {
		seen[random{seed}.Choose(&v)] = true
	}
	if len(seen) != 4 {
		t.Errorf("a hundred seeds pick %d of 4 tiles", len(seen))
	}
}

func TestUnknownLevel(t *testing.T) {
	if p, err := New("mason", 1); p != nil || err == nil {
		t.Errorf("made %v, %v", p, err)
	}
}

func TestNothingIsAllocated(t *testing.T) {
	m := warsaw.NewMatch(4, 1, nil)
	v := m.View(0)
	for _, level := range quick {
		p := makePlayers(t, level)[0]
		if n := testing.AllocsPerRun(100, func() { p.Choose(&v) }); n != 0 {
			t.Errorf("%s allocates %.0f times a decision", level, n)
		}
	}
}

func TestStrength(t *testing.T) {
	for _, c := range []struct {
		hero, others string
		games        int
		least        float64
	}{
		{Builder, Random, 200, 0.90},
		{Builder, Apprentice, 200, 0.50},
		{Apprentice, Random, 200, 0.60},
		{Architect, Builder, testscope.Count(20, 40), 0.50},
		{Master, Builder, testscope.Count(2, 12), 0.40},
	} {
		t.Run(c.hero+" against "+c.others, func(t *testing.T) {
			t.Parallel()
			share := wins(t, c.games, 4, c.hero, c.others)
			t.Logf("wins %.1f %%", 100*share)
			if share < c.least {
				t.Errorf("%s against three of %s wins %.1f %%, less than %.0f %%", c.hero, c.others, 100*share, 100*c.least)
			}
		})
	}
}
