//go:build !js

package cabinet

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/rules/rome"
)

// beside is an app that is nowhere shown and lies as the program in the window does, with a match of a game to go on with: it
// knows where things are.
func beside(t *testing.T, n int, file, match string) *scene.App {
	t.Helper()
	app := opened(t, 640, 400, bare)
	settings := app.Settings()
	settings.Speed = 0
	app.SetSettings(settings)
	press(t, app, app.Strings.Text("title.games"))
	take(t, app, n)
	if match != "" {
		if err := app.Store.Save(file, []byte(match)); err != nil {
			t.Fatal(err)
		}
		app.ShowTitle()
		settle(t, app)
	}
	return app
}

// atRome is a seed with which a computer player begins a match of three.
func atRome() (seed uint64) {
	for m := rome.NewMatch(3, seed, nil); m.FirstPlayer() == 0; m = rome.NewMatch(3, seed, nil) {
		seed++
	}
	return seed
}

// TestNothingPlayedIsLost in the real program: before another match takes its place, a match that is over goes to those that are
// finished, and a match that is running is put beside.
func TestNothingPlayedIsLost(t *testing.T) {
	seed := fmt.Sprint(atRome())
	games := []struct{ name, file, running string }{
		{"warsaw", "match.txt", "pick"}, {"rome", "rome.txt", "bid"},
	}
	for n, game := range games[:testscope.Count(1, len(games))] {
		home := drive.Home(t)
		at := func(name string) string { return filepath.Join(home, "data", "capital", name) }
		put := func(name, text string) {
			if err := os.MkdirAll(filepath.Dir(at(name)), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(at(name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		now := func() string { text, _ := os.ReadFile(at(game.file)); return string(text) }
		saved := func(what string) string { return read(t, "testdata/saves/1.0.0/"+game.name+"-"+what+".txt") }
		settings := scene.DefaultSettings()
		settings.Speed, settings.Game = 0, game.name
		data, err := json.Marshal(settings)
		if err != nil {
			t.Fatal(err)
		}
		put("settings.json", string(data))
		over := saved("finished-alone")
		put(game.file, over)

		g := drive.Start(t, drive.Options{Width: 640, Height: 400, Home: home})
		var kept []string
		drive.Until(t, "the match that is over is among the finished ones", func() bool {
			g.Tick(1)
			kept, _ = filepath.Glob(at("finished/" + time.Now().Format("2006-") + "*-" + game.name + "-*.txt"))
			return len(kept) == 1
		})
		if read(t, kept[0]) != over || now() != "" {
			t.Errorf("%s: the finished match is not as it was, or still in its old place", game.name)
		}
		app := beside(t, n, game.file, "")
		words := app.Strings.Text
		follow := func(says string) {
			t.Helper()
			g.Click(centreOf(t, app, says))
			press(t, app, says)
			g.Settle()
		}
		start := func() { // with a deal in which a computer player begins: a match is saved from its first move on
			t.Helper()
			follow(words("title.play"))
			g.Click(centreOf(t, app, words("setup.seed.empty")))
			g.Type(seed)
			g.Click(centreOf(t, app, words("setup.start")))
		}
		start()
		drive.Until(t, "another match is saved", func() bool {
			g.Click(2, 2)
			g.Tick(1)
			return strings.Contains(now(), "\nseed "+seed+"\n")
		})
		g.Kill()

		running := saved("unfinished-" + game.running)
		for seat, name := range map[int]string{2: "Jörg", 3: "Łucja"} {
			running = strings.Replace(running, fmt.Sprintf("seat %d person %q", seat, name), fmt.Sprintf("seat %d builder %q", seat, name), 1)
		}
		put(game.file, running)
		g = drive.Start(t, drive.Options{Width: 640, Height: 400, Home: home})
		app = beside(t, n, game.file, running)
		start()
		var beside []string
		drive.Until(t, "the match that was running lies beside, and another is saved", func() bool {
			g.Click(2, 2)
			g.Tick(1)
			beside, _ = filepath.Glob(at("running/" + time.Now().Format("2006-") + "*-" + game.name + "-20.txt"))
			return len(beside) == 1 && strings.Contains(now(), "\nseed "+seed+"\n")
		})
		if read(t, beside[0]) != running {
			t.Errorf("%s: the match that was running is not as it was", game.name)
		}
		g.Close()
		if kept, _ := filepath.Glob(at("finished/*")); len(kept) != 1 {
			t.Errorf("%s: the finished matches are %q", game.name, kept)
		}
	}
}
