package ai

import (
	"testing"
	"time"

	"capital/game/testscope"
	"capital/rules/warsaw"
)

// all allows every kind of warning.
func all(RegretKind) bool { return true }

// regretsOf counts what would be regretted about the moves that players make, a seat and match: by kind, and the longest that
// it took to find one out. A pick is looked at with the use that the player has in mind, as a person has.
func regretsOf(t *testing.T, level string, matches int) (found map[RegretKind]float64, longest time.Duration) {
	t.Helper()
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	found = map[RegretKind]float64{}
	players := makePlayers(t, level)
	for seed := range uint64(matches) {
		seats := 2 + int(seed%3)
		play(t, seats, seed, players, each(func(_ *warsaw.Match, v *warsaw.View) {
			if v.Owes(v.Seat()) == warsaw.DecidePick {
				return // it is looked at when the tile is used
			}
			a := players[0].Choose(v)
			began := time.Now()
			if r, ok := critic.Regretted(v, a, all); ok {
				found[r.Kind] += 1 / float64(seats*matches)
			}
			longest = max(longest, time.Since(began))
		}))
	}
	return found, longest
}

// TestRegretsComeSeldom counts over whole matches: the architect hardly ever does what would be regretted by its own value
// function, and who plays worse is asked about twice a match at most.
func TestRegretsComeSeldom(t *testing.T) {
	testscope.Only(t)
	for _, c := range []struct {
		level string
		most  float64
	}{{Architect, 0.1}, {Builder, 2}, {Apprentice, 3}} {
		found, longest := regretsOf(t, c.level, 60)
		sum := 0.0
		for kind, often := range found {
			sum += often
			t.Logf("%s: kind %d comes %.3f times a match", c.level, kind, often)
		}
		t.Logf("%s: %.2f a match, at most %v to find out", c.level, sum, longest)
		if sum > c.most {
			t.Errorf("%s is asked %.2f times a match", c.level, sum)
		}
	}
}
