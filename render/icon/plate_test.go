//go:build !js

package icon

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/render/text"
	"capital/render/theme"
)

func TestMain(m *testing.M) { drive.Main(m) }

// TestPlatesOfAllSizes are filled to their edges, but for their corners, in their colour; a frame is empty within.
func TestPlatesOfAllSizes(t *testing.T) {
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPainter(writer)
	for _, size := range [][2]float64{{200, 120}, {60, 30}, {30, 30}, {3, 40}} {
		w, h := int(size[0]), int(size[1])
		plate := drive.Drawn(220, 140, func(dst *ebiten.Image) { p.Plate(dst, 10.3, 9.8, size[0], size[1], 12, theme.NeonAmber) })
		frame := drive.Drawn(220, 140, func(dst *ebiten.Image) { p.Frame(dst, 10, 10, size[0], size[1], 12, 2, theme.NeonAmber) })
		full, none := color.RGBAModel.Convert(theme.NeonAmber), color.RGBA{}
		for _, at := range [][2]int{{10 + w/2, 10}, {10 + w/2, 10 + h - 1}, {10, 10 + h/2}, {10 + w - 1, 10 + h/2}} {
			if got := plate.RGBAAt(at[0], at[1]); got != full {
				t.Errorf("%v: the plate's edge at %v is %v, not %v", size, at, got, full)
			}
			if got := frame.RGBAAt(at[0], at[1]); got != full && w > 3 {
				t.Errorf("%v: the frame's edge at %v is %v, not %v", size, at, got, full)
			}
		}
		for _, at := range [][2]int{{9, 10 + h/2}, {10 + w, 10 + h/2}, {10 + w/2, 9}, {10 + w/2, 10 + h}} {
			if got := plate.RGBAAt(at[0], at[1]); got != none {
				t.Errorf("%v: beside the plate, at %v, is %v", size, at, got)
			}
		}
		if got := plate.RGBAAt(10, 10); got.A > 100 && w > 20 {
			t.Errorf("%v: the corner is %v", size, got)
		}
		if got := plate.RGBAAt(10+w/2, 10+h/2); got != full {
			t.Errorf("%v: the middle is %v", size, got)
		}
		if got := frame.RGBAAt(10+w/2, 10+h/2); got != none && w > 20 {
			t.Errorf("%v: within the frame is %v", size, got)
		}
	}
}
