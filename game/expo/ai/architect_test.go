package ai

import "testing"

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
