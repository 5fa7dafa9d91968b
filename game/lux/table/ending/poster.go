package ending

import (
	"context"
	"image"

	"capital/game/lux/poster"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/rules/lux"
)

// posterOf is the poster of a match that is over. It shows all seats.
func posterOf(app *scene.App, art *view.Lux, record lux.Record, open *lux.Table) gallery.Pictures {
	day, _ := app.EndedAt()
	words := art.Strings.Copy() // painters don't wait for who changes the language
	return gallery.Pictures{
		Names: []string{words.Text("game.name")},
		Paint: func(ctx context.Context, _ int) (image.Image, error) {
			return poster.Draw(ctx, words, record, day)
		},
		File: func(int) string { return poster.Title(art.Strings, &record, open) },
	}
}
