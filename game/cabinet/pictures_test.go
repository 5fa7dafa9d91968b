//go:build !js

package cabinet

import (
	"fmt"
	"image"
	"testing"
	"time"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/myplay"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

func TestMain(m *testing.M) { drive.Main(m) }

// opened is the program with all games, each changed as is wanted, its title shown.
func opened(t *testing.T, width, height float64, changes ...func(*scene.Game)) *scene.App {
	t.Helper()
	return openedIn(t, t.TempDir(), width, height, changes...)
}

// openedIn is that program with its files in a folder.
func openedIn(t *testing.T, folder string, width, height float64, changes ...func(*scene.Game)) *scene.App {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(folder), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	for _, describe := range Games() {
		g, err := describe(app)
		for _, change := range changes {
			change(&g)
		}
		if err == nil {
			err = app.Add(g)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	app.MyPlay = myplay.Open // as the program has it: all lies at the same place
	app.RandomSeed = func() uint64 { return 42 }
	app.Clock = func() time.Duration { return time.Second / 2 }
	app.Resize(width, height)
	app.ShowTitle()
	settle(t, app)
	return app
}

// settle waits until the screen that was asked for is there, and nothing on it comes on any more.
func settle(t *testing.T, app *scene.App) {
	t.Helper()
	for range 12 {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

// press presses the button that says something, and waits for the screen that follows.
func press(t *testing.T, app *scene.App, says string) {
	t.Helper()
	x, y := centreOf(t, app, says)
	if err := app.Shown().Update(app, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}); err != nil {
		t.Fatal(err)
	}
	settle(t, app)
}

// centreOf is the middle of what says something: the label of a button, or the hint of a field.
func centreOf(t *testing.T, app *scene.App, says string) (x, y float64) {
	t.Helper()
	for _, w := range app.Shown().(interface{ Group() *widget.Group }).Group().Widgets {
		if !w.Hidden && (w.Label == says || w.Label == "" && w.Hint == says) {
			return w.Rect.Centre()
		}
	}
	t.Fatalf("nothing says %q", says)
	return 0, 0
}

// pictureOf is what the screen looks like.
func pictureOf(app *scene.App) *image.RGBA {
	w, h := app.Size()
	return drive.Drawn(w, h, app.Draw)
}

// TestScreensOfAllGamesAreDrawn keeps pictures of the screens that all games share, as each game fills them.
func TestScreensOfAllGamesAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {960, 600}, {810, 1080}}) {
		app := opened(t, size[0], size[1])
		keep := func(name string) {
			drive.Keep(t, fmt.Sprintf("cabinet-%.0f-%s", size[0], name), pictureOf(app))
		}
		press(t, app, "Games")
		keep("shelf")
		for n, e := range entries() {
			if n > 0 {
				press(t, app, "Games")
			}
			take(t, app, n)
			keep(e.name + "-title")
			press(t, app, "Learn")
			keep(e.name + "-learn")
			press(t, app, "Rules")
			keep(e.name + "-rules")
			app.ShowTitle()
			settle(t, app)
			press(t, app, "Today")
			keep(e.name + "-day")
			app.OpenMatch(challengeOf(e.name))
			settle(t, app)
			keep(e.name + "-challenge")
			app.ShowTitle()
			settle(t, app)
			press(t, app, "Play")
			keep(e.name + "-set-up")
			press(t, app, "Remove")
			keep(e.name + "-set-up-for-fewer")
			press(t, app, "Back")
		}
	}
}

// take takes a game from the shelf.
func take(t *testing.T, app *scene.App, n int) {
	t.Helper()
	x, y := app.Shown().(interface{ Group() *widget.Group }).Group().Widgets[n].Rect.Centre()
	if err := app.Shown().Update(app, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}); err != nil {
		t.Fatal(err)
	}
	settle(t, app)
}
