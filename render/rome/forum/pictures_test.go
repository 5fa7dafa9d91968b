//go:build !js

package forum

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/text"
)

func TestMain(m *testing.M) { drive.Main(m) }

// TestForumIsDrawn keeps pictures to look at.
func TestForumIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	var f Forum
	for _, size := range [][2]int{{1280, 720}, {960, 600}, {810, 1080}} {
		f.Prepare(writer, plan(size[0], size[1]))
		for _, light := range []float64{0, 1} {
			drive.Keep(t, fmt.Sprintf("rome-forum-%d-%.0f", size[0], light), drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { f.Draw(dst, light) }))
		}
	}
	drive.Keep(t, "rome-sign", drive.Drawn(420, 260, func(dst *ebiten.Image) { f.PaintSign(writer, dst, "Capitol") }))
}
