// Package scene is the frame of the screens: the running program, the screens that all games share, and the description of a game
// by which they know it. A screen turns what a person does into actions and what happens into motion, and draws itself.
//
// The screens of one game's match are the game's own; they build on what is here.
package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/theme"
	"capital/render/widget"
)

// Scene is one screen.
type Scene interface {
	// Update lets the time of one tick pass, which the app tells, with what the person
	// did in it.
	Update(app *App, intents []input.Intent) error
	// Changed reports whether the screen looks different from when it was last asked.
	Changed() bool
	// Draw draws the whole screen.
	Draw(app *App, dst *ebiten.Image)
}

// WidgetScene is what scenes share that are made of widgets: the widgets, and laying
// them out anew when the screen or the text size changed.
type WidgetScene struct {
	Widgets *widget.Group
	Stale   bool // it looks different from when it was last asked
	laid    layoutKey
}

// layoutKey is what a layout follows from.
type layoutKey struct {
	width, height float64
	text          int
}

// Take hands a tick's intents to the widgets, after lay has laid them out where
// that is due, and returns what was done.
func (s *WidgetScene) Take(app *App, intents []input.Intent, lay func()) []widget.Event {
	width, height := app.Size()
	if key := (layoutKey{width, height, app.Settings().TextSize}); key != s.laid {
		s.laid = key
		lay()
		s.Stale = true
	}
	events, changed := s.Widgets.Update(Acts(nil, intents), app.Elapsed())
	s.Stale = s.Stale || changed
	app.SetTextMode(s.Widgets.Writing())
	return events
}

// Group returns the widgets: a test of the whole program asks where they lie.
func (s *WidgetScene) Group() *widget.Group { return s.Widgets }

// Changed implements part of [Scene].
func (s *WidgetScene) Changed() bool {
	changed := s.Stale
	s.Stale = false
	return changed
}

// Cancelled reports whether the person wants to go back.
func Cancelled(intents []input.Intent) bool {
	for _, in := range intents {
		if in.Kind == input.Cancel {
			return true
		}
	}
	return false
}

// DrawStreetBehind draws the street, darkened, behind a panel.
func (a *App) DrawStreetBehind(dst *ebiten.Image) {
	a.drawCity(dst, 0.3)
	Fill(dst, theme.NightDeep.Fade(0.66))
}
