package scene

import (
	"errors"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/language"
	"capital/game/store"
	"capital/input"
	"capital/render/theme"
)

// checkEvery is how often the disk and the sound card are asked for complaints, in seconds.
const checkEvery = 1

// Update implements [ebiten.Game].
func (a *App) Update() error {
	a.passTime(a.stage.takePainted())
	a.intents = a.reader.Poll(a.intents[:0], a.elapsed)
	takeFullScreen(a)
	a.Use(a.reader.Device())
	if focused := ebiten.IsFocused(); focused != a.focused {
		a.focused, a.stage.redraw = focused, true
	}
	a.given.take(ebiten.DroppedFiles())
	if came := a.address.take(); came != "" {
		a.OpenMatch(came)
	}
	if pasted := a.reader.Pasted(); strings.TrimSpace(pasted) != "" {
		a.OpenMatch(strings.ReplaceAll(pasted, "\r\n", "\n"))
	}
	if err := a.step(); err != nil {
		return err
	}
	if a.quitting {
		return ebiten.Termination
	}
	return nil
}

// step lets a tick pass. Its time is known, and so are the person's intents.
func (a *App) step() error {
	a.intents = a.takeTell(a.intents)
	followLanguage(a)
	a.stage.stepFade(a.Fade())
	a.stage.redraw = a.toast.Step(a.elapsed) || a.stage.redraw
	if err := a.stage.update(a); err != nil {
		return err
	}
	watchSaving(a)
	stepGiven(a)
	stepOwn(a)
	a.living.step(a)
	show, draw := a.idle.step(a.elapsed, a.focused)
	a.stage.redraw, a.stage.stale = a.stage.redraw || show, a.stage.stale || draw
	if a.unchecked += a.elapsed; a.unchecked >= checkEvery {
		a.unchecked = 0
		passOnComplaints(a)
	}
	listen(a)
	stepSounds(a)
	return nil
}

// Tick lets seconds pass for a program without a window, while the person does something. Tests play the program with it.
func Tick(a *App, seconds float64, intents ...input.Intent) error {
	a.Pass(seconds)
	a.intents = intents
	return a.step()
}

// update lets a tick pass for what is seen. Under a menu the scene stands still.
func (s *stage) update(app *App) error {
	if s.next != nil || s.over != nil {
		s.redraw = app.typing.Close() || s.redraw
	}
	switch {
	case s.next != nil:
		return nil
	case s.over != nil:
		err := s.over.Update(app, app.intents)
		s.redraw = s.over == nil || s.over.Changed() || s.redraw
		return err
	}
	err := updateTyping(app)
	s.stale = s.scene.Changed() || s.stale
	return err
}

// updateTyping updates the scene, with a keyboard over it where somebody writes without one.
func updateTyping(a *App) error {
	desk, changed := deskOf(a), false
	a.intents, changed = a.typing.Take(&desk, a.intents, a.elapsed, Acts)
	a.stage.redraw = a.stage.redraw || changed
	if a.stage.takesMenu(a) {
		OpenMenu(a)
		return nil
	}
	err := a.stage.scene.Update(a, a.intents)
	desk = deskOf(a)
	a.stage.redraw = a.typing.After(&desk, a.intents) || a.stage.redraw
	return err
}

// takesMenu takes out what the person does with the button that opens the menu, and reports whether the menu is wanted.
func (s *stage) takesMenu(app *App) bool {
	way, place := wayOf(s.scene, &app.window)
	if way == WayNone {
		return false
	}
	if way == WayCorner {
		place = place.Inset(min((place.H-cornerSize*app.Room().Touchable(app.Unit(), cornerSize))/2, 0)) // for a finger
	}
	intents, wanted, changed := app.corner.take(app.intents, place)
	app.intents = intents
	s.redraw = s.redraw || changed && way == WayCorner
	return wanted
}

// takeFullScreen obeys the key for full screen, which works everywhere.
func takeFullScreen(a *App) {
	for _, in := range a.intents {
		if in.Kind == input.FullScreen {
			settings := a.Settings()
			settings.FullScreen = !ebiten.IsFullscreen()
			a.SetSettings(settings)
		}
	}
}

