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

// TestOutlookIsDrawn keeps pictures of the sheet about what may still come, and of a warning, at every size of screen.
func TestOutlookIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 3 && m.Round() == 1 && m.Owes(0) == warsaw.DecidePick })
	c := quickApp(t) // one for all, for its pictures take room
	for _, size := range testscope.First(1, [][4]float64{{960, 600, 1, 100}, {1280, 720, 1, 100}, {810, 1080, 1, 100}, {2532, 1170, 3, 100}, {1170, 2532, 3, 100}, {1280, 720, 1, 200}}) {
		c.ResizePoints(size[0], size[1], size[2])
		c.SetSettings(scene.Settings{TextSize: int(size[3])})
		s, err := newMatch(record)
		if err != nil {
			t.Fatal(err)
		}
		table := newScreen(c, s)
		settle(t, table)
		keep := func(name string) {
			drive.Keep(t, fmt.Sprintf("outlook-%s-%gx%g-%g", name, size[0], size[1], size[3]), pictureOf(table))
		}
		keep("table")
		table.Update(c.App, []input.Intent{{Kind: input.Outlook}})
		keep("none")
		table.Update(c.App, []input.Intent{{Kind: input.Navigate, DX: 1}, {Kind: input.Navigate, DX: 1}})
		keep("now")
		table.Update(c.App, []input.Intent{{Kind: input.Next}, {Kind: input.Navigate, DX: 1}})
		keep("later")
		table.Update(c.App, []input.Intent{{Kind: input.Cancel}})
		table.hand.hold(table.handTiles()[0], 0)
		table.hand.propose()
		table.Question.Ask(c.App, regretOfIncome(table), table.hand.placing(table.hand.held.target), table.laidAt(table.hand.placing(table.hand.held.target)), 0)
		keep("warning")
	}
}
