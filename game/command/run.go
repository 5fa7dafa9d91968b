//go:build !js

// Package command is what the program does with its arguments: it opens the game or runs one of its commands.
package command

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"syscall"

	"capital/game/about"
	"capital/game/cabinet"
	"capital/game/terminal"
)

// commands lists the commands in the order of the help.
func commands() []terminal.Command {
	return append([]terminal.Command{
		{Name: "play", Line: "open the game (without a command, this)", Run: playCommand},
		{Name: "rules", Line: "print the rules book of a game", Run: rulesCommand},
		{Name: "web", Line: "build the browser version and serve it", Run: webCommand},
		{Name: "licences", Line: "print the licences of the program, its fonts and the modules it is built with", Run: licencesCommand},
	}, cabinet.Commands()...)
}

// Run runs the program with its arguments, without its name, and returns its exit code. What a command could not write
// is a failure, whatever the command itself makes of it; but whoever closes a pipe has read enough.
func Run(args []string, in io.Reader, out, errOut io.Writer) int {
	output := terminal.NewOutput(out)
	code := dispatch(args, in, output, errOut)
	err := output.Err()
	if err == nil || code != terminal.ExitOK {
		return code
	}
	if !errors.Is(err, syscall.EPIPE) {
		fmt.Fprintf(errOut, "capital: what should be printed can't be: %s\n", terminal.Message(err.Error()))
	}
	return terminal.ExitFailed
}

// dispatch runs the command that the arguments name.
func dispatch(args []string, in io.Reader, out, errOut io.Writer) int {
	if len(args) == 0 {
		return playCommand(nil, in, out, errOut)
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		help(out)
		return terminal.ExitOK
	case "version", "-version", "--version":
		fmt.Fprintf(out, "capital %s, %s/%s, %s\n", about.Here(), runtime.GOOS, runtime.GOARCH, runtime.Version())
		return terminal.ExitOK
	}
	if found := terminal.Find(commands(), args[0]); found != nil {
		return found.Run(args[1:], in, out, errOut)
	}
	if strings.HasPrefix(args[0], "-") || isShared(args[0]) {
		return playCommand(args, in, out, errOut)
	}
	fmt.Fprintf(errOut, "%s: expected a command: %s or help\n", terminal.Quote(args[0]), terminal.Names(commands(), ", "))
	return terminal.ExitBad
}

func help(out io.Writer) {
	fmt.Fprint(out, "Capital: a cabinet of board games about building a capital.\n\ncapital [command] [flags]\n\n")
	terminal.WriteList(out, commands())
	fmt.Fprint(out, "\nEach command tells more with -h; -version tells which build this is.\n")
}
