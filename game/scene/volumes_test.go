package scene

import (
	"testing"

	"capital/game/store"
)

// TestVolumesOfOlderSettings reads what a program without music has kept: who wanted no sounds gets no music either.
func TestVolumesOfOlderSettings(t *testing.T) {
	type older struct{ Sound, TextSize int }
	for sound, want := range map[int][3]int{0: {0, 0, 0}, 30: {30, 70, 60}} {
		files := store.OpenFolder(t.TempDir())
		if err := files.SaveValue(settingsFile, older{sound, 100}); err != nil {
			t.Fatal(err)
		}
		got, err := loadSettings(files)
		if err != nil || [3]int{got.Sound, got.Music, got.Ambience} != want || !got.QuietBehind {
			t.Errorf("sounds at %d become %+v, %v", sound, got, err)
		}
		got.Music, got.QuietBehind = 0, false // and off stays off
		if err := files.SaveValue(settingsFile, got); err != nil {
			t.Fatal(err)
		}
		if again, err := loadSettings(files); err != nil || again.Music != 0 || again.QuietBehind {
			t.Errorf("what is off is read as %+v, %v", again, err)
		}
	}
}
