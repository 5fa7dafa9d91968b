//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/testscope"
	"capital/rules/rome"
)

// TestAKilledWindowGoesOn with the match in whose midst it was killed.
func TestAKilledWindowGoesOn(t *testing.T) {
	drive.Beside(t)
	home, d := homeWith(t, 0, rome.Record{Seed: 12, Seats: seats(1, 2, ai.Builder)}), quickApp(t)
	const w, h = 640, 400 // without a graphics card drawing is most of the work
	d.Resize(w, h)
	drive.KillAndGoOn(t, testscope.Count(3, 20), home, matchFile, func() drive.Player {
		return &killed{guest: open(t, w, h, home, clicks(false)), d: d}
	})
}

// killed is a robot whose window will be killed.
type killed struct {
	*guest
	d    *desk // of its own table
	over bool
}

func (k *killed) Window() *drive.Guest { return k.Guest }
func (k *killed) Over() bool           { return k.over }

func (k *killed) GoOn() {
	r := k.record()
	rome.Rules().Replay(&r, func(e rome.Event) { // what has happened was seen
		if e.Kind == rome.RoundScored {
			k.scored++
		}
	})
	k.Tick(8)
	k.Key(ebiten.KeyEnter) // Continue
	k.Tick(8)
	k.over = !k.turn()
}

func (k *killed) Play() {
	k.plays(k.d, 1)
	k.over = !k.turn()
}

func (k *killed) Begin() {
	k.screen = tableOf(k.t, k.d, k.record())
	known := k.known()
	k.act(&k.robot, k.player.Choose(&known))
}
