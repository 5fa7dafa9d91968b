// Package family draws the emblems of the four families of Capitol, one a seat: a wolf, a
// dolphin, an eagle and a wreath of laurel.
package family

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
)

// Draw draws a seat's emblem, 0 to 3, in the square of size pixels whose upper left corner
// is x, y: body for its outline, mark for the lines on it.
func Draw(dst *ebiten.Image, seat int, x, y, size float64, body, mark color.Color) {
	d := drawing{shape.Pen{Dst: dst, X: x, Y: y, Scale: size / 100}, body, mark}
	[...]func(drawing){wolf, dolphin, eagle, wreath}[seat&3](d)
}

// drawing is an emblem being drawn, in hundredths of its square.
type drawing struct {
	pen        shape.Pen
	body, mark color.Color
}

// fill fills the shape that path data describes.
func (d drawing) fill(data string) { d.pen.Data(data, d.body) }

// cut draws the lines that path data describes out of the shapes.
func (d drawing) cut(width float64, data string) { d.pen.Line(data, width, d.mark) }

func wolf(d drawing)    { d.pen.Circle(50, 50, 40, d.body) }
func dolphin(d drawing) { d.pen.Circle(50, 50, 40, d.body) }
func eagle(d drawing)   { d.pen.Circle(50, 50, 40, d.body) }
func wreath(d drawing)  { d.pen.Circle(50, 50, 40, d.body) }
