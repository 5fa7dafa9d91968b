//go:build !js

package cabinet

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/terminal"
)

// Every game of the shelf is simulated too, and has all commands that take a game.
func TestEveryGameHasItsCommands(t *testing.T) {
	games := simulated()
	for _, e := range entries() {
		if !slices.ContainsFunc(games, func(g lab.Game) bool { return g.Name == e.name }) {
			t.Errorf("%s is on the shelf, but no command plays it", e.name)
		}
	}
	for _, g := range games {
		if g.Reviewed == nil {
			t.Errorf("records of %s can't be analysed", g.Name)
		}
		for _, args := range [][]string{{"sim"}, {"tiles"}, {"lab", "ladder"}, {"lab", "balance"}, {"lab", "learn"}, {"lab", "digest"}, {"lab", "soak"}, {"lab", "damage"}, {"lab", "kill"}} {
			var out, errOut bytes.Buffer
			all := Commands()
			at := slices.IndexFunc(all, func(c terminal.Command) bool { return c.Name == args[0] })
			code := all[at].Run(append(args[1:], "-game", g.Name, "-h"), nil, &out, &errOut)
			if code != 0 || !strings.HasPrefix(out.String(), "capital "+strings.Join(args, " ")+" ") {
				t.Errorf("%q of %s: code %d, %q, errors %q", args, g.Name, code, &out, &errOut)
			}
		}
	}
}
