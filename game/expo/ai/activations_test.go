package ai

import (
	"testing"

	"capital/rules/expo"
)

// What an activation is read to gain and to cost is what it gains and costs in the match.
func TestActivationsAreRead(t *testing.T) {
	seen, observed := 0, 0
	for seed := range uint64(6) {
		play(t, 2+int(seed%4), seed, makePlayers(t, Builder), each(func(m *expo.Match, v *expo.View) {
			seat := v.Seat()
			if v.Owes(seat) != expo.DecideActivate {
				return
			}
			var s activations
			s.read(&v.Table, seat)
			for _, a := range v.Legal(nil) {
				if a.Kind != expo.Activate || a.Tourists != 0 {
					continue
				}
				cost, gains := 0, expo.Gains{}
				then := v.Sample(1)
				then.Apply(seat, a, func(e expo.Event) {
					switch {
					case e.Kind == expo.TileActivated:
						cost = e.Price
					case e.Kind == expo.Gained && (e.Effect == expo.Activated || e.Effect == expo.Observing) && e.Source != expo.FromTrackEnds:
						gains[e.Track] += e.Count + e.Lost
						if e.Effect == expo.Observing {
							observed++
						}
					}
				})
				found := false
				for _, tile := range s.tiles[:s.count] {
					found = found || tile.gains == gains && tile.cost == cost
				}
				if !found {
					t.Errorf("seed %d, %v: gains %v for %d, which is not among %+v", seed, a, gains, cost, s.tiles[:s.count])
				}
				seen++
			}
		}))
	}
	if seen == 0 || observed == 0 {
		t.Errorf("seen are %d activations and %d effects of neighbours", seen, observed)
	}
}

// A plan pays for what it activates: each activation of the same tile costs one more.
func TestPlansPay(t *testing.T) {
	s := activations{count: 2}
	s.tiles[0] = active{gains: expo.Gains{expo.Prestige: 2}, worth: 2000, cost: 1, base: 1}
	s.tiles[1] = active{gains: expo.Gains{expo.Economy: 2}, worth: 500, cost: 1, base: 1}
	for _, c := range []struct {
		cubes, most, prestige, money, left int
	}{{0, 3, 0, 0, 0}, {1, 3, 2, 0, 0}, {3, 3, 4, 0, 0}, {3, 1, 2, 0, 2}, {4, 3, 4, 2, 0}, {9, 9, 6, 2, 2}} {
		gains, left := s.plan(c.cubes, c.most)
		if gains[expo.Prestige] != c.prestige || gains[expo.Economy] != c.money || left != c.left {
			t.Errorf("%d cubes, %d activations: %v and %d left, not %+v", c.cubes, c.most, gains, left, c)
		}
	}
}
