//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// TestStacksComeApartWhereTheyAreTheQuestion holds a tile over the starting tile, and over
// an empty space again. Nothing jumps, and what has come to rest costs nothing.
func TestStacksComeApartWhereTheyAreTheQuestion(t *testing.T) {
	app := testCapital(t, scene.Settings{Speed: 1, TextSize: 100}, store.OpenFolder(t.TempDir()))
	s, err := newMatch(warsaw.Record{Seed: 5, Seats: []record.Seat{person("Zofia"), computer("Sawa")}})
	if err != nil {
		t.Fatal(err)
	}
	table := newScreen(app, s)
	settle(t, table)
	x, y := table.picture.Layout.Hand[0].Centre()
	table.TakeAll([]input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}})
	settle(t, table)
	if p := table.Position(); p.Board.Apart != 0 {
		t.Errorf("stacks lie %v apart with a tile in the hand", p.Board.Apart)
	}
	for n, want := range []float64{1, 0, 1} {
		bx, by := table.place.Space(n%2, 0).Centre()
		table.TakeAll([]input.Intent{{Kind: input.Move, X: bx, Y: by}})
		steps, before := 0, table.Position().Board.Apart
		drive.Until(t, "the stacks have come to rest", func() bool {
			table.Update(table.App, nil)
			now := table.Position().Board.Apart
			if jump := now - before; jump > 0.25 || jump < -0.25 || jump*(want-0.5) < 0 {
				t.Errorf("from %v to %v apart in a tick", before, now)
			}
			if now != before {
				steps++
			}
			before = now
			return now == want
		})
		if steps < 5 {
			t.Errorf("there are %d steps to %v", steps, want)
		}
	}
	settle(t, table)
	if n := testing.AllocsPerRun(100, func() { table.Update(table.App, nil) }); n != 0 {
		t.Errorf("a tick with a tile held over a stack allocates %v times", n)
	}
}
