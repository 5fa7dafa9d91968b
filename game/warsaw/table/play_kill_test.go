//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// TestAKilledWindowGoesOn with the match in whose midst it was killed.
func TestAKilledWindowGoesOn(t *testing.T) {
	drive.Beside(t)
	how := game{home: drive.Home(t), record: warsaw.Record{Seed: 12, Seats: []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars")}}}
	drive.KillAndGoOn(t, testscope.Count(3, 20), how.home, matchFile, func() drive.Player {
		k := &killed{robot: open(t, how), again: how.record.Seats == nil}
		how.record = warsaw.Record{}
		return k
	})
}

// killed is a robot whose window will be killed.
type killed struct {
	*robot
	m     warsaw.Match // as it is at the person's turn
	again bool         // it goes on: what has happened was seen
}

func (k *killed) Window() *drive.Guest { return k.g }
func (k *killed) Over() bool           { return k.m.Over() }

func (k *killed) GoOn() {
	if k.again {
		_, events, _ := k.state()
		k.shown = len(events)
	}
	k.g.Key(ebiten.KeyEnter) // Continue
	k.rest()
	k.m = k.await(0)
}

func (k *killed) Play() {
	k.playByMouse(&k.m, 0)
	k.m = k.await(0)
}

func (k *killed) Begin() {
	k.t.Helper()
	a := choose(k.t, &k.m, 0)
	switch a.Kind {
	case warsaw.Pick:
		x, y := k.hand(&k.m, 0, a.Tile)
		fx, fy := centre(k.layout().FaceDown)
		k.g.Drag(x, y, fx, fy)
	case warsaw.Discard, warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		x, y := k.single()
		k.dropMouse(&k.m, 0, x, y, a)
	default:
		k.g.Key(ebiten.KeyEnter)
	}
}
