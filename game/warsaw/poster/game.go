//go:build !js

package poster

import (
	"context"
	"image"
	"time"

	"capital/assets"
	"capital/game/poster"
	"capital/rules/warsaw"
)

// Game is Capital as the command sees it that makes posters.
func Game() poster.Game {
	return poster.Game{Name: "warsaw", Read: func(text string) (poster.Match, error) {
		record, match, err := warsaw.ReadRecord(text)
		if err != nil {
			return poster.Match{}, err
		}
		draw := func(ctx context.Context, words *assets.Strings, seat int, date time.Time) (image.Image, error) {
			return Draw(ctx, words, record, seat, date)
		}
		return poster.Match{Seats: match.Seats(), First: seatShown(&record, &match), Draw: draw}, nil
	}}
}
