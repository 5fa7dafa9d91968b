//go:build !js

package scoring

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// pictureOf is what a counting looks like.
func pictureOf(v *Counting) *image.RGBA {
	w, h := v.app.Size()
	return drive.Drawn(w, h, v.Draw)
}

// TestACountingIsDrawnBeforeItsFirstTick as the frame asks for it in which what came before it ended, and in every frame after.
func TestACountingIsDrawnBeforeItsFirstTick(t *testing.T) {
	drive.Window(t)
	v := countingOf(t, usual, 4, 2, 3)
	v.app.ResizePoints(320, 200, 1)
	if picture := pictureOf(v); drive.Differing(picture, image.NewRGBA(picture.Rect)) == 0 {
		t.Error("nothing is drawn")
	}
	for !v.Settled() {
		v.Update(nil, 0.3)
		pictureOf(v)
	}
}

// TestASettledViewIsDrawnOnce on the picture that is then only copied, and its ticks allocate nothing.
func TestASettledViewIsDrawnOnce(t *testing.T) {
	drive.Window(t)
	v := countingOf(t, usual, 4, 2, 1)
	v.app.ResizePoints(320, 200, 1)
	v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
	pictureOf(v)
	v.Update(nil, 0)
	v.ground.image.Fill(color.White)
	pictureOf(v)
	if picture := pictureOf(v); picture.RGBAAt(5, 100) != (color.RGBA{255, 255, 255, 255}) {
		t.Error("a frame draws the sheet anew")
	}
	if n := testing.AllocsPerRun(100, func() { v.Update(nil, 1.0/60) }); n != 0 {
		t.Errorf("a tick allocates %v times", n)
	}
}

// TestCountingIsDrawn keeps pictures of a counting while it goes on, when all is counted, and with a prefecture pointed at.
func TestCountingIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	sizes := [][2]int{{960, 600}, {1280, 720}, {810, 1080}, {2560, 1440}}
	for _, size := range testscope.First(1, sizes) {
		v := countingOf(t, usual, 4, 3, 3)
		v.app.ResizePoints(float64(size[0]), float64(size[1]), 1)
		var seen []*image.RGBA
		keep := func(name string) {
			picture := pictureOf(v)
			for v.ground.places < rome.Places {
				picture = pictureOf(v)
			}
			drive.Keep(t, fmt.Sprintf("scoring-%dx%d-%s", size[0], size[1], name), picture)
			for _, other := range seen {
				if drive.Differing(picture, other) < 100 {
					t.Errorf("%s looks like what was before", name)
				}
			}
			seen = append(seen, picture)
		}
		v.Update(nil, 0.85)
		keep("1")
		v.Update(nil, 4)
		keep("2")
		v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
		keep("counted")
		x, y := v.layout.place(rome.Palatine).Centre()
		v.Update([]input.Intent{{Kind: input.Move, X: x, Y: y}}, 1)
		keep("pointed")
	}
}

// TestTheMapIsWholeAfterSomeFrames of a counting, and at once where all is counted.
func TestTheMapIsWholeAfterSomeFrames(t *testing.T) {
	drive.Window(t)
	v, settled := countingOf(t, usual, 2, 2, 1), countingOf(t, usual, 2, 2, 1)
	for _, one := range []*Counting{v, settled} {
		one.app.ResizePoints(320, 200, 1)
		one.Update(nil, 0)
	}
	settled.Rest()
	pictureOf(settled)
	for range rome.Places {
		if v.ground.places == rome.Places {
			t.Error("all prefectures are drawn in one frame")
		}
		pictureOf(v)
	}
	if v.ground.places != rome.Places || settled.ground.places != rome.Places {
		t.Errorf("%d prefectures are drawn, settled %d", v.ground.places, settled.ground.places)
	}
}
