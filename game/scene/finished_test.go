//go:build !js

package scene

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"capital/game/session"
	"capital/input"
	"capital/rules/record"
)

// finishedIn are the records of matches that are over in a folder of the program's files: so many.
func finishedIn(t *testing.T, folder string, many int) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "finished", time.Now().Format("2006-")+"*-bidding-*.txt"))
	if err != nil || len(paths) != many {
		t.Fatalf("of %d finished matches there are %q, %v", many, paths, err)
	}
	var records []string
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		records = append(records, string(data))
	}
	return records
}

// alone is a match of one person.
func alone(seed uint64) Config {
	return Config{Seed: seed, Seats: []record.Seat{{Player: session.Person, Name: "Ala"}}}
}

// toTheEnd plays a match of one person to its end and returns its record.
func toTheEnd(t *testing.T, app *App) string {
	t.Helper()
	do(t, app) // the screen
	for !tableOf(t, app).session.Match().Over() {
		do(t, app) // the hand
		do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	}
	record := tableOf(t, app).record()
	app.EndMatch()
	return record
}

// TestAFinishedMatchIsKept whatever comes after it: the title, another match at once, the same once more, or the program's end.
func TestAFinishedMatchIsKept(t *testing.T) {
	for after, comes := range map[string]func(app *App){
		"the title":     func(app *App) { app.ShowTitle() },
		"a rematch":     func(app *App) { app.Begin(alone(8)) },
		"the same":      func(app *App) { app.Begin(alone(7)) },
		"another start": func(app *App) { newTitle(biddingApp(t, app.Store, "bidding")) },
	} {
		folder := t.TempDir()
		app := filesApp(t, folder)
		app.Begin(alone(7))
		want := toTheEnd(t, app)
		comes(app)
		if got := finishedIn(t, folder, 1)[0]; got != want {
			t.Errorf("after %s the finished match is\n%s", after, got)
		}
	}
}

// TestFinishedMatchesTakeNoPlaceOfOthers: one that is played again with the same deal lies beside the first.
func TestFinishedMatchesTakeNoPlaceOfOthers(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	for range 3 {
		app.Begin(alone(7))
		toTheEnd(t, app)
	}
	newTitle(app)
	finishedIn(t, folder, 3)
}

// TestAFinishedMatchThatCannotBeMovedStays: it is said, and nothing is saved in its place.
func TestAFinishedMatchThatCannotBeMovedStays(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	app.Begin(alone(7))
	want := toTheEnd(t, app)
	if err := os.WriteFile(filepath.Join(folder, "finished"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if title := newTitle(app); len(title.trouble) != 1 || !strings.Contains(title.trouble[0], "finished match") {
		t.Errorf("the title says %q", title.trouble)
	}
	playOne(t, app)
	fileHolds(t, filepath.Join(folder, matchFile), want)
}
