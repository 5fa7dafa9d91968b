//go:build !js

package scene

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
)

func TestTheSignComesOnInItsSeconds(t *testing.T) {
	want := 0.05 * float64(len(flickerSteps))
	for _, length := range tickLengths() {
		var started []Config
		app := streetApp(t, &started)
		app.Clock = func() time.Duration { return length }
		app.sounds = audio.NewPlayer()
		app.ShowAtOnce(newTitle(app))
		if got := secondsUntil(t, app, func() bool { return app.signLit }); got < want-1e-3 || got > want+length.Seconds()+1e-3 {
			t.Errorf("with ticks of %v the sign is on after %.2f s, not %.2f", length, got, want)
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
	app := calmTable(t, Settings{Speed: 1, TextSize: 100}, time.Second).app
	app.ShowAtOnce(&sayer{})
	if err := app.Update(); err != nil {
		t.Fatal(err)
	}
	want := noticeTime + 1.0/3
	if got := secondsUntil(t, app, func() bool { return app.noticeLeft.Value() == 0 }); got < want {
		t.Errorf("it is shown for %.2f s, not %.2f", got, want)
	}
}

