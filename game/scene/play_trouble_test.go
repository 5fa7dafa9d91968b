//go:build !js

package scene

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/store"
	"capital/game/thorough"
	"capital/rules/warsaw"
)

// damagedMatches are saved matches that can't be continued, by what is wrong with them.
func damagedMatches(t *testing.T) map[string]string {
	t.Helper()
	whole := search(t, 3, func(m *warsaw.Match) bool { return m.Owes(0) == warsaw.DecidePick && m.Epoch() == 2 })
	text := warsaw.RecordText(&whole)
	lines := strings.SplitAfter(text, "\n")
	return map[string]string{
		"empty":     "",
		"nonsense":  "\x00\xff what?\n",
		"cut":       text[:len(text)-5],
		"version":   strings.Replace(text, "capital 1", "capital 999", 1),
		"tiles":     strings.Replace(text, "game warsaw ", "game warsaw 1", 1),
		"mark":      "\ufeff" + text,
		"illegal":   text + "1 build arsenal 5,5 turn 0\n",
		"players":   strings.Replace(text, " builder ", " oracle ", 1),
		"name":      strings.Replace(text, `"`, `"\x1b[2J`, 1),
		"long":      text + strings.Repeat("# and so on\n", 1<<17),
		"a line is": strings.Join(append(lines[:8:8], lines[9:]...), ""),
	}
}

// filesApp is an app without a screen whose files lie in a folder.
func filesApp(t *testing.T, folder string) *App {
	t.Helper()
	files := store.OpenFolder(folder)
	settings, unread := loadSettings(files)
	app, err := NewApp(settings, files, new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.RandomSeed = func() uint64 { return 42 }
	app.sounds.SetVolume(0)
	app.Matches = matches(files)
	app.width, app.height = 1280, 720
	if unread != nil {
		app.setSettingsAside(unread)
	}
	t.Cleanup(app.endSession)
	return app
}

// fileHolds checks what is in a file.
func fileHolds(t *testing.T, path, want string) {
	t.Helper()
	if data, err := os.ReadFile(path); err != nil || string(data) != want {
		t.Errorf("%s holds %.80q: %v", filepath.Base(path), data, err)
	}
}

func TestAMatchThatCannotGoOnIsSaidAndKept(t *testing.T) {
	drive.Beside(t)
	for name, damaged := range damagedMatches(t) {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(damaged), 0o644); err != nil {
				t.Fatal(err)
			}
			app := filesApp(t, folder)
			shown := newTitle(app)
			if !shown.widgets.Widgets[titleContinue].Hidden || !shown.widgets.Widgets[titlePlay].Main {
				t.Error("the title offers to continue")
			}
			if len(shown.trouble) != 1 || !strings.Contains(shown.trouble[0], "match.kept-1.txt") || strings.ContainsAny(shown.trouble[0], "\n\x00\x1b") {
				t.Errorf("it says %q", shown.trouble)
			}
			t.Log(strings.Join(shown.trouble, ""))
			fileHolds(t, filepath.Join(folder, "match.kept-1.txt"), damaged)

			// Another match goes into its place, and the old one stays.
			newSetup(app).start(app)
			if app.playing == nil {
				t.Fatal("no match was begun")
			}
			view := app.playing.View(0)
			app.playing.Submit(0, view.Legal(false, nil)[0])
			app.endSession()
			fileHolds(t, filepath.Join(folder, "match.kept-1.txt"), damaged)
			if again := newTitle(app); again.widgets.Widgets[titleContinue].Hidden || len(again.trouble) != 0 {
				t.Errorf("the new match can't be continued: %q", again.trouble)
			}
		})
	}
}

func TestAMatchThatComesWhileTheTitleIsShownIsNotWrittenOver(t *testing.T) {
	drive.Beside(t)
	folder := t.TempDir()
	app := filesApp(t, folder)
	newTitle(app)
	const damaged = "somebody's match, copied here"
	if err := os.WriteFile(filepath.Join(folder, matchFile), []byte(damaged), 0o644); err != nil {
		t.Fatal(err)
	}
	newSetup(app).start(app)
	view := app.playing.View(0)
	app.playing.Submit(0, view.Legal(false, nil)[0])
	app.endSession()
	fileHolds(t, filepath.Join(folder, "match.kept-1.txt"), damaged)
	if !strings.Contains(app.notice, "match.kept-1.txt") {
		t.Errorf("it says %q", app.notice)
	}
}

