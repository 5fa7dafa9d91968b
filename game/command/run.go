//go:build !js

// Package command is what the program does with its arguments: it opens the game or runs one of its commands.
package command

import (
	"errors"
	"fmt"
	"io"
	"syscall"

	"capital/game/lab"
	"capital/game/terminal"
)

// Exit codes.
const (
	exitOK     = 0
	exitFailed = 1
	exitBad    = 2 // bad flags or arguments, told in one line
)

// entry is one command.
type entry struct {
	name string
	line string
	run  func(args []string, in io.Reader, out, errOut io.Writer) int
}

// entries lists the commands in the order of the help.
func entries() []entry {
	return []entry{
		{"play", "open the game (without a command, this)", playCommand},
		{"web", "build the browser version and serve it", webCommand},
		{"sim", "let computer players play each other and count", lab.Sim},
		{"verify", "replay a record and check it", lab.Verify},
		{"analyse", "review the moves of a record", lab.Analyse},
		{"tiles", "list the tiles", lab.Tiles},
		{"score", "score a district", lab.Score},
		{"lab", "measure the computer players", lab.Lab},
	}
}

// Run runs the program with its arguments, without its name, and returns its exit code. What a command could not write
// is a failure, whatever the command itself makes of it; but whoever closes a pipe has read enough.
func Run(args []string, in io.Reader, out, errOut io.Writer) int {
	output := terminal.NewOutput(out)
	code := dispatch(args, in, output, errOut)
	err := output.Err()
	if err == nil || code != exitOK {
		return code
	}
	if !errors.Is(err, syscall.EPIPE) {
		fmt.Fprintf(errOut, "capital: what should be printed can't be: %s\n", terminal.Message(err.Error()))
	}
	return exitFailed
}

// dispatch runs the command that the arguments name.
func dispatch(args []string, in io.Reader, out, errOut io.Writer) int {
	if len(args) == 0 {
		return playCommand(nil, in, out, errOut)
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		help(out)
		return exitOK
	}
	for _, e := range entries() {
		if e.name == args[0] {
			return e.run(args[1:], in, out, errOut)
		}
	}
	if args[0][:min(1, len(args[0]))] == "-" {
		return playCommand(args, in, out, errOut)
	}
	fmt.Fprintf(errOut, "%s: expected a command: play, web, sim, verify, analyse, tiles, score, lab or help\n", terminal.Quote(args[0]))
	return exitBad
}

func help(out io.Writer) {
	fmt.Fprint(out, "Capital: build a district of Warsaw through six epochs.\n\ncapital [command] [flags]\n\n")
	for _, e := range entries() {
		fmt.Fprintf(out, "  %-8s %s\n", e.name, e.line)
	}
	fmt.Fprint(out, "\nEach command tells more with -h.\n")
}
