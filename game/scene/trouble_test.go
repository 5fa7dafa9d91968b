//go:build !js

package scene

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/about"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// fileHolds checks what is in a file.
func fileHolds(t *testing.T, path, want string) {
	t.Helper()
	if data, err := os.ReadFile(path); err != nil || string(data) != want {
		t.Errorf("%s holds %.80q: %v", filepath.Base(path), data, err)
	}
}

// damagedMatches are saved matches that can't be continued, by what is wrong with them.
func damagedMatches() map[string]string {
	r, m := recordtest.Played(3, 3, recordtest.Planner)
	r.Actions = r.Actions[:len(r.Actions)-4]
	m, err := recordtest.Rules().Replay(&r, nil)
	if err != nil {
		panic(err) // what was played replays
	}
	text := recordtest.Rules().Text(&r, &m)
	lines := strings.SplitAfter(text, "\n")
	return map[string]string{
		"empty":    "",
		"nonsense": "\x00\xff what?\n",
		"cut":      text[:len(text)-5],
		"form":     strings.Replace(text, "capital 1", "capital 999", 1),
		"version":  strings.Replace(text, "game bidding ", "game bidding 1", 1),
		"game":     strings.Replace(text, "game bidding ", "game warsaw ", 1),
		"mark":     "\ufeff" + text,
		"illegal":  text + "1 bid 9\n",
		"players":  strings.Replace(text, " planner ", " oracle ", 1),
		"name":     strings.Replace(text, `"`, `"\x1b[2J`, 1),
		"option":   strings.Replace(text, "\n1 ", "\noption prizes tripled\n1 ", 1),
		"long":     text + strings.Repeat("# and so on\n", 1<<17),
		"seat":     strings.Join(append(lines[:5:5], lines[6:]...), ""), // a seat is missing,
	}
}

// tableOf is the table at which a match is played.
func tableOf(t *testing.T, app *App) *biddingTable {
	t.Helper()
	table, ok := app.cabinet.playing.(*biddingTable)
	if !ok {
		t.Fatalf("no match is played: %s", app.toast.Words)
	}
	return table
}

// playOne plays the first move of a new match, ends it and returns its record.
func playOne(t *testing.T, app *App) string {
	t.Helper()
	newSetup(app, titleOf(app)).start(app)
	table := tableOf(t, app)
	table.Update(app, nil)
	table.Update(app, []input.Intent{{Kind: input.Choose, Number: 1}})
	if table.refused != nil || table.session.Moves() == 0 {
		t.Error("no match can be played:", table.refused)
	}
	record := table.record()
	app.EndMatch()
	return record
}

func TestAMatchThatCannotGoOnIsSaidAndKept(t *testing.T) {
	for name, damaged := range damagedMatches() {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(damaged), 0o644); err != nil {
				t.Fatal(err)
			}
			app := filesApp(t, folder)
			shown := newTitle(app)
			if !shown.Widgets.Widgets[titleContinue].Hidden || !shown.Widgets.Widgets[titlePlay].Main {
				t.Error("the title offers to continue")
			}
			if len(shown.trouble) != 1 || !strings.Contains(shown.trouble[0], keptFile) || strings.ContainsAny(shown.trouble[0], "\n\x00\x1b") {
				t.Errorf("it says %q", shown.trouble)
			}
			t.Log(strings.Join(shown.trouble, ""))
			fileHolds(t, filepath.Join(folder, keptFile), damaged)

			// Another match goes into its place, and the old one stays.
			playOne(t, app)
			fileHolds(t, filepath.Join(folder, keptFile), damaged)
			if again := newTitle(app); again.Widgets.Widgets[titleContinue].Hidden || len(again.trouble) != 0 {
				t.Errorf("the new match can't be continued: %q", again.trouble)
			}
		})
	}
}

