// Package testscope tells tests how much they shall do. A stranger's `go test ./...` plays samples; with
//
//	CAPITAL_TESTS=thorough go test -timeout 60m ./...
//
// every test plays what a change may break: thousands of matches, every screen at every size, masters at their full time. What
// every game has from the house is tried in one of them. The checks before a change is kept set it.
// CAPITAL_TESTS=everything does all that for every game, and draws every picture that is kept to be looked at; the thorough run
// draws a sample of those. Nothing but tests imports this package.
package testscope

import (
	"os"
	"testing"
)

// variable is the name of the environment's variable that is the switch.
const variable = "CAPITAL_TESTS"

// Thorough reports whether tests shall do all that a change may break.
func Thorough() bool {
	return os.Getenv(variable) == "thorough" || Everything()
}

// Everything reports whether tests shall do all they can.
func Everything() bool { return os.Getenv(variable) == "everything" }

// First returns the first few of what is tried or drawn, or all where everything is wanted.
func First[T any](first int, all []T) []T {
	if Everything() {
		return all
	}
	return all[:first]
}

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

// Seldom skips a test that a thorough run has no need of, since it tries the same with another game.
func Seldom(t testing.TB) {
	t.Helper()
	if !Everything() {
		t.Skip("runs with " + variable + "=everything")
	}
}
