//go:build !js

package cabinet

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/terminal"
	"capital/game/terminal/terminaltest"
)

// Every game of the shelf is simulated too, and has all commands that take a game.
func TestEveryGameHasItsCommands(t *testing.T) {
	games := simulated()
	for _, e := range entries() {
		if !slices.ContainsFunc(games, func(g lab.Game) bool { return g.Name == e.name }) {
			t.Errorf("%s is on the shelf, but no command plays it", e.name)
		}
	}
	for _, g := range games {
		if g.Reviewed == nil {
			t.Errorf("records of %s can't be analysed", g.Name)
		}
		all := [][]string{{"sim"}, {"tiles"}, {"lab", "ladder"}, {"lab", "balance"}, {"lab", "learn"}, {"lab", "digest"}}
		if slices.ContainsFunc(entries(), func(e entry) bool { return e.name == g.Name }) { // what has a table can be broken
			for _, c := range breaking() {
				all = append(all, []string{"lab", c.Name})
			}
		}
		for _, args := range all {
			run := terminal.Find(Commands(), args[0]).Run
			if code, out, errOut := terminaltest.Call(run, "", append(args[1:], "-game", g.Name, "-h")...); code != 0 || !strings.HasPrefix(out, "capital "+strings.Join(args, " ")+" ") {
				t.Errorf("%q of %s: code %d, %q, errors %q", args, g.Name, code, out, errOut)
			}
		}
	}
}

// What breaks things on purpose is listed where it is built in, and elsewhere it is told how to get it.
func TestLabTellsHowToBreakThings(t *testing.T) {
	out := terminaltest.MustCall(t, terminal.Find(Commands(), "lab").Run, "")
	for _, name := range []string{"soak", "damage", "kill"} {
		listed := strings.Contains(out, "\n  "+name+" ")
		if listed != (len(breaking()) > 0) || listed == strings.Contains(out, "go run -tags stress . lab\n") {
			t.Errorf("%s:\n%s", name, out)
		}
	}
}

// What can't be tried of a ladder of challenges is told in a line, before anything is played.
func TestTasksRefuseWhatCannotBe(t *testing.T) {
	run := terminal.Find(Commands(), "lab").Run
	for _, args := range [][]string{{}, {"-points", "-5"}, {"-lead", "-1"}, {"-goal", "nothing"}, {"-ladder", "-rung", "9"}, {"-win", "-levels", "nobody"}, {"-win", "-out", "/dev/null/x"}} {
		code, out, errOut := terminaltest.Call(run, "", append([]string{"tasks", "-game", "lux"}, args...)...)
		if code != 2 || out != "" || strings.Count(errOut, "\n") > 2 {
			t.Errorf("%q: code %d, %q, errors %q", args, code, out, errOut)
		}
	}
	folder := filepath.Join(t.TempDir(), "new")
	code, _, errOut := terminaltest.Call(run, "", "tasks", "-game", "lux", "-rivals", "", "-points", "1", "-games", "1", "-levels", "apprentice", "-out", folder)
	if kept, _ := filepath.Glob(filepath.Join(folder, "*")); code != 0 || len(kept) != 1 {
		t.Errorf("code %d, %q: %d records are kept", code, errOut, len(kept))
	}
}
