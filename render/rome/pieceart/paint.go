package pieceart

import (
	"capital/render/canvas"
	"capital/rules/rome"
)

// What a [Painter] draws can be painted on a canvas too, for a picture that is painted once. What stands on the ground has the
// left end of its foot at the canvas's origin, and its unit is a hundred of the canvas's.

// PaintHouse paints a house. The number in its roof is one of the canvas's labels.
func PaintHouse(c canvas.Canvas, h House) {
	paintHouse(c, key{house: h, size: int(100 * c.Scale())})
}

// PaintSite paints what a site is while nobody builds there.
func PaintSite(c canvas.Canvas, of Ground) { paintSite(c, key{number: int(of)}) }

// PaintStreet paints the street along so many sites, which lie a unit apart.
func PaintStreet(c canvas.Canvas, sites int) { paintStreet(c, key{number: sites}) }

// PaintFountain paints a fountain on a site.
func PaintFountain(c canvas.Canvas) { paintFountain(c, key{}) }

// PaintPiece paints an amphitheatre, a temple or a fountain in the square of 100 units at the origin.
func PaintPiece(c canvas.Canvas, piece rome.Piece) { paintMonument(c, key{number: int(piece)}) }

// PaintWreath paints a wreath of laurel in the square of 100 units at the origin; within it a disc is free.
func PaintWreath(c canvas.Canvas) { wreath(c) }
