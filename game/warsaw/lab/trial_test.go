package lab

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"capital/game/testscope"
)

// Capital is played as people play it, with all that can come between two moves.
func TestSoak(t *testing.T) {
	games := testscope.Count(10, 60) // the checks before a change is kept soak a hundred more
	out := mustCall(t, Game().Soak, "", "-games", fmt.Sprint(games), "-seed", "7")
	for _, want := range []string{fmt.Sprintf("%6d matches", games), "taken back", " hints, ", " reviews, and thinking ", "Everything held; memory and goroutines are flat."} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not told:\n%s", want, out)
		}
	}
	if _, done, _ := strings.Cut(out, "\n"); strings.Contains(done[strings.Index(done, " to their end"):], " 0 ") {
		t.Errorf("something was not done at all:\n%s", out)
	}
}

// Damaged records, districts and saves are refused or mean what they say, without a panic, at once and with little memory.
func TestDamagedFiles(t *testing.T) {
	times := testscope.Count(600, 10_000)
	out := mustCall(t, Game().Damage, "", "-times", strconv.Itoa(times), "-seed", "7")
	t.Logf("\n%s", out)
	for _, name := range []string{"records", "districts", "saves", "settings"} {
		if !strings.Contains(out, name) {
			t.Errorf("%s were left out", name)
		}
	}
}
