package lab

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"unicode"
	"unsafe"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// unprintable reports whether a text would do more to a terminal than show letters and end lines.
func unprintable(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }) >= 0
}

// Names from a record can neither move the cursor nor pass for a result.
func TestNamesStayNames(t *testing.T) {
	text, err := os.ReadFile(recordFile(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{`A 9 VP, won by A`, `Anna\nB: C 9 VP`, `\x1b[2J\u009b1m`, `\u202eanna`, `a\tb`} {
		forged := strings.Replace(string(text), `"Builder"`, `"`+name+`"`, 1)
		code, out, errOut := call(verify, forged, "-")
		if code == terminal.ExitBad && strings.Count(errOut, "\n") == 1 && !unprintable(errOut) {
			continue // the record itself refuses such names
		}
		if code != terminal.ExitOK || strings.Count(out, "\n") != 1 || unprintable(out) || !strings.HasPrefix(out, `-: "`) {
			t.Errorf("verify, %s: %q %q", name, out, errOut)
		}
		begun := strings.Join(strings.Split(forged, "\n")[:7+3], "\n")
		code, out, errOut = call(analyse, begun, "-samples", "1", "-")
		if code != terminal.ExitOK || unprintable(out) || strings.Count(out, "\nmilestone") > 0 {
			t.Errorf("analyse, %s: %q %q", name, out, errOut)
		}
		code, out, errOut = call(analyse, begun, "-samples", "1", "-json", "-")
		var found analysis
		if err := json.Unmarshal([]byte(out), &found); code != terminal.ExitOK || err != nil || unprintable(out) {
			t.Errorf("analyse -json, %s: %q %q", name, out, errOut)
		}
	}
}

// What a file or argument says is quoted in part and escaped, in one line.
func TestErrorsAreOneShortLine(t *testing.T) {
	head := "capital 1\ngame warsaw 4\nseed 1\nseats 2\nseat 1 person \"A\"\nseat 2 person \"B\"\n"
	long := strings.Repeat("x", 4<<20)
	nasty := "\x1b[2J\u009b\u202e\xff"
	for what, c := range map[string]struct {
		command terminal.Run
		in      string
		args    []string
	}{
		"a long record":         {verify, head + "1 " + long, []string{"-"}},
		"a long word":           {verify, head + "1 " + long[:900], []string{"-"}},
		"a nasty word":          {verify, head + "1 " + nasty, []string{"-"}},
		"a nasty district":      {Score, nasty, []string{"-"}},
		"a long district":       {Score, long[:900], []string{"-"}},
		"a long argument":       {Tiles, "", []string{long[:9999]}},
		"a nasty argument":      {Tiles, "", []string{nasty}},
		"a long flag":           {Sim, "", []string{"-" + long[:9999]}},
		"a long number":         {Sim, "", []string{"-games", long[:9999]}},
		"a nasty number":        {Sim, "", []string{"-games", nasty}},
		"a long level":          {Sim, "", []string{"-seats", "builder," + long[:9999]}},
		"many seats":            {Sim, "", []string{"-seats", strings.Repeat("builder,", 9999)}},
		"a nasty level":         {Balance, "", []string{"-level", nasty}},
		"a nasty file":          {verify, "", []string{"none\n" + nasty}},
		"a nasty level, ladder": {ladder, "", []string{"-one", nasty, "-against", "builder"}},
	} {
		code, out, errOut := call(c.command, c.in, c.args...)
		if code != terminal.ExitBad || out != "" || strings.Count(errOut, "\n") != 1 || unprintable(errOut) || len([]rune(errOut)) > 420 {
			t.Errorf("%s: code %d, out %q, errors %q", what, code, out, errOut)
		}
		if strings.Contains(errOut, strings.Repeat("x", 300)) {
			t.Errorf("%s is quoted at length: %q", what, errOut)
		}
	}
}

// Any number of matches takes no more memory than some.
func TestAMillionMatchesTakeNoMemory(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	builder, _ := ai.New(ai.Builder, 0)
	if _, err := newBench().Compare(ctx, playerOf(builder), playerOf(builder), warsaw.MaxSeats, lab.MaxGames, 0); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error(err)
	}
	s := lab.Simulation{Levels: []string{ai.Random, ai.Random}, Games: lab.MaxGames}
	if _, err := simulate(ctx, &s); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error(err)
	}
	runtime.ReadMemStats(&after)
	if took := after.TotalAlloc - before.TotalAlloc; took > 64<<20 {
		t.Errorf("%d MB were taken", took>>20)
	}
	for _, c := range []struct {
		command terminal.Run
		args    []string
	}{
		{Learn, []string{"-games", "10000000", "-out", filepath.Join(t.TempDir(), "weights")}},
		{Balance, []string{"-games", "10000000"}},
	} {
		if code, _, errOut := call(c.command, "", c.args...); code != terminal.ExitBad || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, "memory") {
			t.Errorf("%q: code %d, errors %q", c.args, code, errOut)
		}
	}
	if took := 2 * maxLearning * warsaw.MaxSeats * unsafe.Sizeof(trajectory{}); took > 3_200_000_000 {
		t.Errorf("the trajectories of two rounds take %d MB", took>>20)
	}
}

// Whoever is interrupted leaves nothing half done.
func TestInterruptLeavesNothingHalfDone(t *testing.T) {
	folder := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	s := lab.Simulation{Levels: []string{ai.Random, ai.Random}, Games: 1000, Seed: 1, Folder: folder}
	if _, err := simulate(ctx, &s); !errors.Is(err, terminal.ErrInterrupted) {
		t.Error(err)
	}
	if files, _ := os.ReadDir(folder); len(files) != 0 {
		t.Error("records were written after the interrupt:", files)
	}
}
