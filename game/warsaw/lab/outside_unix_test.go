//go:build unix

package lab

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"capital/game/terminal"
)

// Files that never end, or wait for somebody, are refused at once.
func TestOnlyRegularFilesAreRead(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{pipe, "/dev/zero"} {
		for _, c := range []terminal.Run{verify, analyse, Score} {
			code, out, errOut := call(c, "", name)
			if code != terminal.ExitBad || out != "" || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, "regular") {
				t.Errorf("%s: code %d, out %q, errors %q", name, code, out, errOut)
			}
		}
	}
}
