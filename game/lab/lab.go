// Package lab is play without a screen: whole matches between computer players for
// their strength and the balance of the tiles, and commands that read records,
// tiles and districts.
//
// Each command takes its arguments and streams and returns the exit code: 0 when
// all went well, 2 for bad input and 1 for what went wrong otherwise, either told in one
// line on errOut.
package lab

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"capital/game/terminal"
)

// Exit codes of the commands.
const (
	exitOK          = 0
	exitFailed      = 1
	exitBad         = 2
	exitInterrupted = 130 // as shells count it
)

// command is the flag set of one command and where it writes.
type command struct {
	*flag.FlagSet
	synopsis    string // what follows the name in the first line of help
	description string
	out, errOut io.Writer
}

func newCommand(name, synopsis, description string, out, errOut io.Writer) *command {
	c := &command{flag.NewFlagSet(name, flag.ContinueOnError), synopsis, description, out, errOut}
	c.SetOutput(io.Discard)
	return c
}

// parse reads the flags. Where go is false the command ends with code: help was
// asked for, or a flag or the number of other arguments, at least least and at
// most most, is wrong.
func (c *command) parse(args []string, least, most int) (code int, goOn bool) {
	switch err := c.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		c.help()
		return exitOK, false
	case err != nil:
		return c.fail("%v", err), false
	case c.NArg() < least:
		return c.fail("expected a file"), false
	case c.NArg() > most:
		return c.fail("unexpected argument %s", terminal.Quote(c.Arg(most))), false
	}
	return exitOK, true
}

func (c *command) help() {
	fmt.Fprintf(c.out, "capital %s %s\n\n%s\n\n", c.Name(), c.synopsis, c.description)
	c.SetOutput(c.out)
	c.PrintDefaults()
}

// fail writes the one line that says what is wrong and returns the exit code.
func (c *command) fail(format string, args ...any) int {
	fmt.Fprintf(c.errOut, "%s: %s\n", c.Name(), terminal.Message(fmt.Sprintf(format, args...)))
	return exitBad
}

// failWith tells why matches could not be played; an interrupt is no fault.
func (c *command) failWith(err error) int {
	code := c.fail("%v", err)
	if errors.Is(err, errInterrupted) {
		return exitInterrupted
	}
	return code
}

// print prints a report, as JSON or as its tables.
func (c *command) print(asJSON bool, report any, tables func(out io.Writer)) int {
	if !asJSON {
		tables(c.out)
		return exitOK
	}
	if err := terminal.WriteJSON(c.out, report); err != nil {
		c.fail("%v", err)
		return exitFailed
	}
	return exitOK
}

// maxFile is how many bytes of a file are read; no record or district is nearly as long.
const maxFile = 1 << 20

// readText reads a whole file, or in where its name is "-".
func readText(name string, in io.Reader) (string, error) {
	if name != "-" {
		text, err := readFile(name, maxFile)
		return string(text), err
	}
	text, err := io.ReadAll(io.LimitReader(in, maxFile+1))
	if err == nil && len(text) > maxFile {
		err = fmt.Errorf("standard input is longer than %d bytes", maxFile)
	}
	return string(text), err
}