// A later version of the program has saved a match by rules, or with players, that this one does not know.
func TestAMatchOfALaterVersionStaysForIt(t *testing.T) {
	r, m := recordtest.Played(3, 3, recordtest.Planner)
	r.Program = "99.0.0"
	text := recordtest.Rules().Text(&r, &m)
	for name, newer := range map[string]string{
		"form":    strings.Replace(text, "capital 1", "capital 2", 1),
		"rules":   strings.Replace(text, "game bidding ", "game bidding 1", 1),
		"players": strings.Replace(text, " planner ", " oracle ", 1),
		"moves":   strings.Replace(text, "1 bid", "1 outbid", 1),
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			app := filesApp(t, folder)
			for n := 1; n <= 8; n++ { // more than are kept of those that are only damaged
				if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(newer), 0o644); err != nil {
					t.Fatal(err)
				}
				shown := newTitle(app)
				kept := fmt.Sprintf("bidding.newer-%d.txt", n)
				if len(shown.trouble) != 1 || !strings.Contains(shown.trouble[0], "99.0.0") || !strings.Contains(shown.trouble[0], kept) {
					t.Fatalf("it says %q", shown.trouble)
				}
			}
			playOne(t, app)
			for n := 1; n <= 8; n++ {
				fileHolds(t, filepath.Join(folder, fmt.Sprintf("bidding.newer-%d.txt", n)), newer)
			}
		})
	}
}

func TestASavedMatchSaysWhichVersionSavedIt(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	text := playOne(t, app)
	if by := record.ProgramOf(text); by != about.Release {
		t.Errorf("it says %q:\n%s", by, text)
	}
	// One that an earlier version saved, or one that did not tell, says so once it goes on here.
	for _, before := range []string{"program 0.9.0\n", ""} {
		old := strings.Replace(text, "program "+about.Release+"\n", before, 1)
		if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(old), 0o644); err != nil {
			t.Fatal(err)
		}
		newTitle(app)
		app.resume()
		tableOf(t, app)
		if now := tableOf(t, app).record(); now != text {
			t.Errorf("gone on with, it is\n%s\ninstead of\n%s", now, text)
		}
		app.EndMatch()
	}
}

func TestAMatchThatComesWhileTheTitleIsShownIsNotWrittenOver(t *testing.T) {
	folder := t.TempDir()
	app := filesApp(t, folder)
	newTitle(app)
	const damaged = "somebody's match, copied here"
	if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(damaged), 0o644); err != nil {
		t.Fatal(err)
	}
	playOne(t, app)
	fileHolds(t, filepath.Join(folder, keptFile), damaged)
	if !strings.Contains(app.toast.Words, keptFile) {
		t.Errorf("it says %q", app.toast.Words)
	}
}

func TestSettingsThatCannotBeReadAreSaidAndKept(t *testing.T) {
	for name, damaged := range map[string]string{
		"nonsense": "\x00\x00", "cut": "{\n\"Speed\": 1,", "mark": "\ufeff{}", "kind": `{"Speed": "fast"}`, "empty": "", "long": "{}" + strings.Repeat(" ", 1<<20),
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, settingsFile), []byte(damaged), 0o644); err != nil {
				t.Fatal(err)
			}
			app := filesApp(t, folder)
			if app.Settings() != DefaultSettings() {
				t.Errorf("the settings are %+v", app.Settings())
			}
			shown := newTitle(app)
			if len(shown.trouble) != 1 || !strings.Contains(shown.trouble[0], "settings.kept-1.json") {
				t.Errorf("it says %q", shown.trouble)
			}
			t.Log(strings.Join(shown.trouble, ""))
			app.wishes.keep()
			fileHolds(t, filepath.Join(folder, "settings.kept-1.json"), damaged)
			if now, err := loadSettings(app.Store); err != nil || now != DefaultSettings() {
				t.Errorf("%+v, %v", now, err)
			}
			if again := newTitle(app); len(again.trouble) != 0 {
				t.Errorf("it says it again: %q", again.trouble)
			}
		})
	}
}

