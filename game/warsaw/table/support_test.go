//go:build !js

package table

import (
	"image"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// The names of files that the program keeps.
const (
	matchFile    = "match.txt"
	settingsFile = "settings.json"
)

// tick is how many seconds pass with each Update that a test calls.
const tick = 1.0 / 60

// noWarnings are all kinds of warning, not to be told: they would stop who plays without looking.
func noWarnings() string { return strings.Join(wording.Warnings(), " ") }

// testCapital is the program with Capital alone in its cabinet, without a screen or sound.
func testCapital(t testing.TB, settings scene.Settings, files *store.Store) *desk {
	t.Helper()
	settings.Unwarned = noWarnings()
	app, err := scene.NewApp(settings, files, new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	c, err := newDesk(app)
	if err != nil {
		t.Fatal(err)
	}
	app.Add(c.game())
	app.Resize(1280, 720)
	app.Pass(tick)
	app.RandomSeed = func() uint64 { return 42 }
	return c
}

// quickApp is one with the usual settings, for what is found out without playing.
func quickApp(t *testing.T) *desk {
	t.Helper()
	return testCapital(t, scene.Settings{Speed: 1, TextSize: 100}, store.OpenFolder(t.TempDir()))
}

// hiddenApp is an app of the window's size that is nowhere shown: it knows where things lie, with two games in its cabinet
// as there are in the program. With a saved match its title offers to go on with it.
func (r *robot) hiddenApp(saved bool) *desk {
	r.t.Helper()
	files := store.OpenFolder(r.t.TempDir())
	if saved {
		begun := people(2, 1)
		if err := files.Save(matchFile, []byte(recordText(&begun))); err != nil {
			r.t.Fatal(err)
		}
	}
	settings := scene.DefaultSettings()
	settings.Language, settings.Offered = r.language, "warsaw other"
	c := testCapital(r.t, settings, files)
	other := c.game()
	other.Name, other.File = "other", "other.txt"
	if err := c.Add(other); err != nil {
		r.t.Fatal(err)
	}
	c.Resize(r.w, r.h)
	c.ShowTitle()
	return c
}

// widgets are those of the screen that an app shows, laid out.
func widgets(c *desk) []widget.Widget {
	shown := c.Shown()
	shown.Update(c.App, nil)
	return shown.(interface{ Group() *widget.Group }).Group().Widgets
}

// labelled is where the widget lies that bears words of the house, in which the game may be named: as its label or, empty, as
// its hint.
func labelled(t *testing.T, c *desk, key string) widget.Rect {
	t.Helper()
	words := c.App.Strings.Text(key, c.art.Strings.Text("game.name"))
	for _, w := range widgets(c) {
		if !w.Hidden && (w.Label == words || w.Hint == words) {
			return w.Rect
		}
	}
	t.Fatalf("nothing says %q", words)
	return widget.Rect{}
}

// firstCycler is where the first widget lies that is turned.
func firstCycler(t *testing.T, c *desk) widget.Rect {
	t.Helper()
	for _, w := range widgets(c) {
		if !w.Hidden && w.Kind == widget.Cycler {
			return w.Rect
		}
	}
	t.Fatal("nothing is there to be turned")
	return widget.Rect{}
}

// press presses what lies in the middle of a place.
func press(c *desk, at widget.Rect) {
	x, y := centre(at)
	c.Shown().Update(c.App, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}})
}

// goTo presses the widget that bears words of the house, and waits for the screen behind it.
func goTo(t *testing.T, c *desk, key string) {
	t.Helper()
	before := c.Shown()
	press(c, labelled(t, c, key))
	fade(t, c)
	if c.Shown() == before {
		t.Fatalf("%s leads nowhere", key)
	}
}

// fade lets a change of screens come to its end.
func fade(t *testing.T, c *desk) {
	t.Helper()
	c.Clock = func() time.Duration { return time.Second }
	for range 4 {
		if err := c.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// titleButton is where a button of the title lies; saved says whether there is a match to go on with.
func (r *robot) titleButton(saved bool, key string) (x, y float64) {
	r.t.Helper()
	return centre(labelled(r.t, r.hiddenApp(saved), key))
}

// setupWidget is where a widget of the set-up lies.
func (r *robot) setupWidget(key string) (x, y float64) {
	r.t.Helper()
	c := r.hiddenApp(false)
	goTo(r.t, c, "title.play")
	return centre(labelled(r.t, c, key))
}

// recordText writes a record in its text form. Its match is replayed to know the result.
func recordText(r *warsaw.Record) string {
	m, _ := warsaw.Rules().Replay(r, nil) // the zero match, which is not over, where it can't be
	return warsaw.Rules().Text(r, &m)
}

// newMatch goes on with a record from its last move, saved nowhere.
func newMatch(played warsaw.Record) (match, error) {
	s, err := session.New(warsaw.Rules(), ai.NewPlayers(nil), played, nil)
	return match{s}, err
}

// pictureOf is what a table looks like.
func pictureOf(t *screen) *image.RGBA {
	w, h := t.desk.Size()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { t.Draw(t.App, dst) })
}
