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

// TestLeftMatchGoesOn leaves a match while a tile is to be used, and while one is to
// be picked.
func TestLeftMatchGoesOn(t *testing.T) {
	drive.Beside(t)
	left := map[string]int{"use": 3} // in the first epoch
	if testscope.Thorough() {
		left = map[string]int{"use": 19, "pick": 21} // in the third
	}
	for name, decisions := range left {
		t.Run(name, func(t *testing.T) { leaveAndGoOn(t, name, decisions) })
	}
}

func leaveAndGoOn(t *testing.T, name string, decisions int) {
	seats := []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars")}
	r := begin(t, game{speed: 4, record: warsaw.Record{Seed: 12, Seats: seats}})
	for range decisions {
		m := r.await(0)
		r.playByMouse(&m, 0)
	}
	r.await(0)
	r.g.Move(2, 2)
	r.g.Tick(120)
	before, moves := r.keep("left-%s", name), r.record()
	r.g.Click(centre(r.layout().Menu))
	r.leaveByMenu()
	r.g.Click(r.titleButton(true, "title.quit"))
	r.g.WaitEnd()
	left := r.record()
	if recordText(&left) != recordText(&moves) {
		t.Error("leaving changed the match")
	}

	again := open(t, game{speed: 4, home: r.g.Home})
	_, events, _ := r.state()
	again.shown = len(events)
	again.g.Click(again.titleButton(true, "title.continue.game"))
	again.g.Tick(60)
	m := again.await(0)
	again.g.Move(2, 2)
	again.g.Tick(60)
	after := again.keep("left-%s-continued", name)
	const edges = 20 // pixels at the edges of small shapes, which depend on where in a texture these were painted
	if n := drive.Differing(before, after); n > edges {
		t.Errorf("%d pixels differ from when the match was left", n)
	}
	if now := again.record(); recordText(&now) != recordText(&moves) {
		t.Error("the match that goes on is another one")
	}
	again.playByMouse(&m, 0)
}

// leaveByMenu leaves the match by the menu that is open: the way back from its first thing is to its last.
func (r *robot) leaveByMenu() {
	r.g.Tick(5)
	r.g.Key(ebiten.KeyTab, ebiten.KeyShiftLeft)
	r.g.Tick(2)
	r.g.Key(ebiten.KeyEnter)
	r.g.Tick(60)
}
