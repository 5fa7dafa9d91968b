// Package view is what Capitol's screens are drawn with: its art and its words, and the table.
//
// A [Position] says all that is seen of a table; [Table] draws it, region by region, where the [Layout] has its place. The
// view knows no session, no computer player and nobody's turn. Whatever a person can point at, hold or aim at is a [Thing]:
// [Table.At] says which lies under a point, and [Table.Where] the place of one.
package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/render/canvas"
	"capital/render/rome/city"
	"capital/render/rome/family"
	"capital/render/rome/pieceart"
	"capital/render/theme"
)

// Rome is the running program as Capitol's screens see it: with the game's own words and art.
type Rome struct {
	*scene.App
	Strings *assets.Strings // Capitol's own; those of the house are the app's
	Pieces  *pieceart.Painter
	City    *city.Painter
	emblems canvas.Cache[emblemKey] // drawn once a size
	plates  canvas.Cache[plate]
}

// The emblems and the plates that are kept, at most, in bytes of pixels.
const (
	emblemsKept = 4 << 20
	platesKept  = 24 << 20
)

// NewRome makes what Capitol's screens need. The error says which of its parts could not be read.
func NewRome(app *scene.App) (*Rome, error) {
	words, err := app.Words("rome")
	if err != nil {
		return nil, err
	}
	return &Rome{
		App: app, Strings: words, Pieces: pieceart.NewPainter(app.Writer), City: city.NewPainter(),
		emblems: canvas.NewCache[emblemKey](emblemsKept), plates: canvas.NewCache[plate](platesKept),
	}, nil
}

// emblemKey names one picture of an emblem.
type emblemKey struct {
	seat, size int
	body, mark theme.Colour
}

// Emblem draws a seat's emblem in the square of size pixels whose upper left corner is x, y: see [capital/game/scene.Emblem].
func (r *Rome) Emblem(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
	key := emblemKey{seat, int(size), body, mark}
	if key.size <= 0 {
		return
	}
	found := r.emblems.Get(key)
	if found == nil {
		found = r.emblems.Put(key, ebiten.NewImage(key.size, key.size))
		family.Draw(found, seat, 0, 0, float64(key.size), body, mark)
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(found, &options)
}
