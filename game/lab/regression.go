package lab

import "gonum.org/v1/gonum/mat"

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
