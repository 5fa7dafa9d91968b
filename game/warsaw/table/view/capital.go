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
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/warsaw/mermaid"
	"capital/render/warsaw/night"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Capital is the running program as Capital's screens see it: with the game's own words and art.
type Capital struct {
	*scene.App
	Strings  *assets.Strings // Capital's own; those of the house are the app's
	Tiles    *tileart.Painter
	Night    *night.Painter               // the same districts after dusk
	mermaids map[mermaidKey]*ebiten.Image // drawn once a size: there are many strokes in each
}

// NewCapital makes what Capital's screens need. The error says which of its parts could not be read.
func NewCapital(app *scene.App) (*Capital, error) {
	words, err := app.Words("warsaw")
	if err != nil {
		return nil, err
	}
	tiles := tileart.NewPainter(app.Writer, app.Icons)
	tiles.Names = tileart.Names{Of: func(t *warsaw.Tile) string { return words.Text("tile." + t.Code) }, Language: app.Language}
	return &Capital{
		App: app, Strings: words, Tiles: tiles, Night: night.NewPainter(app.Writer),
		mermaids: map[mermaidKey]*ebiten.Image{},
	}, nil
}

// mermaidKey names one picture of a mermaid.
type mermaidKey struct {
	seat, size int
	colour     theme.Colour
}

// Mermaid draws a seat's mermaid size pixels high with her upper left corner at x, y.
func (c *Capital) Mermaid(dst *ebiten.Image, seat int, x, y, size float64, colour theme.Colour) {
	key := mermaidKey{seat, int(size), colour}
	if c.mermaids[key] == nil {
		if len(c.mermaids) > 64 { // the window has been resized many times
			clear(c.mermaids)
		}
		c.mermaids[key] = ebiten.NewImage(key.size, key.size)
		mermaid.Draw(c.mermaids[key], seat, 0, 0, float64(key.size), colour, theme.PaperLight)
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(x, y)
	dst.DrawImage(c.mermaids[key], &options)
}

// Pen draws shapes in pixels.
func Pen(dst *ebiten.Image) shape.Pen { return shape.Pen{Dst: dst, Scale: 1} }
