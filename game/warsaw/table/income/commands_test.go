//go:build ebitenginedebug && !js

package income

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/input"
)

// mostCommands is how many draw commands a frame of the counting has at most, so that a weak graphics chip keeps up.
const mostCommands = 60

// TestFramesAreFewDrawCommands reads what the engine, built to tell it, hands to the graphics driver:
//
//	go test -tags ebitenginedebug -run DrawCommands ./game/warsaw/table/income
func TestFramesAreFewDrawCommands(t *testing.T) {
	drive.Window(t)
	for _, epoch := range []int{4, 6} {
		v, _ := countingOf(t, scene.Settings{Speed: 1, TextSize: 100}, 3, epoch)
		v.app.ResizePoints(640, 400, 1)
		letters := New(v.app, v.phase) // each is a command more where it is drawn for the first time
		letters.Update([]input.Intent{{Kind: input.Confirm}}, 0)
		screen := ebiten.NewImage(640, 400)
		one := ebiten.NewImage(1, 1)
		letters.Draw(screen)
		v.Update(nil, 0)
		prepared(v)
		flush(one, screen)
		most, frames := 0, 0
		for ; !v.Settled(); frames++ {
			v.Update(nil, 1.0/60)
			n := drive.DrawCommands(t, screen, func() {
				v.Draw(screen)
				flush(one, screen)
			})
			if n > mostCommands {
				t.Errorf("epoch %d, frame %d: %d draw commands", epoch, frames, n)
			}
			most = max(most, n)
		}
		t.Logf("epoch %d: %d frames, at most %d draw commands", epoch, frames, most)
		screen.Deallocate()
	}
}
