package cabinet

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/players"
	"capital/game/scene"
	"capital/game/store"
)

// Every game can be added, words and all, and does its jobs and no other's.
func TestEveryGameHasItsPlace(t *testing.T) {
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]bool{}
	for _, e := range entries() {
		g, err := e.describe(app)
		if err == nil {
			err = app.Add(g)
		}
		if err != nil {
			t.Fatal(err)
		}
		if g.Name != e.name || files[g.File] {
			t.Errorf("%s calls itself %s and keeps its match in %s", e.name, g.Name, g.File)
		}
		files[g.File] = true
		if _, err := Do(t.Context(), players.Job{Game: e.name}); err == nil || strings.HasPrefix(err.Error(), "there is no game") {
			t.Errorf("a job of %s that is none: %v", e.name, err)
		}
	}
	if _, err := Do(t.Context(), players.Job{Game: "atlantis"}); err == nil {
		t.Error("a job is done for a game that there is not")
	}
}

// No game of the house is forgotten, whose table has a folder of its own.
func TestEveryTableIsOnTheShelf(t *testing.T) {
	tables, err := filepath.Glob("../*/table")
	if err != nil || len(tables) == 0 {
		t.Fatal("there are no tables", err)
	}
	for _, table := range tables {
		name := filepath.Base(filepath.Dir(table))
		if !slices.ContainsFunc(entries(), func(e entry) bool { return e.name == name }) {
			t.Errorf("%s is not on the shelf", name)
		}
	}
}
