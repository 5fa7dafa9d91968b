package ai

import (
	"fmt"
	"slices"
	"testing"

	"capital/game/testscope"
	"capital/rules/expo"
)

// quick and slow levels, all of them together being every level there is.
var (
	quick = []string{Apprentice, Builder, Random}
	slow  = []string{Architect, Master}
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
func playWhole(t *testing.T, seed uint64, players []Player) expo.Match {
	t.Helper()
	check := func(m *expo.Match) {
		if err := m.Invariants(); err != nil {
			t.Fatalf("seed %d, round %d: %v", seed, m.Round(), err)
		}
	}
	_, m := play(t, len(players), seed, players, each(func(m *expo.Match, _ *expo.View) { check(m) }))
	check(&m)
	return m
}

// Every level plays whole matches, at any number of seats, with others of every level that is quick.
func TestWholeMatches(t *testing.T) {
	for _, level := range append(Levels(), Random) {
		games := testscope.Count(8, 300)
		if slices.Contains(slow, level) {
			games = testscope.Count(2, 32)
		}
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			for n := range games {
				seats := 2 + n%4
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

// asks reports whether a level is asked about a decision, of which there are many: one that thinks long is not asked every time.
func asks(level string, decision, every int) bool {
	return !slices.Contains(slow, level) || decision%every == 0
}

// A player keeps nothing between decisions: a second player of the level and seed, asked about an equal view, answers the
// same, and the view is not changed.
func TestSameViewSameAction(t *testing.T) {
	for _, level := range append(Levels(), Random) {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			for seats := 2; seats <= 5; seats += 3 {
				p, again, asked := makePlayers(t, level)[0], makePlayers(t, level)[0], 0
				play(t, seats, 1, makePlayers(t, Builder), each(func(_ *expo.Match, v *expo.View) {
					if asked++; !asks(level, asked, 23) {
						return
					}
					before := *v
					a := p.Choose(v)
					if *v != before {
						t.Fatal("the view is changed")
					}
					if b := again.Choose(&before); a != b {
						t.Fatalf("%v and %v", a, b)
					}
				}))
			}
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
			play(t, 4, 3, makePlayers(t, Builder), each(func(_ *expo.Match, v *expo.View) {
				if v.Seat() != 0 {
					return
				}
				if asked++; !asks(level, asked, 5) {
					return
				}
				one, other := v.Sample(1), v.Sample(2)
				differ = differ || one != other
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
	m := expo.NewMatch(4, 1, nil)
	v := m.View(m.Turn())
	seen := map[expo.Action]bool{}
	for seed := range uint64(3000) {
		seen[chance{seed}.Choose(&v)] = true
	}
	if all := v.Legal(nil); len(seen) != len(all) {
		t.Errorf("three thousand seeds choose %d of %d actions", len(seen), len(all))
	}
}

func TestUnknownLevel(t *testing.T) {
	if p, err := New("mason", 1); p != nil || err == nil {
		t.Errorf("made %v, %v", p, err)
	}
}

// Who looks one action ahead allocates one position at most.
func TestLittleIsAllocated(t *testing.T) {
	players := []Player{chance{1}, greedy{apprenticeValue{}}, greedy{builderValue{&tuned}}, makeMaster(t, 1).policy}
	asked := 0
	play(t, 4, 1, makePlayers(t, Builder), each(func(_ *expo.Match, v *expo.View) {
		if asked++; asked%10 != 0 {
			return
		}
		for n, p := range players {
			if often := testing.AllocsPerRun(5, func() { p.Choose(v) }); often > 1 {
				t.Errorf("player %d allocates %.0f times a decision", n, often)
			}
		}
	}))
}

// wins plays matches, each seat in turn as the hero's, and returns the share of them that it wins.
func wins(t *testing.T, games, seats int, hero, others string) float64 {
	t.Helper()
	won := 0
	for n := range games {
		levels := slices.Repeat([]string{others}, seats)
		levels[n%seats] = hero
		m := playWhole(t, uint64(n/seats), makePlayers(t, levels...))
		if m.Place(n%seats) == 1 {
			won++
		}
	}
	return float64(won) / float64(games)
}

func TestStrength(t *testing.T) {
	for _, c := range []struct {
		hero, others string
		seats, games int
		least        float64
	}{
		{Apprentice, Random, 4, 40, 0.90},
		{Builder, Random, 4, 40, 0.95},
		{Builder, Apprentice, 4, 60, 0.55},
		{Builder, Apprentice, 2, 40, 0.70},
		{Architect, Builder, 4, testscope.Count(8, 120), 0.50},
		{Architect, Builder, 2, testscope.Count(0, 60), 0.60},
		{Architect, Builder, 5, testscope.Count(0, 60), 0.45},
		{Master, Builder, 4, testscope.Count(0, 24), 0.50}, // thinks too long for a sample
	} {
		t.Run(fmt.Sprintf("%s against %s, %d seats", c.hero, c.others, c.seats), func(t *testing.T) {
			t.Parallel()
			if c.games == 0 {
				t.Skip("runs with all tests")
			}
			share := wins(t, c.games, c.seats, c.hero, c.others)
			t.Logf("wins %.1f %%", 100*share)
			if share < c.least {
				t.Errorf("%s against %s wins %.1f %%, less than %.0f %%", c.hero, c.others, 100*share, 100*c.least)
			}
		})
	}
}

// A style is a builder who plays otherwise; an unknown one is none.
func TestStyles(t *testing.T) {
	builder := makePlayers(t, Builder)[0]
	for _, style := range Styles() {
		p, err := NewStyle(style)
		if err != nil {
			t.Fatal(err)
		}
		otherwise := 0
		play(t, 4, 2, []Player{builder}, each(func(_ *expo.Match, v *expo.View) {
			if p.Choose(v) != builder.Choose(v) {
				otherwise++
			}
		}))
		if otherwise == 0 {
			t.Errorf("%s plays as any builder", style)
		}
	}
	if _, err := NewStyle("baroque"); err == nil {
		t.Error("there is a style called baroque")
	}
}
