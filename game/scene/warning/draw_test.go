//go:build !js

package warning

import (
	"strings"
	"testing"

	"capital/audio"
	"capital/game/scene"
	"capital/game/store"
	"capital/render/widget"
)

// Where a tile would be laid stays to be seen: also on a telephone that lies, where the question takes half of the screen.
func TestTheQuestionDoesNotHideWhatItIsAbout(t *testing.T) {
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Repeat("Your income would be lower. ", 3)
	for _, size := range [][3]float64{{844, 390, 1}, {2532, 1170, 3}, {960, 600, 1}, {1280, 720, 1}} {
		app.ResizePoints(size[0], size[1], size[2])
		tile := size[1] / 4
		for row := range 4 {
			about := widget.Rect{X: size[0] / 2, Y: float64(row) * tile, W: tile, H: tile}
			p := lay(app, words, spot{about: about}).panel
			hidden := p.Y < about.Y+about.H && about.Y < p.Y+p.H
			between := about.Y < p.H*1.1 && about.Y+about.H > size[1]-p.H*1.1
			if hidden && !between {
				t.Errorf("at %v the question lies at %+v over row %d", size, p, row)
			}
			if p.Y < 0 || p.Y+p.H > size[1] {
				t.Errorf("at %v it is cut off: %+v", size, p)
			}
			if row == 0 && p.Y < size[1]/2-tile/2 {
				t.Errorf("at %v it leaves the lower edge without need", size)
			}
		}
	}
}

// The hand stays to be seen too, and what the question is about that lies above it.
func TestTheQuestionStandsAboveTheHand(t *testing.T) {
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Repeat("Your house fits nowhere any more. ", 3)
	for _, size := range [][3]float64{{810, 1080, 1}, {1170, 2532, 3}, {2532, 1170, 3}, {960, 600, 1}, {1280, 720, 1}} {
		app.ResizePoints(size[0], size[1], size[2])
		hand := 0.72 * size[1]
		for _, about := range []widget.Rect{{X: 20, Y: 20, W: size[0] - 40, H: 40}, {X: 20, Y: hand - 60, W: size[0] - 40, H: 60}, {X: 20, Y: hand + 1, W: 40, H: 40}} {
			p := lay(app, words, spot{about, hand}).panel
			if p.Y < 0 || p.Y+p.H > hand {
				t.Errorf("at %v the question lies at %+v, the hand at %.0f", size, p, hand)
			}
			if p.Y < about.Y+about.H && about.Y < p.Y+p.H {
				t.Errorf("at %v the question lies at %+v over %+v", size, p, about)
			}
		}
		if p := lay(app, words, spot{above: 3 * size[1]}).panel; p.Y+p.H > size[1] {
			t.Errorf("at %v it leaves a screen that has become smaller: %+v", size, p)
		}
	}
}
