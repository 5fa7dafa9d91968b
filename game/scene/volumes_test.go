//go:build !js

package scene

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio/music"
	"capital/game/store"
	"capital/input"
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

// TestMusicOfAMatch hears the street before a match, the game's music in it and at its end, and the street again.
func TestMusicOfAMatch(t *testing.T) {
	app := biddingApp(t, store.OpenFolder(t.TempDir()), "bidding")
	own := new(music.Piece)
	app.cabinet.open.Music = own
	app.ShowTitle()
	wanted := func(when string, want *music.Piece, level int) {
		t.Helper()
		if got, mood := musicNow(app); got != want || mood.Level != level {
			t.Errorf("%s another piece is heard, or in the mood %+v", when, mood)
		}
	}
	street, _ := musicNow(app)
	if street == own {
		t.Error("the game is heard at the title")
	}
	app.cabinet.playing = &seenMatch{}
	app.Follow(music.Mood{Level: 2})
	app.ShowAtOnce(app.cabinet.playing)
	wanted("in the match", own, 2)
	app.EndMatch()
	wanted("at its end", own, 2)
	app.ShowAtOnce(newTitle(app))
	wanted("at the title again", street, 0)
}

// seenMatch is a match that is only looked at.
type seenMatch struct{ WidgetScene }

func (*seenMatch) Update(*App, []input.Intent) error { return nil }
func (*seenMatch) Draw(*App, *ebiten.Image)          {}
func (*seenMatch) Saved() bool                       { return true }
func (*seenMatch) Close() error                      { return nil }
