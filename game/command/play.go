//go:build !js

package command

import (
	"fmt"
	"io"

	"capital/game/cabinet"
	"capital/game/scene"
	"capital/game/scene/about"
	"capital/game/terminal"
)

// playCommand opens the game in a window. Where there can be no window, it serves the browser version instead.
func playCommand(args []string, _ io.Reader, out, errOut io.Writer) int {
	options := scene.Options{About: about.Open}
	flags := terminal.NewFlags("play", "", "Opens the game. Where no window can be opened, it is served to a browser on this machine instead.", out, errOut)
	flags.BoolVar(&options.ReducedMotion, "reduced-motion", false, "move things as little as possible")
	if code, goOn := flags.Parse(args, 0, 0); !goOn {
		return code
	}
	options.SystemReduced = systemReduced()
	err := scene.Run(options, cabinet.Games()...)
	if err == nil {
		return terminal.ExitOK
	}
	fmt.Fprintf(errOut, "no window can be opened here (%s): the game goes to the browser instead\n", terminal.Message(err.Error()))
	return serve("127.0.0.1:0", out, errOut)
}
