// Package cabinet is the one place that names all games.
package cabinet

import (
	"capital/game/scene"
	"capital/game/warsaw/table"
)

// Games makes the games of the cabinet for the program, in the order of the shelf.
func Games() []func(*scene.App) (scene.Game, error) {
	return []func(*scene.App) (scene.Game, error){table.Game}
}
