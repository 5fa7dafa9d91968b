//go:build !js

package command

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"capital/game/cabinet"
	"capital/game/link"
	"capital/game/scene"
	"capital/game/scene/about"
	"capital/game/scene/myplay"
	"capital/game/store"
	"capital/game/terminal"
)

// playCommand opens the game in a window. Where there can be no window, it serves the browser version instead.
func playCommand(args []string, _ io.Reader, out, errOut io.Writer) int {
	options := scene.Options{About: about.Open, MyPlay: myplay.Open}
	flags := terminal.NewFlags("play", "[flags] [LINK, CODE or FILE]", "Opens the game; with a match that somebody shared, by a link or a file, to look at that, or with the\n"+
		"code of a challenge, to play that. Where no window can be opened, it is served to a browser on this machine instead.", out, errOut)
	flags.BoolVar(&options.ReducedMotion, "reduced-motion", false, "move things as little as possible")
	if code, goOn := flags.Parse(args, 0, 1); !goOn {
		return code
	}
	if flags.NArg() > 0 {
		match, err := shared(flags.Arg(0))
		if err != nil {
			return flags.Bad("%v", err)
		}
		options.Match = match
	}
	options.SystemReduced = systemReduced()
	err := scene.Run(options, cabinet.Games()...)
	if err == nil {
		return terminal.ExitOK
	}
	fmt.Fprintf(errOut, "no window can be opened here (%s): the game goes to the browser instead\n", terminal.Message(err.Error()))
	return serve("127.0.0.1:0", out, errOut)
}

// isShared reports whether an argument is meant to be a match that somebody shared: a file, though it may be gone, or a link; or the
// code of a challenge.
func isShared(arg string) bool {
	_, err := os.Stat(arg)
	return err == nil || isLink(arg) || strings.EqualFold(filepath.Ext(arg), ".capital")
}

func isLink(arg string) bool {
	_, err := link.Game(arg[strings.LastIndexByte(arg, '#')+1:])
	return err == nil || link.IsChallenge(arg) || strings.Contains(arg, "#")
}

// shared is what was shared: a link, or what a file says.
func shared(arg string) (string, error) {
	if _, err := os.Stat(arg); err != nil && isLink(arg) {
		return arg, nil
	}
	const most = 1 << 20 // bytes; no record is nearly as long
	text, err := store.ReadFile(arg, most)
	return string(text), err
}
