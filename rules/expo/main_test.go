package expo

import (
	"flag"
	"os"
	"testing"

	"capital/game/testscope"
)

// TestMain has fewer random matches tried as a sample; -rapid.checks still says how many.
func TestMain(m *testing.M) {
	if !testscope.Thorough() {
		if err := flag.Set("rapid.checks", "25"); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
