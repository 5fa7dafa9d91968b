package lab

import (
	"os"
	"testing"

	"capital/game/thorough"
	"capital/rules/record/recordtest"
)

// TestMain makes the program of the tests the one to be killed where it is asked to.
func TestMain(m *testing.M) {
	if folder := os.Getenv(victimVariable); folder != "" {
		os.Exit(newTrial().beKilled(folder, os.Stdin, os.Stdout))
	}
	os.Exit(m.Run())
}

func TestAKilledProgramLosesNothingButAPersonsMoveUnderWay(t *testing.T) {
	k := newKiller(newTrial(), t.TempDir(), 7)
	for range thorough.Count(25, 100) {
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
	trial := newTrial()
	begun := trial.newRecord(3)
	match := trial.Bench.Rules.New(&begun, nil)
	told := func(lines ...string) *biddingKiller {
		t.Helper()
		k := newKiller(newTrial(), t.TempDir(), 3)
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
		save(k, trial.Bench.Rules.Text(&begun, &match))
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
