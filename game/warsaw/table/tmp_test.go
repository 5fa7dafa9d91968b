//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/input"
	"github.com/hajimehoshi/ebiten/v2"
)

func TestTmp(t *testing.T) {
	drive.Window(t)
	for _, size := range [][2]float64{{1280, 720}, {810, 1080}, {390, 844}, {844, 390}} {
		table := newTestTable(t, person("Zofia"), computer("Sawa"))
		table.app.Resize(size[0], size[1])
		settle(t, table)
		table.take([]input.Intent{{Kind: input.Choose, Number: 2}})
		settle(t, table)
		drive.Keep(t, fmt.Sprintf("tmp-table-%g", size[0]), drive.Drawn(size[0], size[1], func(dst *ebiten.Image) { table.Draw(table.app.App, dst) }))
	}
}
