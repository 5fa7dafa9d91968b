//go:build !js

package scene

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"capital/game/daily"
	"capital/game/ladder"
	"capital/game/matches"
	"capital/game/play"
)

// TestWhatAKillLeftHalfWrittenGoes, of every file that the program keeps; what another program may be writing stays.
func TestWhatAKillLeftHalfWrittenGoes(t *testing.T) {
	for _, name := range []string{matchFile, settingsFile, play.File, matches.Name, daily.HistoryFile, daily.ChallengesFile, ladder.File, "letter-0123456789abcdef.txt"} {
		folder := t.TempDir()
		put := func(path string, when time.Time) {
			if err := errors.Join(os.WriteFile(path, []byte("half"), 0o644), os.Chtimes(path, when, when)); err != nil {
				t.Fatal(err)
			}
		}
		old, fresh := filepath.Join(folder, "."+name+"17"), filepath.Join(folder, "."+name+"18")
		put(old, time.Now().AddDate(0, 0, -1))
		if name != matchFile { // only who has the claim writes that
			put(fresh, time.Now())
		}
		app := filesApp(t, folder)
		show(t, app, newTitle(app))
		if _, err := os.Stat(old); !os.IsNotExist(err) {
			t.Errorf("%s: what is left over stays: %v", name, err)
		}
		if _, err := os.Stat(fresh); name != matchFile && err != nil {
			t.Errorf("%s: what may be written now goes: %v", name, err)
		}
	}
}