// TestWhatCannotBeMovedIsNotWrittenOver has a match and settings of no use that can't
// be moved away: where they would go lies a folder.
func TestWhatCannotBeMovedIsNotWrittenOver(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{matchFile, settingsFile, "bidding.kept-2147483647.txt", "settings.kept-2147483647.json"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("damaged"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"bidding.kept-2147483648.txt", "settings.kept-2147483648.json"} {
		if err := os.MkdirAll(filepath.Join(folder, name, "full"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	app := filesApp(t, folder)
	shown := newTitle(app)
	if len(shown.trouble) != 2 || !strings.Contains(shown.trouble[0], "none are saved") || !strings.Contains(shown.trouble[1], "no match is saved") {
		t.Errorf("it says %q", shown.trouble)
	}
	playOne(t, app)
	app.wishes.keep()
	for _, name := range []string{matchFile, settingsFile} {
		fileHolds(t, filepath.Join(folder, name), "damaged")
	}
}

func TestOfTwoWindowsOneKeepsItsMatch(t *testing.T) {
	folder := t.TempDir()
	one := filesApp(t, folder)
	newTitle(one)
	mine := playOne(t, one)
	other := filesApp(t, folder)
	shown := newTitle(other)
	if !shown.Widgets.Widgets[titleContinue].Hidden || len(shown.trouble) != 1 || shown.trouble[0] != other.Strings.Text("toast.elsewhere") {
		t.Errorf("the second window says %q", shown.trouble)
	}
	other.RandomSeed = func() uint64 { return 43 }
	playOne(t, other)
	if other.toast.Words != other.Strings.Text("toast.elsewhere") {
		t.Errorf("at the table the second window says %q", other.toast.Words)
	}
	fileHolds(t, filepath.Join(folder, matchFile), mine)
	if newTitle(one).Widgets.Widgets[titleContinue].Hidden {
		t.Error("the first window can't go on")
	}
	other.SetSettings(Settings{Speed: 2, TextSize: 100}) // these both keep
	if now, err := loadSettings(one.Store); err != nil || now.Speed != 2 {
		t.Errorf("%+v, %v", now, err)
	}
}

// TestAWindowThatLosesTheFolderSaysSo has the folder of a running match removed, and another window begin in a new one.
func TestAWindowThatLosesTheFolderSaysSo(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "capital")
	one := filesApp(t, folder)
	newTitle(one)
	newSetup(one, titleOf(one)).start(one)
	save := one.cabinet.open.saved.saver()
	if err := errors.Join(save("mine"), os.RemoveAll(folder)); err != nil {
		t.Fatal(err)
	}
	other := filesApp(t, folder)
	newTitle(other)
	theirs := playOne(t, other)
	for _, open := range []bool{true, false} {
		if err := save("mine"); !errors.Is(err, store.ErrElsewhere) {
			t.Error("it saved:", err)
		}
		if open { // as if the other window were closed then: its match stays
			if err := os.Remove(filepath.Join(folder, ".lock")); err != nil {
				t.Fatal(err)
			}
		}
	}
	if passOnComplaints(one); one.toast.Words != one.Strings.Text("toast.elsewhere") {
		t.Errorf("it says %q", one.toast.Words)
	}
	fileHolds(t, filepath.Join(folder, matchFile), theirs)
}

// TestThatNothingCanBeKeptIsSaidWithEachMatch has a link that leads nowhere in the place of the folder.
func TestThatNothingCanBeKeptIsSaidWithEachMatch(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "capital")
	if err := os.Symlink(folder+" of nowhere", folder); err != nil {
		t.Fatal(err)
	}
	app := filesApp(t, folder)
	nothing := app.Strings.Text("toast.store", "")
	for n := range 3 {
		app.toast.Words = ""
		playOne(t, app)
		if passOnComplaints(app); !strings.HasPrefix(app.toast.Words, nothing) {
			t.Errorf("match %d: it says %q", n+1, app.toast.Words)
		}
		app.toast.Words = ""
		if passOnComplaints(app); app.toast.Words != "" {
			t.Errorf("match %d: it says again %q", n+1, app.toast.Words)
		}
	}
}
