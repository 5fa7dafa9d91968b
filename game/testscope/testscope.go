// Package testscope tells tests how much they shall do. A stranger's `go test ./...` plays samples; with
//
//	CAPITAL_TESTS=thorough go test -timeout 30m ./...
//
// every test plays all it can: thousands of matches, every screen at every size, masters at their full time. The checks
// before a change is kept set it. CAPITAL_TESTS=pictures does all that too, and draws every picture that is kept to be
// looked at; the thorough run draws a sample of those. Nothing but tests imports this package.
package testscope

import (
	"os"
	"testing"
)

// variable is the name of the environment's variable that is the switch.
const variable = "CAPITAL_TESTS"

// Thorough reports whether tests shall do all they can.
func Thorough() bool {
	return os.Getenv(variable) == "thorough" || EveryPicture()
}

// Pictures returns of what pictures are kept, to be looked at: the first few, or all where all pictures are wanted.
func Pictures[T any](first int, all []T) []T {
	if EveryPicture() {
		return all
	}
	return all[:first]
}

// EveryPicture reports whether all pictures are wanted.
func EveryPicture() bool { return os.Getenv(variable) == "pictures" }

// Count returns how many times something is tried: as a sample, or in a thorough run.
func Count(sample, all int) int {
	if Thorough() {
		return all
	}
	return sample
}

// Only skips a test that has no sample.
func Only(t testing.TB) {
	t.Helper()
	if !Thorough() {
		t.Skip("runs with " + variable + "=thorough")
	}
}
