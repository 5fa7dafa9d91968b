package lab

import (
	"strconv"
	"strings"
	"testing"

	"capital/game/testscope"
)

// Damaged files are refused or mean what they say, without a panic, at once and with little memory.
func TestDamagedFiles(t *testing.T) {
	times := testscope.Count(1000, 10_000)
	out := mustCall(t, newTrial().Damage, "", "-times", strconv.Itoa(times), "-seed", "7")
	t.Logf("\n%s", out)
	for _, sort := range newTrial().damageables() {
		if !strings.Contains(out, sort.Name) {
			t.Errorf("%s were left out", sort.Name)
		}
	}
}
