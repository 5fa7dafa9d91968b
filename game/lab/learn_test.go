package lab

import (
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
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
