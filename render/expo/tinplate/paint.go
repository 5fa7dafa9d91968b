package tinplate

import (
	"capital/render/canvas"
	"capital/rules/expo"
)

// PaintPicture paints a tile without signs in the square of 100 units, for pictures that are painted in memory.
func PaintPicture(c canvas.Canvas, id expo.TileID) { paintPlain(c, id) }

// PaintCrossing paints a seat's street crossing in the square of 100 units.
func PaintCrossing(c canvas.Canvas, seat int) { paintCrossing(c, seat) }

// PaintFlag paints a seat's flag in the square of 100 units.
func PaintFlag(c canvas.Canvas, seat int) { paintFlag(c, seat, 0) }
