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
	"slices"
	"strings"
	"testing"
	"time"

	"capital/game/search"
	"capital/game/terminal"
	"capital/rules/record/recordtest"
)

func games() []Game { return []Game{bidding(), other()} }

// A simulation of any game counts what came of its matches.
func TestSimAddsUp(t *testing.T) {
	var r VictoryReport
	out := mustCall(t, Sim(games()), "", "-seats", "planner,guesser,planner,guesser,guesser", "-games", "300", "-json")
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	won, points := 0.0, 0.0
	for _, seat := range r.BySeat {
		won += seat.Won
		points += seat.Score
		if seat.WonLow > seat.Won || seat.WonHigh < seat.Won {
			t.Errorf("%.3f is not between %.3f and %.3f", seat.Won, seat.WonLow, seat.WonHigh)
		}
	}
	if math.Abs(won-1) > 1e-9 || points > 9 || points < 4 {
		t.Errorf("the seats' shares of victory come to %v, their points to %v", won, points)
	}
	if len(r.Players) != 2 || r.Players[0].Player != recordtest.Planner || r.Players[0].Seats != 2 || r.Players[1].Seats != 3 {
		t.Errorf("by level: %+v", r.Players)
	}
	if mean := (r.BySeat[0].Won + r.BySeat[2].Won) / 2; math.Abs(r.Players[0].Won-mean) > 1e-9 {
		t.Errorf("planners win %v, in the mean of their seats %v", r.Players[0].Won, mean)
	}
	func() {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
		if one := mustCall(t, Sim(games()), "", "-seats", "planner,guesser,planner,guesser,guesser", "-games", "300", "-json"); one != out {
			t.Error("one core and several print different figures")
		}
	}()
	if table := mustCall(t, Sim(games()), "", "-games", "5", "-seed", "9"); !strings.Contains(table, "5 matches, seeds from 9") || !strings.Contains(table, "guesser   all") {
		t.Errorf("printed:\n%s", table)
	}
}

// A flag names the game, wherever it stands; without it, it is the first.
func TestAFlagNamesTheGame(t *testing.T) {
	for _, args := range [][]string{{"-game", "other", "-games", "3", "-json"}, {"-games", "3", "-json", "--game=other"}} {
		out := mustCall(t, Sim(games()), "", args...)
		if !strings.Contains(out, `"game": "other"`) || !strings.Contains(out, `"won": 0.5`) {
			t.Errorf("printed %s", out)
		}
	}
	help := mustCall(t, Sim(games()), "", "-h", "-game", "other")
	if !strings.HasPrefix(help, "capital sim [flags]\n") || !strings.Contains(help, "2 to 2 players") || !strings.Contains(help, "game: bidding, other") {
		t.Errorf("help is %s", help)
	}
	for want, c := range map[string]struct {
		run  terminal.Run
		args []string
	}{
		`lab digest: unexpected argument "nothing"`:                             {Digest(games()), []string{"nothing"}},
		`lab balance: -game: there is no such command for other`:                {Balance(games()), []string{"-game", "other"}},
		`tiles: -game: there is no such command for bidding`:                    {Tiles(games()), nil},
		`sim: -game: no game is called "atlantis": expected bidding, other`:     {Sim(games()), []string{"-game", "atlantis"}},
		`sim: flag needs an argument: -game`:                                    {Sim(games()), []string{"-games", "1", "-game"}},
		`analyse: -game: no game is called "atlantis": expected bidding, other`: {Analyse(games()), []string{"-game", "atlantis", "-"}},
		`analyse: -:1: the header is not complete`:                              {Analyse(games()), []string{"-"}},
	} {
		if code, out, errOut := call(c.run, "", c.args...); code != terminal.ExitBad || out != "" || errOut != want+"\n" {
			t.Errorf("%q: code %d, out %q, errors %q", c.args, code, out, errOut)
		}
	}
}

// Records go into a folder, and are verified by the game that each names.
func TestRecordsVerify(t *testing.T) {
	folder := t.TempDir()
	mustCall(t, Sim(games()), "", "-games", "4", "-seed", "100", "-out", folder)
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(files) != 4 {
		t.Fatalf("%d records, %v", len(files), err)
	}
	reversed := []Game{other(), bidding()}
	for _, games := range [][]Game{games(), reversed} {
		out := mustCall(t, Verify(games), "", files...)
		if strings.Count(out, "over: true\n") != 4 || !strings.HasPrefix(out, terminal.Name(files[0])+": ") {
			t.Errorf("printed %q", out)
		}
	}
	for in, want := range map[string]string{
		"capital 1\n\n # game bidding\ngame other 3\n":       "-:2: another game",
		"capital 1\ngame other 1 # game bidding 1":           "-:2: another game",
		"capital 1\ngame bidding 1\nseed 1\nseats 1\n1 pass": "-:5: ",
		"capital 1\ngame unheard 1\n":                        `-:2: this is a record of another game, "unheard": expected one of bidding`,
		"":                                                   "-:1: ",
	} {
		if code, out, errOut := call(Verify(games()), in, "-"); code != terminal.ExitBad || out != "" || !strings.HasPrefix(errOut, "verify: "+want) {
			t.Errorf("%q: code %d, out %q, errors %q", in, code, out, errOut)
		}
	}
}

