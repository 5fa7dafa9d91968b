// Package view is what The Capitals' screens are drawn with: its art and its words, and the table.
//
// A [Position] says all that is seen of a table; [Table] draws it, region by region, where the [Layout] has its place. The
// view knows no session, no computer player and nobody's turn. Whatever a person can point at, hold or aim at is a [Thing]:
// [Table.At] says which lies under a point, and [Table.Where] the place of one.
package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/render/emblem"
	"capital/render/expo/faces"
	"capital/render/expo/fairground"
	"capital/render/expo/pavilion"
	"capital/render/expo/tinplate"
	"capital/render/portrait"
	"capital/render/theme"
)

// Expo is what the pictures of The Capitals are drawn with: the display, and the game's own words and art.
type Expo struct {
	*scene.Display
	Strings *assets.Strings // The Capitals' own; those of the house are the display's
	Pieces  *tinplate.Painter
	Emblems *emblem.Painter
	Faces   *portrait.Painter // of the persons that computer players can be
}

// NewExpo makes what The Capitals' screens need. The error says which of its parts could not be read.
func NewExpo(display *scene.Display) (*Expo, error) {
	words, err := display.Words("expo")
	if err != nil {
		return nil, err
	}
	e := &Expo{
		Display: display, Strings: words,
		Pieces: tinplate.NewPainter(display.Writer), Emblems: emblem.NewPainter(pavilion.Paint), Faces: faces.New(),
	}
	display.KeepUntilResized(e.Pieces, e.Emblems, e.Faces)
	return e, nil
}

// Emblem draws a seat's emblem in the square of size pixels whose upper left corner is x, y: see [emblem.Painter.Draw].
func (e *Expo) Emblem(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	e.Emblems.Draw(dst, seat, x, y, size, body, mark)
}

// Backdrop is what lies behind the game's screens outside a match.
func (e *Expo) Backdrop() scene.Backdrop { return new(fairground.Fairground) }
