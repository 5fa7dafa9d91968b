package lab

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/terminal/terminaltest"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// call and mustCall run a command.
var call, mustCall = terminaltest.Call, terminaltest.MustCall

// games is what the frame is given; verify and ladder are commands of the frame.
func games() []lab.Game { return []lab.Game{Game()} }

func verify(args []string, in io.Reader, out, errOut io.Writer) int {
	return lab.Verify(games())(args, in, out, errOut)
}

func analyse(args []string, in io.Reader, out, errOut io.Writer) int {
	return lab.Analyse(games())(args, in, out, errOut)
}

func ladder(args []string, in io.Reader, out, errOut io.Writer) int {
	return lab.Ladder(games())(args, in, out, errOut)
}

// commands are those by which Capital is simulated, by name.
func commands() map[string]terminal.Run {
	return map[string]terminal.Run{"sim": Sim, "verify": verify, "analyse": analyse, "tiles": Tiles, "score": Score, "lab ladder": ladder,
		"lab learn": Learn, "lab balance": Balance}
}

func TestHelp(t *testing.T) {
	for name, c := range commands() {
		if out := mustCall(t, c, "", "-h"); !strings.HasPrefix(out, "capital "+name) {
			t.Errorf("the help of %s begins %.20q", name, out)
		}
	}
}

// recordFile plays one match with Sim and returns the path of its record.
func recordFile(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	mustCall(t, Sim, "", "-seats", "builder,apprentice,random", "-games", "1", "-seed", "7", "-out", folder)
	return filepath.Join(folder, "7.capital")
}

