//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/thorough"
	"capital/input"
	"capital/rules/rome"
)

func TestPeekMenu(t *testing.T) {
	drive.Window(t)
	for _, size := range [][2]int{{960, 600}, {1280, 720}, {810, 1080}} {
		d := usualApp(t)
		d.Resize(float64(size[0]), float64(size[1]))
		r := until(t, seats(1, 3, "builder"), 3, owes(0, rome.DecideBuild, 2))
		table := tableOf(t, d, r)
		d.ShowAtOnce(table)
		d.Update()
		_ = thorough.Wanted
		drive.Keep(t, fmt.Sprintf("menu-table-%dx%d", size[0], size[1]), drive.Drawn(float64(size[0]), float64(size[1]), d.App.Draw))
		table.takeOne(input.Intent{Kind: input.Cancel})
		d.Update()
		drive.Keep(t, fmt.Sprintf("menu-%dx%d", size[0], size[1]), drive.Drawn(float64(size[0]), float64(size[1]), d.App.Draw))
	}
}