// followLanguage takes the words in the language of the settings once they are there. Where they can't be had, it says so,
// and the language stays: also in the settings, but for the one with which the program began, which may come the next time.
func followLanguage(a *App) {
	wanted, spoken := a.words.all.Wanted(), a.Language()
	changed, err := a.words.all.Follow()
	if err != nil {
		a.Say(a.Strings.Text("toast.language", language.Name(wanted), brief(err)))
		if wanted != a.words.all.Begun() {
			a.wishes.settings.Language = spoken
			a.wishes.keep()
		}
	}
	if changed {
		for _, g := range a.cabinet.games {
			g.names.Learn()
		}
		a.stage.stale = true
		ebiten.SetWindowTitle(a.cabinet.open.Words.Text("game.name"))
	}
}

// watchSaving sees how long a save takes.
func watchSaving(a *App) {
	match := a.cabinet.playing
	if !a.saving.step(match == nil || match.Saved()) {
		return
	}
	a.stage.redraw = true
	if a.saving.said() {
		a.tellNotice(a.Strings.Text("toast.saving"))
	}
}

// top is what is said at the top of the screen.
func (a *App) top() *toast {
	return a.saving.over(&a.toast, a.Strings.Text("toast.saving"))
}

// passOnComplaints says once that nothing can be kept, and once that nothing can be heard.
func passOnComplaints(a *App) {
	if err := a.Store.Complaint(); errors.Is(err, store.ErrElsewhere) {
		a.Say(a.Strings.Text("toast.elsewhere"))
	} else if err != nil {
		a.Say(a.Strings.Text("toast.store", err.Error()))
	}
	if err := a.sounds.Err(); err != nil && !a.soundTold {
		a.soundTold = true
		a.Say(a.Strings.Text("toast.sound"))
	}
}

// Draw implements [ebiten.Game]. The screen stays from frame to frame, so nothing is drawn while nothing changes. If only a
// fade or a toast moves over the scene, the scene itself is not drawn again; of what lives in it only that.
func (a *App) Draw(screen *ebiten.Image) {
	s := &a.stage
	if !s.redraw && !s.stale {
		if a.living.stirred {
			a.living.move(screen, s.picture)
			a.unpresented = 0
		}
		return
	}
	anew := s.stale
	if s.stale {
		s.prepare(screen.Bounds().Dx(), screen.Bounds().Dy())
		s.scene.Draw(a, s.picture)
	}
	s.redraw, s.stale, a.unpresented = false, false, 0
	screen.DrawImage(s.picture, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	a.living.draw(a, screen, anew)
	way, place := wayOf(s.scene, &a.window)
	if s.over != nil {
		s.over.Draw(a, screen)
	} else if way == WayCorner {
		a.corner.draw(screen, place)
	}
	a.typing.Draw(screen, a.Writer, a.Icons)
	a.top().Draw(a.width, a.toastUnit(), a.Writer, screen, place)
	if dark := s.fade.Value(); dark > 0 {
		Fill(screen, theme.NightDeep.Fade(dark))
	}
}

// LayoutF implements [ebiten.LayoutFer]: the screen has the window's real pixels.
func (a *App) LayoutF(outsideWidth, outsideHeight float64) (width, height float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	width, height = max(outsideWidth*scale, 1), max(outsideHeight*scale, 1)
	a.ResizePoints(width, height, scale)
	return width, height
}

// Layout implements [ebiten.Game]; LayoutF is what is used.
func (a *App) Layout(outsideWidth, outsideHeight int) (width, height int) {
	w, h := a.LayoutF(float64(outsideWidth), float64(outsideHeight))
	return int(w), int(h)
}

// Resize says how large the screen is, in pixels. Here a point is one pixel.
func (a *App) Resize(width, height float64) { a.ResizePoints(width, height, 1) }

// ResizePoints says how large the screen is, in pixels, and how many of them a point has: 3 on most telephones.
func (a *App) ResizePoints(width, height, point float64) {
	if !a.Display.ResizePoints(width, height, point) {
		return
	}
	a.stage.stale = true
	if a.stage.over != nil { // what lies under it is laid out anew, and nothing else happens there
		a.Pass(0)
		_ = a.stage.scene.Update(a, nil)
	}
}