func write(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestBadInput(t *testing.T) {
	text, err := os.ReadFile(recordFile(t))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	damaged := strings.Replace(string(text), "pick", "peck", 1)
	file := write(t, "")
	for _, c := range []struct {
		name string
		args []string
		want string // what the line tells
	}{
		{"sim", []string{"-nonsense"}, "-nonsense"},
		{"sim", []string{"extra"}, `"extra"`},
		{"sim", []string{"-games", "0"}, "-games"},
		{"sim", []string{"-games", "many"}, "many"},
		{"sim", []string{"-seed", "-1"}, "seed"},
		{"sim", []string{"-seats", "builder"}, "2 to 4"},
		{"sim", []string{"-seats", "builder,builder,builder,builder,builder"}, "2 to 4"},
		{"sim", []string{"-seats", "builder,mason"}, `"mason"`},
		{"sim", []string{"-seats", ""}, "2 to 4"},
		{"sim", []string{"-games", "1", "-out", filepath.Join(file, "below")}, "-out"},
		{"verify", nil, "expected a file"},
		{"verify", []string{"-nonsense"}, "-nonsense"},
		{"verify", []string{filepath.Join(t.TempDir(), "none")}, "none"},
		{"verify", []string{t.TempDir()}, "no regular file"},
		{"verify", []string{file}, file + ":1:"},
		{"verify", []string{write(t, damaged)}, ":8:"},
		{"verify", []string{write(t, strings.Join(lines[:6], "\n"))}, ":6:"},
		{"verify", []string{write(t, string(text)+"1 finish\n")}, "after the result"},
		{"analyse", nil, "expected a file"},
		{"analyse", []string{"a", "b"}, `"b"`},
		{"analyse", []string{"-nonsense"}, "-nonsense"},
		{"analyse", []string{"-samples", "0", write(t, string(text))}, "-samples"},
		{"analyse", []string{"-seat", "4", write(t, string(text))}, "-seat"},
		{"analyse", []string{file}, file + ":1:"},
		{"analyse", []string{write(t, damaged)}, ":8:"},
		{"lab ladder", []string{"-games", "0"}, "-games"},
		{"lab ladder", []string{"-seats", "5"}, "-seats"},
		{"lab ladder", []string{"-time", "0"}, "-time"},
		{"lab learn", []string{"-games", "0"}, "-games"},
		{"lab learn", []string{"-rounds", "0"}, "-rounds"},
		{"lab learn", []string{"-games", "1", "-rounds", "1", "-out", filepath.Join(file, "below")}, "-out"},
		{"lab ladder", []string{"-one", "builder"}, "together"},
		{"lab ladder", []string{"-one", "builder", "-against", "mason"}, `"mason"`},
		{"tiles", []string{"-nonsense"}, "-nonsense"},
		{"tiles", []string{"extra"}, `"extra"`},
		{"score", nil, "expected a file"},
		{"score", []string{"a", "b"}, `"b"`},
		{"score", []string{filepath.Join(t.TempDir(), "none")}, "none"},
		{"score", []string{file}, "no district"},
		{"score", []string{write(t, "RR RX\nRR RR\n")}, ":1:"},
		{"score", []string{write(t, "RR RP\nRR RR\n\nA1 vp two\n")}, ":4:"},
	} {
		code, out, errOut := call(commands()[c.name], "", c.args...)
		if code != terminal.ExitBad || out != "" || strings.Count(errOut, "\n") != 1 || !strings.HasPrefix(errOut, c.name+": ") || !strings.Contains(errOut, c.want) {
			t.Errorf("%s %q: code %d, out %q, errors %q, which should tell %q", c.name, c.args, code, out, errOut, c.want)
		}
	}
}

func TestTooLongAFile(t *testing.T) {
	code, _, errOut := call(Score, strings.Repeat("\n", lab.MaxFile+1), "-")
	if code != terminal.ExitBad || !strings.Contains(errOut, "longer than") {
		t.Errorf("code %d, errors %q", code, errOut)
	}
}

func TestSimIsTheSameOnAnyNumberOfCores(t *testing.T) {
	args := []string{"-seats", "builder,apprentice,random,builder", "-games", "60", "-json"}
	many := mustCall(t, Sim, "", args...)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if one := mustCall(t, Sim, "", args...); one != many {
		t.Error("one core and several print different figures")
	}
}

func TestSimAddsUp(t *testing.T) {
	var r report
	if err := json.Unmarshal([]byte(mustCall(t, Sim, "", "-seats", "builder,apprentice,apprentice", "-games", "40", "-json")), &r); err != nil {
		t.Fatal(err)
	}
	won, tiles := 0.0, 0.0
	for _, p := range r.BySeat {
		won += p.Won
		tiles += p.Built + p.Overbuilt + p.Sold
		if p.WonLow > p.Won || p.WonHigh < p.Won {
			t.Errorf("%.3f is not between %.3f and %.3f", p.Won, p.WonLow, p.WonHigh)
		}
	}
	if won < 0.999 || won > 1.001 {
		t.Errorf("the seats' shares of victory come to %.3f", won)
	}
	if tiles < 71.999 || tiles > 72.001 {
		t.Errorf("three seats use %.3f tiles", tiles)
	}
	score, vp := 0.0, 0.0
	for _, p := range r.BySeat {
		score += p.Score / 3
	}
	for _, s := range r.Sources {
		vp += s.VP
	}
	// What a step takes stops at 0 victory points, which the sources do not know.
	if vp > score+0.001 || vp < score-1 {
		t.Errorf("the sources bring %.2f victory points of %.2f", vp, score)
	}
}

func TestSimPrintsTables(t *testing.T) {
	out := mustCall(t, Sim, "", "-seats", "builder,random", "-games", "5", "-tiles")
	for _, want := range []string{"5 matches", "builder", "random", "overbuilt", "parks", "III-04", "arsenal"} {
		if !strings.Contains(out, want) {
			t.Errorf("the tables do not tell %q", want)
		}
	}
}

func TestRecordsVerify(t *testing.T) {
	folder := t.TempDir()
	mustCall(t, Sim, "", "-seats", "builder,apprentice,random,builder", "-games", "5", "-seed", "100", "-out", folder)
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(files) != 5 {
		t.Fatalf("%d records, %v", len(files), err)
	}
	out := mustCall(t, verify, "", files...)
	if strings.Count(out, "\n") != 5 || strings.Count(out, "won by") != 5 || !strings.Contains(out, "100.capital: Builder ") {
		t.Errorf("printed %q", out)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	begun := strings.Join(strings.Split(string(text), "\n")[:20], "\n")
	if out := mustCall(t, verify, begun, "-"); !strings.Contains(out, "not over: 12 actions, epoch 1") {
		t.Errorf("printed %q", out)
	}
}

func TestTilesPrintsEveryFace(t *testing.T) {
	out := mustCall(t, Tiles, "")
	if strings.Count(out, "\n") != faces+1 {
		t.Errorf("%d lines", strings.Count(out, "\n"))
	}
	var rows []tileRow
	if err := json.Unmarshal([]byte(mustCall(t, Tiles, "", "-json")), &rows); err != nil {
		t.Fatal(err)
	}
	if len(rows) != faces {
		t.Fatalf("%d rows", len(rows))
	}
	for id, row := range rows {
		tile := warsaw.TileID(id).Tile()
		if row.Code != tile.Code || row.Price != tile.Price || (len(row.Quarters) == 4) != tile.Ordinary() {
			t.Errorf("%+v is not %+v", row, tile)
		}
		if !strings.Contains(out, row.Code) || !strings.Contains(out, row.Name) {
			t.Errorf("%s is not in the table", row.Code)
		}
	}
}

const drawn = "RR RC ..\nRP PC ..\n\nCC ## II\nCR ## IP\n\nB2 holy-trinity-church\nA1 transport\nC2 coins 2, transport\n"

func TestScore(t *testing.T) {
	var score districtScore
	if err := json.Unmarshal([]byte(mustCall(t, Score, drawn, "-json", "-")), &score); err != nil {
		t.Fatal(err)
	}
	// One park touches one home, two markets one and two; two coins and two tram
	// groups are printed; the church brings two.
	if score.VP != 1+4+2 || score.Coins != 1+2+2 {
		t.Errorf("%d coins and %d victory points: %+v", score.Coins, score.VP, score.Sources)
	}
	coins, vp := 0, 0
	for _, row := range score.Sources {
		coins, vp = coins+row.Coins, vp+row.VP
	}
	if coins != score.Coins || vp != score.VP {
		t.Errorf("the sources come to %d coins and %d victory points", coins, vp)
	}
	if len(score.Measures) != 10 {
		t.Errorf("%d measures", len(score.Measures))
	}
	out := mustCall(t, Score, "", write(t, drawn))
	for _, want := range []string{"Holy Trinity Evangelical Church", "total", "+5", "+7", "Water Filters"} {
		if !strings.Contains(out, want) {
			t.Errorf("the table does not tell %q:\n%s", want, out)
		}
	}
}

func TestLadder(t *testing.T) {
	out := mustCall(t, ladder, "", "-games", "8", "-one", "builder", "-against", "random")
	if !strings.Contains(out, "builder  3 random      4      8") || !strings.Contains(out, "97 %") {
		t.Errorf("builder against random:\n%s", out)
	}
	text := mustCall(t, ladder, "", "-games", "1", "-seats", "2", "-samples", "1", "-time", "0")
	for _, want := range []string{"1 random", "1 apprentice", "builder–apprentice", "master–architect"} {
		if !strings.Contains(text, want) {
			t.Errorf("the ladder does not tell %q:\n%s", want, text)
		}
	}
}

// A master thinks as long as it is told: for so many samples, for a time, or as at the table.
func TestTheMasterHeedsItsLimit(t *testing.T) {
	for _, limit := range []lab.Limit{{Samples: 1}, {Time: time.Microsecond}, {Samples: 1, Time: time.Hour}} {
		match := lab.NewMatch(1, []string{ai.Master, ai.Random}, func(level string) string { return level })
		match.Limit = limit
		if _, err := newBench().Play(t.Context(), match); err != nil {
			t.Errorf("%+v: %v", limit, err)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for _, limit := range []lab.Limit{{}, {Samples: 1 << 30}, {Time: time.Hour}} {
		match := lab.NewMatch(1, []string{ai.Master, ai.Random}, func(level string) string { return level })
		match.Limit = limit
		if _, err := newBench().Play(ctx, match); !errors.Is(err, context.Canceled) {
			t.Errorf("%+v, and interrupted: %v", limit, err)
		}
	}
}
