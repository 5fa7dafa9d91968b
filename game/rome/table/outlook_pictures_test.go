//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/table/wording"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// TestOutlookIsDrawn keeps pictures of the sheet about what may still come, and of a warning, at every size of screen.
func TestOutlookIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	d := quickApp(t) // one for all, for its pictures take room
	for round, others := range map[int]int{1: 3, 3: 1} {
		played := until(t, seats(1, others, ai.Builder), 7, owes(0, rome.DecideBuild, round))
		for _, size := range testscope.First(1, [][4]float64{{960, 600, 1, 100}, {1280, 720, 1, 100}, {810, 1080, 1, 100}, {2532, 1170, 3, 100}, {1170, 2532, 3, 100}, {1280, 720, 1, 200}}) {
			d.ResizePoints(size[0], size[1], size[2])
			d.SetSettings(scene.Settings{TextSize: int(size[3])})
			table := tableOf(t, d, played)
			keep := func(name string) {
				drive.Keep(t, fmt.Sprintf("rome-outlook-%s-%d-%gx%g-%g", name, round, size[0], size[1], size[3]), pictureOf(table))
			}
			keep("table")
			table.Update(d.App, []input.Intent{{Kind: input.Outlook}})
			keep("sheet")
			table.Update(d.App, []input.Intent{{Kind: input.Cancel}})
			regret := ai.Regret{Kind: ai.RegretPass, Place: rome.Palatine, House: ai.House{Height: 3}, Points: 4}
			pass := rome.Action{Kind: rome.Pass}
			table.Question.Ask(d.App, wording.Regret(d.art, regret), pass, table.regretPlace(regret, pass), table.picture.Layout.Hand.Y)
			keep("warning")
		}
	}
}
