//go:build !js

package table

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// slowTable is a match on a disk that takes nothing until it is let go: a save is on its way there.
func slowTable(t *testing.T) (shown *screen, letGo func()) {
	t.Helper()
	d := quickApp(t)
	disk := make(chan struct{})
	game := d.game()
	start := game.Start
	game.Name, game.File = "slow", "slow.txt"
	game.Start = func(config scene.Config, _ func(string) error) (scene.Match, error) {
		return start(config, func(string) error { <-disk; return nil })
	}
	d.SetSettings(scene.Settings{TextSize: 100, Game: "slow"})
	if err := d.Add(game); err != nil {
		t.Fatal(err)
	}
	d.Begin(scene.Config{Seed: 5, Seats: []record.Seat{person("Zofia"), computer("Sawa")}})
	letGo = sync.OnceFunc(func() { close(disk) })
	t.Cleanup(func() { letGo(); d.EndMatch() })
	shown = d.Shown().(*screen)
	drive.Until(t, "the answer of the other seat is on its way to the disk", func() bool {
		scene.Tick(d.App, tick, input.Intent{Kind: input.Confirm})
		shown.hand.drop()
		return !shown.session.Saved()
	})
	return shown, letGo
}

// TestATileRestsWhereItGoesWhileItsMoveWaits for the last one to be saved: the last word counts.
func TestATileRestsWhereItGoesWhileItsMoveWaits(t *testing.T) {
	shown, letGo := slowTable(t)
	do := func(in input.Intent) { scene.Tick(shown.App, tick, in) }
	key := func(kind input.Kind) { do(input.Intent{Kind: kind}) }
	before := shown.session.Moves()

	if do(input.Intent{Kind: input.Choose, Number: 2}); shown.hand.held.tile != shown.handTiles()[1] {
		t.Error("no tile is taken up")
	}
	key(input.Discard)
	discards := func(when string, want bool) {
		t.Helper()
		if shown.Waits() != want || shown.session.Moves() != before {
			t.Fatalf("%s: a move waits: %t; %d moves", when, shown.Waits(), shown.session.Moves()-before)
		}
	}
	discards("discarded", true)
	if !shown.hand.held.boxed {
		t.Error("the tile does not lie on the box while it waits to be discarded")
	}
	// A tile that is carried to a space lies there, and follows the pointer no more.
	tile := shown.handTiles()[2]
	x, y := shown.picture.Layout.Hand[2].Centre()
	bx, by := shown.place.Space(1, 0).Centre()
	for _, in := range []input.Intent{
		{Kind: input.Press, X: x, Y: y}, {Kind: input.Move, X: bx, Y: by}, {Kind: input.Release, X: bx, Y: by}, {Kind: input.Move, X: x, Y: y},
	} {
		do(in)
	}
	discards("built", true)
	if held := shown.hand.held; held.tile != tile || held.carried || held.target != (warsaw.Space{X: 1}) || !held.aimed {
		t.Errorf("held is %+v", held)
	}
	letGo()
	drive.Until(t, "the move is made that was made last", func() bool {
		key(input.None)
		return slices.ContainsFunc(shown.session.Record().Actions, func(move warsaw.Move) bool {
			return move == warsaw.Move{Action: warsaw.Action{Kind: warsaw.Build, Tile: tile, Space: warsaw.Space{X: 1}}}
		})
	})
	if moves := shown.session.Record().Actions; slices.ContainsFunc(moves, func(move warsaw.Move) bool { return move.Action.Kind == warsaw.Discard && move.Seat == 0 }) {
		t.Errorf("played was %v", moves)
	}
}

// TestWhoTakesATileUpAgainHasNotUsedIt on a slow disk.
func TestWhoTakesATileUpAgainHasNotUsedIt(t *testing.T) {
	shown, letGo := slowTable(t)
	x, y := shown.picture.Layout.Hand[1].Centre()
	for _, in := range []input.Intent{{Kind: input.Choose, Number: 1}, {Kind: input.Discard}, {Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}} {
		scene.Tick(shown.App, tick, in)
	}
	if !shown.Waits() || !shown.hand.held.carried {
		t.Fatal("it is not taken up")
	}
	letGo()
	drive.Until(t, "all is saved", func() bool {
		scene.Tick(shown.App, tick)
		return !shown.Waits()
	})
	if shown.hand.held.none() || slices.ContainsFunc(shown.session.Record().Actions, func(move warsaw.Move) bool { return move.Seat == 0 }) {
		t.Error("it was used all the same")
	}
}

// TestASlowSaveIsDrawn keeps pictures of the line that says that a save takes its time.
func TestASlowSaveIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	shown, _ := slowTable(t)
	app := shown.App
	said := false
	app.Listen(func(told narration.Told) { said = said || told.Words == app.Strings.Text("toast.saving") })
	drive.Until(t, "it is said that a save takes its time", func() bool { scene.Tick(app, tick); return said })
	for _, size := range testscope.First(1, [][3]float64{{1280, 720, 1}, {960, 600, 1}, {1920, 1080, 1}, {2532, 1170, 3}, {1170, 2532, 3}}) {
		app.ResizePoints(size[0], size[1], size[2])
		for _, language := range testscope.First(1, []string{"en", "de", "pl"}) {
			settings := app.Settings()
			settings.Language = language
			app.SetSettings(settings)
			scene.Tick(app, tick)
			drive.Keep(t, fmt.Sprintf("saving-%s-%gx%g", language, size[0], size[1]), drive.Drawn(size[0], size[1], func(dst *ebiten.Image) { app.Draw(dst) }))
		}
	}
}
