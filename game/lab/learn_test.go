package lab

import (
	"errors"
	"io/fs"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/gonum/mat"
)

// The weights are those that solve the normal equations, with the penalty on the diagonal.
func TestSolveRidge(t *testing.T) {
	squares := mat.NewSymDense(3, []float64{3, 2, 1, 2, 4, 3, 1, 3, 5})
	right := mat.NewVecDense(3, []float64{4*1 + 2*2 + 1*3, 2*1 + 5*2 + 3*3, 1*1 + 3*2 + 6*3})
	SolveRidge(squares, 1, right)
	for n, want := range []float64{1, 2, 3} {
		if math.Abs(right.AtVec(n)-want) > 1e-9 {
			t.Errorf("x[%d] is %v instead of %v", n, right.AtVec(n), want)
		}
	}
}

// Where a file can't be written is told at once, and nothing is left behind by the question.
func TestOutputIsCheckedFirst(t *testing.T) {
	folder := t.TempDir()
	output := Output(filepath.Join(folder, "weights"))
	if err := output.Check(); err != nil {
		t.Error(err)
	}
	if Output(folder).Check() == nil {
		t.Error("a folder can't be written as a file")
	}
	if files, _ := os.ReadDir(folder); len(files) != 0 {
		t.Error("something was left:", files)
	}
	if err := output.Write([]byte("12")); err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(string(output)); string(text) != "12" || err != nil {
		t.Errorf("wrote %q, %v", text, err)
	}
}

// A folder that is not there is named with the file in it, and not what was tried there.
func TestOutputNamesTheFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "nowhere", "weights")
	err := Output(file).Check()
	if !errors.Is(err, fs.ErrNotExist) || !strings.HasPrefix(err.Error(), file+": ") || strings.Contains(err.Error(), ".weights") {
		t.Error(err)
	}
}

// What features foretell exactly is found, as far as the penalty lets it, from sums that are merged; a row that was never seen
// is like the later one, or nothing.
func TestSums(t *testing.T) {
	const rows, features = 5, 12
	chance := rand.New(rand.NewPCG(1, 1))
	parts := [2]*Sums{NewSums(rows, features), NewSums(rows, features)}
	want := []float64{300, -120, 45}
	for n := range 200_000 {
		f, target := make([]int16, features), int64(0)
		for k, w := range want {
			f[k] = int16(chance.IntN(21) - 10)
			target += int64(w) * int64(f[k])
		}
		parts[n%2].Add(3, f, target)
	}
	parts[0].Merge(parts[1])
	found := parts[0].Solve(12_000, 1)
	for k, w := range want {
		if math.Abs(found[3][k]-w) > 0.01*math.Abs(w) {
			t.Errorf("weight %d is %.2f instead of %.0f", k, found[3][k], w)
		}
	}
	if off := parts[0].Off(3, found[3]); off > 5 {
		t.Errorf("predictions are off by %.1f", off)
	}
	if !slices.Equal(found[2], found[3]) || slices.ContainsFunc(found[4], func(w float64) bool { return w != 0 }) {
		t.Error("a row that was never seen is unlike the later one, or something")
	}
	if far := parts[0].Solve(12_000, 2); !slices.Equal(far[1], far[3]) || far[2][0] != 0 {
		t.Error("rows are held to others than those so many after them")
	}
}

// Value functions are averaged, and rounded to what has room.
func TestMean(t *testing.T) {
	var mean Mean
	mean.Add([][]float64{{1, 50_000, -3}})
	mean.Add([][]float64{{4, 50_000, -6}})
	var weights [3]int16
	if mean.Round(0, weights[:]); weights != [...]int16{3, math.MaxInt16, -5} {
		t.Error(weights)
	}
}
