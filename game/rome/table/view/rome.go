// Package view is what Capitol's screens are drawn with: its art and its words, and the table.
//
// A [Position] says all that is seen of a table; [Table] draws it, region by region, where the [Layout] has its place. The
// view knows no session, no computer player and nobody's turn. Whatever a person can point at, hold or aim at is a [Thing]:
// [Table.At] says which lies under a point, and [Table.Where] the place of one.
package view

import (
	"capital/assets"
	"capital/game/scene"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
)

// Rome is the running program as Capitol's screens see it: with the game's own words and art.
type Rome struct {
	*scene.App
	Strings *assets.Strings // Capitol's own; those of the house are the app's
	Pieces  *pieceart.Painter
	City    *city.Painter
}

// NewRome makes what Capitol's screens need. The error says which of its parts could not be read.
func NewRome(app *scene.App) (*Rome, error) {
	words, err := assets.LoadStrings("en", "rome")
	if err != nil {
		return nil, err
	}
	return &Rome{App: app, Strings: words, Pieces: pieceart.NewPainter(app.Writer), City: city.NewPainter()}, nil
}
