//go:build !js

package scene

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
)

// What is seen takes its time by the clock, however few ticks there are in it. The
// clock here is the test's: every tick of the program lasts as long as the test says.

// tickLengths are those of a fast machine, of a slow one, and of one that can hardly
// draw at all.
func tickLengths() []time.Duration {
	return []time.Duration{time.Second / 60, time.Second / 15, 250 * time.Millisecond}
}

// secondsUntil lets ticks pass until something has ended, and tells how long that took.
func secondsUntil(t *testing.T, app *App, ended func() bool) float64 {
	t.Helper()
	ticks := 0
	for ; !ended(); ticks++ {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if ticks > 60*60 {
			t.Fatal("it does not end")
		}
	}
	return float64(ticks) * app.Clock().Seconds()
}

func TestTheSignComesOnInItsSeconds(t *testing.T) {
	const want = 0.05 * 36 // its steps
	for _, length := range tickLengths() {
		app := quickApp(t)
		app.Clock = func() time.Duration { return length }
		app.ShowAtOnce(newTitle(app))
		if got := secondsUntil(t, app, func() bool { return app.signLit }); got < want-1e-3 || got > want+length.Seconds()+1e-3 {
			t.Errorf("with ticks of %v the sign is on after %.2f s, not %.2f", length, got, want)
		}
	}
}

func TestScreensChangeInTheirSeconds(t *testing.T) {
	for _, length := range tickLengths() {
		app := quickApp(t)
		app.Clock = func() time.Duration { return length }
		app.ShowAtOnce(newTitle(app))
		app.ShowSetup()
		first := app.Shown()
		got := secondsUntil(t, app, func() bool { return app.Shown() != first && app.stage.fade.Done() })
		if want := 2 * fadeTime; got < want-1e-3 || got > want+2*length.Seconds()+1e-3 {
			t.Errorf("with ticks of %v a screen is there after %.2f s, not %.2f", length, got, want)
		}
	}
}

// TestTheRealClockTells how much time has passed since it was last asked.
func TestTheRealClockTells(t *testing.T) {
	clock := newClock()
	began := time.Now()
	sum := time.Duration(0)
	for time.Since(began) < 5*time.Millisecond {
		sum += clock()
	}
	sum += clock()
	if most := time.Since(began); sum < 5*time.Millisecond || sum > most+time.Millisecond {
		t.Errorf("it tells %v of at most %v", sum, most)
	}
}

// sayer is a scene that says something in its first tick.
type sayer struct{ said bool }

func (s *sayer) Update(app *App, _ []input.Intent) error {
	if !s.said {
		s.said = true
		app.Say("Something")
	}
	return nil
}
func (*sayer) Changed() bool            { return false }
func (*sayer) Draw(*App, *ebiten.Image) {}

func TestANoticeHasItsWholeTime(t *testing.T) {
	app := quickApp(t)
	app.Clock = func() time.Duration { return time.Second }
	app.ShowAtOnce(&sayer{})
	if err := app.Update(); err != nil {
		t.Fatal(err)
	}
	want := toastTime + 1.0/3
	if got := secondsUntil(t, app, func() bool { return app.toast.Left.Value() == 0 }); got < want {
		t.Errorf("it is shown for %.2f s, not %.2f", got, want)
	}
}
