package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/life"
	"capital/render/widget"
)

// Living is a screen of whose scenery something moves while nothing happens. The app draws that over what the screen draws, and
// of a screen at rest nothing else.
type Living interface {
	Scene
	// Scenery lays what moves, as it is so many seconds after it began to, and says what lies over it. What is begun must look
	// like the screen without it.
	Scenery(app *App, seconds float64, on *life.Scenery)
}

const (
	// livesEvery is how often what lives is drawn, in seconds: every picture costs work while nothing else does.
	livesEvery = 1.0 / 5
	// livesAfter is how long after a screen came its scenery begins to move, in seconds: it is painted then.
	livesAfter = 1.0
)

// lives reports whether the person and the device leave it time to move.
func (a *App) lives() bool {
	return sceneryMoves && !a.Settings().StillScenery && !a.Pace().Still() && !a.living.power.spare()
}

// rests reports whether nothing but scenery would change on the screen, and somebody may see it.
func (a *App) rests() bool {
	s := &a.stage
	return a.focused && s.over == nil && s.next == nil && s.fade.Done() && !a.typing.Shown() && a.toast.Left.Value() <= 0 && !a.saving.said()
}

// step lets a tick pass. What moves stands still where something lies over the screen, and goes where it is not wanted.
func (l *living) step(app *App) {
	s := &app.stage
	here, ok := s.scene.(Living)
	if l.scene != s.scene {
		l.scene, l.seconds, l.waits, l.begun = s.scene, 0, 0, false
		l.scenery.Clear()
	}
	if !ok {
		return
	}
	l.power.step(app.elapsed)
	if !app.lives() {
		if l.begun {
			l.begun, l.seconds, l.waits, s.redraw = false, 0, 0, true
			l.scenery.Clear()
		}
		return
	}
	if !app.rests() {
		return
	}
	l.waits += app.elapsed
	if !l.begun && l.waits < livesAfter || l.waits < livesEvery {
		return
	}
	if l.begun {
		l.seconds += l.waits
	}
	l.begun, l.waits = true, 0
	l.lay(app, here)
	l.stirred = l.scenery.Changed()
}

// lay has it laid as it is now. The button in the corner lies over it.
func (l *living) lay(app *App, here Living) {
	l.scenery.Begin(app.Screen())
	if way, place := wayOf(here, &app.window); way == WayCorner {
		l.scenery.Cover(place.Inset(-4 * app.Unit()))
	}
	here.Scenery(app, l.seconds, &l.scenery)
}

// draw draws it on a screen on which the scene was drawn, anew or as it was.
func (l *living) draw(app *App, screen *ebiten.Image, anew bool) {
	here, ok := l.scene.(Living)
	if !ok || !l.begun || l.scene != app.stage.scene {
		return
	}
	if anew { // what it moves on may lie elsewhere
		l.lay(app, here)
	}
	l.scenery.Draw(screen)
	l.stirred = false
}

// move draws on a screen what has changed of it alone.
func (l *living) move(screen, picture *ebiten.Image) {
	l.scenery.Move(screen, picture)
	l.stirred = false
}

// CoverWidgets says of a group of widgets that they lie over scenery.
func CoverWidgets(on *life.Scenery, group *widget.Group, beside float64) {
	for n := range group.Widgets {
		if w := &group.Widgets[n]; !w.Hidden {
			on.Cover(w.Rect.Inset(-beside))
		}
	}
}
