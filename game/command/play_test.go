//go:build !js

package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/game/terminal"
)

// TestSharedMatchesAreArguments: links, addresses that end with one, and files, whatever these are called.
func TestSharedMatchesAreArguments(t *testing.T) {
	file := filepath.Join(t.TempDir(), "1.rome.1.A")
	if err := os.WriteFile(file, []byte("capital 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for arg, want := range map[string]string{
		"1.rome.1.AbC-_": "1.rome.1.AbC-_", "https://example.org/#1.rome.1.AbC": "https://example.org/#1.rome.1.AbC", "#wrong": "#wrong", "c1.rome.1.abc": "c1.rome.1.abc", file: "capital 1\n",
	} {
		if got, err := shared(arg); !isShared(arg) || got != want || err != nil {
			t.Errorf("%s is %q, %v", arg, got, err)
		}
	}
	for _, arg := range []string{"", "nonsense", "rules", "-h", "1.2.0"} {
		if isShared(arg) {
			t.Errorf("%q is taken for a match", arg)
		}
	}
}

// TestWhatIsNoFileOfAMatchIsToldInALine, and several are too many.
func TestWhatIsNoFileOfAMatchIsToldInALine(t *testing.T) {
	folder := t.TempDir()
	long := filepath.Join(folder, "long.capital")
	if err := os.WriteFile(long, make([]byte, 1<<20+1), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"gone.CAPITAL: ":      {filepath.Join(folder, "gone.CAPITAL")},
		"long.capital":        {long},
		"regular file":        {folder},
		"unexpected argument": {long, long},
	} {
		code, out, errOut := run(args...)
		if code != terminal.ExitBad || out != "" || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, want) {
			t.Errorf("%q: code %d, out %q, errors %q", args, code, out, errOut)
		}
	}
}
