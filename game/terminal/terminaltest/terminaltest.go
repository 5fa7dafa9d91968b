// Package terminaltest runs commands in tests. Only tests import it.
package terminaltest

import (
	"bytes"
	"strings"
	"testing"

	"capital/game/terminal"
)

// Call runs a command with in as its standard input.
func Call(run terminal.Run, in string, args ...string) (code int, out, errOut string) {
	var o, e bytes.Buffer
	code = run(args, strings.NewReader(in), &o, &e)
	return code, o.String(), e.String()
}

// MustCall runs a command that must go well and returns what it printed.
func MustCall(t testing.TB, run terminal.Run, in string, args ...string) string {
	t.Helper()
	code, out, errOut := Call(run, in, args...)
	if code != terminal.ExitOK || errOut != "" {
		t.Fatalf("%q: code %d, errors %q", args, code, errOut)
	}
	return out
}
