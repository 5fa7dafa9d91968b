package lab

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The moves of a record are reviewed by the game that it names, and the sums of each seat follow from its moves.
func TestAnalyse(t *testing.T) {
	folder := t.TempDir()
	mustCall(t, Sim(games()), "", "-seats", "guesser,guesser,guesser", "-games", "1", "-seed", "3", "-out", folder)
	file := filepath.Join(folder, "3.capital")
	var all struct {
		Moves []struct {
			Seat, Turn int
			Loss       float64
			Slip       bool
		}
		Seats []SeatAnalysis
	}
	out := mustCall(t, Analyse([]Game{other(), bidding()}), "", "-json", file)
	if err := json.Unmarshal([]byte(out), &all); err != nil {
		t.Fatal(err)
	}
	if len(all.Moves) == 0 || len(all.Seats) != 3 {
		t.Fatalf("%d moves of %d seats", len(all.Moves), len(all.Seats))
	}
	each := len(all.Moves) / 3
	slips := 0
	for _, s := range all.Seats {
		own := 0
		for _, m := range all.Moves {
			if m.Turn != 1 || m.Slip != (m.Loss > 0) {
				t.Errorf("%+v", m)
			}
			if m.Seat == s.Seat && m.Slip {
				own++
			}
		}
		if s.Decisions != each || len(s.Slips) != own || s.MeanLoss != float64(own)/float64(each) || s.End == nil {
			t.Errorf("%+v after %d slips", s, own)
		}
		slips += own
	}
	if slips == 0 || slips == len(all.Moves) {
		t.Errorf("%d of %d moves are slips", slips, len(all.Moves))
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	printed := mustCall(t, Analyse(games()), string(text), "-seat", "2", "-")
	for _, want := range []string{"at the end. Really. ! marks", "turn 3", " instead of ", "Largest slips of seat 2"} {
		if !strings.Contains(printed, want) {
			t.Errorf("the analysis does not tell %q:\n%s", want, printed)
		}
	}
}
