//go:build !js

package command

import (
	"strings"
	"testing"
)

// run runs the program and tells its exit code and what it wrote.
func run(args ...string) (code int, out, errOut string) {
	var o, e strings.Builder
	code = Run(args, strings.NewReader(""), &o, &e)
	return code, o.String(), e.String()
}

func TestHelpIsNoError(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"--help"}, {"play", "-h"}, {"web", "-h"}, {"sim", "-h"}, {"verify", "-h"}, {"analyse", "-h"}, {"tiles", "-h"}, {"score", "-h"}, {"licences", "-h"},
		{"sim", "-game", "rome", "-h"}, {"tiles", "-game", "rome", "-h"}, {"lab", "balance", "-game", "rome", "-h"}, {"lab", "learn", "-game", "rome", "-h"}} {
		if code, out, errOut := run(args...); code != 0 || out == "" || errOut != "" {
			t.Errorf("%q: code %d, out %q, errors %q", args, code, out, errOut)
		}
	}
	_, out, _ := run("help")
	for _, c := range commands() {
		if !strings.Contains(out, c.Name) {
			t.Errorf("help does not name %s", c.Name)
		}
	}
}

func TestBadInputIsOneLineAndCodeTwo(t *testing.T) {
	for _, args := range [][]string{
		{"nonsense"}, {""}, {"-nonsense"}, {"play", "-nonsense"}, {"play", "extra"},
		{"web", "-nonsense"}, {"web", "extra"}, {"web", "-addr", "nowhere"}, {"web", "-addr", "127.0.0.1:99999"},
		{"sim", "-nonsense"}, {"verify", "-nonsense"}, {"analyse", "-nonsense"}, {"tiles", "-nonsense"}, {"score", "-nonsense"},
		{"sim", "-game", "atlantis"}, {"sim", "-game"}, {"tiles", "-game", "rome", "extra"}, {"sim", "-game", "rome", "-tiles"}, {"poster", "-game", "rome"}, {"licences", "extra"},
		{"analyse", "-game", "atlantis", "-"}, {"lab", "digest", "-game", ""}, {"lab", "kill", "-game", "atlantis"}, {"verify", "-game", "rome", "-"},
	} {
		code, out, errOut := run(args...)
		if code != 2 || out != "" || strings.Count(errOut, "\n") != 1 || !strings.HasSuffix(errOut, "\n") {
			t.Errorf("%q: code %d, out %q, errors %q", args, code, out, errOut)
		}
	}
}
