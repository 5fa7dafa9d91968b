//go:build !js

package scene

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"capital/game/store"
	"capital/game/stress"
	"capital/game/testscope"
)

// Damaged settings are read as some that can be chosen, or as the usual ones; kept again they stay the same.
func TestDamagedSettings(t *testing.T) {
	folder := t.TempDir()
	files := store.OpenFolder(folder)
	original, err := json.MarshalIndent(Settings{Speed: 2, TextSize: 150, Sound: 30, FullScreen: true, Game: "bidding"}, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	times := testscope.Count(500, 5000)
	for n := range times {
		chance := rand.New(rand.NewPCG(1, uint64(n)))
		text := stress.Mutate(chance, string(original))
		if err := os.WriteFile(filepath.Join(folder, settingsFile), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		found, err := loadSettings(files)
		if found != found.valid() || err != nil && found != DefaultSettings() {
			t.Fatalf("file %d gives %+v, which can't be chosen", n, found)
		}
		if err := files.SaveValue(settingsFile, found); err != nil {
			t.Fatal(err)
		}
		if again, err := loadSettings(files); err != nil || again != found {
			t.Fatalf("file %d gives %+v, and kept again %+v", n, found, again)
		}
		if err != nil {
			refused++
		}
	}
	if refused == 0 || refused == times {
		t.Errorf("%d of %d were refused", refused, times)
	}
}
