//go:build ebitenginedebug && !js

package tabletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/render/life"
)

// ALivingTableTakesFewDrawCommands a picture, so that a weak graphics chip has next to nothing to do while nothing happens.
func ALivingTableTakesFewDrawCommands[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	drive.Window(t)
	const width, height, most = 1280, 720, 10
	p := g.lateTable(t, width, height)
	screen, picture := ebiten.NewImage(width, height), ebiten.NewImage(width, height)
	p.screen.Draw(p.app, picture)
	screen.DrawImage(picture, nil)
	var on life.Scenery
	lay := func(seconds float64) {
		on.Begin(p.app.Screen())
		p.Scenery(p.app, seconds, &on)
	}
	lay(0)
	on.Draw(screen)
	pictures, worst := 0, 0
	for n := range 300 {
		if lay(float64(n) / 5); !on.Changed() {
			continue
		}
		pictures++
		commands := drive.DrawCommands(t, screen, func() { on.Move(screen, picture) })
		if worst = max(worst, commands); commands > most {
			t.Errorf("after %.1f s %d draw commands are taken, not %d at most", float64(n)/5, commands, most)
		}
	}
	if pictures < 100 {
		t.Errorf("only %d of 300 pictures move", pictures)
	}
	t.Logf("%d pictures, at most %d draw commands each", pictures, worst)
}
