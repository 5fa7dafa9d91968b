// Package command is what the program does with its arguments. In a browser it opens the game.
package command

import (
	"fmt"
	"io"

	"capital/game/scene"
)

// Run opens the game with the arguments that the page gave and returns the exit code.
func Run(args []string, _ io.Reader, _, errOut io.Writer) int {
	options := scene.Options{}
	for _, arg := range args {
		if arg == "-reduced-motion" {
			options.ReducedMotion = true
		}
	}
	if err := scene.Run(options); err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	return 0
}
