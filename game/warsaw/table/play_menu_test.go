//go:build !js

package table

import (
	"fmt"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/input"
	"capital/rules/warsaw"
)

// TestWhatIsPlannedComesAgain takes back a tile that waits for the others to choose, and brings it back: it is built as it
// was planned.
func TestWhatIsPlannedComesAgain(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	plan := affordable(t, table.session.Match(), 0, 1)
	before := table.session.Moves()
	table.Do(plan)
	table.TakeBack(1)
	if table.plans[0].Kind != 0 || table.session.Moves() != before {
		t.Fatal("what was planned is not taken back")
	}
	table.BringBack()
	if table.plans[0] != plan {
		t.Fatalf("planned is %v, not %v", table.plans[0], plan)
	}
	settle(t, table)
	if tiles := table.session.Table().Player(0).District.Occupied().Count(); tiles != 2 {
		t.Fatalf("the district has %d tiles", tiles)
	}
	if past := table.Menu().Past; len(past) != 1 || !strings.HasPrefix(past[0], "You build ") {
		t.Errorf("the past is %q", past)
	}
	table.TakeBack(1)
	if table.session.Table().Player(0).District.Occupied().Count() != 1 {
		t.Error("the tile and its pick are not one")
	}
}

// TestNothingIsAskedOfWhoHasPlanned looks at the table when all tiles are revealed, and the one planned waits to be used.
func TestNothingIsAskedOfWhoHasPlanned(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	table.Do(affordable(t, table.session.Match(), 0, 1))
	drive.Until(t, "the tiles are revealed", func() bool {
		table.session.Think()
		return table.decision() == warsaw.DecideUse
	})
	if p := table.Position(); p.Side.Prompt != table.desk.art.Strings.Text("prompt.wait", "Sawa") || p.Side.More != "" || p.Drops.Discard {
		t.Errorf("it is said %q and %q, and the tile can be discarded: %v", p.Side.Prompt, p.Side.More, p.Drops.Discard)
	}
}

// TestAnotherMoveForgetsWhatWasPlanned so that it never comes up again.
func TestAnotherMoveForgetsWhatWasPlanned(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	plan := affordable(t, table.session.Match(), 0, 1)
	table.Do(plan)
	table.TakeBack(1)
	settle(t, table)
	table.Do(warsaw.Action{Kind: warsaw.Discard, Tile: plan.Tile})
	if table.undone != (undonePlans{}) || table.plans[0].Kind != warsaw.Discard {
		t.Errorf("planned is %v, kept %v", table.plans[0], table.undone)
	}
}

// TestTheMenuKeepsSecrets has two people at one screen: what one of them has chosen unseen is not told there.
func TestTheMenuKeepsSecrets(t *testing.T) {
	table := newTestTable(t, twoPeople()...)
	settle(t, table)
	tile := table.session.View(0)
	picked := tile.Own().Hand(nil)[0]
	table.Do(warsaw.Action{Kind: warsaw.Pick, Tile: picked})
	past := table.Menu().Past
	if len(past) != 1 || past[0] != "Zofia has chosen" {
		t.Errorf("the past is %q", past)
	}
	alone := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, alone)
	alone.Do(warsaw.Action{Kind: warsaw.Pick, Tile: picked})
	if past := alone.Menu().Past; len(past) != 1 || past[0] != "You choose "+alone.art.TileName(picked) {
		t.Errorf("alone, the past is %q", past)
	}
}

// TestTheLogTakesKeysBeforeTheHand while it is open, and gives them back.
func TestTheLogTakesKeysBeforeTheHand(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	table.Update(table.App, []input.Intent{{Kind: input.Log}, {Kind: input.Navigate, DY: -1}, {Kind: input.Choose, Number: 1}})
	if p := table.Position(); p.Side.Log == nil || table.hand.held.none() {
		t.Error("the log is not open, or takes what it has no use for")
	}
	table.Update(table.App, []input.Intent{{Kind: input.Log}})
	if p := table.Position(); p.Side.Log != nil {
		t.Error("the log does not close")
	}
}

// building chooses as builders do.
func building(t *testing.T) func(m *warsaw.Match, seat int) warsaw.Action {
	builder, err := ai.New(ai.Builder, 1)
	if err != nil {
		t.Fatal(err)
	}
	return func(m *warsaw.Match, seat int) warsaw.Action {
		v := m.View(seat)
		return builder.Choose(&v)
	}
}

// TestTheLogAndTheMenuAreSeen keeps pictures of them in the fourth epoch, and of the settings that the menu lays over the match.
func TestTheLogAndTheMenuAreSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	played, _ := playedTo(t, people(3, 9), building(t), func(m *warsaw.Match, _ []warsaw.Event) bool { return m.Epoch() == 4 && m.Round() == 2 })
	for _, who := range []int{1, 2} {
		played.Seats[who].Player = ai.Builder
	}
	for _, size := range testscope.First(1, [][2]int{{960, 600}, {1280, 720}, {810, 1080}, {390, 844}}) {
		d := quickApp(t)
		d.Resize(float64(size[0]), float64(size[1]))
		running, err := newMatch(played)
		if err != nil {
			t.Fatal(err)
		}
		table := newScreen(d, running)
		table.shown.Waiting = nil
		seen := func(name string, intents ...input.Intent) {
			table.Update(d.App, nil)
			for _, in := range intents {
				table.TakeAll([]input.Intent{in})
			}
			table.Changed()
			d.ShowAtOnce(table)
			if name == "menu" {
				scene.OpenMenu(d.App)
			}
			drive.Keep(t, fmt.Sprintf("log-%s-%dx%d", name, size[0], size[1]), drive.Drawn(float64(size[0]), float64(size[1]), d.App.Draw))
		}
		up, down, open := input.Intent{Kind: input.Navigate, DY: -1}, input.Intent{Kind: input.Navigate, DY: 1}, input.Intent{Kind: input.Navigate, DX: 1}
		seen("newest", input.Intent{Kind: input.Log})
		seen("pointed", up, up)
		seen("unfolded", up, up, up, up, open, down, down, down)
		seen("menu", input.Intent{Kind: input.Log})
		scene.Tick(d.App, 0)
		scene.Tick(d.App, 0, down, down, input.Intent{Kind: input.Confirm})
		drive.Keep(t, fmt.Sprintf("log-settings-%dx%d", size[0], size[1]), drive.Drawn(float64(size[0]), float64(size[1]), d.App.Draw))
	}
}
