package scene

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/game/language"
	"capital/input"
	"capital/render/motion"
	"capital/render/theme"
)

// Times in seconds.
const (
	fadeTime   = 0.15 // one half of a change of screens
	checkEvery = 1    // how often the disk and the sound card are asked for complaints
)

// Show changes to another scene, through a short fade.
func (a *App) Show(scene Scene) {
	a.SetTextMode(false)
	a.stage.change(scene)
}

// ShowAtOnce changes to another scene with no picture between.
func (a *App) ShowAtOnce(scene Scene) {
	a.SetTextMode(false)
	a.stage.enter(scene, motion.Tween{})
}

// Shown returns the scene that is shown.
func (a *App) Shown() Scene { return a.stage.scene }

// Say shows a notice at the bottom of the screen for a while.
func (a *App) Say(words string) {
	a.notice.say(words)
	a.stage.redraw = true
}

// Update implements [ebiten.Game].
func (a *App) Update() error {
	a.passTime(a.stage.takePainted())
	a.intents = a.reader.Poll(a.intents[:0], a.elapsed)
	a.takeFullScreen()
	a.followLanguage()
	a.stage.stepFade(a.Fade())
	a.stage.redraw = a.notice.step(a.elapsed) || a.stage.redraw
	if a.stage.next == nil {
		if err := a.stage.scene.Update(a, a.intents); err != nil {
			return err
		}
	}
	a.stage.stale = a.stage.scene.Changed() || a.stage.stale
	if focused := ebiten.IsFocused(); focused != a.focused {
		a.focused, a.stage.redraw = focused, true
	}
	if a.unchecked += a.elapsed; a.unchecked >= checkEvery {
		a.unchecked = 0
		a.passOnComplaints()
	}
	if a.quitting {
		return ebiten.Termination
	}
	return nil
}

// takeFullScreen obeys the key for full screen, which works everywhere.
func (a *App) takeFullScreen() {
	for _, in := range a.intents {
		if in.Kind == input.FullScreen {
			settings := a.Settings()
			settings.FullScreen = !ebiten.IsFullscreen()
			a.SetSettings(settings)
		}
	}
}

// followLanguage takes the words in the language of the settings once they are there. Where they can't be had, it says so,
// and the language stays.
func (a *App) followLanguage() {
	wanted, spoken := a.vocabulary.wanted, a.vocabulary.spoken
	changed, err := a.vocabulary.follow()
	if err != nil {
		a.Say(a.Strings.Text("notice.language", language.Name(wanted), brief(err)))
		a.wishes.settings.Language = spoken
		a.wishes.keep()
	}
	if changed {
		a.stage.stale = true
		ebiten.SetWindowTitle(a.cabinet.open.Words.Text("game.name"))
	}
}

// passOnComplaints says once that nothing can be kept, and once that nothing can be heard.
func (a *App) passOnComplaints() {
	if err := a.Store.Complaint(); err != nil {
		a.Say(a.Strings.Text("notice.store", err.Error()))
	}
	if err := a.sounds.Err(); err != nil && !a.soundTold {
		a.soundTold = true
		a.Say(a.Strings.Text("notice.sound"))
	}
}

// Draw implements [ebiten.Game]. The screen stays from frame to frame, so that
// nothing is drawn where nothing changed; and while only a fade or a notice moves
// over it, the scene is not drawn again either.
func (a *App) Draw(screen *ebiten.Image) {
	s := &a.stage
	if !s.redraw && !s.stale {
		return
	}
	if s.stale {
		s.prepare(screen.Bounds().Dx(), screen.Bounds().Dy())
		s.scene.Draw(a, s.picture)
	}
	s.redraw, s.stale = false, false
	screen.DrawImage(s.picture, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	a.notice.draw(&a.window, a.Writer, screen)
	if dark := s.fade.Value(); dark > 0 {
		Fill(screen, theme.NightDeep.Fade(dark))
	}
}

// LayoutF implements [ebiten.LayoutFer]: the screen has the window's real pixels.
func (a *App) LayoutF(outsideWidth, outsideHeight float64) (width, height float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	width, height = max(outsideWidth*scale, 1), max(outsideHeight*scale, 1)
	a.Resize(width, height)
	return width, height
}

// Layout implements [ebiten.Game]; LayoutF is what is used.
func (a *App) Layout(outsideWidth, outsideHeight int) (width, height int) {
	w, h := a.LayoutF(float64(outsideWidth), float64(outsideHeight))
	return int(w), int(h)
}

// Resize says how large the screen is, in pixels.
func (a *App) Resize(width, height float64) {
	if size := (window{width, height}); size != a.window {
		a.window, a.stage.stale = size, true
	}
}

// change goes to another scene through the dark; to the first at once out of it.
func (s *stage) change(scene Scene) {
	if s.scene == nil {
		s.enterFromDark(scene)
		return
	}
	s.next = scene
	s.fade = motion.Tween{From: s.fade.Value(), To: 1, Seconds: fadeTime}
}

func (s *stage) enterFromDark(scene Scene) {
	s.enter(scene, motion.Tween{From: 1, Seconds: fadeTime, Ease: motion.Out})
}

// enter begins a scene, which comes out of the dark by the fade.
func (s *stage) enter(scene Scene, fade motion.Tween) {
	s.scene, s.next = scene, nil
	s.fade = fade
	s.stale, s.unseen = true, true
}

// stepFade moves the fade on and changes the scene in its dark middle.
func (s *stage) stepFade(seconds float64) {
	if s.fade.Step(seconds) {
		s.redraw = true
	}
	if s.next != nil && s.fade.Done() {
		s.enterFromDark(s.next)
	}
}

// takePainted reports, once, whether the scene was drawn for the first time.
func (s *stage) takePainted() bool {
	painted := s.painted
	s.painted = false
	return painted
}

// prepare makes the picture ready for the scene to be drawn on it, in the screen's size.
func (s *stage) prepare(width, height int) {
	if s.picture != nil && (s.picture.Bounds().Dx() != width || s.picture.Bounds().Dy() != height) {
		s.picture.Deallocate()
		s.picture = nil
	}
	if s.picture == nil {
		s.picture = ebiten.NewImage(width, height)
	}
	s.painted, s.unseen = s.painted || s.unseen, false
}

// Fill covers a whole image.
func Fill(dst *ebiten.Image, colour color.Color) {
	bounds := dst.Bounds()
	vector.FillRect(dst, 0, 0, float32(bounds.Dx()), float32(bounds.Dy()), colour, false)
}
