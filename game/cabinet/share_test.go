//go:build !js

package cabinet

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/lab"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/testscope"
	"capital/input"
)

// played is the record of a match of the n-th game that is over, between computer players, and its link.
func played(t *testing.T, n int) (text, made string) {
	t.Helper()
	g := simulated()[n]
	m := lab.NewMatch(uint64(n)+3, []string{"builder", "apprentice", "builder"}, func(level string) string { return "Żaneta " + level })
	m.Keep = true
	o, err := g.Play(t.Context(), m)
	if err != nil {
		t.Fatal(err)
	}
	if made, err = links()[n].of(o.Text); err != nil {
		t.Fatal(err)
	}
	return o.Text, made
}

// shown is the kind of the screen that is shown.
func shown(app *scene.App) string { return strings.Split(fmt.Sprintf("%T", app.Shown()), "[")[0] }

// TestSharedMatchesAreLookedBackAt by a link and by the text of a record, of every game, while another match is played: that can
// be gone on with, and nothing is kept of what was shared.
func TestSharedMatchesAreLookedBackAt(t *testing.T) {
	folder := t.TempDir()
	app := openedIn(t, folder, 1280, 720)
	whole, _ := played(t, 0)
	running := strings.Join(strings.SplitAfter(strings.Replace(whole, "seat 1 builder", "seat 1 person", 1), "\n")[:30], "")
	if err := app.Store.Save("match.txt", []byte(running)); err != nil {
		t.Fatal(err)
	}
	app.ShowTitle()
	settle(t, app)
	for n, name := range Names() {
		text, made := played(t, n)
		for _, given := range []string{made, "https://example.org/capital/#" + made + "\n", text} {
			press(t, app, "Continue Capital")
			app.OpenMatch(given)
			settle(t, app)
			if shown(app) != "*lookback.Scene" {
				t.Fatalf("%s: %.30q leads to a %s", name, given, shown(app))
			}
			if got := app.Shown().(scene.Shared).Shared(); got != text {
				t.Errorf("%s: what is looked at is\n%s\ninstead of\n%s", name, got, text)
			}
			do(t, app, input.Intent{Kind: input.Cancel})
			over, ok := app.Shown().(*results.Screen)
			if !ok || over.Shared() != text {
				t.Fatalf("%s: the look back leads to a %s", name, shown(app))
			}
			press(t, app, "Rematch")
			if _, still := app.Shown().(*results.Screen); still { // of Capital a match is running: it is put beside
				t.Errorf("%s: a rematch leads to a %s", name, shown(app))
			}
			app.EndMatch()
			file := name + ".txt"
			if n == 0 {
				file = "match.txt"
			}
			if err := app.Store.Delete(file); err != nil { // the rematch
				t.Fatal(err)
			}
			app.ShowTitle()
			settle(t, app)
			press(t, app, "Games")
			take(t, app, 0)
		}
	}
	if kept, err := os.ReadFile(filepath.Join(folder, "match.txt")); err != nil || !strings.HasPrefix(string(kept)[strings.Index(string(kept), "game"):], running[strings.Index(running, "game"):]) {
		t.Errorf("of what was played is kept\n%s%v", kept, err)
	}
	if found, err := filepath.Glob(filepath.Join(folder, "finished", "*")); err != nil || len(found) > 0 {
		t.Errorf("what was shared is kept as %v, %v", found, err)
	}
}

// do has a person do something, and waits for the screen that follows.
func do(t *testing.T, app *scene.App, intents ...input.Intent) {
	t.Helper()
	if err := app.Shown().Update(app, intents); err != nil {
		t.Fatal(err)
	}
	settle(t, app)
}

// TestAMatchThatGoesOnIsAskedAbout before anyone looks at what is hidden in it; who does comes to the title from there.
func TestAMatchThatGoesOnIsAskedAbout(t *testing.T) {
	for n := range Names() {
		text, _ := played(t, n)
		lines := strings.SplitAfter(text[:strings.Index(text, "\nresult")+1], "\n")
		begun := strings.Join(lines[:len(lines)/2], "")
		begun = strings.Replace(strings.Replace(begun, "seat 1 builder", "seat 1 person", 1), "seat 2 apprentice", "seat 2 person", 1)
		app := opened(t, 1280, 720)
		app.OpenMatch(begun)
		settle(t, app)
		if shown(app) != "*scene.title" {
			t.Errorf("it leads to a %s at once", shown(app))
		}
		if err := scene.Tick(app, 1, input.Intent{Kind: input.Navigate, DY: 1}); err != nil {
			t.Fatal(err)
		}
		if err := scene.Tick(app, 1, input.Intent{Kind: input.Confirm}); err != nil {
			t.Fatal(err)
		}
		settle(t, app)
		if shown(app) != "*lookback.Scene" || app.Shown().(scene.Shared).Shared() != "" {
			t.Fatalf("after the question there is a %s", shown(app))
		}
		if do(t, app, input.Intent{Kind: input.Cancel}); shown(app) != "*scene.title" {
			t.Errorf("the look back leads to a %s", shown(app))
		}
	}
}

// TestSharingIsSeen keeps pictures of the look back at a shared match, of its results, and of how it is shared.
func TestSharingIsSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, size := range testscope.First(1, []struct {
		name                 string
		width, height, point float64
		text                 int
	}{{"1280", 1280, 720, 1, 100}, {"200", 1280, 720, 1, 200}, {"lying", 844 * 2, 390 * 2, 2, 100}, {"upright", 390 * 2, 844 * 2, 2, 100}}) {
		for _, language := range testscope.First(1, []string{"en", "pl", "de"}) {
			app := opened(t, size.width, size.height)
			settings := app.Settings()
			settings.TextSize, settings.Speed, settings.Language = size.text, 0, language
			app.SetSettings(settings)
			drive.Until(t, "it speaks "+language, func() bool { settle(t, app); return app.Language() == language })
			app.ResizePoints(size.width, size.height, size.point)
			for n, name := range Names() {
				keep := func(what string) {
					drive.Keep(t, fmt.Sprintf("share-%s-%s-%s-%s", name, size.name, language, what), pictureOf(app))
				}
				text, made := played(t, n)
				app.OpenMatch(made)
				settle(t, app)
				keep("lookback")
				do(t, app, input.Intent{Kind: input.Cancel})
				keep("results")
				press(t, app, app.Strings.Text("share.button"))
				keep("share")
				if n == 0 {
					app.ShowTitle()
					settle(t, app)
					app.OpenMatch(made[:len(made)-1])
					keep("damaged")
					lines := strings.SplitAfter(text, "\n")
					app.OpenMatch(strings.Join(lines[:40], ""))
					settle(t, app)
					keep("running")
				}
			}
		}
	}
}
