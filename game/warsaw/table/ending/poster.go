package ending

import (
	"context"
	"image"
	"time"

	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/warsaw/poster"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Posters are the posters of the districts of a match that is over.
func Posters(app *view.Capital, record warsaw.Record, table *warsaw.Table) gallery.Pictures {
	var names []string
	for _, seat := range record.Seats {
		names = append(names, seat.Name)
	}
	words := app.Strings.Copy() // painters don't wait for who changes the language
	return gallery.Pictures{
		Names: names,
		Paint: func(ctx context.Context, seat int) (image.Image, error) {
			return poster.Draw(ctx, words, record, seat, time.Now())
		},
		File: func(seat int) string {
			return poster.Title(app.Strings, names[seat], int(table.Player(seat).VP))
		},
	}
}

// ShowPoster shows the poster of a seat in a match that is over, and the others' from there; back is the scene to go back to.
func ShowPoster(app *scene.App, art *view.Capital, record warsaw.Record, table *warsaw.Table, seat int, back scene.Scene) {
	app.Show(gallery.New(app, Posters(art, record, table), seat, func() { app.Show(back) }))
}
