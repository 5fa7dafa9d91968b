//go:build !js

package tabletest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
)

// home is a new folder of somebody who plays the game alone, is warned of nothing, and wants things to move at a speed.
func (g Game[M, A, E, P]) home(t testing.TB, speed float64) (home string) {
	t.Helper()
	home = drive.Home(t)
	settings := scene.DefaultSettings()
	settings.Unwarned = strings.Join(g.Open(t, still()).Game.Warnings, " ")
	settings.Offered, settings.Game, settings.Speed = g.Rules.Name, g.Rules.Name, speed
	data, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	keep(t, home, drive.Settings, data)
	return home
}

// keep writes a file that the program keeps in a home.
func keep(t testing.TB, home, name string, data []byte) {
	t.Helper()
	path := drive.FileOf(home, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}
