//go:build !js

package drive

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Settings is the file in which the program keeps the settings.
const Settings = "settings.json"

// FileOf is the path of a file that a program keeps in its home.
func FileOf(home, name string) string { return filepath.Join(home, "data", "capital", name) }

// Player plays a match at the window of a program that was just opened. It goes by what is saved of the match.
type Player interface {
	Window() *Guest
	GoOn()      // goes on with the saved match, and waits until it is the person's turn, or the match is over
	Over() bool // the match is over
	Play()      // plays a turn of the person, and waits as GoOn does
	Begin()     // plays one, and waits for nothing
}

// program is the line of a record that says which version has saved it. It is missing until the match is saved.
var program = regexp.MustCompile(`(?m)^program .*\n`)

// KillAndGoOn kills a program so many times, each somewhere between a person's move and the answers to it, and goes on with
// the match. No saved move may be lost; at most the last move was not saved yet. Nothing may be left lying about. The match
// is kept in a file of a home, and open opens the program there.
func KillAndGoOn(t *testing.T, times int, home, file string, open func() Player) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 0))
	saved := func() string {
		data, err := os.ReadFile(FileOf(home, file))
		if err != nil {
			t.Fatal(err)
		}
		return program.ReplaceAllString(string(data), "")
	}
	goesOn := func(before, after string) {
		t.Helper()
		if !strings.HasPrefix(after, before) {
			t.Fatalf("saved was\n%s\nit goes on with\n%s", before, after)
		}
	}
	under := 0 // moves that were under way and are saved
	for range times {
		p := open()
		before := saved()
		p.GoOn()
		goesOn(before, saved())
		for range 2 {
			if !p.Over() {
				p.Play()
			}
		}
		if p.Over() {
			p.Window().Close()
			break
		}
		before = saved()
		p.Begin()
		p.Window().Tick(random.IntN(5))
		p.Window().Kill()
		after := saved()
		goesOn(before, after)
		if after != before {
			under++
		}
		if left, _ := filepath.Glob(FileOf(home, "."+file+"*")); len(left) > 1 {
			t.Errorf("half written files pile up: %s", strings.Join(left, " "))
		}
		if strings.Contains(after, "\nresult ") { // that was the last move
			break
		}
	}
	t.Logf("%d of the moves under way were saved", under)
	open().Window().Close()
	checkTidy(t, home, file)
}

// finished reports whether the match, and no other, lies with those that are over.
func finished(home string) bool {
	over, _ := filepath.Glob(FileOf(home, "finished/*"))
	return len(over) == 1
}

// checkTidy looks that nothing lies in the folder of a program but what it keeps there.
func checkTidy(t *testing.T, home, file string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(FileOf(home, file)))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		switch name := entry.Name(); name {
		case file, Settings, ".lock":
		case "finished": // the match came to its end before the last start
			if !finished(home) {
				t.Error("one match was played, and another number of them is finished")
			}
		default:
			t.Errorf("%s lies about", name)
		}
	}
}
