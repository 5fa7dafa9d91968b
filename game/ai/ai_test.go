package ai

import (
	"testing"

	"capital/rules/warsaw"
)

// play plays a whole match, checking its invariants after each action.
func play(t *testing.T, seed uint64, players []Player) warsaw.Match {
	t.Helper()
	m := warsaw.NewMatch(len(players), seed, nil)
	for !m.Over() {
		for s, p := range players {
			if m.Owes(s) == warsaw.NoDecision {
				continue
			}
			v := m.View(s)
			a := p.Choose(&v)
			if reason := m.Apply(s, a, nil); !reason.OK() {
				t.Fatalf("seed %d, seat %d: %v: %v", seed, s+1, a, reason)
			}
			if err := m.Invariants(); err != nil {
				t.Fatalf("seed %d after %v: %v", seed, a, err)
			}
		}
	}
	return m
}

// makePlayers makes one player a level named.
func makePlayers(t testing.TB, levels ...string) []Player {
	t.Helper()
	players := make([]Player, len(levels))
	for s, level := range levels {
		var err error
		if players[s], err = New(level, uint64(s)); err != nil {
			t.Fatal(err)
		}
	}
	return players
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
		m := play(t, uint64(n), makePlayers(t, levels...))
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

func TestStrength(t *testing.T) {
	for _, c := range []struct {
		hero, others string
		least        float64
	}{
		{Builder, Random, 0.90},
		{Builder, Apprentice, 0.40},
		{Apprentice, Random, 0.60},
	} {
		share := wins(t, 200, 4, c.hero, c.others)
		t.Logf("%s against three of %s wins %.1f %%", c.hero, c.others, 100*share)
		if share < c.least {
			t.Errorf("%s against three of %s wins %.1f %%, less than %.0f %%", c.hero, c.others, 100*share, 100*c.least)
		}
	}
}
