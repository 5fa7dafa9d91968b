package lab

import (
	"fmt"
	"io"

	"capital/game/terminal"
)

// Verify is the command that replays records of the games and prints the result of each. It ends at the first damaged
// record and tells the file and the line.
func Verify(games []Game) terminal.Run {
	return func(args []string, in io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags("verify", "FILE…", "Replays records, checks every action and prints the score of each.\n"+
			"- is standard input.", out, errOut)
		if code, goOn := c.Parse(args, 1, len(args)); !goOn {
			return code
		}
		for _, name := range c.Args() {
			text, err := ReadText(name, in)
			if err != nil {
				return c.Bad("%v", err)
			}
			outcome, err := gameOf(games, text).Read(text)
			if err != nil {
				return c.Bad("%s", AtLine(name, err))
			}
			fmt.Fprintf(out, "%s: %s\n", terminal.Name(name), outcome)
		}
		return terminal.ExitOK
	}
}
