package lab

import (
	"math"

	"gonum.org/v1/gonum/mat"
)

// SolveRidge replaces the right side of the normal equations of a linear regression by the weights that solve them. It adds
// the penalty on the squares of the weights to the diagonal of the matrix. The penalty must be above 0.
func SolveRidge(squares *mat.SymDense, penalty float64, right *mat.VecDense) {
	for n := range squares.SymmetricDim() {
		squares.SetSym(n, n, squares.At(n, n)+penalty)
	}
	var factors mat.Cholesky
	if !factors.Factorize(squares) {
		panic("lab: a sum of squares is not positive")
	}
	if err := factors.SolveVecTo(right, right); err != nil {
		panic("lab: " + err.Error())
	}
}

// Sums are what linear regressions with whole features, one a row of weights, need of what was seen. They are whole numbers: in
// whatever order matches are added, they are the same, as long as a float64 can hold them.
type Sums struct {
	features int
	rows     []rowSums
}

// rowSums are those of one row: the products of all pairs of features, of a pair the earlier first; of features and targets;
// and of targets with themselves.
type rowSums struct {
	squares []int64
	right   []int64
	targets int64
	count   int64
}

// NewSums begins sums for so many rows of so many features.
func NewSums(rows, features int) *Sums {
	s := &Sums{features, make([]rowSums, rows)}
	for row := range s.rows {
		s.rows[row].squares, s.rows[row].right = make([]int64, features*features), make([]int64, features)
	}
	return s
}

// Add adds what was seen in a row before so much came.
func (s *Sums) Add(row int, f []int16, target int64) {
	r, found := &s.rows[row], make([]int, 0, 256)
	for k, x := range f {
		if x != 0 {
			found = append(found, k)
		}
	}
	for i, k := range found {
		x := int64(f[k])
		r.right[k] += x * target
		products := r.squares[k*s.features:]
		for _, column := range found[i:] {
			products[column] += x * int64(f[column])
		}
	}
	r.targets += target * target
	r.count++
}

// Merge adds other sums.
func (s *Sums) Merge(other *Sums) {
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
}

// Solve finds the weights of all rows by ridge regression, the last row first: each is held to the one so many rows after it,
// by a penalty on the square of the distance of each weight.
func (s *Sums) Solve(penalty float64, after int) [][]float64 {
	found := make([][]float64, len(s.rows))
	for row := len(s.rows) - 1; row >= 0; row-- {
		later := make([]float64, s.features)
		if row+after < len(s.rows) {
			later = found[row+after]
		}
		found[row] = s.solve(row, penalty, later)
	}
	return found
}

// solve finds the weights of a row, held to others.
func (s *Sums) solve(row int, penalty float64, others []float64) []float64 {
	squares := make([]float64, s.features*s.features)
	for n, x := range s.rows[row].squares {
		squares[n] = float64(x)
	}
	right := make([]float64, s.features)
	for n, x := range s.rows[row].right {
		right[n] = float64(x)
		for k, w := range others {
			right[n] -= w * squares[min(n, k)*s.features+max(n, k)]
		}
	}
	SolveRidge(mat.NewSymDense(s.features, squares), penalty, mat.NewVecDense(s.features, right))
	for n := range right {
		right[n] += others[n]
	}
	return right
}

// Off is by how much the weights' predictions in a row are off, as the root of the mean of squares.
func (s *Sums) Off(row int, weights []float64) float64 {
	r := &s.rows[row]
	sum := float64(r.targets)
	for k, w := range weights {
		sum -= 2 * w * float64(r.right[k])
		for n := k; n < s.features; n++ {
			part := w * weights[n] * float64(r.squares[k*s.features+n])
			if n > k {
				part *= 2
			}
			sum += part
		}
	}
	return math.Sqrt(max(0, sum) / float64(max(1, r.count)))
}

// Mean has the value functions of several rounds of learning, of which each is as good as the others.
type Mean struct {
	rows [][]float64
	n    float64
}

// Add takes in one more.
func (m *Mean) Add(rows [][]float64) {
	m.n++
	if m.rows == nil {
		m.rows = make([][]float64, len(rows))
		for row := range rows {
			m.rows[row] = make([]float64, len(rows[row]))
		}
	}
	for row := range rows {
		for k, x := range rows[row] {
			m.rows[row][k] += (x - m.rows[row][k]) / m.n
		}
	}
}

// Round fills in the weights of a row, rounded to whole numbers that have room.
func (m *Mean) Round(row int, weights []int16) {
	for k, x := range m.rows[row] {
		weights[k] = int16(max(math.MinInt16, min(math.MaxInt16, math.Round(x))))
	}
}
