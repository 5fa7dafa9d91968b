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
	"os"
	"strings"
)

// Exit codes of the commands.
const (
	exitOK     = 0
	exitFailed = 1
	exitBad    = 2
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
		return c.fail("unexpected argument %q", c.Arg(most)), false
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
	line := strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")
	fmt.Fprintf(c.errOut, "%s: %s\n", c.Name(), line)
	return exitBad
}

// stopped says that the command was interrupted and returns the exit code.
func (c *command) stopped() int {
	fmt.Fprintf(c.errOut, "%s: interrupted\n", c.Name())
	return exitFailed
}

// maxFile is how many bytes of a file are read; no record or district is nearly as long.
const maxFile = 4 << 20

// readText reads a whole file, or in where its name is "-".
func readText(name string, in io.Reader) (string, error) {
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return "", err
		}
		defer file.Close()
		in = file
	}
	text, err := io.ReadAll(io.LimitReader(in, maxFile+1))
	if err == nil && len(text) > maxFile {
		err = fmt.Errorf("%s: longer than %d bytes", name, maxFile)
	}
	return string(text), err
}
