//go:build !js

package street

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/thorough"
	"capital/render/text"
)

func TestMain(m *testing.M) { drive.Main(m) }

// plan is about how the title has it.
func plan(width, height int) Plan {
	w, h := float64(width), float64(height)
	u := min(w/1280, h/720)
	if w < h {
		u = min(w/720, h/1280)
		plan := Plan{Width: width, Height: height, Scale: u, Sign: "Capital", PavementY: h - 470*u, SignW: 580 * u, SignX: w/2 - 300*u, TowerX: w/2 + 120*u}
		plan.SignY = plan.PavementY - 650*u
		return plan
	}
	plan := Plan{Width: width, Height: height, Scale: u, Sign: "Capital", PavementY: h - 148*u, SignW: 560 * u, SignX: w/2 - 550*u, TowerX: w/2 + 150*u}
	plan.SignY = plan.PavementY - 476*u
	return plan
}

// TestStreetIsDrawn keeps pictures to look at.
func TestStreetIsDrawn(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	var c City
	for _, size := range [][2]int{{1280, 720}, {960, 600}, {810, 1080}, {2560, 1440}} {
		c.Prepare(writer, plan(size[0], size[1]))
		for _, light := range []float64{0, 1} {
			drive.Keep(t, fmt.Sprintf("street-%d-%.0f", size[0], light), drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { c.Draw(dst, light) }))
		}
	}
	for _, size := range [][2]float64{{420, 260}, {220, 70}} {
		drive.Keep(t, fmt.Sprintf("street-sign-%.0f", size[0]), drive.Drawn(size[0], size[1], func(dst *ebiten.Image) { c.PaintSign(writer, dst, "Capital") }))
	}
}
