// Package cabinet is the one place that names all games: for the screens, and for the workers in a browser.
package cabinet

import (
	"context"
	"fmt"

	capitol "capital/game/rome/jobs"
	rome "capital/game/rome/table"
	"capital/game/scene"
	"capital/game/think"
	"capital/game/warsaw/jobs"
	"capital/game/warsaw/table"
)

// entry is a game of the cabinet.
type entry struct {
	name     string // as in records
	describe func(*scene.App) (scene.Game, error)
	do       func(context.Context, think.Job) (any, error) // does a job of its computer players
}

// entries lists the games in the order of the shelf.
func entries() []entry {
	return []entry{
		{"warsaw", table.Game, jobs.Do},
		{"rome", rome.Game, capitol.Do},
	}
}

// Games makes the games of the cabinet for the program, in the order of the shelf.
func Games() []func(*scene.App) (scene.Game, error) {
	var games []func(*scene.App) (scene.Game, error)
	for _, e := range entries() {
		games = append(games, e.describe)
	}
	return games
}

// Do does a job of the game that it names: the program in a browser's worker gives it to [think.Serve]. It fails as the
// game does, and where there is no such game.
func Do(ctx context.Context, job think.Job) (any, error) {
	for _, e := range entries() {
		if e.name == job.Game {
			return e.do(ctx, job)
		}
	}
	return nil, fmt.Errorf("there is no game %q", job.Game)
}
