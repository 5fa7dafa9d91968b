//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/warsaw"
)

// TestZoomedBoardIsSeen keeps pictures of a tile held over a space that is cut off, and of the board zoomed in on and aimed
// at by keys.
func TestZoomedBoardIsSeen(t *testing.T) {
	testscope.Only(t) // to be looked at
	drive.Window(t)
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 3 && m.Owes(0) == warsaw.DecidePick })
	app := quickApp(t) // one for all, for its pictures take room
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {2560, 1440}, {810, 1080}, {844, 390}}) {
		app.SetSettings(scene.Settings{TextSize: 100})
		app.Resize(size[0], size[1])
		s, err := newMatch(record)
		if err != nil {
			t.Fatal(err)
		}
		table := newScreen(app, s)
		settle(t, table)
		l, d := &table.picture.Layout, table.large()
		x, y := l.Hand[1].Centre()
		toX, toY := middle(table.place.Space(d.Offset(d.EmptySites(nil)[0])), l.Board)
		wants(t, table, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Move, X: toX, Y: toY})
		held := pictureOf(table)
		drive.Keep(t, fmt.Sprintf("zoom-held-%vx%v", size[0], size[1]), held)
		in := input.Intent{Kind: input.Zoom, Scale: input.ZoomStep}
		wants(t, table, input.Intent{Kind: input.Abandon}, in, in, input.Intent{Kind: input.Choose, Number: 2}, input.Intent{Kind: input.Navigate, DY: -1})
		zoomed := pictureOf(table)
		drive.Keep(t, fmt.Sprintf("zoom-keys-%vx%v", size[0], size[1]), zoomed)
		if share(held, zoomed, l.Board) < 0.1 {
			t.Errorf("at %v the board zoomed in on looks like all of it", size)
		}
	}
}
