//go:build !js

package income

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
)

func TestMain(m *testing.M) { drive.Main(m) }

// pictureOf is what a counting looks like.
func pictureOf(v *Counting) *image.RGBA {
	w, h := v.app.Size()
	return drive.Drawn(w, h, v.Draw)
}

// TestCountingIsDrawn keeps pictures of a counting while it goes on, when all is counted, and with a row pointed at.
func TestCountingIsDrawn(t *testing.T) {
	testscope.Only(t) // the window tests of the table draw the same, a sample of it
	drive.Window(t)
	sizes := [][2]int{{960, 600}, {1280, 720}, {810, 1080}}
	for _, size := range testscope.First(1, sizes) {
		v, _ := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 3)
		v.app.ResizePoints(float64(size[0]), float64(size[1]), 1)
		var seen []*image.RGBA
		keep := func(name string) {
			picture := pictureOf(v)
			drive.Keep(t, fmt.Sprintf("income-%dx%d-%s", size[0], size[1], name), picture)
			for _, other := range seen {
				if drive.Differing(picture, other) < 100 {
					t.Errorf("%s looks like what was before", name)
				}
			}
			seen = append(seen, picture)
		}
		v.Update(nil, 0)
		for _, name := range []string{"1", "2", "3"} {
			v.Update(nil, 2.3)
			keep(name)
		}
		v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
		keep("counted")
		r := v.layout.row(1, 2)
		v.Update([]input.Intent{{Kind: input.Move, X: r.X + 1, Y: r.Y + 1}}, 1)
		keep("pointed")
	}
}

// prepared makes all pictures by night that a counting needs.
func prepared(v *Counting) {
	for _, look := range v.phase.Looks {
		for !v.app.Night.Prepare(look, v.phase.Epoch, v.layout.tile) {
		}
	}
}

// flush has everything drawn that waits: what is drawn to one follows from the screen, and is read.
func flush(one, screen *ebiten.Image) {
	one.DrawImage(screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image), nil)
	one.ReadPixels(make([]byte, 4))
}

// TestACountingIsDrawnBeforeItsFirstTick as the frame asks for it in which what came before it ended.
func TestACountingIsDrawnBeforeItsFirstTick(t *testing.T) {
	drive.Window(t)
	v, _ := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 2)
	w, h := v.app.Size()
	picture := drive.Drawn(w, h, v.Draw)
	if drive.Differing(picture, image.NewRGBA(picture.Rect)) == 0 {
		t.Error("nothing is drawn")
	}
}
