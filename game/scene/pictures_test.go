//go:build !js

package scene

import (
	"fmt"
	"image"
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/store"
	"capital/game/testscope"
	"capital/rules/record"
)

func TestMain(m *testing.M) { drive.Main(m) }

// pictureOf is what a scene looks like on an app's screen.
func pictureOf(t *testing.T, app *App, s Scene) *image.RGBA {
	t.Helper()
	app.ShowAtOnce(s)
	if err := s.Update(app, nil); err != nil {
		t.Fatal(err)
	}
	return drive.Drawn(app.width, app.height, app.Draw)
}

// TestTheFirstPaintingCountsAsOneTick however long it takes: until then nobody saw the scene.
func TestTheFirstPaintingCountsAsOneTick(t *testing.T) {
	drive.Window(t)
	app := quickApp(t)
	app.Clock = func() time.Duration { return time.Second / 2 }
	app.ShowAtOnce(newTitle(app))
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	for n, want := range []float64{1.0 / 60, 0.5, 0.5} {
		app.stage.stale = true
		app.Draw(screen)
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if got := app.Elapsed(); math.Abs(got-want) > 1e-6 {
			t.Errorf("after painting %d %.3f s have passed, not %.3f", n+1, got, want)
		}
	}
}

// fullSetup is the set-up of a match of five with an option, and with names that can't be read as they were written.
func fullSetup(app *App) *setup {
	s := newSetup(app, titleOf(app))
	for seat := len(s.seats); seat < s.game.Most; seat++ {
		s.seats = append(s.seats, record.Seat{Player: s.game.Levels[0], Name: s.game.names.Free(s.seats)})
	}
	s.seats[1].Name, s.seats[2].Name, s.seats[3].Name = "שרה 😀", "\u3164", "Ζήνων Юлия"
	s.options[1] = 1
	s.show(app)
	return s
}

// TestScreensAreDrawn draws the screens of a cabinet of four games and checks that none looks like another. Pictures are
// kept of a thorough run.
func TestScreensAreDrawn(t *testing.T) {
	drive.Window(t)
	sizes := [][2]int{{640, 400}, {960, 600}, {1280, 720}, {810, 1080}}
	for _, size := range sizes[:testscope.Count(1, len(sizes))] {
		app := biddingApp(t, store.OpenFolder(t.TempDir()), "bidding", "trading", "sailing", "farming")
		app.Resize(float64(size[0]), float64(size[1]))
		app.signLit = true
		app.cabinet.open.Lesson.Start = app.cabinet.open.Start // so that it is offered
		longLadder(t, app)
		back := titleOf(app)
		var seen []*image.RGBA
		for _, screen := range []struct {
			name  string
			shown Scene
		}{
			{"title", newTitle(app)}, {"shelf", newShelf(app, back)}, {"set-up", newSetup(app, back)}, {"set-up-full", fullSetup(app)},
			{"learn", newLearn(app, back)}, {"settings", newSettings(app, back)}, {"curtain", NewCurtain(app, 4, "Emil", back)},
			{"ladder", newLadder(app, back)}, {"rung", newRung(app, 7, back)},
		} {
			picture := pictureOf(t, app, screen.shown)
			if testscope.Thorough() {
				drive.Keep(t, fmt.Sprintf("house-%s-%dx%d", screen.name, size[0], size[1]), picture)
			}
			for _, other := range seen {
				if drive.Differing(picture, other) < size[0]*size[1]/20 {
					t.Errorf("%s looks like another screen", screen.name)
				}
			}
			seen = append(seen, picture)
		}
	}
}

// TestTheFirstScreenIsThereAtOnce; the others come out of the dark.
func TestTheFirstScreenIsThereAtOnce(t *testing.T) {
	app := quickApp(t)
	app.stage.scene = nil // as when the program starts
	app.ShowTitle()
	if app.stage.scene == nil || app.stage.fade.Value() != 0 {
		t.Errorf("the title is hidden by %v", app.stage.fade.Value())
	}
	app.ShowSetup()
	if app.stage.next == nil {
		t.Error("the next screen does not wait for the dark")
	}
}
