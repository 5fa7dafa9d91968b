//go:build !js

package command

import (
	"slices"
	"strings"
	"testing"

	"capital/game/cabinet"
)

// run runs the program and tells its exit code and what it wrote.
func run(args ...string) (code int, out, errOut string) {
	var o, e strings.Builder
	code = Run(args, strings.NewReader(""), &o, &e)
	return code, o.String(), e.String()
}

func TestHelpIsNoError(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"--help"}, {"play", "-h"}, {"rules", "-h"}, {"web", "-h"}, {"sim", "-h"}, {"verify", "-h"}, {"analyse", "-h"}, {"tiles", "-h"}, {"score", "-h"}, {"licences", "-h"},
		{"sim", "-game", "rome", "-h"}, {"tiles", "-game", "rome", "-h"}, {"lab", "balance", "-game", "rome", "-h"}, {"lab", "learn", "-game", "rome", "-h"}} {
		if code, out, errOut := run(args...); code != 0 || out == "" || errOut != "" {
			t.Errorf("%q: code %d, out %q, errors %q", args, code, out, errOut)
		}
	}
	_, out, _ := run("help")
	for _, c := range commands() {
		if !slices.ContainsFunc(strings.Split(out, "\n"), func(line string) bool {
			return strings.HasPrefix(line, "  "+c.Name+" ") && strings.HasSuffix(line, " "+c.Line)
		}) {
			t.Errorf("help has no line of %s", c.Name)
		}
	}
}

func TestBadInputIsOneLineAndCodeTwo(t *testing.T) {
	for _, args := range [][]string{
		{"nonsense"}, {""}, {"-nonsense"}, {"play", "-nonsense"}, {"play", "extra"}, {"."}, {"play", ".", "extra"},
		{"rules", "-nonsense"}, {"rules", "extra"}, {"rules", "-game", "atlantis"}, {"rules", "-language", "fr"}, {"rules", "-language", ""},
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

// The rules are those of the game and the language that were asked for; of the first game, in English, where nothing was.
func TestRulesArePrinted(t *testing.T) {
	for _, asked := range []struct {
		args           []string
		game, language string
	}{{nil, "warsaw", "en"}, {[]string{"-game", "rome"}, "rome", "en"}, {[]string{"-game", "rome", "-language", "pl"}, "rome", "pl"}, {[]string{"-language", "de"}, "warsaw", "de"}} {
		want, err := cabinet.Rules(asked.game, asked.language)
		if err != nil {
			t.Fatal(err)
		}
		if code, out, errOut := run(append([]string{"rules"}, asked.args...)...); code != 0 || out != want || errOut != "" {
			t.Errorf("%q: code %d, errors %q, %.80q instead of %.80q", asked.args, code, errOut, out, want)
		}
	}
}
