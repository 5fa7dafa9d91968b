package ending

import (
	"context"
	"image"

	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/warsaw/poster"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Posters are the posters of the districts of a match that is over.
func Posters(app *scene.App, art *view.Capital, record warsaw.Record, table *warsaw.Table) gallery.Pictures {
	var names []string
	for _, seat := range record.Seats {
		names = append(names, seat.Name)
	}
	day, _ := app.EndedAt()
	words := art.Strings.Copy() // painters don't wait for who changes the language
	return gallery.Pictures{
		Names: names,
		Paint: func(ctx context.Context, seat int) (image.Image, error) {
			return poster.Draw(ctx, words, record, seat, day)
		},
		File: func(seat int) string {
			return poster.Title(art.Strings, names[seat], int(table.Player(seat).VP))
		},
	}
}

// ShowPoster shows the poster of a seat in a match that is over, and the others' from there; back is the scene to go back to.
func ShowPoster(app *scene.App, art *view.Capital, record warsaw.Record, table *warsaw.Table, seat int, back scene.Scene) {
	app.Show(gallery.New(app, Posters(app, art, record, table), seat, func() { app.Show(back) }))
}
