package lab

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"capital/game/terminal"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// Verify replays records and prints what each came to. The first damaged one ends
// it: the file and the line are told.
func Verify(args []string, in io.Reader, out, errOut io.Writer) int {
	c := newCommand("verify", "FILE…", "Replays records, checks every action and prints the score of each.\n"+
		"- is standard input.", out, errOut)
	if code, goOn := c.parse(args, 1, len(args)); !goOn {
		return code
	}
	for _, name := range c.Args() {
		text, err := readText(name, in)
		if err != nil {
			return c.fail("%v", err)
		}
		record, match, err := warsaw.ReadRecord(text)
		if err != nil {
			return c.fail("%s", atLine(name, err))
		}
		fmt.Fprintf(out, "%s: %s\n", terminal.Name(name), outcome(&record, &match))
	}
	return exitOK
}

// atLine names the file and, where the error knows it, the line.
func atLine(name string, err error) string {
	var line *record.LineError
	if errors.As(err, &line) {
		return fmt.Sprintf("%s:%d: %s", name, line.Line, terminal.Cited(line.What))
	}
	return fmt.Sprintf("%s: %s", name, terminal.Cited(err.Error()))
}

// outcome says in one line how a match stands.
func outcome(record *warsaw.Record, m *warsaw.Match) string {
	var b strings.Builder
	for s := range m.Seats() {
		p := m.Player(s)
		fmt.Fprintf(&b, "%s %d VP %d coins, ", terminal.Name(record.Seats[s].Name), p.VP, p.Coins)
	}
	if !m.Over() {
		fmt.Fprintf(&b, "not over: %d actions, epoch %d", len(record.Actions), m.Epoch())
		return b.String()
	}
	var winners []string
	for s := range m.Seats() {
		if m.Winners()>>s&1 != 0 {
			winners = append(winners, terminal.Name(record.Seats[s].Name))
		}
	}
	fmt.Fprintf(&b, "won by %s", strings.Join(winners, " and "))
	return b.String()
}
