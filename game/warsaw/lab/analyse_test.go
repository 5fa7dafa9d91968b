package lab

import (
	"encoding/json"
	"math"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"capital/game/lab"
)

// analysis is what the command prints as JSON.
type analysis struct {
	Moves []moveAnalysis
	Seats []lab.SeatAnalysis
}

type moveAnalysis struct {
	lab.MoveAnalysis
	Epoch int
}

// The beginning of a match is analysed move by move, and sums follow from the moves.
func TestAnalyse(t *testing.T) {
	text, err := os.ReadFile(recordFile(t))
	if err != nil {
		t.Fatal(err)
	}
	begun := strings.Join(strings.Split(string(text), "\n")[:7+40], "\n")
	printed := mustCall(t, analyse, begun, "-samples", "3", "-json", "-")
	func() {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
		if mustCall(t, analyse, begun, "-samples", "3", "-json", "-") != printed {
			t.Error("one core and several print different figures")
		}
	}()
	var all, one analysis
	if err := json.Unmarshal([]byte(printed), &all); err != nil {
		t.Fatal(err)
	}
	if len(all.Moves) != 40 || len(all.Seats) != 3 {
		t.Fatalf("%d moves of %d seats", len(all.Moves), len(all.Seats))
	}
	told := 0 // reasons why something else would have been better
	for n, m := range all.Moves {
		told += len(m.Why.([]any))
		if m.Move != n+1 || m.Loss < 0 || math.Abs(m.BestMargin-m.PlayedMargin-m.Loss) > 1e-9 || len(m.Margins) != 3 || m.Played == m.Best && len(m.Why.([]any)) > 0 ||
			strings.HasPrefix(m.Played, "pick ") != strings.HasPrefix(m.Best, "pick ") {
			t.Errorf("%+v", m)
		}
	}
	if told == 0 {
		t.Error("nothing says why a move would have been better")
	}
	for _, s := range all.Seats {
		decisions, loss := 0, 0.0
		for _, m := range all.Moves {
			if m.Seat == s.Seat {
				decisions, loss = decisions+1, loss+m.Loss
			}
		}
		if s.Decisions != decisions || math.Abs(s.MeanLoss-loss/float64(decisions)) > 1e-9 || len(s.Margins) != all.Moves[39].Epoch || s.End != nil {
			t.Errorf("%+v after %d decisions that lose %.2f", s, decisions, loss)
		}
	}
	if err := json.Unmarshal([]byte(mustCall(t, analyse, begun, "-samples", "3", "-seat", "2", "-json", "-")), &one); err != nil {
		t.Fatal(err)
	}
	own := slices.DeleteFunc(all.Moves, func(m moveAnalysis) bool { return m.Seat != 2 })
	if len(one.Seats) != 1 || len(one.Moves) != len(own) || one.Moves[3].PlayedMargin != own[3].PlayedMargin {
		t.Errorf("seat 2 alone: %+v", one.Seats)
	}
}

func TestAnalysePrints(t *testing.T) {
	out := mustCall(t, analyse, "", "-samples", "1", "-seat", "3", recordFile(t))
	for _, want := range []string{"difference", "pick ", "mean loss", "epoch 6", "Largest slips of seat 3, Random", " instead of ", " !\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("the analysis does not tell %q:\n%s", want, out)
		}
	}
	if !regexp.MustCompile(`pick \S+, (build|overbuild|discard)`).MatchString(out) {
		t.Errorf("the analysis does not tell what a better pick is for:\n%s", out)
	}
}
