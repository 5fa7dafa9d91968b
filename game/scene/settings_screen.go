package scene

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The settings' widgets, in order.
const (
	settingSpeed = iota
	settingMotion
	settingText
	settingSound
	settingFullScreen
	settingBack
	settingRows = settingBack
)

// settingsScreen lets a person change the settings; every change is seen at once.
type settingsScreen struct {
	WidgetScene
	back  func() Scene
	panel widget.Rect
	scale float64 // of the panel, as a factor of the unit
}

// newSettings makes the settings screen; back makes the scene to return to.
func newSettings(app *App, back func() Scene) *settingsScreen {
	s := &settingsScreen{back: back}
	w := make([]widget.Widget, settingBack+1)
	for row := range settingRows {
		w[row].Kind = widget.Cycler
	}
	w[settingBack].Main = true
	s.Widgets = widget.NewGroup(w...)
	s.label(app)
	return s
}

// label writes the present values on the widgets.
func (s *settingsScreen) label(app *App) {
	words, w, now := app.Strings, s.Widgets.Widgets, app.Settings()
	w[settingSpeed].Value = words.Text("settings.speed.off")
	if now.Speed > 0 {
		w[settingSpeed].Value = words.Text("settings.times", now.Speed)
	}
	w[settingSpeed].Steps, w[settingSpeed].Step = len(speeds())-1, nearest(speeds(), now.Speed)
	w[settingMotion].Value = onOff(app, now.ReducedMotion)
	w[settingText].Value = words.Text("settings.percent", now.TextSize)
	w[settingText].Steps, w[settingText].Step = len(textSizes())-1, nearest(textSizes(), now.TextSize)
	w[settingSound].Value = words.Text("settings.off")
	if now.Sound > 0 {
		w[settingSound].Value = words.Text("settings.percent", now.Sound)
	}
	w[settingSound].Steps, w[settingSound].Step = 100/soundStep, now.Sound/soundStep
	w[settingFullScreen].Value = onOff(app, now.FullScreen)
	w[settingBack].Label = words.Text("button.back")
	s.Stale = true
}

func onOff(app *App, on bool) string {
	if on {
		return app.Strings.Text("settings.on")
	}
	return app.Strings.Text("settings.off")
}

// nearest returns the place of the first value that is not below the given one.
func nearest[T int | float64](values []T, value T) int {
	i, _ := slices.BinarySearch(values, value)
	return min(i, len(values)-1)
}

// Update implements [Scene].
func (s *settingsScreen) Update(app *App, intents []input.Intent) error {
	for _, event := range s.Take(app, intents, func() { s.lay(app) }) {
		if event.Index == settingBack {
			app.Show(s.back())
			return nil
		}
		s.turn(app, event.Index, event.Step)
	}
	if Cancelled(intents) {
		app.Show(s.back())
	}
	return nil
}

// turn changes one setting by a step.
func (s *settingsScreen) turn(app *App, row, step int) {
	now := app.Settings()
	switch row {
	case settingSpeed:
		now.Speed = stepped(speeds(), now.Speed, step)
	case settingMotion:
		now.ReducedMotion = !now.ReducedMotion
	case settingText:
		now.TextSize = stepped(textSizes(), now.TextSize, step)
	case settingSound:
		now.Sound += step * soundStep
	case settingFullScreen:
		now.FullScreen = !now.FullScreen
	}
	app.SetSettings(now)
	app.Play(audio.Knock)
	s.label(app)
}

// stepped returns the value a step before or after another, within the values.
func stepped[T int | float64](values []T, value T, step int) T {
	return values[min(max(nearest(values, value)+step, 0), len(values)-1)]
}

// Measures of the panel, in logical units.
const (
	settingsWidth  = 660
	settingsRow    = 68
	settingsTop    = 104
	settingsBottom = 96
)

// lay lays the panel out, as large as the text size asks for and the screen allows.
func (s *settingsScreen) lay(app *App) {
	u := app.Unit()
	width, height := app.Size()
	const tall = settingsTop + settingRows*settingsRow + settingsBottom
	s.scale = min(app.TextScale(2), (width/u-32)/settingsWidth, (height/u-32)/tall)
	k := u * s.scale
	s.panel = widget.Rect{X: width/2 - settingsWidth*k/2, Y: height/2 - tall*k/2, W: settingsWidth * k, H: tall * k}
	for row := range settingRows {
		s.Widgets.Widgets[row].Rect = widget.Rect{
			X: s.panel.X + 330*k, Y: s.panel.Y + (settingsTop+float64(row)*settingsRow)*k, W: 290 * k, H: 54 * k,
		}
	}
	s.Widgets.Widgets[settingBack].Rect = widget.Rect{X: s.panel.X + 330*k, Y: s.panel.Y + (tall-82)*k, W: 290 * k, H: 54 * k}
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (s *settingsScreen) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (s *settingsScreen) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Night(), s.scale)
	k := p.Scale
	p.Panel(dst, s.panel)
	heading(app, dst, app.Strings.Text("settings.title"), s.panel.X+40*k, s.panel.Y+54*k, k)
	names := [settingRows]string{"settings.speed", "settings.motion", "settings.text", "settings.sound", "settings.fullscreen"}
	for row, name := range names {
		r := s.Widgets.Widgets[row].Rect
		app.Writer.Draw(dst, app.Strings.Text(name), s.panel.X+40*k, r.Y+r.H/2, text.Style{
			Size: 21 * k, Colour: theme.Moonlight, VAlign: text.Middle,
		})
	}
	p.Draw(dst, s.Widgets, app.Screen())
}
