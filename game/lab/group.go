package lab

import (
	"fmt"
	"io"
	"strings"

	"capital/game/terminal"
)

// subcommand is one command of [Lab].
type subcommand struct {
	name string
	line string
	run  func(args []string, in io.Reader, out, errOut io.Writer) int
}

func subcommands() []subcommand {
	return []subcommand{
		{"ladder", "measure each level of computer player against the one below", Ladder},
		{"balance", "report what the tile set makes of matches between architects", Balance},
		{"learn", "learn the architect's weights from matches with itself", Learn},
		{"digest", "print one number of many records, the same on every machine", Digest},
		{"soak", "play for hours, as people do, and tell what breaks or grows", Soak},
		{"damage", "read damaged records, districts, saved matches and settings", Damage},
		{"kill", "kill the game at random moments and check what it has saved", Kill},
	}
}

// Lab runs one of the commands that measure and teach the computer players.
func Lab(args []string, in io.Reader, out, errOut io.Writer) int {
	var names []string
	for _, s := range subcommands() {
		names = append(names, s.name)
	}
	c := newCommand("lab", "COMMAND [flags]", "Measures and teaches the computer players: "+strings.Join(names, ", ")+".\n"+
		"Each command tells more with -h.", out, errOut)
	if code, goOn := c.parse(args, 0, len(args)); !goOn {
		if code == exitOK {
			for _, s := range subcommands() {
				fmt.Fprintf(out, "  %-8s %s\n", s.name, s.line)
			}
		}
		return code
	}
	for _, s := range subcommands() {
		if s.name == c.Arg(0) {
			return s.run(c.Args()[1:], in, out, errOut)
		}
	}
	return c.fail("expected %s, found %s", strings.Join(names, " or "), terminal.Quote(c.Arg(0)))
}
