//go:build !js

package fair

import (
	"image"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/store"
	"capital/rules/expo"
)

func TestMain(m *testing.M) { drive.Main(m) }

var usual = scene.Settings{Speed: 1, TextSize: 100}

// quickApp is the game's art and words on an app without a screen or sound.
func quickApp(t testing.TB, settings scene.Settings) *view.Expo {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	art, err := view.NewExpo(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	return art
}

// teller tells names, and notes what was heard.
type teller struct {
	names []string
	heard []audio.Sound
}

func (n *teller) SeatNames() []string { return n.names }
func (n *teller) Play(s audio.Sound)  { n.heard = append(n.heard, s) }

// names are those of so many seats.
func names(seats int) *teller {
	return &teller{names: []string{"You", "Iris", "Magnus", "Noor", "Hugo"}[:seats]}
}

// builtFairs are the Expos of a match of builders.
func builtFairs(t testing.TB, seats int, seed uint64) []held {
	t.Helper()
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	return fairsOf(t, seats, seed, func(m *expo.Match, seat int) expo.Action {
		known := m.View(seat)
		return builder.Choose(&known)
	})
}

// begun is the counting of an Expo that has just come up.
func begun(t testing.TB, settings scene.Settings, f Fair) (*Counting, *teller) {
	t.Helper()
	n := names(f.seats())
	return New(quickApp(t, settings), n, f), n
}

// pictureOf is what a counting looks like.
func pictureOf(v *Counting) *image.RGBA {
	w, h := v.app.Size()
	return drive.Drawn(w, h, v.Draw)
}
