//go:build !js

package scene

import "testing"

// emptied counts how often it was asked to give back what is not used.
type emptied struct{ times int }

func (e *emptied) GiveBack() { e.times++ }

// ticksShown lets quarters of a second pass and counts in how many of them the window is shown.
func ticksShown(t *testing.T, app *App, quarters int) (shown int) {
	t.Helper()
	for range quarters {
		app.stage.redraw, app.stage.stale = false, false // as after drawing
		if err := Tick(app, 0.25); err != nil {
			t.Fatal(err)
		}
		if app.stage.redraw {
			shown++
		}
	}
	return shown
}

// A window at rest is shown about once a second, more rarely while the person works in it, and in every tick for half a second after
// its size has changed.
func TestAWindowAtRestIsShownNowAndThen(t *testing.T) {
	app := quickApp(t)
	app.ShowAtOnce(&sayer{said: true})
	ticksShown(t, app, 40) // until the fade and toasts are over
	if shown := ticksShown(t, app, 40); shown < 9 || shown > 11 {
		t.Errorf("in ten seconds it is shown %d times", shown)
	}
	app.focused = true
	if shown := ticksShown(t, app, 80); shown < 4 || shown > 6 {
		t.Errorf("in twenty seconds in which a person works in it, it is shown %d times", shown)
	}
	app.focused = false
	ticksShown(t, app, 3)
	app.Resize(1000, 700)
	if shown := ticksShown(t, app, 1); shown != 1 {
		t.Error("it is not shown right after its size has changed")
	}
}

// When the window has kept another size for a while, images are given back twice: before everything is drawn again, and
// after that.
func TestImagesAreGivenBackAfterAResize(t *testing.T) {
	app := quickApp(t)
	app.ShowAtOnce(&sayer{said: true})
	var images emptied
	app.KeepUntilResized(&images)
	ticksShown(t, app, 40)
	if images.times != 0 {
		t.Fatal("images are given back although the window has its size")
	}
	drawn := 0
	for n := range 4 * 60 {
		if n%2 == 0 && n < 40 { // somebody pulls at its edge
			app.Resize(1000+float64(n), 700)
		}
		app.stage.redraw, app.stage.stale = false, false
		if err := Tick(app, 0.25); err != nil {
			t.Fatal(err)
		}
		if n < 40 && images.times != 0 {
			t.Fatal("images are given back while the size still changes")
		}
		if app.stage.stale {
			drawn++
			if images.times != 1 {
				t.Error("everything is drawn again before unused images are given back")
			}
		}
	}
	if images.times != 2 || drawn != 1 {
		t.Errorf("images were given back %d times, and everything was drawn again %d times", images.times, drawn)
	}
}
