//go:build !js

package view

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/render/text"
	"capital/render/widget"
)

// TestLargerTextMakesNoRowSmaller: where a person wants larger text, what stands beside the words of a row does not take the
// room that they need.
func TestLargerTextMakesNoRowSmaller(t *testing.T) {
	drive.Window(t)
	art := testRome(t)
	const w, h = 390, 844
	art.ResizePoints(w, h, 1)
	table := NewTable(art, 3)
	table.Resize(scene.PlainRoom(w, h))
	row := Row{Words: "Campus Martius: 1 a scoring", Points: 4, Seat: -1}
	size := func(own float64) (size float64) {
		art.Writer.Watch = func(w text.Written) func() {
			if w.Words == row.Words {
				size = w.Size
			}
			return nil
		}
		defer func() { art.Writer.Watch = nil }()
		drive.Drawn(w, h, func(dst *ebiten.Image) {
			r := region{Pencil: table.pencil(dst), art: art, l: &table.Layout, p: &Position{}}
			r.U, r.Own = 1, own
			sum{r}.drawRows([]Row{row}, widget.Rect{W: 220, H: 60})
		})
		return size
	}
	if usual, large := size(1), size(2); usual == 0 || large < 0.9*usual {
		t.Errorf("words of %.1f pixels have %.1f where larger text is wanted", usual, large)
	}
}
