package lab

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/floats"

	"capital/game/lab"
)

// Mixtures around three points are told apart and each point is found.
func TestClustersFindWhatIsThere(t *testing.T) {
	points := []mixture{{0.8, 0.1, 0.1}, {0.1, 0.8, 0, 0.1}, {0.2, 0.1, 0.1, 0.6}}
	sizes := []int{500, 300, 200}
	chance := rand.New(rand.NewPCG(7, 7))
	var all []mixture
	for n, point := range points {
		for range sizes[n] {
			m := point
			for i := range m {
				m[i] += 0.04 * (chance.Float64() - 0.5)
			}
			all = append(all, m)
		}
	}
	chance.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	found := clusters(all, len(points))
	for n := range points {
		c, d := nearest(&points[n], found)
		if d > 0.02 || found[c].size != sizes[n] {
			t.Errorf("the sort around %v is found %.3f away with %d of %d", points[n], d, found[c].size, sizes[n])
		}
	}
	want := points[0].distance(&points[2])
	for a := range points {
		for b := range a {
			want = min(want, points[a].distance(&points[b]))
		}
	}
	if got := apart(found); math.Abs(got-want) > 0.03 {
		t.Errorf("the two nearest sorts are %.3f apart, expected %.3f", got, want)
	}
}

// Whoever has more before a tile is built is expected to win more often; what
// is left over is the tile's.
func TestTheWinModelKnowsWhoIsAhead(t *testing.T) {
	const checkpoint = 3
	w := winModel{seats: 2}
	chance := rand.New(rand.NewPCG(1, 1))
	for range 4000 {
		lead := 10 * chance.NormFloat64()
		margin := lead + 5*chance.NormFloat64()
		won := 0.0
		if margin > 0 {
			won = 1
		}
		w.samples[checkpoint] = append(w.samples[checkpoint],
			oneSample(lead, margin, won), oneSample(-lead, -margin, 1-won))
	}
	expected := w.expected(checkpoint)
	for n, sample := range w.samples[checkpoint] {
		switch lead := sample.lead[0]; {
		case lead > 10 && expected[n] < 0.9, lead < -10 && expected[n] > 0.1, math.Abs(lead) < 0.3 && math.Abs(expected[n]-0.5) > 0.15:
			t.Fatalf("a seat %.1f ahead is expected to win %.2f", lead, expected[n])
		}
	}
}

func oneSample(lead, margin, won float64) sample {
	return sample{lead: features{lead}, margin: margin, won: won}
}

// What the report says adds up.
func TestBalanceAddsUp(t *testing.T) {
	const games = 60
	b := newBalance(3)
	s := lab.Simulation{Levels: []string{"builder", "builder", "builder"}, Games: games, Seed: 4}
	if err := lab.Simulate(t.Context(), &s, play, b.add); err != nil {
		t.Fatal(err)
	}
	r := b.report(4, "builder")
	won, winners, shares := 0.0, 0.0, 0.0
	for _, seat := range r.BySeat {
		won += seat.Share
	}
	for _, m := range r.Mixtures {
		winners += m.Winners
	}
	for _, source := range r.Sources {
		shares += source.Share
	}
	for what, n := range map[string]float64{"wins": won, "winners": winners, "sources": shares} {
		if math.Abs(n-1) > 1e-9 {
			t.Errorf("the %s add up to %v", what, n)
		}
	}
	if all, modest := floats.Sum(b.finalCoins[:]), floats.Sum(b.modestCoins[:]); all != games*3 || modest < games*2 || modest >= all {
		t.Errorf("coins of %.0f seats, of %.0f without Europa Market", all, modest)
	}
	if r.Coins.WithoutMarket > r.Coins.All {
		t.Errorf("coins at the end: %+v", r.Coins)
	}
	picked, change, built := 0, 0.0, 0.0
	for _, tile := range r.Tiles {
		picked += tile.Picked
		if tile.Picked == 0 {
			continue
		}
		if sum := tile.Built + tile.Overbuilt + tile.Sold; math.Abs(sum-1) > 1e-9 {
			t.Errorf("%s: built, overbuilt and sold add up to %v", tile.Code, sum)
		}
		used := float64(tile.Picked) * (tile.Built + tile.Overbuilt)
		change += used * tile.Change
		built += used
	}
	if least := games * 3 * 24; picked < least || picked > least+5*games {
		t.Errorf("%d tiles were used in %d matches of three", picked, games)
	}
	if mean := change / built; math.Abs(mean) > 0.03 {
		t.Errorf("all tiles together change the chance to win by %v", mean)
	}
}
