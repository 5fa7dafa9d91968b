//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/warsaw"
)

// TestTheSharedBoardIsDrawn keeps pictures of late positions with a milestone shown whole, on every size of screen.
func TestTheSharedBoardIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	late := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 5 && m.Owes(0) == warsaw.DecidePick })
	war := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Owes(0) == warsaw.DecideLosses })
	app := quickApp(t) // one for all, for its pictures take room
	for _, size := range testscope.First(1, [][2]int{{844, 390}, {960, 600}, {1280, 720}, {810, 1080}}) {
		for name, record := range map[string]warsaw.Record{"late": late, "war": war} {
			s, err := newMatch(record)
			if err != nil {
				t.Fatal(err)
			}
			app.Resize(float64(size[0]), float64(size[1]))
			table := newScreen(app, s)
			table.Update(app.App, nil)
			before := pictureOf(table)
			drive.Keep(t, fmt.Sprintf("shared-%s-%dx%d", name, size[0], size[1]), before)
			x, y := centre(table.picture.Layout.Milestones[3])
			table.Update(app.App, []input.Intent{{Kind: input.Move, X: x, Y: y}})
			whole := pictureOf(table)
			drive.Keep(t, fmt.Sprintf("shared-%s-%dx%d-milestone", name, size[0], size[1]), whole)
			if drive.Differing(before, whole) < 1000 {
				t.Errorf("at %v a milestone that is pointed at is not shown", size)
			}
		}
	}
}
