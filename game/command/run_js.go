// Package command is what the program does with its arguments. In a browser it opens the game, or thinks for one.
package command

import (
	"fmt"
	"io"
	"slices"

	"capital/game/cabinet"
	"capital/game/players"
	"capital/game/scene"
	"capital/game/scene/about"
	"capital/game/scene/myplay"
)

// Run opens the game with the arguments that the page gave and returns the exit code. A Web Worker gives "think": there
// it does what the game asks for.
func Run(args []string, _ io.Reader, _, errOut io.Writer) int {
	if slices.Contains(args, "think") {
		players.Serve(cabinet.Do)
	}
	options := scene.Options{About: about.Open, MyPlay: myplay.Open}
	for _, arg := range args {
		if arg == "-reduced-motion" {
			options.SystemReduced = true
		}
	}
	if err := scene.Run(options, cabinet.Games()...); err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	return 0
}
