//go:build !js

package command

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"capital/game/cabinet"
	"capital/game/scene"
	"capital/game/terminal"
)

// playCommand opens the game in a window. Where there can be no window, it serves the browser version instead.
func playCommand(args []string, _ io.Reader, out, errOut io.Writer) int {
	var options scene.Options
	flags := newFlags("play", "", "Opens the game. Where no window can be opened, it is served to a browser on this machine instead.")
	flags.BoolVar(&options.ReducedMotion, "reduced-motion", false, "move things as little as possible")
	if code, goOn := flags.parse(args, out, errOut); !goOn {
		return code
	}
	err := scene.Run(options, cabinet.Games()...)
	if err == nil {
		return exitOK
	}
	fmt.Fprintf(errOut, "no window can be opened here (%s): the game goes to the browser instead\n", terminal.Message(err.Error()))
	return serve("127.0.0.1:0", out, errOut)
}

// flags is the flag set of one command.
type flags struct {
	*flag.FlagSet
	synopsis    string
	description string
}

func newFlags(name, synopsis, description string) *flags {
	f := &flags{flag.NewFlagSet(name, flag.ContinueOnError), synopsis, description}
	f.SetOutput(io.Discard)
	return f
}

// parse reads the arguments of a command that takes flags only. Where goOn is false, the command ends with code.
func (f *flags) parse(args []string, out, errOut io.Writer) (code int, goOn bool) {
	err := f.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintf(out, "capital %s%s\n\n%s\n\n", f.Name(), f.synopsis, f.description)
		f.SetOutput(out)
		f.PrintDefaults()
		return exitOK, false
	case err != nil:
		fmt.Fprintf(errOut, "%s: %s\n", f.Name(), terminal.Message(err.Error()))
		return exitBad, false
	case f.NArg() > 0:
		fmt.Fprintf(errOut, "%s: unexpected argument %s\n", f.Name(), terminal.Quote(f.Arg(0)))
		return exitBad, false
	}
	return exitOK, true
}
