//go:build !js

package cabinet

import (
	"context"
	"testing"
)

// TestOutcomesOfMatches name the winners that simulations count, every place in turn, and nobody before somebody with more
// points.
func TestOutcomesOfMatches(t *testing.T) {
	games := shelf(t)
	for _, g := range simulated() {
		for seed := range uint64(40) {
			o, err := g.Play(context.Background(), linkMatch(&g, optionsOf(g.Name), seed))
			if err != nil {
				t.Fatal(err)
			}
			saved, err := games[g.Name].Check(o.Text)
			if err != nil || len(saved.Outcomes) != len(saved.Seats) || saved.Moves == 0 {
				t.Fatalf("%s %d: %+v, %v", g.Name, seed, saved, err)
			}
			for seat, here := range saved.Outcomes {
				if wins := o.Shares[seat] > 0; wins != (here.Place == 1) {
					t.Errorf("%s %d: seat %d has place %d, and wins %t\n%s", g.Name, seed, seat, here.Place, wins, o.Text)
				}
				before := 0
				for _, other := range saved.Outcomes {
					if other.Place < here.Place {
						before++
					}
					if other.Points > here.Points && other.Place >= here.Place {
						t.Errorf("%s %d: %+v before %+v", g.Name, seed, here, other)
					}
				}
				if len(saved.Seats) > 1 && before != here.Place-1 {
					t.Errorf("%s %d: %d come before place %d", g.Name, seed, before, here.Place)
				}
			}
		}
	}
}
