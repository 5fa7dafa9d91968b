//go:build !js

package fairground

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
		plan := street.Plan{Width: width, Height: height, Scale: u, Sign: "The Capitals", PavementY: h - 470*u, SignW: 580 * u, SignX: w/2 - 300*u, TowerX: w/2 + 120*u}
		plan.SignY = plan.PavementY - 650*u
		return plan
	}
	plan := street.Plan{Width: width, Height: height, Scale: u, Sign: "The Capitals", PavementY: h - 148*u, SignW: 560 * u, SignX: w/2 - 550*u, TowerX: w/2 + 150*u}
	plan.SignY = plan.PavementY - 476*u
	return plan
}

// The line about the game is written on the dark plate below the name.
func TestLineLiesOnItsPlate(t *testing.T) {
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, plan := range []street.Plan{plan(1280, 720), plan(960, 600), plan(2560, 1440), plan(810, 1080)} {
		x, y, width := (*Fairground)(nil).Line(plan)
		p := newPainter(writer, plan)
		p.all(wind{balloons: true})
		for _, at := range []float64{x - width/2 + 1, x, x + width/2 - 1} {
			for _, down := range []float64{-12, 0, 12} {
				if got := p.Pixels().RGBAAt(int(at), int(y+down*plan.Scale)); got.R > 60 || got.G > 70 || got.B > 110 {
					t.Errorf("%v: at %.0f, %.0f the ground of the line is %v", plan, at, y+down*plan.Scale, got)
				}
			}
		}
	}
}

// The light comes once, steadily, and stays.
func TestLightComesAndStays(t *testing.T) {
	var f Fairground
	before := -1.0
	for n := range 16 {
		seconds := glint * float64(n) / 16
		light, stays := f.Light(seconds)
		if light <= before || light > 1 || stays {
			t.Errorf("after %.2f s: %v, stays %v", seconds, light, stays)
		}
		before = light
	}
	if light, stays := f.Light(glint); light != 1 || !stays {
		t.Errorf("at last: %v, stays %v", light, stays)
	}
}

// TestFairgroundIsDrawn keeps pictures to look at.
func TestFairgroundIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	var f Fairground
	for _, size := range [][2]int{{1280, 720}, {810, 1080}} {
		f.Prepare(writer, plan(size[0], size[1]))
		for _, light := range []float64{0, 1} {
			drive.Keep(t, fmt.Sprintf("expo-fairground-%d-%.0f", size[0], light), drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { f.Draw(dst, light) }))
		}
	}
	drive.Keep(t, "expo-sign", drive.Drawn(420, 260, func(dst *ebiten.Image) { f.PaintSign(writer, dst, "The Capitals") }))
	drive.Keep(t, "expo-ground", drive.Drawn(1280, 720, Ground))
	drive.Keep(t, "expo-noon", drive.Drawn(1280, 720, func(dst *ebiten.Image) { Noon(dst, 520, 1) }))
}

// TestNoonLives while nothing happens, but not where something lies over it.
func TestNoonLives(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{480, 270}, {1280, 720}, {810, 1080}}[:testscope.Count(1, 3)] {
		var f Fairground
		f.Prepare(writer, plan(size[0], size[1]))
		w, h := float64(size[0]), float64(size[1])
		lifetest.Lives(t, lifetest.Scene{
			Name: fmt.Sprintf("fairground-%d", size[0]), Wide: w, High: h, Live: f.Live,
			Still:   func(dst *ebiten.Image) { f.Draw(dst, 1) },
			Covered: []widget.Rect{{X: w * 0.76, Y: h * 0.2, W: w * 0.2, H: h * 0.6}},
		})
	}
}
