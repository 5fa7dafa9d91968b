// Package view is what Capital's screens are drawn with: its art and its words, and the table.
//
// A [Position] says all that is seen of a table; [Table] draws it, region by region, where the [Layout] has its place. The
// view knows no session, no computer player and nobody's turn. Whoever takes in what a person does asks the same layout what
// lies under a point.
package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/render/emblem"
	"capital/render/portrait"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/warsaw/faces"
	"capital/render/warsaw/mermaid"
	"capital/render/warsaw/night"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Capital is what the pictures of Capital are drawn with: the display, and the game's own words and art.
type Capital struct {
	*scene.Display
	Strings *assets.Strings // Capital's own; those of the house are the display's
	Tiles   *tileart.Painter
	Night   *night.Painter    // the same districts after dusk
	Emblems *emblem.Painter   // mermaids
	Faces   *portrait.Painter // of the persons that computer players can be
}

// NewCapital makes what Capital's screens need. The error says which of its parts could not be read.
func NewCapital(display *scene.Display) (*Capital, error) {
	words, err := display.Words("warsaw")
	if err != nil {
		return nil, err
	}
	tiles := tileart.NewPainter(display.Writer, display.Icons)
	tiles.Names = tileart.Names{Of: func(t *warsaw.Tile) string { return words.Text("tile." + t.Code) }, Language: display.Language}
	c := &Capital{
		Display: display, Strings: words, Tiles: tiles, Night: night.NewPainter(display.Writer),
		Emblems: emblem.NewPainter(mermaid.Paint),
		Faces:   faces.New(),
	}
	display.KeepUntilResized(c.Tiles, c.Night, c.Emblems, c.Faces)
	return c, nil
}

// Mermaid draws a seat's mermaid size pixels high with her upper left corner at x, y.
func (c *Capital) Mermaid(dst *ebiten.Image, seat int, x, y, size float64, colour theme.Colour) {
	c.Emblems.Draw(dst, seat, x, y, size, colour, theme.PaperLight)
}

// Pen draws shapes in pixels.
func Pen(dst *ebiten.Image) shape.Pen { return shape.Pen{Dst: dst, Scale: 1} }
