//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
)

// TestAnEpochOpensAsAPicture draws the banners of epochs, and looks whether each is a picture of its own.
func TestAnEpochOpensAsAPicture(t *testing.T) {
	drive.Window(t)
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 640, 360)
	e.passTo(func(waiting []*announcement) bool { return len(waiting) == 0 })
	draw := func(name string) (differing func() int) {
		w, h := e.App.Size()
		before := drive.Drawn(w, h, func(dst *ebiten.Image) { e.screen.Draw(e.App, dst) })
		drive.Keep(t, name, before)
		return func() int {
			return drive.Differing(before, drive.Drawn(w, h, func(dst *ebiten.Image) { e.screen.Draw(e.App, dst) }))
		}
	}
	differing := draw("epoch-none")
	for epoch := range testscope.Count(2, 6) {
		e.shown.Wait(announcer{e.viewpoint}.epoch(epoch + 1))
		e.pass(bannerTime / 2)
		if got := differing(); got < 640*360/2 {
			t.Errorf("epoch %d changes %d pixels", epoch+1, got)
		}
		differing = draw("epoch-" + string(rune('1'+epoch)))
		e.passTo(func(waiting []*announcement) bool { return len(waiting) == 0 })
	}
	draw("epoch-told")
}
