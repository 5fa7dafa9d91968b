//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

// TestEveryFrameIsDrawn draws after every tick, as a quick desktop does, from the last tile before a war over the war, the
// milestone and the income into the next epoch.
func TestEveryFrameIsDrawn(t *testing.T) {
	testscope.Only(t) // a counting drawn too early fails by itself
	drive.Window(t)
	e := beginEvening(t, scene.Settings{Speed: 4, TextSize: 100}, 480, 300)
	screen := ebiten.NewImage(480, 300)
	defer screen.Deallocate()
	frames := 0
	frame := func(intents ...input.Intent) {
		e.desk.Pass(tick)
		e.Update(e.App, intents)
		e.Draw(e.App, screen)
		if frames++; frames%30 == 0 {
			drive.EndFrame()
		}
	}
	for e.session.Table().Epoch() == 4 || len(e.shown.Waiting) > 0 {
		for seat := range 4 {
			if m := e.session.Match(); len(e.shown.Waiting) == 0 && m.Owes(seat) != 0 && m.Epoch() == 4 {
				e.session.Submit(seat, choose(t, m, seat))
			}
		}
		if frame(); len(e.shown.Waiting) > 0 && isIncome(e.shown.Waiting[0]) && e.shown.Waiting[0].income.Settled() {
			frame(input.Intent{Kind: input.Confirm})
		}
	}
	for range 30 {
		frame()
	}
	screen.ReadPixels(make([]byte, 4*480*300))
}
