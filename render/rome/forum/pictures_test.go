//go:build !js

package forum

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/life/lifetest"
	"capital/render/text"
	"capital/render/widget"
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

// TestTheEveningLives while nothing happens, but not where something lies over it.
func TestTheEveningLives(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{320, 180}, {1280, 720}, {810, 1080}}[:testscope.Count(1, 3)] {
		var f Forum
		f.Prepare(writer, plan(size[0], size[1]))
		w, h := float64(size[0]), float64(size[1])
		lifetest.Lives(t, lifetest.Scene{
			Name: fmt.Sprintf("forum-%d", size[0]), Wide: w, High: h, Live: f.Live,
			Still:   func(dst *ebiten.Image) { f.Draw(dst, 1) },
			Covered: []widget.Rect{{X: w * 0.76, Y: h * 0.2, W: w * 0.2, H: h * 0.6}},
		})
	}
}
