package lab

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"capital/game/thorough"
	"capital/rules/warsaw"
)

// TestMain makes the program of the tests the one to be killed where it is asked to.
func TestMain(m *testing.M) {
	if folder := os.Getenv(victimVariable); folder != "" {
		os.Exit(beKilled(folder, os.Stdin, os.Stdout))
	}
	os.Exit(m.Run())
}

func TestAKilledProgramLosesNothingButAPersonsMoveUnderWay(t *testing.T) {
	k := newKiller(t.TempDir(), 7)
	for range thorough.Count(25, 300) {
		if err := k.kill(); err != nil {
			t.Fatalf("kill %d: %v", k.kills, err)
		}
	}
	t.Logf("%d kills in %d matches, %d while a person's move was under way, %d of which were lost", k.kills, k.matches, k.underWay, k.lost)
	if k.underWay == 0 {
		t.Error("no person was ever interrupted")
	}
}

func TestTheKillerNotesWhatIsLost(t *testing.T) {
	record := newMatch(3)
	told := func(lines ...string) *killer {
		t.Helper()
		k := newKiller(t.TempDir(), 3)
		k.match = "3"
		for _, line := range lines {
			if err := k.hear(line); err != nil {
				t.Fatal(err)
			}
		}
		return k
	}
	save := func(k *killer, text string) {
		t.Helper()
		if err := os.WriteFile(k.folder+"/"+killedFile, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	k := told("begin 3", "person 1 pick I-07")
	if err := k.check(); err != nil || k.lost != 1 {
		t.Error("a move under way may be lost:", err)
	}
	for name, lines := range map[string][]string{
		"a person's move that was answered": {"begin 3", "person 1 pick I-07", "shown 2 pick I-10"},
		"an answer that was seen":           {"begin 3", "shown 2 pick I-10"},
		"a move before the one under way":   {"begin 3", "person 1 pick I-07", "person 1 pick I-07"},
	} {
		k := told(lines...)
		if k.check() == nil {
			t.Errorf("%s is lost, and nobody notes it", name)
		}
		save(k, warsaw.RecordText(&record))
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

func TestASimulationTidiesWhatAKilledOneLeft(t *testing.T) {
	folder := t.TempDir()
	yesterday := time.Now().Add(-24 * time.Hour)
	for _, name := range []string{".record-1", ".record-2"} {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chtimes(filepath.Join(folder, ".record-1"), yesterday, yesterday); err != nil {
		t.Fatal(err)
	}
	if code := Sim([]string{"-seats", "random,random", "-games", "1", "-seed", "4", "-out", folder}, nil, io.Discard, io.Discard); code != exitOK {
		t.Fatal("code", code)
	}
	var names []string
	entries, _ := os.ReadDir(folder)
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	if want := []string{".record-2", "4.capital"}; !slices.Equal(names, want) { // the second may be another simulation's, at work now
		t.Errorf("%q, not %q", names, want)
	}
}
