package lab

import (
	"math"
	"testing"
	"time"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/search"
	"capital/rules/record/recordtest"
)

// Of the levels only the thinker has a limit: the one that is asked for, else the time that it has at the table.
func TestOnlyTheThinkerHasALimit(t *testing.T) {
	for _, c := range []struct {
		level   string
		limit   Limit
		samples int
		timed   bool
	}{
		{playerstest.Sleeper, Limit{}, 0, true},
		{playerstest.Sleeper, Limit{Samples: 7}, 7, false},
		{playerstest.Sleeper, Limit{Time: time.Hour}, math.MaxInt, true},
		{playerstest.Sleeper, Limit{Samples: 7, Time: time.Hour}, 7, true},
		{recordtest.Planner, Limit{Samples: 7, Time: time.Hour}, 0, false},
	} {
		p, asked := playerstest.Bidding(nil), search.Limit{}
		p.New = func(string, string, uint64) (players.Player[biddingMatch, biddingAction], error) {
			return func(_ *biddingMatch, _ int, limit search.Limit) (a biddingAction) { asked = limit; return a }, nil
		}
		player, err := Computers(p)(c.level, 1, c.limit, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := player(t.Context(), nil, 0); err != nil {
			t.Fatal(err)
		}
		// A time that has passed, or is given back, says stop.
		if asked.Samples != c.samples || asked.Stopped() != c.timed {
			t.Errorf("a %s within %+v thinks for %d samples, by a clock: %v", c.level, c.limit, asked.Samples, asked.Stopped())
		}
	}
	if _, err := Computers(playerstest.Bidding(nil))("oracle", 1, Limit{}, nil); err == nil {
		t.Error("there is an oracle")
	}
}
