// Package cabinet is the one place that names all games.
package cabinet

import (
	"context"
	"fmt"

	"capital/game/scene"
	"capital/game/think"
	"capital/game/warsaw/jobs"
	"capital/game/warsaw/table"
)

// Games makes the games of the cabinet for the program, in the order of the shelf.
func Games() []func(*scene.App) (scene.Game, error) {
	return []func(*scene.App) (scene.Game, error){table.Game}
}

// Do does a job of any game in the goroutine that calls it: see [think.Do]. The error says where there is no such game.
func Do(ctx context.Context, job think.Job) (any, error) {
	switch job.Game {
	case "warsaw":
		return jobs.Do(ctx, job)
	}
	return nil, fmt.Errorf("no game is called %q", job.Game)
}