func TestSettingsThatCannotBeReadAreSaidAndKept(t *testing.T) {
	drive.Beside(t)
	for name, damaged := range map[string]string{
		"nonsense": "\x00\x00", "cut": "{\n\"Speed\": 1,", "mark": "\ufeff{}", "kind": `{"Speed": "fast"}`, "empty": "", "long": "{}" + strings.Repeat(" ", 1<<20),
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, settingsFile), []byte(damaged), 0o644); err != nil {
				t.Fatal(err)
			}
			app := filesApp(t, folder)
			if app.settings != defaultSettings() {
				t.Errorf("the settings are %+v", app.settings)
			}
			shown := newTitle(app)
			if len(shown.trouble) != 1 || !strings.Contains(shown.trouble[0], "settings.kept-1.json") {
				t.Errorf("it says %q", shown.trouble)
			}
			t.Log(strings.Join(shown.trouble, ""))
			app.keepSettings()
			fileHolds(t, filepath.Join(folder, "settings.kept-1.json"), damaged)
			if now, err := loadSettings(app.Store); err != nil || now != defaultSettings() {
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
	drive.Beside(t)
	folder := t.TempDir()
	for _, name := range []string{matchFile, settingsFile, "match.kept-2147483647.txt", "settings.kept-2147483647.json"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("damaged"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"match.kept-2147483648.txt", "settings.kept-2147483648.json"} {
		if err := os.MkdirAll(filepath.Join(folder, name, "full"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	app := filesApp(t, folder)
	shown := newTitle(app)
	if len(shown.trouble) != 2 || !strings.Contains(shown.trouble[0], "none are saved") || !strings.Contains(shown.trouble[1], "no match is saved") {
		t.Errorf("it says %q", shown.trouble)
	}
	newSetup(app).start(app)
	view := app.playing.View(0)
	if reason := app.playing.Submit(0, view.Legal(false, nil)[0]); !reason.OK() {
		t.Error("no match can be played:", reason)
	}
	app.endSession()
	app.keepSettings()
	for _, name := range []string{matchFile, settingsFile} {
		fileHolds(t, filepath.Join(folder, name), "damaged")
	}
}

func TestOfTwoWindowsOneKeepsItsMatch(t *testing.T) {
	drive.Beside(t)
	folder := t.TempDir()
	play := func(app *App) string {
		t.Helper()
		newSetup(app).start(app)
		view := app.playing.View(0)
		app.playing.Submit(0, view.Legal(false, nil)[0])
		record := app.playing.Record()
		app.endSession()
		return warsaw.RecordText(&record)
	}
	one := filesApp(t, folder)
	newTitle(one)
	mine := play(one)
	other := filesApp(t, folder)
	shown := newTitle(other)
	if !shown.widgets.Widgets[titleContinue].Hidden || len(shown.trouble) != 1 || shown.trouble[0] != other.Strings.Text("notice.elsewhere") {
		t.Errorf("the second window says %q", shown.trouble)
	}
	other.RandomSeed = func() uint64 { return 43 }
	play(other)
	if other.notice != other.Strings.Text("notice.elsewhere") {
		t.Errorf("at the table the second window says %q", other.notice)
	}
	fileHolds(t, filepath.Join(folder, matchFile), mine)
	if newTitle(one).widgets.Widgets[titleContinue].Hidden {
		t.Error("the first window can't go on")
	}
	other.SetSettings(Settings{Speed: 2, TextSize: 100}) // these both keep
	if now, err := loadSettings(one.Store); err != nil || now.Speed != 2 {
		t.Errorf("%+v, %v", now, err)
	}
}

// TestTroubleIsSeenOnTheTitle keeps pictures of the title with something to say, and
// plays on.
func TestTroubleIsSeenOnTheTitle(t *testing.T) {
	drive.Beside(t)
	damaged := damagedMatches(t)["version"]
	sizes := [][2]int{{960, 600}, {1280, 720}, {810, 1080}}
	for _, size := range sizes[:thorough.Count(1, len(sizes))] {
		name := fmt.Sprintf("%dx%d", size[0], size[1])
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			write(t, home, matchFile, []byte(damaged))
			r := open(t, game{w: size[0], h: size[1], home: home})
			r.keep("title-trouble-%s", name)
			if kept, err := os.ReadFile(fileOf(home, "match.kept-1.txt")); err != nil || !bytes.Equal(kept, []byte(damaged)) {
				t.Fatalf("the file was not kept: %v", err)
			}
			before := r.g.Look()
			r.g.Key(ebiten.KeyEnter) // the main button: not Continue
			r.rest()
			if share(before, r.g.Look(), r.layout().screen) < 0.2 {
				t.Error("the set-up does not come")
			}
			r.keep("set-up-%s", name)
		})
	}
}
