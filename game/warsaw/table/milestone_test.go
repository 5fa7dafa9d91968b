//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/rules/warsaw"
)

// TestAMilestoneIsUnveiled draws it under its cloth, without the cloth, and with whoever takes it: each differs; where nothing
// travels all is seen at once.
func TestAMilestoneIsUnveiled(t *testing.T) {
	drive.Window(t)
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 640, 360)
	e.passTo(func(waiting []*announcement) bool { return len(waiting) == 0 })
	a := announcer{e.viewpoint}.milestone(warsaw.MilestoneTile, 1, 3)
	e.shown.Wait(a)
	e.pass(longBannerTime * 0.13)
	e.shootAfter(0, longBannerTime*0.3, longBannerTime*0.3)
	for n, frame := range e.frames[1:] {
		if got := drive.Differing(e.frames[n], frame); got < 640*360/300 {
			t.Errorf("of picture %d and the next %d pixels differ", n, got)
		}
	}
	a.still = true
	w, h := e.desk.Size()
	still := drive.Drawn(w, h, func(dst *ebiten.Image) { e.Draw(e.App, dst) })
	if got := drive.Differing(e.frames[2], still); got > 640*360/300 {
		t.Errorf("where nothing travels %d pixels differ from the end", got)
	}
	e.keepStrip("milestone")
}

// TestARivalStaysTold plays on past what rivals do, and looks whether it is told until the person's own next action.
func TestARivalStaysTold(t *testing.T) {
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 640, 360)
	e.playTo(func() bool { return e.session.Table().Phase() == warsaw.PhaseWar })
	e.passTo(func(waiting []*announcement) bool { return len(waiting) == 0 })
	told := e.Position().Told
	if len(told) == 0 {
		t.Fatal("nothing is told")
	}
	for _, line := range told {
		if line.Seat == e.Seat || line.Words == "" {
			t.Errorf("it is told: %+v", line)
		}
	}
	before := e.session.Moves()
	e.acts()
	if e.Since() != before {
		t.Errorf("it is told from move %d on, not %d", e.Since(), before)
	}
}

// acts makes the person in view act, as at the table.
func (e *evening) acts() {
	a := choose(e.t, e.session.Match(), e.Seat)
	e.Submit(a)
}
