//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/rules/rome"
)

func TestTmp(t *testing.T) {
	drive.Window(t)
	for _, size := range [][2]float64{{1280, 720}, {810, 1080}} {
		record := until(t, seats(1, 2, ai.Builder), 3, owes(0, rome.DecideBuild, 1))
		d := quickApp(t)
		d.Resize(size[0], size[1])
		table := tableOf(t, d, record)
		drive.Keep(t, fmt.Sprintf("tmp-rtable-%g", size[0]), pictureOf(table))
	}
}
