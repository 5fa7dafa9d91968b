// Package view is what Capital Lux 2's screens are drawn with: its art and its words, and the table.
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
	"capital/render/lux/enamel"
	"capital/render/lux/faces"
	"capital/render/lux/sky"
	"capital/render/lux/tower"
	"capital/render/portrait"
	"capital/render/theme"
)

// Lux is what the pictures of Capital Lux 2 are drawn with: the display, and the game's own words and art.
type Lux struct {
	*scene.Display
	Strings *assets.Strings // Capital Lux 2's own; those of the house are the display's
	Pieces  *enamel.Painter
	Emblems *emblem.Painter
	Faces   *portrait.Painter // of the persons that computer players can be
}

// NewLux makes what Capital Lux 2's screens need. The error says which of its parts could not be read.
func NewLux(display *scene.Display) (*Lux, error) {
	words, err := display.Words("lux")
	if err != nil {
		return nil, err
	}
	l := &Lux{
		Display: display, Strings: words, Pieces: enamel.NewPainter(display.Writer), Emblems: emblem.NewPainter(tower.Paint),
		Faces: faces.New(),
	}
	display.KeepUntilResized(l.Pieces, l.Emblems, l.Faces)
	return l, nil
}

// Emblem draws a seat's emblem in the square of size pixels whose upper left corner is x, y: see [emblem.Painter.Draw].
func (l *Lux) Emblem(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	l.Emblems.Draw(dst, seat, x, y, size, body, mark)
}

// Backdrop is what lies behind the game's screens outside a match.
func (l *Lux) Backdrop() scene.Backdrop { return new(sky.Sky) }
