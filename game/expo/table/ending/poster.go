package ending

import (
	"context"
	"image"
	"time"

	"capital/game/expo/poster"
	"capital/game/expo/table/view"
	"capital/game/scene/gallery"
	"capital/rules/expo"
)

// posterOf is the poster of a match that is over. It shows all seats.
func posterOf(art *view.Expo, record expo.Record, open *expo.Table) gallery.Pictures {
	words := art.Strings.Copy() // painters don't wait for who changes the language
	return gallery.Pictures{
		Names: []string{words.Text("game.name")},
		Paint: func(ctx context.Context, _ int) (image.Image, error) {
			return poster.Draw(ctx, words, record, time.Now())
		},
		File: func(int) string { return poster.Title(art.Strings, &record, open) },
	}
}
