// Package view is what Capitol's screens are drawn with: its art and its words, and the table.
//
// A [Position] says all that is seen of a table; [Table] draws it, region by region, where the [Layout] has its place. The
// view knows no session, no computer player and nobody's turn. Whatever a person can point at, hold or aim at is a [Thing]:
// [Table.At] says which lies under a point, and [Table.Where] the place of one.
package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/render/canvas"
	"capital/render/emblem"
	"capital/render/portrait"
	"capital/render/rome/city"
	"capital/render/rome/faces"
	"capital/render/rome/family"
	"capital/render/rome/hours"
	"capital/render/rome/pieceart"
	"capital/render/theme"
)

// Rome is what the pictures of Capitol are drawn with: the display, and the game's own words and art.
type Rome struct {
	*scene.Display
	Strings *assets.Strings // Capitol's own; those of the house are the display's
	Pieces  *pieceart.Painter
	City    *city.Painter
	Emblems *emblem.Painter
	Faces   *portrait.Painter // of the persons that computer players can be
	Hours   *hours.Painter
	plates  canvas.Cache[plate]
}

// platesKept is how much of plates is kept, at most, in bytes of pixels.
const platesKept = 24 << 20

// NewRome makes what Capitol's screens need. The error says which of its parts could not be read.
func NewRome(display *scene.Display) (*Rome, error) {
	words, err := display.Words("rome")
	if err != nil {
		return nil, err
	}
	r := &Rome{
		Display: display, Strings: words, Pieces: pieceart.NewPainter(display.Writer), City: city.NewPainter(),
		Emblems: emblem.NewPainter(family.Paint), Faces: faces.New(), Hours: new(hours.Painter), plates: canvas.NewCache[plate](platesKept),
	}
	display.KeepUntilResized(r.Pieces, r.City, r.Emblems, r.Faces, r.Hours, &r.plates)
	return r, nil
}

// Emblem draws a seat's emblem in the square of size pixels whose upper left corner is x, y: see [emblem.Painter.Draw].
func (r *Rome) Emblem(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	r.Emblems.Draw(dst, seat, x, y, size, body, mark)
}
