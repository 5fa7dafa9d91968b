package ai

import (
	"testing"

	"capital/rules/lux"
)

// What looks best is taken unless samples say clearly otherwise.
func TestLooksAndSamplesAreWeighed(t *testing.T) {
	home, capital := lux.Action{Kind: lux.PlayHome}, lux.Action{Kind: lux.PlayHome, Card: 1}
	options := []option{{home, 5_000}, {capital, 4_000}}
	for n, c := range []struct {
		margins [2][]float64
		want    lux.Action
	}{
		{[2][]float64{{0, 0}, {0, 0}}, home},
		{[2][]float64{{0, 0}, {3, 4}}, home},
		{[2][]float64{{0, 0}, {6, 4}}, capital},
	} {
		if got := weighed(options, Trials{{Action: home, Margins: c.margins[0]}, {Action: capital, Margins: c.margins[1]}}); got != c.want {
			t.Errorf("case %d: %v", n, got)
		}
	}
}

// Who has learned for learning's sake wins more often against builders than builders do.
func TestTheValueFunctionIsWorthHaving(t *testing.T) {
	w, err := DecodeWeights(learned)
	if err != nil {
		t.Fatal(err)
	}
	won, games := 0, 80
	for n := range games {
		players := makePlayers(t, Builder, Builder, Builder, Builder)
		players[n%4] = NewHastyArchitect(w)
		m := playWhole(t, uint64(n/4), players)
		if m.Ranking()[0].Seat == n%4 {
			won++
		}
	}
	t.Logf("wins %d of %d", won, games)
	if won*10 < games*3 {
		t.Errorf("wins %d of %d, where a quarter is equal", won, games)
	}
}
