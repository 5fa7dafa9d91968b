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

	"capital/game/expo/ai"
	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/terminal/terminaltest"
	"capital/rules/expo"
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
func counted(t *testing.T, seats string) (r simReport, record expo.Record, m expo.Match) {
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
	if record, m, err = expo.ReadRecord(string(text)); err != nil {
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
		activated, prospered, lakes, built := 0, 0, 0, 0
		for _, move := range record.Actions {
			switch move.Action.Kind {
			case expo.Activate:
				activated++
			case expo.Prosper:
				prospered++
			case expo.MakeLake:
				lakes++
			case expo.Build:
				built++
			}
		}
		people := float64(m.Seats())
		same(t, "activations", people*r.Activations, float64(activated))
		same(t, "prosperity tiles", people*r.Prospered, float64(prospered))
		same(t, "Lakes", people*r.Lakes, float64(lakes))
		var sources, points, buildings, ahead float64
		for _, s := range r.Sources {
			sources += people * s.All
		}
		for seat := range m.Seats() {
			points += float64(m.Has(seat, expo.Prestige))
		}
		same(t, "prestige", sources, points)
		for _, tile := range r.Tiles {
			if tile.Era > 0 {
				buildings += tile.Built
			}
			ahead += tile.Built * tile.Worth
		}
		same(t, "buildings", buildings, float64(built))
		same(t, "worths, which are beside the mean of their era", ahead, 0)
		for what, track := range r.Tracks {
			winner := m.Ranking()[0].Seat
			best := m.Has(winner, expo.Track(what))
			if what == int(expo.Economy) {
				best += 4 * int(m.Player(winner).Sources[expo.FromMoney])
			}
			if track.Winners != float64(best) {
				t.Errorf("the winner has %d %s, not %v", best, track.Name, track.Winners)
			}
		}
	}
}

func TestSimIsTheSameOnAnyNumberOfCores(t *testing.T) {
	args := []string{"-seats", "builder,apprentice,random", "-games", "12", "-json"}
	many := mustCall(t, Sim, "", args...)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if one := mustCall(t, Sim, "", args...); one != many {
		t.Error("one core and several print different figures")
	}
}

func TestTablesArePrinted(t *testing.T) {
	for want, out := range map[string]string{
		"prestige from":      mustCall(t, Sim, "", "-seats", "random,random", "-games", "3"),
		"terraced-houses":    mustCall(t, Tiles, ""),
		"style  games":       mustCall(t, Balance, "", "-level", ai.Random, "-games", "10", "-seats", "2", "-styles", "2"),
		"4      8":           mustCall(t, lab.Ladder(games()), "", "-games", "8", "-seats", "4", "-one", "builder", "-against", "random"),
		"won by ":            mustCall(t, lab.Verify(games()), "", recordFile(t, "builder,apprentice,random")),
		"round 12":           mustCall(t, lab.Analyse(games()), "", "-samples", "1", "-seat", "2", recordFile(t, "builder,random")),
		"2 matches, sha256 ": mustCall(t, lab.Digest(games()), "", "-games", "2"),
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
		{Sim, []string{"-seats", "builder"}, "2 to 5"},
		{Sim, []string{"-tiles"}, "-tiles"},
		{Balance, []string{"-games", "0"}, "-games"},
		{Balance, []string{"-styles", "-1"}, "-styles"},
		{Balance, []string{"-seats", "6"}, "2 to 5"},
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
	if out := mustCall(t, lab.Verify(games()), strings.Join(begun, "\n"), "-"); !strings.HasPrefix(out, "-: Builder ") || !strings.Contains(out, "not over: 12 actions, round 2") {
		t.Errorf("printed %q", out)
	}
}

// All tiles are listed, each effect in words of its own.
func TestTilesListsAllTiles(t *testing.T) {
	var all []tileRow
	if err := json.Unmarshal([]byte(mustCall(t, Tiles, "", "-json")), &all); err != nil {
		t.Fatal(err)
	}
	if len(all) != expo.TileCount {
		t.Fatalf("%d tiles", len(all))
	}
	for code, want := range map[string]string{
		"textile-factory":   "1 2 industrial : employment +4, culture -1; activated from 1 economy +2, economy +1 for each industrial neighbour",
		"opera-house":       "2 2 cultural : culture +4; activated from 2 prestige +1, economy +1 for each leisure neighbour",
		"railway-station":   "2 2 civic : population +2, employment +2, progress +2; when a neighbour is activated (any) economy +1",
		"gene-research-lab": "3 2 civic : progress +3; before the last Expo population +1 for every 4 progress, employment +1 for every 4 progress",
		"theatre":           "3 2 cultural : culture +5; at the end prestige +1 for each other cultural tile",
		"world-museum":      "3 2 cultural : culture +2; at once culture +1 for every 3 employment",
		"least-economy":     "0 2 commercial least economy: economy +6, cubes +1",
		"culture-10":        "0 2 cultural culture 10 or more: population +2, employment +2",
		"most-civic-tiles":  "0 2 civic most civic tiles: prestige +1; now and with every new neighbour prestige +1 for each civic neighbour",
		"playhouse":         "1 5 cultural : culture +3; activated from 2 prestige +1, economy +1 for each housing neighbour",
	} {
		found := ""
		for _, row := range all {
			if row.Code == code {
				found = fmt.Sprintf("%d %d %s %s: %s", row.Era, row.Seats, row.Colour, row.Needs, strings.Join(row.Effects, "; "))
			}
		}
		if found != want {
			t.Errorf("%s: %q instead of %q", code, found, want)
		}
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
	for why, want := range map[ai.Why]string{ai.WhyPrestige: "prestige taxes", ai.WhyPlant: "plant ", ai.WhyAlike: "alike "} {
		text := textOf(&ai.Reason{Why: why, Source: expo.FromTaxes})
		if got := fmt.Sprint(text.Why, " ", text.Source); got != want {
			t.Errorf("%q instead of %q", got, want)
		}
	}
}
