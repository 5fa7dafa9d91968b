//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/input"
	"capital/rules/rome"
)

func TestPeekLog(t *testing.T) {
	drive.Window(t)
	for _, size := range [][2]int{{1280, 720}, {810, 1080}} {
		d := usualApp(t)
		d.Resize(float64(size[0]), float64(size[1]))
		r := until(t, seats(1, 3, "builder"), 3, owes(0, rome.DecideBuild, 2))
		table := tableOf(t, d, r)
		d.ShowAtOnce(table)
		table.toggleLog()
		d.Say("No sound card was found. The game goes on without sound.")
		draw := func(name string) {
			drive.Keep(t, fmt.Sprintf("log-rome-%s-%dx%d", name, size[0], size[1]), drive.Drawn(float64(size[0]), float64(size[1]), d.App.Draw))
		}
		d.Update()
		draw("open")
		in := table.picture.Layout.Side
		table.takeOne(input.Intent{Kind: input.Navigate, DY: 1})
		for range 60 {
			table.takeOne(input.Intent{Kind: input.Navigate, DY: -1})
			if p := table.shown.log.Pointed(); len(p) > 0 && in.X > 0 && p[0].Thing.Kind != 0 && len(p) > 1 {
				break
			}
			table.takeOne(input.Intent{Kind: input.Navigate, DX: 1})
		}
		d.Update()
		d.ShowAtOnce(table)
		draw("pointed")
	}
}
