package lab

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/rome/ai"
	"capital/game/terminal"
	"capital/game/terminal/terminaltest"
	"capital/rules/rome"
)

// call and mustCall run a command.
var call, mustCall = terminaltest.Call, terminaltest.MustCall

// games is what the frame is given.
func games() []lab.Game { return []lab.Game{Game()} }

// recordFile plays one match with Sim and returns the path of its record.
func recordFile(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	mustCall(t, Sim, "", "-seats", "builder,apprentice,random", "-games", "1", "-seed", "7", "-out", folder)
	return filepath.Join(folder, "7.capital")
}

// What is counted of a match is what stands in its record.
func TestSimCountsWhatTheRecordHas(t *testing.T) {
	folder := t.TempDir()
	var r simReport
	out := mustCall(t, Sim, "", "-seats", "builder,apprentice,random,builder", "-games", "1", "-seed", "5", "-json", "-out", folder)
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "5.capital"))
	if err != nil {
		t.Fatal(err)
	}
	record, m, err := rome.ReadRecord(string(text))
	if err != nil {
		t.Fatal(err)
	}
	played, idle, score, floors := 0, 0, 0, 0
	for _, move := range record.Actions {
		switch move.Action.Kind {
		case rome.Play:
			played++
		case rome.Idle:
			idle++
		}
	}
	for s := range m.Seats() {
		score += int(m.Player(s).Score)
		floors += m.Floors(s)
	}
	same := func(what string, found float64, want int) {
		if math.Abs(found-float64(want)) > 1e-9 {
			t.Errorf("%s: %v instead of %d", what, found, want)
		}
	}
	cards, idled, points, byPlace, onBoard, sold, pieces := 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
	for _, n := range r.Rounds {
		cards, idled, points = cards+n.Roofs+n.Floors+n.Permits, idled+n.Idle, points+n.Points
		if n.FirstOutWon+n.LastOutWon > 2 {
			t.Errorf("round %d: who passes first wins %v, last %v", n.Round, n.FirstOutWon, n.LastOutWon)
		}
	}
	for _, p := range r.Prefectures {
		byPlace, onBoard, pieces = byPlace+p.Points, onBoard+p.Floors, pieces+p.Fountains+p.Amphitheatres+p.Temples
	}
	for _, p := range r.Pieces {
		sold += p.Sold
		if p.Piece == pieceNames[rome.Fountain] {
			sold += p.Sold // two a round
		}
	}
	same("cards played", cards, played)
	same("idle cards", idled, idle)
	same("points by round", points, score)
	same("points by prefecture", byPlace, score)
	same("floors", onBoard, floors)
	same("floors", r.Board, floors)
	same("stock", r.Stock, m.Stock())
	same("pieces", pieces, int(math.Round(sold)))
	if won := r.BySeat[0].Won + r.BySeat[1].Won + r.BySeat[2].Won + r.BySeat[3].Won; won != 1 {
		t.Errorf("%v victories", won)
	}
}

func TestSimIsTheSameOnAnyNumberOfCores(t *testing.T) {
	args := []string{"-seats", "builder,apprentice,random", "-games", "30", "-json"}
	many := mustCall(t, Sim, "", args...)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if one := mustCall(t, Sim, "", args...); one != many {
		t.Error("one core and several print different figures")
	}
}

func TestTablesArePrinted(t *testing.T) {
	for want, out := range map[string]string{
		"first to pass won": mustCall(t, Sim, "", "-seats", "random,random", "-games", "3"),
		"campus-martius":    mustCall(t, Tiles, ""),
		"rank  points":      mustCall(t, Balance, "", "-level", ai.Random, "-games", "10", "-seats", "2"),
		"4      8":          mustCall(t, lab.Ladder(games()), "", "-games", "8", "-one", "builder", "-against", "random"),
		"won by ":           mustCall(t, lab.Verify(games()), "", recordFile(t)),
		"round 4":           mustCall(t, lab.Analyse(games()), "", "-samples", "1", "-seat", "3", recordFile(t)),
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not told:\n%s", want, out)
		}
	}
}

func TestBadInputIsOneLine(t *testing.T) {
	file := recordFile(t)
	for _, c := range []struct {
		run  terminal.Run
		args []string
		want string
	}{
		{Sim, []string{"-seats", "builder"}, "2 to 4"},
		{Sim, []string{"-tiles"}, "-tiles"},
		{Balance, []string{"-games", "0"}, "-games"},
		{Balance, []string{"-seats", "5"}, "2 to 4"},
		{Balance, []string{"-level", "mason"}, `"mason"`},
		{Tiles, []string{"extra"}, `"extra"`},
		{lab.Analyse(games()), []string{"-seat", "4", file}, "-seat"},
		{lab.Ladder(games()), []string{"-time", "0"}, "-time"},
	} {
		code, out, errOut := call(c.run, "", c.args...)
		if code != terminal.ExitBad || out != "" || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, c.want) {
			t.Errorf("%q: code %d, out %q, errors %q, which should tell %q", c.args, code, out, errOut, c.want)
		}
	}
}

// A record that is not over says how far it is.
func TestVerifyTellsHowFarAMatchIs(t *testing.T) {
	text, err := os.ReadFile(recordFile(t))
	if err != nil {
		t.Fatal(err)
	}
	begun := strings.Join(strings.Split(string(text), "\n")[:7+12], "\n")
	if out := mustCall(t, lab.Verify(games()), begun, "-"); !strings.HasPrefix(out, "-: Builder ") || !strings.Contains(out, "not over: 12 actions, round 1") {
		t.Errorf("printed %q", out)
	}
}

// All pieces are listed, equal cards once.
func TestTilesListsAllPieces(t *testing.T) {
	var all pieces
	if err := json.Unmarshal([]byte(mustCall(t, Tiles, "", "-json")), &all); err != nil {
		t.Fatal(err)
	}
	cards, sites := 0, 0
	for _, row := range all.Cards {
		cards += row.Count
	}
	for _, row := range all.Prefectures {
		sites += row.Sites
	}
	if cards != rome.CardCount || len(all.Cards) != 7+8+24 || sites != 54 {
		t.Errorf("%d cards of %d prints, %d sites", cards, len(all.Cards), sites)
	}
}

// ending is a context that ends once somebody looks for its end.
type ending struct {
	context.Context
	end context.CancelFunc
}

func (e ending) Done() <-chan struct{} {
	e.end()
	return e.Context.Done()
}

// The review of a match that would go on for ever ends when it is told to, amid its moves.
func TestAnalysisStopsWhenTold(t *testing.T) {
	text, err := os.ReadFile(recordFile(t))
	if err != nil {
		t.Fatal(err)
	}
	record, err := newAnalyst().Read(string(text))
	if err != nil {
		t.Fatal(err)
	}
	ctx, end := context.WithCancel(t.Context())
	if _, err := record.Analyse(ending{ctx, end}, -1, 1, 1<<30); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error("an analysis that was stopped:", err)
	}
}
