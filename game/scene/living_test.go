//go:build !js

package scene

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/input"
	"capital/render/canvas"
)

// livingApp shows the title at rest, its sign lit, to somebody who looks at it.
func livingApp(t *testing.T) *App {
	t.Helper()
	app := quickApp(t)
	app.Resize(640, 400)
	settings := app.Settings()
	settings.Speed = 1
	app.SetSettings(settings)
	app.signLit, app.focused = true, true
	app.living.power.waits = 1e9 // nothing is asked of the device on which the test runs
	app.ShowAtOnce(newTitle(app))
	return app
}

// pass lets seconds pass at the screen, drawing after each tick, and counts after how many of them something was drawn.
func pass(t *testing.T, app *App, screen *ebiten.Image, seconds float64, intents ...input.Intent) (drawn int) {
	t.Helper()
	for range int(seconds * 60) {
		if err := Tick(app, 1.0/60, intents...); err != nil {
			t.Fatal(err)
		}
		intents = nil
		if app.living.stirred || app.stage.redraw || app.stage.stale {
			drawn++
		}
		app.Draw(screen)
	}
	return drawn
}

func read(screen *ebiten.Image) *image.RGBA {
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	return picture
}

// TestWhatLivesIsDrawnAlone a few times a second, and so that the screen looks as if all had been drawn.
func TestWhatLivesIsDrawnAlone(t *testing.T) {
	drive.Window(t)
	app := livingApp(t)
	screen := canvas.Screen(640, 400)
	defer screen.Deallocate()
	pass(t, app, screen, 2)
	began := read(screen)
	if drawn := pass(t, app, screen, 5); drawn > 5*7+5 || drawn < 5*4 {
		t.Errorf("in five seconds something is drawn in %d ticks", drawn)
	}
	now := read(screen)
	if drive.Differing(began, now) == 0 {
		t.Error("nothing lives")
	}
	screen.Clear()
	app.stage.redraw = true
	app.Draw(screen)
	if n := drive.Differing(now, read(screen)); n != 0 {
		t.Errorf("drawn piece by piece, %d pixels differ", n)
	}
	screen.Clear()
	app.stage.stale = true
	app.Draw(screen)
	if n := drive.Differing(now, read(screen)); n != 0 {
		t.Errorf("with the scene drawn anew, %d pixels differ", n)
	}
}

// TestNothingLivesUnwanted: with less motion, without any, with the setting off, on a battery, in high contrast, behind other windows.
func TestNothingLivesUnwanted(t *testing.T) {
	drive.Window(t)
	for name, unwanted := range map[string]func(app *App, s *Settings){
		"the setting":   func(_ *App, s *Settings) { s.StillScenery = true },
		"less motion":   func(_ *App, s *Settings) { s.ReducedMotion = true },
		"no speed":      func(_ *App, s *Settings) { s.Speed = 0 },
		"high contrast": func(_ *App, s *Settings) { s.Contrast = true },
		"on a battery":  func(app *App, _ *Settings) { app.living.power.battery.Store(true) },
		"no focus":      func(app *App, _ *Settings) { app.focused = false },
	} {
		app := livingApp(t)
		settings := app.Settings()
		unwanted(app, &settings)
		app.SetSettings(settings)
		screen := canvas.Screen(640, 400)
		pass(t, app, screen, 2)
		if drawn := pass(t, app, screen, 3); drawn > 4 {
			t.Errorf("%s: in three seconds something is drawn in %d ticks", name, drawn)
		}
		if !app.living.scenery.Empty() {
			t.Errorf("%s: there is something that lives", name)
		}
		screen.Deallocate()
	}
}

// TestWhatLivesRests while something lies over the screen, and where the window loses its focus: it stays as it was.
func TestWhatLivesRests(t *testing.T) {
	drive.Window(t)
	app := livingApp(t)
	screen := canvas.Screen(640, 400)
	defer screen.Deallocate()
	pass(t, app, screen, 9)
	seconds := app.living.seconds
	app.focused = false
	before := read(screen)
	pass(t, app, screen, 5)
	app.focused = true
	app.Say("Somebody says something.")
	pass(t, app, screen, 2)
	if app.living.seconds != seconds || drive.Differing(before, read(screen)) == 0 {
		t.Errorf("%.1f seconds passed for it", app.living.seconds-seconds)
	}
	pass(t, app, screen, 6)
	if app.living.seconds == seconds {
		t.Error("it does not go on")
	}
	settings := app.Settings()
	settings.StillScenery = true
	app.SetSettings(settings)
	pass(t, app, screen, 1)
	still := read(screen)
	app.ShowAtOnce(newTitle(app))
	pass(t, app, screen, 1)
	if n := drive.Differing(still, read(screen)); n != 0 {
		t.Errorf("switched off, it leaves %d pixels", n)
	}
}

// TestMovingAllocatesNothing, or hardly anything, in a frame.
func TestMovingAllocatesNothing(t *testing.T) {
	drive.Window(t)
	app := livingApp(t)
	screen := canvas.Screen(640, 400)
	defer screen.Deallocate()
	pass(t, app, screen, 3)
	here := app.stage.scene.(Living)
	if made := testing.AllocsPerRun(200, func() {
		app.living.seconds += livesEvery
		app.living.lay(app, here)
		app.living.move(screen, app.stage.picture)
	}); made > 12 {
		t.Errorf("a frame of what lives allocates %.0f times", made)
	}
}
