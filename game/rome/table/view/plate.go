package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/theme"
)

// plate is a box with round corners and a line around it, or one of both: what most of the table is written on. They are
// painted once a size, because many shapes drawn anew take a computer without a graphics card long.
type plate struct {
	w, h          int
	radius, thick float64
	face, line    theme.Colour
}

// margin is how many pixels the plate's picture is larger on every side: half of the line lies beside the box.
func (k plate) margin() float64 { return math.Ceil(k.thick/2) + 1 }

// paint paints the plate.
func (k plate) paint() *ebiten.Image {
	out := k.margin()
	c := canvas.New(k.w+2*int(out), k.h+2*int(out), 1).Moved(out, out)
	w, h := float64(k.w), float64(k.h)
	if k.face != theme.Transparent {
		c.Round(k.face, 0, 0, w, h, k.radius)
	}
	if k.thick > 0 {
		c.Outline(k.line, k.thick, c.RoundLoop(0, 0, w, h, k.radius))
	}
	return c.Image(nil)
}