// A rung of the ladder sits at every seat in turn, and its goal counts with the usual number of seats.
func TestLadder(t *testing.T) {
	var reports []rungReport
	if err := json.Unmarshal([]byte(mustCall(t, Ladder(games()), "", "-games", "500", "-json")), &reports); err != nil {
		t.Fatal(err)
	}
	if len(reports) != 1 {
		t.Fatalf("%d rungs", len(reports))
	}
	r := reports[0]
	if r.Seats != len(bidding().Usual) || r.Goal != 0.3 || r.Won < 0.25 || r.WonLow >= r.Won || r.WonHigh <= r.Won || r.Margin < -4 ||
		r.Levels[0].Decisions < 3*500 || r.Levels[1].Decisions < 2*3*500 || r.Levels[0].Median <= 0 {
		t.Errorf("%+v", r)
	}
	out := mustCall(t, Ladder(games()), "", "-one", "guesser", "-against", "planner", "-games", "20", "-seats", "2")
	if !strings.Contains(out, "guesser  1 planner      2     20") || strings.Contains(out, "goal 0") {
		t.Errorf("printed:\n%s", out)
	}
	for want, args := range map[string][]string{
		"together": {"-one", "planner"}, `"mason"`: {"-one", "planner", "-against", "mason"}, "2 to 5": {"-seats", "1"},
		"expected a limit": {"-time", "0"}, "-games": {"-games", "0"}, "not defined: -time": {"-game", "other", "-time", "1s"},
	} {
		if code, _, errOut := call(Ladder(games()), "", args...); code != terminal.ExitBad || !strings.Contains(errOut, want) {
			t.Errorf("%q: code %d, errors %q", args, code, errOut)
		}
	}
}

// A level that thinks is told for how long.
func TestTheThinkerHeedsItsLimit(t *testing.T) {
	for _, limit := range [][]string{{"-time", "1us"}, {"-samples", "3", "-time", "0"}} {
		args := append([]string{"-one", "sleeper", "-against", "guesser", "-games", "1"}, limit...)
		if out := mustCall(t, Ladder(games()), "", args...); !strings.Contains(out, "sleeper") {
			t.Errorf("printed:\n%s", out)
		}
	}
}

// What thinks is interrupted with the simulation that it thinks for.
func TestThinkingEndsWithTheSimulation(t *testing.T) {
	g := bidding()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	s := Simulation{Levels: []string{"sleeper"}, Games: 10, Folder: t.TempDir(), game: &g}
	if _, err := simulate(ctx, &g, &s); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error(err)
	}
	ctx, stop = context.WithCancel(t.Context())
	time.AfterFunc(time.Microsecond, stop)
	if _, err := simulate(ctx, &g, &s); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error(err)
	}
	if files, _ := os.ReadDir(s.Folder); len(files) != 0 {
		t.Errorf("records of no match: %v", files)
	}
	l := levelLadder{game: &g, games: MaxGames, seats: g.Most, seed: 1, limit: Limit{Samples: 1}}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := l.play(ctx, g.Rungs[0]); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error(err)
	}
	runtime.ReadMemStats(&after)
	if took := after.TotalAlloc - before.TotalAlloc; took > 8<<20 {
		t.Errorf("ten million matches take %d MB", took>>20)
	}
}

// The digest is the same on any number of cores, and another with any other record.
func TestDigest(t *testing.T) {
	first := mustCall(t, Digest(games()), "", "-games", "300")
	func() {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
		if again := mustCall(t, Digest(games()), "", "-games", "300"); again != first {
			t.Errorf("%s and %s", first, again)
		}
	}()
	g := bidding()
	play := g.Play
	g.Play = func(ctx context.Context, match *Match) (Outcome, error) {
		o, err := play(ctx, match)
		if match.Seed == 299 {
			o.Text += " "
		}
		return o, err
	}
	if other := mustCall(t, Digest([]Game{g}), "", "-games", "300"); other == first {
		t.Error("another record is the same digest")
	}
	if help := mustCall(t, Digest(games()), "", "-h"); !strings.Contains(help, "one, two, three, four and five seats") || !strings.Contains(help, "Sleepers think") {
		t.Errorf("help is %s", help)
	}
}

