package lab

import (
	"math"
	"runtime"
	"slices"
	"testing"
)

// twoAndThree learns from matches in which 2 of the one feature and 3 of the other come, and what the round adds by chance.
func twoAndThree(t *testing.T, rounds, poor int, worse func(round int) int64) (rows []int16, offs []float64) {
	t.Helper()
	l := Learning{Rows: 3, Features: 2, After: 1, Penalty: 1e-6, Window: 1, Poor: poor, Games: 40, Seed: 7}
	rows = make([]int16, 2)
	round := 0
	err := l.Learn(t.Context(), rounds, func(seed uint64, sums *Sums) {
		if seed < 7 || seed >= 7+uint64(40*rounds) {
			t.Errorf("a match has the seed %d", seed)
		}
		one, other := int64(seed%5), int64(seed%3)
		sums.Add(1, []int16{int16(one), int16(other)}, 2*one+3*other+worse(round)*one)
	}, func(n int, mean *Mean, off float64) error {
		if n != round {
			t.Errorf("round %d is told as %d", round, n)
		}
		round++
		mean.Round(1, rows)
		offs = append(offs, off)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return rows, offs
}

// What is seen is learned, the first rounds do not count, and the others count alike.
func TestLearningTakesTheMeanOfRounds(t *testing.T) {
	rows, offs := twoAndThree(t, 4, 1, func(round int) int64 { return []int64{50, 20, 0, 4}[round] })
	if want := []int16{2 + 8, 3}; !slices.Equal(rows, want) {
		t.Errorf("learned %v, not %v: the mean of rounds 2 to 4", rows, want)
	}
	for _, off := range offs {
		if math.Abs(off) > 0.01 {
			t.Errorf("guesses are off by %v", off)
		}
	}
}

// Any number of cores learns the same.
func TestLearningIsTheSameOnAnyNumberOfCores(t *testing.T) {
	many, _ := twoAndThree(t, 2, 0, func(int) int64 { return 1 })
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if one, _ := twoAndThree(t, 2, 0, func(int) int64 { return 1 }); !slices.Equal(one, many) {
		t.Errorf("%v on one core, %v on many", one, many)
	}
}
