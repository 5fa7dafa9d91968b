package scene

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/canvas"
	"capital/render/motion"
)

// fadeTime is how long one half of a change of screens takes, in seconds.
const fadeTime = 0.15

// Show changes to another scene through a short fade.
func (a *App) Show(scene Scene) {
	a.SetTextMode(false)
	a.stage.change(scene)
}

// ShowAtOnce changes to another scene without a fade.
func (a *App) ShowAtOnce(scene Scene) {
	a.SetTextMode(false)
	a.stage.enter(scene, motion.Tween{})
}

// Shown returns the scene that is shown.
func (a *App) Shown() Scene { return a.stage.scene }

// Say shows a toast at the top of the screen for a while.
func (a *App) Say(words string) {
	a.toast.Say(words)
	a.tellNotice(words)
	a.stage.redraw = true
}

// change goes to another scene through the dark; to the first at once.
func (s *stage) change(scene Scene) {
	if s.scene == nil {
		s.enter(scene, motion.Tween{})
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
	s.scene, s.next, s.over = scene, nil, nil
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
		s.picture = canvas.Screen(float64(width), float64(height))
	}
	s.painted, s.unseen = s.painted || s.unseen, false
}

// Fill covers a whole image.
func Fill(dst *ebiten.Image, colour color.Color) {
	bounds := dst.Bounds()
	vector.FillRect(dst, 0, 0, float32(bounds.Dx()), float32(bounds.Dy()), colour, false)
}