// Each number of seats comes in turn, and every seat has every level.
func TestEveryLevelSitsEverywhere(t *testing.T) {
	type place struct {
		seats, seat int
		level       string
	}
	found := map[place]int{}
	g := bidding()
	for seed := range uint64(1000) {
		mixture := mixedLevels(&g, seed+1)
		for seat, level := range mixture {
			found[place{len(mixture), seat, level}]++
		}
	}
	for seats := g.Least; seats <= g.Most; seats++ {
		for seat := range seats {
			for _, level := range g.Levels {
				if n := found[place{seats, seat, level}]; n < 50 {
					t.Errorf("%d seats: %s sits in seat %d in %d of 1,000 matches", seats, level, seat+1, n)
				}
			}
		}
	}
}

// More matches than a batch holds are all counted, each once.
func TestBatchesAddUp(t *testing.T) {
	const games = 2*batch + 3
	next := 0
	err := Each(t.Context(), games, func(n int, r *int) error {
		*r = n
		return nil
	}, func(n int, r *int) {
		if n != next || *r != n {
			t.Fatalf("match %d came as %d, instead of %d", *r, n, next)
		}
		next++
	})
	if err != nil || next != games {
		t.Errorf("%d matches, %v", next, err)
	}
}

// Of several errors that of the lowest match is told, whatever came first.
func TestTheFirstErrorIsTold(t *testing.T) {
	err := OnAllCores(t.Context(), 50, func(i int) error {
		if i%20 == 7 {
			return fmt.Errorf("match %d", i)
		}
		return nil
	})
	if err == nil || err.Error() != "match 7" {
		t.Error(err)
	}
}

// Classes of durations are narrow, in order, and hold what they say.
func TestPace(t *testing.T) {
	last := -1
	for took := int64(0); took < int64(time.Hour); took += 1 + took/300 {
		class := classOf(took)
		if class < last || least(class) > took || float64(took-least(class)) > float64(took)/100 {
			t.Fatalf("%v is in class %d, from %v on", took, class, least(class))
		}
		last = class
	}
	if class := classOf(1<<63 - 1); class >= len(spread{}.classes) {
		t.Error("the longest has no class")
	}
	var p pace
	for n := range 1000 {
		d := decision{took: time.Duration(n+1) * time.Millisecond}
		if n%2 == 0 {
			d.searched, d.samples, d.why = true, n/5, search.Decided
		}
		if n%10 == 0 {
			d.why = search.Stopped
		}
		p.add(d)
	}
	r := p.report("builder")
	if r.Decisions != 1000 || r.Median < 490e3 || r.Median > 501e3 || r.High < 940e3 || r.High > 952e3 ||
		r.Searched != 500 || r.Samples < 99 || r.Samples > 101 || r.Decided != 0.8 || r.Capped != 0 || r.Stopped != 0.2 {
		t.Errorf("%+v", r)
	}
}

// The margin is to the best of the others; who plays alone has all points.
func TestMargin(t *testing.T) {
	o := Outcome{Points: []int{7, 3, 9}}
	if margins := []int{o.Margin(0), o.Margin(1), o.Margin(2)}; !slices.Equal(margins, []int{-2, -6, 2}) {
		t.Errorf("margins %v", margins)
	}
	if alone := (&Outcome{Points: []int{7}}); alone.Margin(0) != 7 {
		t.Errorf("alone: %d", alone.Margin(0))
	}
}

func TestASimulationTidiesWhatAKilledOneLeft(t *testing.T) {
	folder := t.TempDir()
	yesterday := time.Now().Add(-24 * time.Hour)
	const atWork = ".540.capital7" // may be another simulation's
	for _, name := range []string{".539.capital123", ".notes.capital1", ".541.capital", atWork} {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if name == atWork {
			continue
		}
		if err := os.Chtimes(filepath.Join(folder, name), yesterday, yesterday); err != nil {
			t.Fatal(err)
		}
	}
	mustCall(t, Sim(games()), "", "-seats", "guesser,guesser", "-games", "1", "-seed", "4", "-out", folder)
	var names []string
	entries, _ := os.ReadDir(folder)
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	if want := []string{atWork, ".541.capital", ".notes.capital1", "4.capital"}; !slices.Equal(names, want) {
		t.Errorf("%q, not %q", names, want)
	}
}
