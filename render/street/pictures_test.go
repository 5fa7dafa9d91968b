//go:build !js

package street

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/life/lifetest"
	"capital/render/text"
	"capital/render/widget"
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
	testscope.Only(t)
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

// TestTheLightIsPaintedWhenItComesOn, and not with the first screen; given back, both are painted anew.
func TestTheLightIsPaintedWhenItComesOn(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	var c City
	drawn := func(light float64) *image.RGBA {
		return drive.Drawn(320, 180, func(dst *ebiten.Image) {
			c.Prepare(writer, plan(320, 180))
			c.Draw(dst, light)
		})
	}
	dark := drawn(0)
	if c.lit != nil {
		t.Error("the light is painted before it is seen")
	}
	lit := drawn(1)
	if n := drive.Differing(dark, lit); n < 320*180/20 {
		t.Errorf("the sign lights up %d pixels", n)
	}
	c.Forget()
	if n := drive.Differing(lit, drawn(1)); n != 0 {
		t.Errorf("painted anew, %d pixels differ", n)
	}
}

// TestTheSignComesBackInThePavement, and the sky has its rings.
func TestTheSignComesBackInThePavement(t *testing.T) {
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	p := newPainter(plan(320, 180))
	p.light(p.outlined(writer))
	below := image.Rect(0, int(p.PavementY)+1, 320, 180)
	if n := shining(p.pen.Pixels(), below); n != 0 {
		t.Errorf("%d pixels of the pavement shine before anything comes back in it", n)
	}
	if p.reflect(0.6); shining(p.pen.Pixels(), below) < 200 {
		t.Error("nothing comes back in the pavement")
	}
	p.sky()
	tones := map[[4]byte]bool{}
	for x := range 320 {
		tones[[4]byte(p.pen.Pixels().Pix[4*(120*320+x):])] = true
	}
	if len(tones) < 5 {
		t.Errorf("the sky has %d tones", len(tones))
	}
}

// shining counts the pixels within a box on which anything is painted.
func shining(p *image.RGBA, box image.Rectangle) (n int) {
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if p.RGBAAt(x, y).A > 0 {
				n++
			}
		}
	}
	return n
}

// TestTheStreetLives while nothing happens, but not where something lies over it.
func TestTheStreetLives(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{320, 180}, {1280, 720}}[:testscope.Count(1, 2)] {
		var c City
		c.Prepare(writer, plan(size[0], size[1]))
		w, h := float64(size[0]), float64(size[1])
		lifetest.Lives(t, lifetest.Scene{
			Name: fmt.Sprintf("street-%d", size[0]), Wide: w, High: h, Live: c.Live,
			Still:   func(dst *ebiten.Image) { c.Draw(dst, 1) },
			Covered: []widget.Rect{{X: w * 0.76, Y: h * 0.2, W: w * 0.2, H: h * 0.6}},
		})
	}
}
