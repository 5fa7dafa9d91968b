package lab

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/lux/ai"
	"capital/game/terminal"
	"capital/game/terminal/terminaltest"
	"capital/rules/lux"
)

// call and mustCall run a command.
var call, mustCall = terminaltest.Call, terminaltest.MustCall

// games is what the frame is given.
func games() []lab.Game { return []lab.Game{Game()} }

// recordFile plays one match with Sim and returns the path of its record.
func recordFile(t *testing.T, seats string) string {
	t.Helper()
	folder := t.TempDir()
	mustCall(t, Sim, "", "-seats", seats, "-games", "1", "-seed", "7", "-out", folder)
	return filepath.Join(folder, "7.capital")
}

// counted is what simulations have counted of one match, and its record.
func counted(t *testing.T, seats string) (r simReport, record lux.Record, m lux.Match) {
	t.Helper()
	folder := t.TempDir()
	out := mustCall(t, Sim, "", "-seats", seats, "-games", "1", "-seed", "5", "-json", "-out", folder)
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "5.capital"))
	if err != nil {
		t.Fatal(err)
	}
	if record, m, err = lux.ReadRecord(string(text)); err != nil {
		t.Fatal(err)
	}
	return r, record, m
}

// same fails where a mean of all seats is not so much in all.
func same(t *testing.T, what string, found, want float64) {
	t.Helper()
	if math.Abs(found-want) > 1e-9 {
		t.Errorf("%s: %v instead of %v", what, found, want)
	}
}

// What is counted of a match is what stands in its record.
func TestSimCountsWhatTheRecordHas(t *testing.T) {
	for _, seats := range []string{"builder,apprentice,random,builder", "builder,random"} {
		r, record, m := counted(t, seats)
		home, capital := 0, 0
		for _, move := range record.Actions {
			switch move.Action.Kind {
			case lux.PlayHome:
				home++
			case lux.PlayCapital:
				capital++
			}
		}
		var homes, capitals, gold, bonus, lost, byDistrict, uses float64
		for _, n := range r.Rounds {
			homes, capitals, gold = homes+n.Home, capitals+n.Capital, gold+n.Gold
			bonus, lost = bonus+n.Bonus, lost+n.Lost
		}
		for _, d := range r.Lost {
			byDistrict += d.Lost
		}
		for _, p := range r.Powers {
			uses += p.Used + p.Impossible
		}
		piles, purses := 0, 0
		for seat := range m.Seats() {
			piles += m.Bonus(seat).Sum()
			purses += m.Gold(seat)
		}
		people := float64(m.Seats())
		same(t, "played home", people*homes, float64(home))
		same(t, "played to the capital", people*capitals, float64(capital))
		same(t, "powers", uses, float64(capital))
		same(t, "bonus", people*bonus, float64(piles))
		same(t, "gold", people*gold, float64(purses))
		same(t, "districts lost", lost, byDistrict)
		if len(r.Powers) != lux.Districts || r.Rob != nil {
			t.Errorf("powers %v, ROB %v", r.Powers, r.Rob)
		}
	}
}

// Against ROB a match has a class and a margin, and each victory is one over ROB.
func TestSimCountsMatchesAgainstROB(t *testing.T) {
	r, _, m := counted(t, "builder")
	class, margin := m.Class()
	same(t, "margin", r.Rob.Margin, float64(margin))
	for _, c := range r.Rob.Classes {
		want := 0.0
		if c.Class == class.String() {
			want = 1
		}
		same(t, c.Class, c.Share, want)
	}
	same(t, "won", r.BySeat[0].Won, map[bool]float64{true: 1}[class >= lux.Decent])
	for _, p := range r.Powers {
		same(t, p.Power, p.Margin, float64(margin))
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
		"laid down":              mustCall(t, Sim, "", "-seats", "random,random", "-games", "3"),
		"points ahead of ROB":    mustCall(t, Sim, "", "-seats", "random", "-games", "3"),
		"discoverer   green":     mustCall(t, Tiles, ""),
		"without  games":         mustCall(t, Balance, "", "-level", ai.Random, "-games", "10", "-seats", "2", "-without", "2"),
		"against ROB":            mustCall(t, Balance, "", "-level", ai.Random, "-games", "10", "-seats", "1", "-without", "1"),
		"4      8":               mustCall(t, lab.Ladder(games()), "", "-games", "8", "-one", "builder", "-against", "random"),
		"won by ":                mustCall(t, lab.Verify(games()), "", recordFile(t, "builder,apprentice,random")),
		" against ROB: ":         mustCall(t, lab.Verify(games()), "", recordFile(t, "builder")),
		"round 3":                mustCall(t, lab.Analyse(games()), "", "-samples", "1", "-seat", "3", recordFile(t, "builder,apprentice,random")),
		"Against\nROB they are ": mustCall(t, lab.Analyse(games()), "", "-samples", "1", recordFile(t, "builder")),
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not told:\n%s", want, out)
		}
	}
}

func TestBadInputIsOneLine(t *testing.T) {
	file := recordFile(t, "builder,apprentice,random")
	for _, c := range []struct {
		run  terminal.Run
		args []string
		want string
	}{
		{Sim, []string{"-seats", "builder,builder,builder,builder,builder"}, "1 to 4"},
		{Sim, []string{"-tiles"}, "-tiles"},
		{Balance, []string{"-games", "0"}, "-games"},
		{Balance, []string{"-without", "-1"}, "-without"},
		{Balance, []string{"-seats", "5"}, "1 to 4"},
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
	text, err := os.ReadFile(recordFile(t, "builder,apprentice,random"))
	if err != nil {
		t.Fatal(err)
	}
	var begun []string
	moves := 0
	for line := range strings.SplitSeq(string(text), "\n") {
		if line != "" && line[0] >= '1' && line[0] <= '9' {
			if moves++; moves > 12 {
				break
			}
		}
		begun = append(begun, line)
	}
	if out := mustCall(t, lab.Verify(games()), strings.Join(begun, "\n"), "-"); !strings.HasPrefix(out, "-: Builder ") || !strings.Contains(out, "not over: 12 actions, round 1") {
		t.Errorf("printed %q", out)
	}
}

// All powers are listed, by their letters, and all citizens.
func TestTilesListsAllPieces(t *testing.T) {
	var all pieces
	if err := json.Unmarshal([]byte(mustCall(t, Tiles, "", "-json")), &all); err != nil {
		t.Fatal(err)
	}
	alone, citizens := 0, 0
	for n, row := range all.Powers {
		if row.Alone {
			alone++
		}
		if p := lux.PowerOf(lux.District(n/4), n%4); row.Power != p.String() || row.Letter != "ABCD"[n%4:n%4+1] {
			t.Errorf("%+v", row)
		}
	}
	for _, row := range all.Citizens {
		citizens += row.Count
	}
	if len(all.Powers) != lux.PowerCount || alone != 13 || citizens != lux.CitizenCount {
		t.Errorf("%d powers, %d alone, %d citizens", len(all.Powers), alone, citizens)
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
	text, err := os.ReadFile(recordFile(t, "random,random"))
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

// What a review tells is named as [ai.Why] has it.
func TestReasonsAreWritten(t *testing.T) {
	for why, want := range map[ai.Why]string{ai.WhyKeeps: "keeps pink", ai.WhyBonus: "bonus pink", ai.WhyGold: "gold ", ai.WhyAlike: "alike "} {
		text := textOf(&ai.Reason{Why: why, District: lux.Pink})
		if got := fmt.Sprint(text.Why, " ", text.District); got != want {
			t.Errorf("%q instead of %q", got, want)
		}
	}
}
