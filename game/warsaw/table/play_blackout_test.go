//go:build !js

package table

import (
	"slices"
	"testing"

	"capital/game/scene"
	"capital/input"
	"capital/rules/warsaw"
)

// TestWarIsABlackout goes through a war: the table is dark from its announcement until all that it destroys has fallen, and
// rests while stacks are chosen.
func TestWarIsABlackout(t *testing.T) {
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 1280, 720)
	if e.shown.blackout != 0 {
		t.Fatal("it is dark in peace")
	}
	e.playTo(func() bool { return e.session.Table().Phase() == warsaw.PhaseWar })
	if e.shown.blackout != 0 {
		t.Error("it is dark before the war is announced")
	}
	e.passTo(func(waiting []*announcement) bool { return waiting[0].kind == announceWar })
	e.pass(blackoutTime / 2)
	if dark := e.shown.blackout; dark < 0.4 || dark > 0.6 {
		t.Errorf("after half its time it is %.2f dark", dark)
	}
	e.passTo(func(waiting []*announcement) bool { return len(waiting) == 0 })
	e.pass(1)
	e.Changed()
	e.pass(0.5)
	if e.Changed() || e.shown.blackout != 1 {
		t.Errorf("while stacks are chosen it is %.2f dark, and does not rest", e.shown.blackout)
	}
	e.playTo(func() bool { return len(e.shown.Flashes) > 0 })
	if e.shown.blackout != 1 {
		t.Errorf("when the last stack is given up it is %.2f dark", e.shown.blackout)
	}
	begun := map[float64]bool{} // each falls by itself
	for _, f := range e.shown.Flashes {
		begun[f.Left.Delay] = true
		if f.Left.Delay+f.Left.Seconds+warTime+tollTime > 3 { // all of it is a moment
			t.Errorf("a stack has fallen after %v seconds: too late", f.Left.Delay+f.Left.Seconds)
		}
	}
	if len(begun) < 2 || len(begun) != len(e.shown.Flashes) {
		t.Errorf("%d stacks begin to fall at %d times", len(e.shown.Flashes), len(begun))
	}
	e.pass(fallTime / 2)
	if e.shown.blackout != 1 {
		t.Errorf("while stacks fall it is %.2f dark", e.shown.blackout)
	}
	e.passTo(func(waiting []*announcement) bool { return len(waiting) > 0 && waiting[0].kind == announceToll })
	if toll := e.shown.Waiting[0]; len(e.shown.Flashes) > 0 || e.shown.blackout != 1 || toll.words == "" {
		t.Errorf("it is said %q while %d stacks fall, %.2f dark", toll.words, len(e.shown.Flashes), e.shown.blackout)
	}
	e.passTo(func(waiting []*announcement) bool {
		return !slices.ContainsFunc(waiting, func(a *announcement) bool { return a.kind == announceToll })
	})
	e.pass(blackoutTime + 2*tick)
	if e.shown.blackout != 0 {
		t.Errorf("after the war it is %.2f dark", e.shown.blackout)
	}
}

// TestNothingIsKnownBeforeItIsAnnounced goes through a war and a milestone: nobody is asked what to lose before the war's banner,
// and the milestone is nobody's before its own.
func TestNothingIsKnownBeforeItIsAnnounced(t *testing.T) {
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 1280, 720)
	e.playTo(func() bool { return e.session.Table().Phase() == warsaw.PhaseWar })
	if p := e.Position(); !e.shown.untold() || p.Side.Prompt != "" || p.Side.Count != "" || p.Board.Counted {
		t.Errorf("before the war is announced it is said %q, %q", p.Side.Prompt, p.Side.Count)
	}
	e.passTo(func(waiting []*announcement) bool { return len(waiting) == 0 })
	if p := e.Position(); p.Side.Prompt == "" || !p.Board.Counted {
		t.Error("after it nobody is asked what to lose")
	}
	milestone := func(waiting []*announcement, begun bool) int {
		for n, a := range waiting {
			if a.kind == announceMilestone && a.seat >= 0 && (e.shown.Begun(n) || !begun) {
				return n
			}
		}
		return -1
	}
	e.playTo(func() bool { return milestone(e.shown.Waiting, false) >= 0 })
	won := e.shown.Waiting[milestone(e.shown.Waiting, false)]
	winner := func() int {
		for n := range warsaw.MilestoneCount {
			if face, _ := e.session.Table().Milestone(n); face == won.tile {
				return e.Position().Winners[n]
			}
		}
		return -2
	}
	if p := e.Position(); e.shown.Waiting[0] == won && e.shown.Begun(0) || winner() != -1 || p.Side.Prompt != "" || p.Hand.Tiles != nil {
		t.Errorf("before it is announced that seat %d has won, seat %d has, and it is said %q", won.seat, winner(), p.Side.Prompt)
	}
	e.passTo(func(waiting []*announcement) bool { return milestone(waiting, true) >= 0 })
	if winner() != won.seat {
		t.Errorf("once it is announced that seat %d has won, seat %d has", won.seat, winner())
	}
}

