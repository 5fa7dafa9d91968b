package terminal

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
)

// Exit codes of the commands.
const (
	ExitOK          = 0
	ExitFailed      = 1   // what went wrong is told in one line
	ExitBad         = 2   // bad flags, arguments or files, told in one line
	ExitInterrupted = 130 // as shells count it
)

// ErrInterrupted says that the person or the system has asked the program to end.
var ErrInterrupted = errors.New("interrupted")

// UntilInterrupted returns a context that ends when the person or the system asks the program to end. A second time it
// ends whatever it does.
func UntilInterrupted() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// Run runs a command with its arguments, without its name, and returns its exit code.
type Run func(args []string, in io.Reader, out, errOut io.Writer) int

// Command is one command of the program, or one of a group.
type Command struct {
	Name string
	Line string // what it does, for the list of commands
	Run  Run
}

// Find returns the command of a name, or nil.
func Find(commands []Command, name string) *Command {
	for n := range commands {
		if commands[n].Name == name {
			return &commands[n]
		}
	}
	return nil
}

// Names lists the names of commands with something between them.
func Names(commands []Command, between string) string {
	var list []string
	for _, c := range commands {
		list = append(list, c.Name)
	}
	return strings.Join(list, between)
}

// WriteList lists commands, one a line.
func WriteList(out io.Writer, commands []Command) {
	for _, c := range commands {
		fmt.Fprintf(out, "  %-8s %s\n", c.Name, c.Line)
	}
}

// Flags is the flag set of one command, its help, and where it writes.
type Flags struct {
	*flag.FlagSet
	synopsis    string // what follows the name in the first line of help
	description string
	out, errOut io.Writer
}

// NewFlags returns the flag set of a command. Its help begins with the name and the synopsis, as of "[flags] FILE"; the
// description follows, and then the flags.
func NewFlags(name, synopsis, description string, out, errOut io.Writer) *Flags {
	f := &Flags{flag.NewFlagSet(name, flag.ContinueOnError), synopsis, description, out, errOut}
	f.SetOutput(io.Discard)
	return f
}

// Parse reads the flags. Where goOn is false the command ends with code: help was asked for, or a flag or the number of
// other arguments, at least least and at most most, is wrong.
func (f *Flags) Parse(args []string, least, most int) (code int, goOn bool) {
	switch err := f.FlagSet.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		f.help()
		return ExitOK, false
	case err != nil:
		return f.Bad("%v", err), false
	case f.NArg() < least:
		return f.Bad("expected a file"), false
	case f.NArg() > most && len(f.Arg(most)) > 1 && f.Arg(most)[0] == '-':
		return f.Bad("unexpected argument %s: flags come first", Quote(f.Arg(most))), false
	case f.NArg() > most:
		return f.Bad("unexpected argument %s", Quote(f.Arg(most))), false
	}
	return ExitOK, true
}

func (f *Flags) help() {
	first := "capital " + f.Name()
	if f.synopsis != "" {
		first += " " + f.synopsis
	}
	fmt.Fprintf(f.out, "%s\n\n%s\n\n", first, strings.TrimSpace(f.description))
	f.SetOutput(f.out)
	f.PrintDefaults()
}

// Bad writes the one line that says what is wrong with what was given, and returns the exit code for it.
func (f *Flags) Bad(format string, args ...any) int {
	fmt.Fprintf(f.errOut, "%s: %s\n", f.Name(), Message(fmt.Sprintf(format, args...)))
	return ExitBad
}

// Failed writes the one line that says what went wrong, and returns the exit code for it.
func (f *Flags) Failed(err error) int {
	f.Bad("%v", err)
	return ExitFailed
}

// Ended writes the one line that says why the work of a command could not be done, and returns the exit code: an
// interrupt is no fault.
func (f *Flags) Ended(err error) int {
	code := f.Bad("%v", err)
	if errors.Is(err, ErrInterrupted) {
		return ExitInterrupted
	}
	return code
}

// Print prints a report, as JSON or as its tables, and returns the exit code.
func (f *Flags) Print(asJSON bool, report any, tables func(out io.Writer)) int {
	if !asJSON {
		tables(f.out)
		return ExitOK
	}
	if err := WriteJSON(f.out, report); err != nil {
		return f.Failed(err)
	}
	return ExitOK
}

// Group makes one command of several: its first argument names the one to run. Without any they are listed.
func Group(name, description string, commands []Command) Run {
	return func(args []string, in io.Reader, out, errOut io.Writer) int {
		f := NewFlags(name, "COMMAND [flags]", description, out, errOut)
		if len(args) == 0 {
			args = []string{"-h"}
		}
		if code, goOn := f.Parse(args, 0, len(args)); !goOn {
			if code == ExitOK {
				WriteList(out, commands)
			}
			return code
		}
		if found := Find(commands, f.Arg(0)); found != nil {
			return found.Run(f.Args()[1:], in, out, errOut)
		}
		return f.Bad("expected %s, found %s", Names(commands, " or "), Quote(f.Arg(0)))
	}
}
