package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
	"capital/render/theme"
	"capital/render/widget"
)

// Lit is the colour of what a step means, and of its panel: that of what hints light.
const Lit theme.Colour = 0x23A6F0FF

// drawLight lights a place on the screen: a line around it, and a soft one around that.
func drawLight(dst *ebiten.Image, place widget.Rect, u float64) {
	pen := shape.Pen{Dst: dst, Scale: 1}
	for _, ring := range [...]struct{ out, wide, strength float64 }{{5, 7, 0.35}, {3, 3, 1}} {
		r := place.Inset(-ring.out * u)
		pen.RoundBoxLine(r.X, r.Y, r.W, r.H, 8*u, ring.wide*u, Lit.Fade(ring.strength))
	}
}
