package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// WidgetScene is the part that scenes of widgets share. It has the widgets, and lays them out anew when the screen, the
// settings or the language has changed.
type WidgetScene struct {
	Widgets *widget.Group
	Stale   bool // it looks different from when it was last asked
	laid    layoutKey
}

// layoutKey is what a layout follows from.
type layoutKey struct {
	width, height float64
	settings      Settings
	wording       string
}

// layoutNow is what a layout follows from just now.
func layoutNow(app *App) layoutKey {
	width, height := app.Size()
	return layoutKey{width, height, app.Settings(), app.Wording()}
}

// Take hands a tick's intents to the widgets and returns what was done. Before that, lay lays the widgets out and writes
// their words, if that is due.
func (s *WidgetScene) Take(app *App, intents []input.Intent, lay func()) []widget.Event {
	if key := layoutNow(app); key != s.laid {
		s.laid = key
		lay()
		s.Stale = true
	}
	events, changed := s.Widgets.Update(Acts(nil, intents), app.Elapsed())
	s.Stale = s.Stale || changed
	app.Keep(s.Widgets)
	app.SetTextMode(s.Widgets.Writing())
	return events
}

// Group returns the widgets. Tests of the whole program ask it where they lie.
func (s *WidgetScene) Group() *widget.Group { return s.Widgets }

// fields are the widgets into which one writes with a keyboard that is drawn, where there is no other.
func (s *WidgetScene) fields() *widget.Group { return s.Widgets }

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

// Asked returns the intent with which the person asks for the rules, if there is one.
func Asked(intents []input.Intent) (asked input.Intent, ok bool) {
	for _, in := range intents {
		if in.Kind == input.Explain {
			return in, true
		}
	}
	return asked, false
}

// GoesOn reports whether the person wants to go on from something that is only shown.
func GoesOn(intents []input.Intent) bool {
	for _, in := range intents {
		if in.Kind == input.Press || in.Kind == input.Confirm || in.Kind == input.Cancel {
			return true
		}
	}
	return false
}

// heading writes a screen's heading, its middle at y.
func heading(app *App, dst *ebiten.Image, words string, x, y, k float64) {
	app.Writer.Draw(dst, words, x, y, headingStyle(k))
}

func headingStyle(k float64) text.Style {
	return text.Style{Face: text.Black, Size: theme.TextHeading * k, Colour: theme.Moonlight, VAlign: text.Middle}
}
