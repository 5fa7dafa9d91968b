//go:build !js

package sky

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/life/lifetest"
	"capital/render/street"
	"capital/render/text"
	"capital/render/widget"
)

func TestMain(m *testing.M) { drive.Main(m) }

// plan is about how the title has it.
func plan(width, height int) street.Plan {
	w, h := float64(width), float64(height)
	u := min(w/1280, h/720)
	if w < h {
		u = min(w/720, h/1280)
		plan := street.Plan{Width: width, Height: height, Scale: u, Sign: "Capital Lux 2", PavementY: h - 470*u, SignW: 580 * u, SignX: w/2 - 300*u, TowerX: w/2 + 120*u}
		plan.SignY = plan.PavementY - 650*u
		return plan
	}
	plan := street.Plan{Width: width, Height: height, Scale: u, Sign: "Capital Lux 2", PavementY: h - 148*u, SignW: 560 * u, SignX: w/2 - 550*u, TowerX: w/2 + 150*u}
	plan.SignY = plan.PavementY - 476*u
	return plan
}

// The line about the game is written below the name, on the picture, and above the clouds.
func TestLineLiesBelowTheName(t *testing.T) {
	for _, plan := range []street.Plan{plan(1280, 720), plan(960, 600), plan(2560, 1440), plan(810, 1080)} {
		x, y, width := (*Sky)(nil).Line(plan)
		if y < plan.SignY+(nameTop+nameHigh)*plan.Scale || y > plan.PavementY || x-width/2 < 0 || x+width/2 > float64(plan.Width) {
			t.Errorf("%v: the line lies at %.0f, %.0f, %.0f wide", plan, x, y, width)
		}
	}
}

// The light comes once, steadily, and stays.
func TestLightComesAndStays(t *testing.T) {
	var s Sky
	before := -1.0
	for n := range 16 {
		seconds := sunrise * float64(n) / 16
		light, stays := s.Light(seconds)
		if light <= before || light > 1 || stays {
			t.Errorf("after %.2f s: %v, stays %v", seconds, light, stays)
		}
		before = light
	}
	if light, stays := s.Light(sunrise); light != 1 || !stays {
		t.Errorf("at last: %v, stays %v", light, stays)
	}
}

// TestSkyIsDrawn keeps pictures to look at.
func TestSkyIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	var s Sky
	for _, size := range [][2]int{{1280, 720}, {810, 1080}} {
		s.Prepare(writer, plan(size[0], size[1]))
		for _, light := range []float64{0, 1} {
			drive.Keep(t, fmt.Sprintf("lux-sky-%d-%.0f", size[0], light), drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { s.Draw(dst, light) }))
		}
	}
	drive.Keep(t, "lux-sign", drive.Drawn(420, 260, func(dst *ebiten.Image) { s.PaintSign(writer, dst, "Capital Lux 2") }))
	drive.Keep(t, "lux-ground", drive.Drawn(1280, 720, Ground))
}

// TestTheDawnLives while nothing happens, but not where something lies over it.
func TestTheDawnLives(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{320, 180}, {1280, 720}, {810, 1080}}[:testscope.Count(1, 3)] {
		var sky Sky
		sky.Prepare(writer, plan(size[0], size[1]))
		w, h := float64(size[0]), float64(size[1])
		lifetest.Lives(t, lifetest.Scene{
			Name: fmt.Sprintf("sky-%d", size[0]), Wide: w, High: h, Live: sky.Live,
			Still:   func(dst *ebiten.Image) { sky.Draw(dst, 1) },
			Covered: []widget.Rect{{X: w * 0.76, Y: h * 0.2, W: w * 0.2, H: h * 0.6}},
		})
	}
}
