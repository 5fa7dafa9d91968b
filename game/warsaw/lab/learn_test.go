package lab

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"gonum.org/v1/gonum/mat"

	"capital/game/terminal"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/rules/warsaw"
)

// readWeights reads a file of weights.
func readWeights(t *testing.T, name string) *ai.Weights {
	t.Helper()
	var l learner
	if err := l.readWeights(name, nil); err != nil {
		t.Fatal(err)
	}
	return l.weights
}

// What is learned can be read, and is better than nothing.
func TestLearn(t *testing.T) {
	testscope.Only(t) // a sample is that learning follows from the seed
	name := filepath.Join(t.TempDir(), "weights")
	out := mustCall(t, Learn, "", "-games", "10", "-rounds", "1", "-networks", "2", "-trials", "1", "-out", name)
	for _, want := range []string{"2 seats, round 1", "3 seats, round 1", "4 seats, round 1", "3 seats, networks, round 2"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing from %q", want, out)
		}
	}
	weights := readWeights(t, name)
	builder, _ := ai.New(ai.Builder, 0)
	for seats := 2; seats <= warsaw.MaxSeats; seats++ {
		if c, err := newBench().Compare(t.Context(), playerOf(ai.NewArchitect(weights)), playerOf(builder), seats, 12, 0); err != nil || c.Margin < -60 {
			t.Errorf("%d seats: margin %.1f against builders, error %v", seats, c.Margin, err)
		}
	}
}

// TestLearnForSomeSeats keeps the weights for the others.
func TestLearnForSomeSeats(t *testing.T) {
	testscope.Only(t)
	name := filepath.Join(t.TempDir(), "weights")
	few := []string{"-games", "4", "-rounds", "1", "-networks", "1", "-trials", "1", "-seats", "3", "-out", name}
	if code, _, errOut := call(Learn, "", few...); code != terminal.ExitBad || !strings.Contains(errOut, "no such file") {
		t.Errorf("without a file: %d, %q", code, errOut)
	}
	var kept ai.Weights
	kept.At(2).Denial, kept.At(3).Denial, kept.At(4).Denial = 7, 7, 7
	if err := os.WriteFile(name, kept.Encode(), 0o600); err != nil {
		t.Fatal(err)
	}
	mustCall(t, Learn, "", few...)
	weights := readWeights(t, name)
	if *weights.At(2) != *kept.At(2) || *weights.At(4) != *kept.At(4) || *weights.At(3) == *kept.At(3) {
		t.Error("others are learned than were asked for")
	}
}

// The same matches lead to the same weights, on any number of cores.
func TestLearningFollowsFromTheSeed(t *testing.T) {
	learned := func() ai.Weights {
		var weights ai.Weights
		l := learner{weights: &weights, seats: 2, games: 4, trials: 1, seed: 1, out: io.Discard}
		if err := l.learnValues(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
		if err := l.learnNetworks(t.Context(), 1, 2); err != nil {
			t.Fatal(err)
		}
		if err := l.learnDenial(t.Context()); err != nil {
			t.Fatal(err)
		}
		return weights
	}
	many := learned()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if learned() != many {
		t.Error("the same matches lead to something else")
	}
}

// Denial is as great as a parabola through the margins says, wherever single ones stray to.
func TestBestDenial(t *testing.T) {
	for _, c := range []struct {
		margins []float64
		want    int16
	}{
		{[]float64{-0.36, -0.04, -0.04, -0.36, -1}, 80},  // −(x−0.8)²
		{[]float64{-0.26, -0.44, 0.56, -0.76, -0.9}, 80}, // with errors that no parabola follows
		{[]float64{-4, -3, -2.1, -1.3, -0.6}, 180},       // higher still beyond
		{[]float64{0, -1, -2.1, -3.3, -4.6}, 20},
		{[]float64{3, 1, 0, 1, 4}, 180}, // a valley
	} {
		if found := bestDenial(c.margins); found != c.want {
			t.Errorf("margins %v: denial %d %% instead of %d", c.margins, found, c.want)
		}
	}
}

// What is added up of the pairs of features is what gonum makes of them.
func TestAddSquares(t *testing.T) {
	var f ai.Features
	for k := range f {
		f[k] = int16(k % 3 * (k - 20))
	}
	sums := make([]float64, featureCount*featureCount)
	addSquares(sums, &f)
	addSquares(sums, &f)
	x := mat.NewVecDense(featureCount, nil)
	for k := range f {
		x.SetVec(k, float64(f[k]))
	}
	var want mat.SymDense
	want.SymOuterK(2, x)
	if !mat.Equal(mat.NewSymDense(featureCount, sums), &want) {
		t.Error("they differ")
	}
}
