package terminal

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// count is a command with a flag and at least one file.
func count(args []string, _ io.Reader, out, errOut io.Writer) int {
	f := NewFlags("count", "[flags] FILE", "Counts.", out, errOut)
	asJSON := f.Bool("json", false, "print it as JSON")
	if code, goOn := f.Parse(args, 1, 2); !goOn {
		return code
	}
	switch f.Arg(0) {
	case "interrupt":
		return f.Ended(fmt.Errorf("%w in the middle", ErrInterrupted))
	case "bad":
		return f.Ended(errors.New("it is\nbad"))
	case "fail":
		return f.Failed(errors.New("no room"))
	}
	return f.Print(*asJSON, f.Args(), func(out io.Writer) { fmt.Fprintln(out, f.NArg(), "files") })
}

func group() Run {
	return Group("things", "Does things.", []Command{{"count", "counts", count}, {"other", "does other things", nil}})
}

// Whatever is wrong is one line and a code, and all else is as asked for.
func TestCommands(t *testing.T) {
	for _, c := range []struct {
		args        string
		code        int
		out, errOut string
	}{
		{"count a b", ExitOK, "2 files\n", ""},
		{"count -json a", ExitOK, "[\n  \"a\"\n]\n", ""},
		{"count -h", ExitOK, "capital count [flags] FILE\n\nCounts.\n\n  -json\n    \tprint it as JSON\n", ""},
		{"count", ExitBad, "", "count: expected a file\n"},
		{"count a b c", ExitBad, "", "count: unexpected argument \"c\"\n"},
		{"count a b -", ExitBad, "", "count: unexpected argument \"-\"\n"},
		{"count a b -times", ExitBad, "", "count: unexpected argument \"-times\": flags come first\n"},
		{"count -x", ExitBad, "", "count: flag provided but not defined: -x\n"},
		{"count bad", ExitBad, "", "count: it is bad\n"},
		{"count interrupt", ExitInterrupted, "", "count: interrupted in the middle\n"},
		{"count fail", ExitFailed, "", "count: no room\n"},
		{"-h", ExitOK, "capital things COMMAND [flags]\n\nDoes things.\n\n  count    counts\n  other    does other things\n", ""},
		{"", ExitOK, "capital things COMMAND [flags]\n\nDoes things.\n\n  count    counts\n  other    does other things\n", ""},
		{"nonsense", ExitBad, "", "things: expected count or other, found \"nonsense\"\n"},
		{"-nonsense", ExitBad, "", "things: flag provided but not defined: -nonsense\n"},
	} {
		var out, errOut strings.Builder
		code := group()(strings.Fields(c.args), nil, &out, &errOut)
		if code != c.code || out.String() != c.out || errOut.String() != c.errOut {
			t.Errorf("%q: code %d, out %q, errors %q", c.args, code, &out, &errOut)
		}
	}
}

// What can't be printed as JSON is a failure, and a command without anything after its name says so.
func TestPrintFails(t *testing.T) {
	var out, errOut strings.Builder
	f := NewFlags("show", "", "Shows.", &out, &errOut)
	if code := f.Print(true, func() {}, nil); code != ExitFailed || strings.Count(errOut.String(), "\n") != 1 {
		t.Errorf("code %d, errors %q", code, &errOut)
	}
	if code, goOn := f.Parse([]string{"-h"}, 0, 0); goOn || code != ExitOK || !strings.HasPrefix(out.String(), "capital show\n\nShows.\n") {
		t.Errorf("code %d, out %q", code, &out)
	}
}
