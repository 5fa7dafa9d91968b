// Package stresstest puts a game under stress in its tests. Only tests import it.
package stresstest

import (
	"fmt"
	"strings"
	"testing"

	"capital/game/terminal"
	"capital/game/terminal/terminaltest"
)

// Soak soaks a game for so many matches: it must hold, and all that can come between two moves must have come. They begin with a
// seed by which one of four matches is left before its end.
func Soak(t *testing.T, soak terminal.Run, games int) {
	t.Helper()
	out := terminaltest.MustCall(t, soak, "", "-games", fmt.Sprint(games), "-seed", "14")
	_, done, _ := strings.Cut(out, " to their end")
	if !strings.Contains(out, fmt.Sprintf("%6d matches", games)) || !strings.HasSuffix(done, "\nEverything held; memory and goroutines are flat.\n") {
		t.Errorf("it is not told that all %d matches held:\n%s", games, out)
	}
	if strings.Contains(done, " 0 ") {
		t.Errorf("something was not done at all:\n%s", out)
	}
}

// Damage reads so many damaged files of a game: each must be refused or mean what it says. There must be some of all sorts.
func Damage(t *testing.T, damage terminal.Run, times int, sorts ...string) {
	t.Helper()
	out := terminaltest.MustCall(t, damage, "", "-times", fmt.Sprint(times), "-seed", "7")
	t.Logf("\n%s", out)
	for _, sort := range sorts {
		if !strings.Contains(out, sort) {
			t.Errorf("%s were left out", sort)
		}
	}
}
