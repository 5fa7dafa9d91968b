//go:build !js

package poster

import (
	"context"
	"image"
	"time"

	"capital/assets"
	"capital/game/poster"
	"capital/rules/expo"
)

// Game is The Capitals as the command sees it that makes posters.
func Game() poster.Game {
	return poster.Game{Name: "expo", Read: func(text string) (poster.Match, error) {
		record, _, err := expo.ReadRecord(text)
		if err != nil {
			return poster.Match{}, err
		}
		return poster.Match{Draw: func(ctx context.Context, words *assets.Strings, _ int, date time.Time) (image.Image, error) {
			return Draw(ctx, words, record, date)
		}}, nil
	}}
}
