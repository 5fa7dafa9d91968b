//go:build !js

package table

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/render/theme"
)

// passIncome waits until an income phase is counted on the screen, and goes on from it. The record tells of it before the
// screen does: it is saved first.
func (r *robot) passIncome() {
	r.t.Helper()
	drive.Until(r.t, "an income phase is shown", func() bool {
		r.g.Tick(15) // ticks cost little, a look much
		return incomeShown(r.g.Look())
	})
	drive.Until(r.t, "the income phase is left", func() bool {
		r.g.Key(ebiten.KeyEnter) // counts the rest at once, or leaves
		r.g.Tick(3)
		return !incomeShown(r.g.Look())
	})
}

// incomeShown reports whether the screen is that of an income phase: the head of the first seat's panel reaches across it
// in the seat's colour, as nothing else does in the upper part of a screen.
func incomeShown(screen *image.RGBA) bool {
	base := theme.Seat(0).Base
	want := color.RGBA{uint8(base >> 24), uint8(base >> 16), uint8(base >> 8), 0xFF}
	bounds := screen.Bounds()
	for y := range bounds.Dy() / 4 {
		run := 0
		for x := range bounds.Dx() {
			if screen.RGBAAt(x, y) != want {
				run = 0
			} else if run++; run > bounds.Dx()/8 {
				return true
			}
		}
	}
	return false
}
