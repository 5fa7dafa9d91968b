//go:build !js

package table

import (
	"fmt"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// bidAt is a table at which a person of so many has bid, the others not yet.
func bidAt(t *testing.T, people int) *screen {
	t.Helper()
	r := until(t, seats(people, 3-people, ai.Builder), 3, owes(0, rome.DecideBid, 1))
	table := tableOf(t, quickApp(t), r)
	cards := table.session.Match().Hand(0)
	bid := rome.Action{Kind: rome.Bid, Bid: (cards & -cards).Prints()}
	if reason := table.session.Submit(0, bid); reason != nil {
		t.Fatal(reason)
	}
	return table
}

// TestTheMenuKeepsBidsSecret among people, and tells one who plays alone.
func TestTheMenuKeepsBidsSecret(t *testing.T) {
	if past := bidAt(t, 2).Menu().Past; len(past) == 0 || past[0] != "You have bid" {
		t.Errorf("between people, the past is %q", past)
	}
	if past := bidAt(t, 1).Menu().Past; len(past) < 2 || !strings.HasPrefix(past[0], "You bid ") {
		t.Errorf("alone, the past is %q", past)
	}
}

// TestABidComesAgain as it was, by the keys for it.
func TestABidComesAgain(t *testing.T) {
	table := bidAt(t, 1)
	moves := table.session.Record().Actions
	table.TakeOne(input.Intent{Kind: input.Undo})
	if table.session.Moves() != len(moves)-1 || table.decision() != rome.DecideBid {
		t.Fatal("the bid is not taken back")
	}
	table.TakeOne(input.Intent{Kind: input.Redo})
	if got := table.session.Record().Actions; len(got) != len(moves) || got[len(got)-1] != moves[len(moves)-1] {
		t.Errorf("it comes again as %v", got[len(got)-1])
	}
}

// TestAScoringFolds under a heading of its own, once what comes next has begun.
func TestAScoringFolds(t *testing.T) {
	r := until(t, seats(1, 2, ai.Builder), 3, owes(0, rome.DecideBuild, 2))
	lines := tableOf(t, quickApp(t), r).shown.Log.Lines()
	headings, parts := 0, 0
	for n, line := range lines {
		if line.Words == "Scoring" {
			headings++
			if lines[n+1].Depth <= line.Depth {
				t.Error("a scoring has no parts")
			}
		}
		if strings.Contains(line.Words, "in this round") {
			parts++
		}
	}
	if headings != 1 || parts != 3 {
		t.Errorf("%d scorings with %d parts", headings, parts)
	}
}

// TestTheLogAndTheMenuAreSeen keeps pictures of them, and of the settings that the menu lays over the match.
func TestTheLogAndTheMenuAreSeen(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	sitting := seats(1, 3, ai.Builder)
	r := until(t, sitting, 3, owes(0, rome.DecideBuild, 2))
	for _, size := range testscope.First(1, [][2]int{{960, 600}, {1280, 720}, {810, 1080}, {390, 844}}) {
		d := quickApp(t)
		d.Resize(float64(size[0]), float64(size[1]))
		d.Begin(scene.Config{Seats: sitting, Seed: r.Seed}) // whose menu is seen
		shown := tableOf(t, d, r)
		seen := func(name string, intents ...input.Intent) {
			for _, in := range intents {
				shown.TakeOne(in)
			}
			shown.UpdateButtons()
			if name != "menu" {
				d.ShowAtOnce(shown)
			}
			drive.Keep(t, fmt.Sprintf("log-rome-%s-%dx%d", name, size[0], size[1]), drive.Drawn(float64(size[0]), float64(size[1]), d.App.Draw))
		}
		up, open := input.Intent{Kind: input.Navigate, DY: -1}, input.Intent{Kind: input.Navigate, DX: 1}
		seen("newest", input.Intent{Kind: input.Log})
		seen("unfolded", up, up, up, up, up, open, up, open)
		scene.OpenMenu(d.App)
		d.Update()
		seen("menu")
		down := input.Intent{Kind: input.Navigate, DY: 1}
		scene.Tick(d.App, 0, down, down, input.Intent{Kind: input.Confirm})
		drive.Keep(t, fmt.Sprintf("log-rome-settings-%dx%d", size[0], size[1]), drive.Drawn(float64(size[0]), float64(size[1]), d.App.Draw))
	}
}
