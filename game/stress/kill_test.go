package stress

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/terminal"
	"capital/game/testscope"
	"capital/rules/record/recordtest"
)

// TestMain makes the program of the tests the one to be killed where it is asked to.
func TestMain(m *testing.M) {
	folder, broken := os.Getenv(victimVariable), os.Getenv(brokenVariable)
	switch {
	case broken != "":
		v := newGame().newVictim(folder, os.Stdout)
		v.save = brokenSaves[broken](folder, v.save)
		os.Exit(v.beKilled(7, os.Stdin))
	case folder != "":
		os.Exit(terminal.Find(Commands(newGame()), os.Args[2]).Run(os.Args[3:], os.Stdin, os.Stdout, os.Stderr)) // "lab kill …"
	}
	os.Exit(m.Run())
}

// brokenVariable is the name of the environment's variable that says how the program saves that is killed: as one of
// brokenSaves.
const brokenVariable = "CAPITAL_LAB_BROKEN"

// brokenSaves are ways to save that lose something.
var brokenSaves = map[string]func(folder string, save func(string) error) func(string) error{
	"what is taken back stays": func(_ string, save func(string) error) func(string) error {
		last := ""
		return func(text string) error {
			played, _, back := strings.Cut(text, "# taken back")
			if back && len(played) < len(last) {
				return nil
			}
			last = played
			return save(text)
		}
	},
	"one of three is not saved": func(_ string, save func(string) error) func(string) error {
		n := 0
		return func(text string) error {
			if n++; n%3 == 0 {
				return nil
			}
			return save(text)
		}
	},
	"it is said too early": func(_ string, save func(string) error) func(string) error {
		last := ""
		return func(text string) error {
			before := last
			if last = text; before == "" {
				return nil
			}
			return save(before)
		}
	},
	"half of it": func(folder string, _ func(string) error) func(string) error {
		return func(text string) error {
			return os.WriteFile(filepath.Join(folder, killedFile), []byte(text[:len(text)/2]), 0o644)
		}
	},
	"files pile up": func(folder string, save func(string) error) func(string) error {
		return func(text string) error {
			_, err := os.CreateTemp(folder, "."+killedFile+"*")
			return errors.Join(err, save(text))
		}
	},
}

// TestTheKillerCatchesWhatIsLost with no more kills than before a change is kept.
func TestTheKillerCatchesWhatIsLost(t *testing.T) {
	for broken := range brokenSaves {
		t.Run(broken, func(t *testing.T) {
			t.Setenv(brokenVariable, broken)
			k := newKiller(newGame(), t.TempDir(), 7)
			for k.kills < 50 {
				if err := k.kill(); err != nil {
					t.Logf("after %d kills: %.200v", k.kills, err)
					return
				}
			}
			t.Errorf("%d kills, and nobody notes it", k.kills)
		})
	}
}

func TestAKilledProgramLosesNothingButAPersonsMoveUnderWay(t *testing.T) {
	k := newKiller(newGame(), t.TempDir(), 7)
	for range testscope.Count(14, 100) {
		if err := k.kill(); err != nil {
			t.Fatalf("kill %d: %v", k.kills, err)
		}
	}
	t.Logf("%d kills in %d matches, %d while a person's move was under way, %d of which were lost", k.kills, k.matches, k.underWay, k.lost)
	if k.underWay == 0 {
		t.Error("no person was ever interrupted")
	}
}

type biddingKiller = killer[biddingMatch, biddingAction, recordtest.Event]

func TestTheKillerNotesWhatIsLost(t *testing.T) {
	game := newGame()
	begun := game.newRecord(3)
	match := game.rules().New(&begun, nil)
	told := func(lines ...string) *biddingKiller {
		t.Helper()
		k := newKiller(newGame(), t.TempDir(), 3)
		k.match = "3"
		for _, line := range lines {
			if err := k.hear(line); err != nil {
				t.Fatal(err)
			}
		}
		return k
	}
	save := func(k *biddingKiller, text string) {
		t.Helper()
		if err := os.WriteFile(k.folder+"/"+killedFile, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	k := told("begin 3", "person 1 bid 4")
	if err := k.check(); err != nil || k.lost != 1 {
		t.Error("a move under way may be lost:", err)
	}
	for name, lines := range map[string][]string{
		"a person's move that was answered": {"begin 3", "person 1 bid 4", "shown 2 bid 7"},
		"an answer that was seen":           {"begin 3", "shown 2 bid 7"},
		"a move before the one under way":   {"begin 3", "person 1 bid 4", "person 1 bid 4"},
	} {
		k := told(lines...)
		if k.check() == nil {
			t.Errorf("%s is lost, and nobody notes it", name)
		}
		save(k, game.rules().Text(&begun, &match))
		if k.check() == nil {
			t.Errorf("%s is lost, and nobody notes it", name)
		}
	}
	k = told("begin 3")
	for _, name := range []string{".match.txt1", ".match.txt2"} {
		if err := os.WriteFile(k.folder+"/"+name, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if k.check() == nil {
		t.Error("half written files pile up, and nobody notes it")
	}
	if told("begin 3").hear("failed: anything") == nil {
		t.Error("a program that fails is not noted")
	}
}