// TestTheFallOfPrudentialIsNoBlackout shows a stack that falls with Prudential in peace: the table stays light.
func TestTheFallOfPrudentialIsNoBlackout(t *testing.T) {
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 1280, 720)
	tile, _ := e.session.Table().Player(0).District.TileAt(e.session.Table().Player(0).District.Occupied().First())
	e.shown.showEvent(warsaw.Event{Kind: warsaw.StackCollapsed, Tile: tile}) // the match does not tell of it
	e.pass(fallTime / 2)
	if len(e.shown.Flashes) == 0 || e.shown.blackout != 0 {
		t.Errorf("%d stacks fall, and it is %.2f dark", len(e.shown.Flashes), e.shown.blackout)
	}
}

// TestBlackoutWithoutMotion begins the war with motion off: it is dark at once. With less motion searchlights stand still.
func TestBlackoutWithoutMotion(t *testing.T) {
	for name, settings := range map[string]scene.Settings{"off": {TextSize: 100}, "reduced": {Speed: 1, ReducedMotion: true, TextSize: 100}} {
		e := beginEvening(t, settings, 960, 600)
		e.playTo(func() bool { return e.session.Table().Phase() == warsaw.PhaseWar })
		if war := (announcer{e.viewpoint}).war(); !war.banner().Still {
			t.Errorf("%s: searchlights sweep", name)
		}
		e.pass(2 * tick)
		if name == "off" && e.shown.blackout != 1 {
			t.Errorf("with motion off it is %.2f dark", e.shown.blackout)
		}
	}
}

// TestTheNextHandWaitsForTheCounting looks at the table in the pause before an income, when the rules have dealt the next
// epoch's hand already.
func TestTheNextHandWaitsForTheCounting(t *testing.T) {
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 1280, 720)
	e.playTo(func() bool { return slices.ContainsFunc(e.shown.Waiting, isIncome) })
	if p := e.Position(); isIncome(e.shown.Waiting[0]) || len(p.Hand.Tiles) > 0 || p.Hand.Backs > 0 || p.Drops.Shown || p.Side.Prompt != "" {
		t.Errorf("in the pause %d tiles lie in the hand, and it is said %q", len(p.Hand.Tiles), p.Side.Prompt)
	}
	e.passTo(func(waiting []*announcement) bool { return isIncome(waiting[0]) })
	for range 2 { // all is counted, and it is over
		e.Update(e.App, []input.Intent{{Kind: input.Confirm}})
	}
	if p := e.Position(); len(p.Hand.Tiles)+p.Hand.Backs == 0 && p.Side.Prompt == "" {
		t.Error("after the counting nothing is to be done")
	}
}

// TestPursesWaitForTheCounting looks at what the seats hold while their income is still to be counted, and after it.
func TestPursesWaitForTheCounting(t *testing.T) {
	e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, 1280, 720)
	e.playTo(func() bool { return slices.ContainsFunc(e.shown.Waiting, isIncome) })
	e.passTo(func(waiting []*announcement) bool { return isIncome(waiting[0]) })
	e.pass(1)
	before, after := e.shown.Waiting[0].before, e.shown.purses
	if shown := e.Position().Purses; shown != before || shown == after {
		t.Errorf("before it is counted the seats hold %v, had %v and will have %v", shown, before, after)
	}
	e.Update(e.App, []input.Intent{{Kind: input.Confirm}})
	e.Update(e.App, []input.Intent{{Kind: input.Confirm}})
	if shown := e.Position().Purses; shown != after {
		t.Errorf("once it is counted the seats hold %v, not %v", shown, after)
	}
}
