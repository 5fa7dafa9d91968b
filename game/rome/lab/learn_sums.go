package lab

import (
	"math"

	"gonum.org/v1/gonum/mat"

	"capital/game/lab"
	"capital/game/rome/ai"
)

// featureCount is how many features there are.
const featureCount = len(ai.Features{})

// ridge is the penalty on the square of a weight's distance from that of the later row. It is high, for what is seen in one
// match is not independent: some twenty sights of a row share its outcome.
const ridge = 12_000

// valueFunction is the weights of all rows, in thousandths of a point.
type valueFunction [ai.Rows][featureCount]float64

// average makes a mean of n value functions of the mean of n-1 and one more.
func (f *valueFunction) average(one *valueFunction, n int) {
	for row := range f {
		for k := range f[row] {
			f[row][k] += (one[row][k] - f[row][k]) / float64(n)
		}
	}
}

// round fills in the weights, in thousandths of a point.
func (f *valueFunction) round(weights *[ai.Rows][featureCount]int16) {
	for row := range f {
		for k, x := range f[row] {
			weights[row][k] = int16(max(math.MinInt16, min(math.MaxInt16, math.Round(x))))
		}
	}
}

// sums are what a linear regression of each row needs of what was seen. They are whole numbers: in whatever order matches are
// added, they are the same.
type sums struct {
	rows          [ai.Rows]rowSums
	scores, seats int64
}

// rowSums are those of one row: the products of all pairs of features, of a pair the earlier first; of features and targets;
// and of targets with themselves.
type rowSums struct {
	squares [featureCount * featureCount]int64
	right   [featureCount]int64
	targets int64
	count   int64
}

// add adds what was seen before so many points came.
func (s *rowSums) add(f *ai.Features, target int64) {
	var at [featureCount]int
	found := 0
	for k, x := range f {
		if x != 0 {
			at[found] = k
			found++
		}
	}
	for i, row := range at[:found] {
		x := int64(f[row])
		s.right[row] += x * target
		for _, column := range at[i:found] {
			s.squares[row*featureCount+column] += x * int64(f[column])
		}
	}
	s.targets += target * target
	s.count++
}

// merge adds other sums.
func (s *sums) merge(other *sums) {
	for row := range s.rows {
		one, more := &s.rows[row], &other.rows[row]
		for n, x := range more.squares {
			one.squares[n] += x
		}
		for n, x := range more.right {
			one.right[n] += x
		}
		one.targets += more.targets
		one.count += more.count
	}
	s.scores += other.scores
	s.seats += other.seats
}

// solve finds the weights of all rows by ridge regression, the last row first: each is held to the one after it.
func solve(rounds []*sums) *valueFunction {
	s, found := new(sums), new(valueFunction)
	for _, round := range rounds {
		s.merge(round)
	}
	for row := ai.Rows - 1; row >= 0; row-- {
		sums := &s.rows[row]
		squares := make([]float64, featureCount*featureCount)
		for n, x := range sums.squares {
			squares[n] = float64(x)
		}
		later := &found[min(row+1, ai.Rows-1)]
		right := found[row][:]
		for n, x := range sums.right {
			right[n] = float64(x)
			for k, w := range later {
				right[n] -= w * squares[min(n, k)*featureCount+max(n, k)]
			}
		}
		lab.SolveRidge(mat.NewSymDense(featureCount, squares), ridge, mat.NewVecDense(featureCount, right))
		for n := range right {
			right[n] += later[n]
		}
	}
	return found
}

// off is by how much the weights' predictions in the first construction are off, as the root of the mean of squares.
func (s *sums) off(f *valueFunction) float64 {
	row, weights := &s.rows[0], &f[0]
	sum := float64(row.targets)
	for k, w := range weights {
		sum -= 2 * w * float64(row.right[k])
		for n := k; n < featureCount; n++ {
			part := w * weights[n] * float64(row.squares[k*featureCount+n])
			if n > k {
				part *= 2
			}
			sum += part
		}
	}
	return math.Sqrt(sum/float64(max(1, row.count))) / 1000
}

func (s *sums) meanScore() float64 { return float64(s.scores) / float64(max(1, s.seats)) }
