package lab

import (
	"testing"

	"capital/game/lab"
	"capital/game/testscope"
	"capital/rules/warsaw"
)

// The tile table is tuned so that money is tight, selling a last resort, covering
// part of every district, and nothing the only way to score. The matches are always
// the same ones, so that this fails for a change of tiles or architects only.
func TestBalance(t *testing.T) {
	games := testscope.Count(40, 200)
	s := lab.Simulation{Levels: []string{"architect", "architect", "architect", "architect"}, Games: games, Seed: 1}
	r, err := simulate(t.Context(), &s)
	if err != nil {
		t.Fatal(err)
	}
	within := func(what string, n, least, most float64) {
		t.Helper()
		t.Logf("%-24s %6.2f", what, n)
		if n < least || n > most {
			t.Errorf("%s: %.2f is not from %.2f to %.2f", what, n, least, most)
		}
	}
	p := r.Players[0]
	within("sold", p.Sold, 3, 7.5)
	within("overbuilt", p.Overbuilt, 4, 9)
	within("score", p.Score, 80, 125)
	for _, e := range r.Epochs {
		within("sold in an epoch", e.Sold, 0.4, 1.8)
		within("coins unspent", float64(e.Unspent), 1, 8)
		within("coins after income", float64(e.AfterIncome), 5, 18)
	}
	within("coins at the end", float64(r.Epochs[warsaw.Epochs-1].AfterIncome), 5, 13)
	for _, source := range r.Sources {
		switch source.Source {
		case sourceNames[fromIndustry], sourceNames[fromTribute]:
			within(source.Source, source.Share, -0.06, -0.005)
		default:
			within(source.Source, source.Share, 0.015, 0.38)
		}
	}
	for id, tile := range r.Tiles {
		if tile.Built == 1 && tile.Round == 0 { // a milestone is never picked
			continue
		}
		used := tile.Built + tile.Overbuilt
		if used < 0.1 {
			t.Errorf("tile %d, %s: used in %.1f %% of the matches", id, tile.Code, 100*used)
		}
	}
	for _, seat := range r.BySeat {
		if seat.WonLow > 0.27 || seat.WonHigh < 0.23 {
			t.Errorf("seat %d wins %.1f–%.1f %%", seat.Seat, 100*seat.WonLow, 100*seat.WonHigh)
		}
	}
}
