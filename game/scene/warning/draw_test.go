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
