package lab

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"capital/game/expo/ai"
	"capital/game/testscope"
)

// What is learned is written to a file that can be read.
func TestLearn(t *testing.T) {
	testscope.Only(t) // a sample is that learning follows from the seed
	name := filepath.Join(t.TempDir(), "weights")
	var out, errOut bytes.Buffer
	if code := Learn([]string{"-games", "4", "-rounds", "2", "-networks", "1", "-trials", "1", "-out", name}, strings.NewReader(""), &out, &errOut); code != 0 {
		t.Fatalf("code %d: %s", code, &errOut)
	}
	for _, want := range []string{"2 seats, round 1", "3 seats, round 2", "4 seats, networks, round 1", "5 seats, round 2"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing from %q", want, &out)
		}
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ai.DecodeWeights(data); err != nil {
		t.Fatal(err)
	}
}

// What is asked of learning that can't be is told in one line.
func TestLearnRefuses(t *testing.T) {
	for _, args := range [][]string{{"-games", "0"}, {"-games", "100000000"}, {"-rounds", "0"}, {"-networks", "-1"}, {"-trials", "0"}, {"-out", t.TempDir()}} {
		var out, errOut bytes.Buffer
		if code := Learn(args, strings.NewReader(""), &out, &errOut); code != 2 || strings.Count(errOut.String(), "\n") != 1 {
			t.Errorf("%q: code %d, %q", args, code, &errOut)
		}
	}
}

// The same matches lead to the same weights, on any number of cores.
func TestLearningFollowsFromTheSeed(t *testing.T) {
	learned := func() ai.Weights {
		var weights ai.Weights
		l := learner{weights: &weights, seats: 2, games: 12, trials: 1, seed: 1, out: io.Discard}
		if err := l.learn(t.Context(), 2); err != nil {
			t.Fatal(err)
		}
		if err := l.learnNetworks(t.Context(), 2, 2); err != nil {
			t.Fatal(err)
		}
		return weights
	}
	many := learned()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if learned() != many {
		t.Error("the same matches lead to something else")
	}
	if at := many.At(2); at.Rows == (ai.ValueWeights{}).Rows || at.Networks == (ai.ValueWeights{}).Networks {
		t.Error("nothing is learned")
	}
}
