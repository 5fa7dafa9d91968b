//go:build !js

package cabinet

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/about"
	"capital/game/scene"
	"capital/game/store"
	"capital/rules/expo"
	"capital/rules/lux"
	"capital/rules/record"
	"capital/rules/rome"
	"capital/rules/warsaw"
)

// savesFolder holds a folder of each release with what that release has saved: saves_write_test.go makes that of this
// version. Once a version is released its folder stays as it is, and what lies there goes on for good: where a tile table, a
// rule or the form of records has changed since, the old one is still read.
const savesFolder = "testdata/saves"

// saves lists the matches that lie in the folder of a release.
func saves(t *testing.T, release string) (paths []string) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(savesFolder, release, "*.txt"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("nothing that version %s has saved lies in %s: go test ./game/cabinet -run Saves -save", release, savesFolder)
	}
	return paths
}

// The folder of this version is there too, before it is released.
func TestSavesOfThisVersionAreThere(t *testing.T) {
	for _, path := range saves(t, about.Release) {
		if by := record.ProgramOf(read(t, path)); by != about.Release {
			t.Errorf("%s was saved by %q", path, by)
		}
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Whatever a release has saved comes to the table again, and can be played to its end. A file is called after its game, how
// far the match is, and what it is.
func TestSavesOfEveryReleaseGoOn(t *testing.T) {
	games := shelf(t)
	for _, path := range saves(t, "*") {
		t.Run(path, func(t *testing.T) {
			words := strings.Split(strings.TrimSuffix(filepath.Base(path), ".txt"), "-")
			g := games[words[0]]
			check, resume := g.Check, g.Resume
			if words[1] == "lesson" {
				check, resume = g.Lesson.Check, g.Lesson.Resume
			}
			text := read(t, path)
			saved, err := check(text)
			if err != nil || saved.Over != (words[1] == "finished") || saved.At == "" || len(saved.Seats) < games[words[0]].Least {
				t.Fatalf("%+v, %v", saved, err)
			}
			match, err := resume(text, nil)
			if err != nil {
				t.Fatal(err)
			}
			match.Close()
			switch words[0] {
			case "warsaw":
				playOn(t, warsaw.Rules(), text, func(m *warsaw.Match, seat int) []warsaw.Action { return m.Legal(seat, false, nil) })
			case "rome":
				playOn(t, rome.Rules(), text, romeActions)
			case "lux":
				playOn(t, lux.Rules(), text, func(m *lux.Match, seat int) []lux.Action { return m.Legal(seat, nil) })
			case "expo":
				playOn(t, expo.Rules(), text, func(m *expo.Match, seat int) []expo.Action { return m.Legal(seat, nil) })
			}
		})
	}
}

// romeActions are some that a seat may do now: of bids there are too many to list them all.
func romeActions(m *rome.Match, seat int) (all []rome.Action) {
	if m.Owes(seat) != rome.DecideBid {
		return m.Legal(seat, nil)
	}
	for bid := range rome.Bids(m.Hand(seat)) {
		if all = append(all, rome.Action{Kind: rome.Bid, Bid: bid}); len(all) == 200 {
			break
		}
	}
	return all
}

// shelf are the games as the program has them, by name.
func shelf(t *testing.T) map[string]scene.Game {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	games := map[string]scene.Game{}
	for _, e := range entries() {
		g, err := e.describe(app)
		if err == nil {
			err = app.Add(g)
		}
		if err != nil {
			t.Fatal(err)
		}
		games[g.Name] = g
	}
	return games
}

// playOn plays a saved match to its end, whatever is done.
func playOn[M, A, E any](t *testing.T, rules *record.Rules[M, A, E], text string, legal func(m *M, seat int) []A) {
	t.Helper()
	r, m, err := rules.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	err = rules.PlayOn(&r, &m, func(m *M, seat int) (A, error) {
		all := legal(m, seat)
		return all[random.IntN(len(all))], rules.Invariants(m)
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := rules.Read(rules.Text(&r, &m)); err != nil {
		t.Error("what it came to does not read:", err)
	}
}

// Settings of every release are known by their names.
func TestSavedSettingsOfEveryReleaseAreKnown(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join(savesFolder, "*", "settings.json"))
	if err != nil || len(paths) == 0 {
		t.Fatal("there are none", err)
	}
	for _, path := range paths {
		in := json.NewDecoder(bytes.NewReader([]byte(read(t, path))))
		in.DisallowUnknownFields()
		var now scene.Settings
		if err := in.Decode(&now); err != nil {
			t.Errorf("%s: %v", path, err)
		}
		if now == (scene.Settings{}) {
			t.Errorf("%s says nothing", path)
		}
	}
}
