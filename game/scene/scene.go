// Package scene is the screens of the game: each turns what a person does into
// actions and what happens into motion, and draws itself.
package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/input"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/record"
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

// Config is a match to be played: who sits at the table, what may be taken back, and
// the seed that deals it.
type Config struct {
	Seats     []record.Seat
	TakeBacks record.TakeBacks
	Seed      uint64
	SeedTyped bool // someone typed it in, so everyone may see it
}

// Matches makes the screens of a match.
type Matches struct {
	// Start begins a match.
	Start func(app *App, config Config) (Scene, error)
	// Saved reports whether there is a saved match to go on with.
	Saved func() bool
	// Trouble is a sentence that says what Saved found wrong, or nothing. It may be nil.
	Trouble func(words *assets.Strings) string
	// Resume goes on with the saved match.
	Resume func(app *App) (Scene, error)
}

// streetScreen is what the screens on the street share: their widgets, and laying
// them out anew when the screen or the text size changed.
type streetScreen struct {
	widgets *widget.Group
	changed bool
	laid    layoutKey
}

// layoutKey is what a layout follows from.
type layoutKey struct {
	width, height float64
	text          int
}

// update hands a tick's intents to the widgets, after lay has laid them out where
// that is due, and returns what was done.
func (s *streetScreen) update(app *App, intents []input.Intent, lay func()) []widget.Event {
	width, height := app.Size()
	if key := (layoutKey{width, height, app.Settings().TextSize}); key != s.laid {
		s.laid = key
		lay()
		s.changed = true
	}
	events, changed := s.widgets.Update(acts(nil, intents), app.Elapsed())
	s.changed = s.changed || changed
	app.SetTextMode(s.widgets.Writing())
	return events
}

// Changed implements part of [Scene].
func (s *streetScreen) Changed() bool {
	changed := s.changed
	s.changed = false
	return changed
}

// cancelled reports whether the person wants to go back.
func cancelled(intents []input.Intent) bool {
	for _, in := range intents {
		if in.Kind == input.Cancel {
			return true
		}
	}
	return false
}

// drawStreetBehind draws the street, darkened, behind a panel.
func drawStreetBehind(app *App, dst *ebiten.Image) {
	app.drawCity(dst, 0.3)
	fillScreen(dst, theme.NightDeep.Fade(0.66))
}
